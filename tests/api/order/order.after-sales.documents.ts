import type { OrderStatus } from '../../../server/order/order.store.ts';
import type { TestShop } from '../../support/shop/shop.ts';
import { CART, ERRORS, type Amount, type Cart, type UserError } from '../protocol/documents.ts';
import { guestOrder, request } from './order.documents.ts';

/** How an order is opened: as its customer, or with the key of its link. */
export interface Access {
  readonly orderId: string;
  readonly trackingKey?: string;
}

/** An order as it stands after it was placed. */
export interface PlacedOrder {
  readonly id: string;
  readonly number: string;
  readonly status: OrderStatus;
  readonly history: ReadonlyArray<{ readonly status: OrderStatus; readonly at: string }>;
  readonly canCancel: boolean;
  readonly returnUntil: string | null;
  readonly canRequestReturn: boolean;
  readonly returnRequest: {
    readonly requestedAt: string;
    readonly reason: string;
    readonly receivedAt: string | null;
    readonly refund: { readonly amount: Amount; readonly method: string } | null;
  } | null;
  readonly returnRequests: ReadonlyArray<{
    readonly id: string;
    readonly cancelledAt: string | null;
  }>;
  readonly refund: { readonly amount: Amount; readonly doneAt: string | null } | null;
  readonly trackingKey: string;
}

interface Changed {
  readonly order: PlacedOrder | null;
  readonly userErrors: readonly UserError[];
}

const PLACED_ORDER = `{
  id number status history { status at } canCancel returnUntil canRequestReturn
  returnRequests { id cancelledAt lines { variantId quantity } }
  returnRequest { requestedAt reason receivedAt refund { amount { amount } method } } refund { amount { amount } doneAt } trackingKey
}`;
const CHANGED = `{ order ${PLACED_ORDER} ${ERRORS} }`;

/** Returns the requests about orders once they are placed. */
export function afterSalesOf(shop: TestShop) {
  return {
    /** Places a guest's order of one skirt. */
    async place(change: object = {}): Promise<PlacedOrder> {
      const { order } = await request<Changed>(
        shop,
        `mutation ($input: GuestOrderInput!, $key: String!) {
          placeGuestOrder(input: $input, idempotencyKey: $key) ${CHANGED}
        }`,
        { input: guestOrder([['jupe-plissee-safran', 1]], change), key: crypto.randomUUID() },
      );
      if (!order) throw new Error('The order was not placed');
      return order;
    },
    track: (id: string, key: string) =>
      request<PlacedOrder | null>(
        shop,
        `query ($id: ID!, $key: String!) { trackedOrder(id: $id, key: $key) ${PLACED_ORDER} }`,
        { id, key },
      ),
    async own(id: string, token: string): Promise<PlacedOrder | null> {
      const query = `query ($id: ID!) { me { order(id: $id) ${PLACED_ORDER} } }`;
      return (await request<{ order: PlacedOrder | null }>(shop, query, { id }, token)).order;
    },
    cancel: (access: Access, token?: string) =>
      request<Changed>(
        shop,
        `mutation ($orderId: ID!, $trackingKey: String) {
          cancelOrder(orderId: $orderId, trackingKey: $trackingKey) ${CHANGED}
        }`,
        access,
        token,
      ),
    sendBack: (access: Access, reason: string | null, token?: string) =>
      request<Changed>(
        shop,
        `mutation ($orderId: ID!, $reason: String, $trackingKey: String) {
          requestReturn(orderId: $orderId, reason: $reason, trackingKey: $trackingKey) ${CHANGED}
        }`,
        { ...access, reason },
        token,
      ),
    cancelReturn: ({ orderId, trackingKey: key }: Access, requestId: string, token?: string) =>
      request<Changed>(
        shop,
        `mutation ($orderId: ID!, $key: String, $requestId: ID!) {
          cancelReturnRequest(orderId: $orderId, key: $key, requestId: $requestId) ${CHANGED}
        }`,
        { orderId, key, requestId },
        token,
      ),
    /** Previews the return of everything. */
    preview: (access: Access) =>
      request<Changed>(
        shop,
        `mutation ($orderId: ID!, $trackingKey: String) {
          requestReturn(orderId: $orderId, trackingKey: $trackingKey, dryRun: true) ${CHANGED}
        }`,
        access,
      ),
    reorder: (orderId: string, token: string) =>
      request<{ readonly cart: Cart; readonly userErrors: readonly UserError[] }>(
        shop,
        `mutation ($orderId: ID!) { reorder(orderId: $orderId) { cart ${CART} ${ERRORS} } }`,
        { orderId },
        token,
      ),
  };
}
