import type { TestAdmin } from '../../support/shop/admin.ts';
import type { TestShop } from '../../support/shop/shop.ts';
import { change } from '../delivery/delivery.documents.ts';
import { guestOrder, request } from '../order/order.documents.ts';
import { ERRORS, type Amount, type UserError } from '../protocol/documents.ts';

/** A skirt of 459 DH, once 599, and trousers of 439 DH. */
export const [SKIRT, SAROUEL] = ['jupe-plissee-safran', 'sarouel-terracotta'];

export interface Code {
  readonly id: string;
  readonly version: number;
  readonly status: string;
  readonly usedCount: number;
  readonly sales: {
    readonly orders: number;
    readonly amount: Amount;
    readonly saving: Amount;
  };
}

export const CODE = `id version code percent amount { amount } freeDelivery minimum { amount } startsAt endsAt
  limit limitPerPhone products { id } isForSalePieces status usedCount
  sales { orders amount { amount } saving { amount } }`;

export const saveCode = (admin: TestAdmin, input: object, expectedVersion?: number) =>
  change<{ discountCode: Code | null }>(
    admin,
    'saveDiscountCode',
    { input: ['DiscountCodeInput!', input], expectedVersion: ['Int', expectedVersion] },
    `discountCode { ${CODE} }`,
  );

/** Adds a code that must be right, under a text of its own unless one is given. */
export async function addedCode(admin: TestAdmin, input: object) {
  const code = `C ${crypto.randomUUID().slice(0, 8)}`;
  const { discountCode, userErrors } = await saveCode(admin, { code, ...input });
  if (!discountCode) throw new Error(JSON.stringify(userErrors));
  return { code, ...discountCode };
}

export async function codeOf(admin: TestAdmin, id: string): Promise<Code> {
  const { data } = await admin.request<{ discountCode: Code }>(
    `query ($id: ID!) { discountCode(id: $id) { ${CODE} } }`,
    { id },
  );
  return data.discountCode;
}

interface GivenCode {
  readonly code: string;
  readonly isApplied: boolean;
  readonly problem: string | null;
  readonly reason: string | null;
  readonly saving: Amount;
  readonly isFreeDelivery: boolean;
}

export interface CodedCart {
  readonly lines: ReadonlyArray<{ readonly price: Amount; readonly total: Amount }>;
  readonly total: Amount;
  readonly originalTotal: Amount;
  readonly discount: Amount;
  readonly shipping: Amount;
  readonly payable: Amount;
  readonly discountCode: GivenCode | null;
}

const SUMS = `total { amount } originalTotal { amount } discount { amount } shipping { amount } payable { amount }`;
export const CODED = `{
  lines { price { amount } total { amount } } ${SUMS}
  discountCode { code isApplied problem reason saving { amount } isFreeDelivery }
}`;

type Lines = ReadonlyArray<readonly [productId: string, quantity: number]>;

export const quoted = (shop: TestShop, lines: Lines, discountCode: string, language = 'FR') =>
  request<CodedCart>(
    shop,
    `query ($lines: [CartLineInput!]!, $discountCode: String) @inContext(language: ${language}) {
      quote(lines: $lines, discountCode: $discountCode) ${CODED}
    }`,
    { lines: guestOrder(lines).lines, discountCode },
  );

interface CodedPayload {
  readonly cart: CodedCart;
  readonly userErrors: readonly UserError[];
}

export const applied = (shop: TestShop, code: string, token?: string) =>
  request<CodedPayload>(
    shop,
    `mutation ($code: String!) { applyDiscountCode(code: $code) { cart ${CODED} ${ERRORS} } }`,
    { code },
    token,
  );

export const removed = (shop: TestShop, token: string) =>
  request<CodedPayload>(
    shop,
    `mutation { removeDiscountCode { cart ${CODED} ${ERRORS} } }`,
    {},
    token,
  );

export const myCart = async (shop: TestShop, token: string) =>
  (await request<{ cart: CodedCart }>(shop, `{ me { cart ${CODED} } }`, {}, token)).cart;

interface CodedOrder extends Omit<CodedCart, 'discountCode'> {
  readonly id: string;
  readonly trackingKey: string;
  readonly discountCode: {
    readonly code: string;
    readonly saving: Amount;
    readonly isFreeDelivery: boolean;
  } | null;
}

export const CODED_ORDER = `{
  id trackingKey lines { price { amount } total { amount } } ${SUMS}
  discountCode { code saving { amount } isFreeDelivery }
}`;

/** Places a guest's order. */
export const ordered = (shop: TestShop, input: object, key: string = crypto.randomUUID()) =>
  request<{
    readonly order: CodedOrder | null;
    readonly cart: CodedCart | null;
    readonly userErrors: readonly UserError[];
  }>(
    shop,
    `mutation ($input: GuestOrderInput!, $key: String!) {
      placeGuestOrder(input: $input, idempotencyKey: $key) {
        order ${CODED_ORDER} cart ${CODED} ${ERRORS}
      }
    }`,
    { input, key },
  );

export const problemsOf = ({ userErrors }: { readonly userErrors: readonly UserError[] }) =>
  userErrors.map(({ code, field }) => (field === null ? code : `${code} ${field}`));
