import type { TestAdmin } from '../../support/shop/admin.ts';
import type { TestShop } from '../../support/shop/shop.ts';
import { moved } from '../admin/orders/orders.documents.ts';
import { ERRORS, type Amount, type UserError } from '../protocol/documents.ts';
import { guestOrder, request } from './order.documents.ts';

/** A shirt at 549 DH, once 689, in two colours and five sizes. */
export const SHIRT = 'chemisier-plastron-blanc';
export const size = (value: string) => (value === '40' ? SHIRT : `${SHIRT}.${value}-blanc`);

export interface Exchange {
  readonly id: string;
  readonly number: string;
  readonly status: string;
  readonly version: number;
  readonly heldUntil: string | null;
  readonly refusal: string | null;
  readonly difference: Amount;
  readonly toCollect: Amount;
  readonly parcelNumber: string | null;
  /** Only the shop's API is queried for it. */
  readonly history?: ReadonlyArray<{ readonly status: string; readonly at: string }>;
  readonly shipments: ReadonlyArray<{
    readonly id: string;
    readonly status: string;
    readonly trackingNumber: string | null;
  }>;
  readonly lines: ReadonlyArray<{
    readonly variantId: string;
    readonly toVariantId: string;
    readonly quantity: number;
    readonly receivedQuantity: number;
  }>;
  readonly documents: ReadonlyArray<{
    readonly kind: string;
    readonly number: string;
    readonly amount: Amount;
    readonly vat: Amount;
  }>;
}

export interface ExchangedOrder {
  readonly id: string;
  readonly number: string;
  readonly status: string;
  readonly trackingKey: string;
  readonly returnableLines: readonly object[];
  readonly exchangeableLines: ReadonlyArray<{
    readonly variantId: string;
    readonly quantity: number;
    readonly choices: ReadonlyArray<{
      readonly variant: { readonly id: string };
      readonly availableForSale: boolean;
      readonly difference: Amount;
    }>;
  }>;
  readonly exchanges: readonly Exchange[];
}

const FIELDS = `id number status requestedAt method reason heldUntil parcelNumber refusal
  shipments { id status trackingNumber }
  difference { amount }
  lines {
    variantId toVariantId title variantTitle toVariantTitle image quantity receivedQuantity cause
    brand paid { amount } difference { amount }
  }
  documents { kind number issuedAt amount { amount } vat { amount } }`;

const ORDER = `{
  id number status trackingKey
  returnableLines { variantId quantity }
  exchangeableLines {
    variantId quantity choices { variant { id } availableForSale difference { amount } }
  }
  exchanges { ${FIELDS} canCancel history { status at } }
}`;

const PAYLOAD = `{
  exchange { ${FIELDS} version moves canReceive toCollect { amount } history { status by } order { id status } }
  userErrors { code field message }
}`;

interface Changed {
  readonly order: ExchangedOrder | null;
  readonly userErrors: readonly UserError[];
}

export interface ChangedExchange {
  readonly exchange: Exchange | null;
  readonly userErrors: readonly UserError[];
}

export const problemsOf = ({ userErrors }: Changed | ChangedExchange) =>
  userErrors.map(({ code, field }) => (field === null ? code : `${code} ${field}`));

/** Returns what shoppers and staff do with exchanges of a test's shop. */
export function exchangesOf(shop: TestShop, admin: TestAdmin) {
  const call = async (name: string, declared: string, variables: object) => {
    const given = declared
      .split(', ')
      .map((each) => each.split(':')[0] ?? '')
      .map((variable) => `${variable.slice(1)}: ${variable}`)
      .join(', ');
    const document = `mutation (${declared}) { payload: ${name}(${given}) ${PAYLOAD} }`;
    return (await admin.request<{ payload: ChangedExchange }>(document, variables)).data.payload;
  };
  const ofId = (name: string, declared = '') => {
    const all = ['$id: ID!', '$expectedVersion: Int!', ...(declared ? [declared] : [])].join(', ');
    return (id: string, expectedVersion: number, input: object = {}) =>
      call(name, all, { id, expectedVersion, ...input });
  };
  return {
    /** Leaves this quantity on hand of each of these sizes, none of the others, and nothing allocated. */
    async leave(quantities: Readonly<Record<string, number>>): Promise<void> {
      const product = await shop.store.read.catalog.product(SHIRT);
      if (!product) throw new Error('The catalogue has no shirt');
      const variants = product.variants.map((variant) => {
        const [, stockOnHand = 0] =
          Object.entries(quantities).find(([value]) => size(value) === variant.id) ?? [];
        return { ...variant, stockOnHand, allocated: 0 };
      });
      await shop.changeProduct(SHIRT, { variants, outOfStock: false });
    },
    /** On hand and allocated. */
    async stock(value: string): Promise<readonly [number | null, number]> {
      const product = await shop.store.read.catalog.product(SHIRT);
      const found = product?.variants.find(({ id }) => id === size(value));
      return [found?.stockOnHand ?? null, found?.allocated ?? 0];
    },
    /** A guest's order that was delivered. */
    async delivered(
      lines: ReadonlyArray<readonly [string, number]> = [['38', 1]],
      change: object = {},
    ): Promise<ExchangedOrder> {
      const input = {
        ...guestOrder([], { email: 'nadia@example.com', ...change }),
        lines: lines.map(([value, quantity]) => ({
          productId: SHIRT,
          variantId: size(value),
          quantity,
        })),
      };
      const { order, userErrors } = await request<Changed>(
        shop,
        `mutation ($input: GuestOrderInput!, $key: String!) {
          placeGuestOrder(input: $input, idempotencyKey: $key) { order ${ORDER} ${ERRORS} }
        }`,
        { input, key: crypto.randomUUID() },
      );
      if (!order) throw new Error(JSON.stringify(userErrors));
      for (const to of ['CONFIRMED', 'SHIPPED', 'DELIVERED']) {
        await moved(admin, { ids: [order.id], to });
      }
      return order;
    },
    track: ({ id, trackingKey: key }: Pick<ExchangedOrder, 'id' | 'trackingKey'>) =>
      request<ExchangedOrder>(
        shop,
        `query ($id: ID!, $key: String!) { trackedOrder(id: $id, key: $key) ${ORDER} }`,
        { id, key },
      ),
    ask: (
      { id: orderId, trackingKey: key }: { readonly id: string; readonly trackingKey?: string },
      lines: ReadonlyArray<readonly [string, string, number?]>,
      {
        method = 'SEND_BACK',
        cause,
        idempotencyKey = crypto.randomUUID() as string,
        from = shop,
        token,
        language = 'FR',
      }: {
        readonly method?: string;
        readonly cause?: string | undefined;
        readonly idempotencyKey?: string;
        readonly from?: TestShop;
        readonly token?: string;
        readonly language?: string;
      } = {},
    ) =>
      request<Changed>(
        from,
        `mutation (
          $orderId: ID!, $key: String, $lines: [ExchangeLineInput!]!, $method: ExchangeMethod!, $idempotencyKey: String!
        ) @inContext(language: ${language}) {
          requestExchange(
            orderId: $orderId, key: $key, lines: $lines, method: $method, reason: "Trop petit",
            idempotencyKey: $idempotencyKey
          ) { order ${ORDER} ${ERRORS} }
        }`,
        {
          orderId,
          key,
          method,
          idempotencyKey,
          lines: lines.map(([had, wanted, quantity = 1]) => ({
            variantId: had.includes('-') ? had : size(had),
            toVariantId: wanted.includes('-') ? wanted : size(wanted),
            quantity,
            cause,
          })),
        },
        token,
      ),
    cancel: (
      { id: orderId, trackingKey: key }: Pick<ExchangedOrder, 'id' | 'trackingKey'>,
      exchangeId: string,
    ) =>
      request<Changed>(
        shop,
        `mutation ($orderId: ID!, $key: String, $exchangeId: ID!) {
          cancelExchange(orderId: $orderId, key: $key, exchangeId: $exchangeId) { order ${ORDER} ${ERRORS} }
        }`,
        { orderId, key, exchangeId },
      ),
    create: (variables: object) =>
      call(
        'createExchange',
        '$orderId: ID!, $lines: [ExchangeLineInput!]!, $method: ExchangeMethod!, $idempotencyKey: String, $expectedVersion: Int',
        variables,
      ),
    approve: ofId('approveExchange'),
    refuse: ofId('refuseExchange', '$reason: String!'),
    receive: ofId('receiveExchange', '$lines: [ReceivedLineInput!]!'),
    ship: ofId('shipExchange', '$parcelNumber: String'),
    /** Gives the replacement to a carrier. */
    give: (id: string, expectedVersion: number, carrierId: string) =>
      ofId('shipExchange', '$carrierId: ID')(id, expectedVersion, { carrierId }),
    complete: ofId('completeExchange', '$collected: Centimes!'),
    fail: ofId('failExchange', '$reason: String!, $restock: Boolean, $refund: RefundInput'),
    async list(variables: object = {}) {
      interface List {
        readonly totalCount: number;
        readonly edges: ReadonlyArray<{ readonly cursor: string }>;
        readonly nodes: readonly Exchange[];
      }
      const { data, errors } = await admin.request<{ exchanges: List } | null>(
        `query ($statuses: [ExchangeStatus!], $first: Int! = 20, $after: String) {
          exchanges(statuses: $statuses, first: $first, after: $after) {
            totalCount edges { cursor } nodes { id number status order { number } }
          }
        }`,
        variables,
      );
      return { list: data?.exchanges, errors };
    },
  };
}
