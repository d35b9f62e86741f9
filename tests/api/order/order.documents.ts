import { anyPhone } from '../../support/shop/phones.ts';
import type { TestShop } from '../../support/shop/shop.ts';
import { ERRORS, type Amount, type UserError } from '../protocol/documents.ts';

export interface Order {
  readonly id: string;
  readonly number: string;
  readonly status: string;
  readonly shippingInfo: { readonly phone: string | null; readonly email: string | null };
}

export interface OrderPayload {
  readonly order: Order | null;
  readonly cart: { readonly payable: Amount } | null;
  readonly userErrors: readonly UserError[];
}

export const ORDER = `{
  id number status placedAt paymentMethod quantity
  lines { productId title price { amount } quantity total { amount } }
  total { amount } originalTotal { amount } discount { amount }
  shipping { amount } payable { amount }
  shippingInfo { name phone email street city region postalCode }
}`;

const PLACE_GUEST_ORDER = `mutation ($input: GuestOrderInput!, $key: String!) {
  placeGuestOrder(input: $input, idempotencyKey: $key) {
    order ${ORDER} cart { payable { amount } } ${ERRORS}
  }
}`;

export const HOME = {
  name: 'Nadia Alami',
  street: '3, rue Oukaïmeden',
  city: 'Rabat',
  region: 'Rabat-Salé-Kénitra',
  postalCode: '10090',
};

/** A guest's order of these products and quantities. */
export function guestOrder(lines: ReadonlyArray<readonly [string, number]>, change: object = {}) {
  return {
    lines: lines.map(([productId, quantity]) => ({ productId, quantity })),
    ...HOME,
    phone: anyPhone(),
    ...change,
  };
}

/** Returns the one field of a document. `T` is not checked. */
export async function request<T>(
  shop: TestShop,
  document: string,
  variables: object,
  token?: string,
): Promise<T> {
  const { data } = await shop.graphql<object>(document, variables, token);
  return Object.values(data)[0];
}

/** Places a guest's order, under a new key unless one is given. */
export async function place(shop: TestShop, input: object, key: string = crypto.randomUUID()) {
  const { status, data, errors } = await shop.graphql<{ placeGuestOrder: OrderPayload } | null>(
    PLACE_GUEST_ORDER,
    { input, key },
  );
  const nothing: OrderPayload = { order: null, cart: null, userErrors: [] };
  return { status, errors, ...(data?.placeGuestOrder ?? nothing) };
}
