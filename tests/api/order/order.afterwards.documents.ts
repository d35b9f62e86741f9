import type { OrderStatus } from '../../../server/order/order.store.ts';
import type { TestShop } from '../../support/shop/shop.ts';
import { CART, ERRORS, type Amount, type Cart, type UserError } from '../protocol/documents.ts';
import { guestOrder } from './order.documents.ts';

/** How an order is opened: as its customer, or with the key of its link. */
export interface Access {
  readonly orderId: string;
  readonly trackingKey?: string;
}

/** An order as it stands after it was placed. */
export interface Afterwards {
  readonly id: string;
  readonly number: string;
  readonly status: OrderStatus;
  readonly history: ReadonlyArray<{ readonly status: OrderStatus; readonly at: string }>;
  readonly canCancel: boolean;
  readonly returnUntil: string | null;
  readonly canRequestReturn: boolean;
  readonly returnRequest: { readonly requestedAt: string; readonly reason: string } | null;
  readonly refund: { readonly amount: Amount; readonly doneAt: string | null } | null;
  readonly trackingKey: string;
}

interface Changed {
  readonly order: Afterwards | null;
  readonly userErrors: readonly UserError[];
}

const AFTERWARDS = `{
  id number status history { status at } canCancel returnUntil canRequestReturn
  returnRequest { requestedAt reason } refund { amount { amount } doneAt } trackingKey
}`;

/** What may be asked about orders once they are placed, at this shop's GraphQL door. */
export function afterwardsOf(shop: TestShop) {
  const ask = async <T>(document: string, variables: object, token?: string) =>
    (await shop.graphql<T>(document, variables, token)).data;

  return {
    /** Places a visitor's order of one skirt. */
    async place(change: object = {}): Promise<Afterwards> {
      const { placeGuestOrder } = await ask<{ placeGuestOrder: Changed }>(
        `mutation ($input: GuestOrderInput!, $key: String!) {
          placeGuestOrder(input: $input, idempotencyKey: $key) { order ${AFTERWARDS} ${ERRORS} }
        }`,
        { input: guestOrder([['jupe-plissee-safran', 1]], change), key: crypto.randomUUID() },
      );
      if (!placeGuestOrder.order) throw new Error('The order was not placed');
      return placeGuestOrder.order;
    },
    async track(id: string, key: string): Promise<Afterwards | null> {
      const { trackedOrder } = await ask<{ trackedOrder: Afterwards | null }>(
        `query ($id: ID!, $key: String!) { trackedOrder(id: $id, key: $key) ${AFTERWARDS} }`,
        { id, key },
      );
      return trackedOrder;
    },
    async own(id: string, token: string): Promise<Afterwards | null> {
      const { me } = await ask<{ me: { order: Afterwards | null } }>(
        `query ($id: ID!) { me { order(id: $id) ${AFTERWARDS} } }`,
        { id },
        token,
      );
      return me.order;
    },
    async cancel(access: Access, token?: string): Promise<Changed> {
      const { cancelOrder } = await ask<{ cancelOrder: Changed }>(
        `mutation ($orderId: ID!, $trackingKey: String) {
          cancelOrder(orderId: $orderId, trackingKey: $trackingKey) {
            order ${AFTERWARDS} ${ERRORS}
          }
        }`,
        access,
        token,
      );
      return cancelOrder;
    },
    async sendBack(access: Access, reason: string, token?: string): Promise<Changed> {
      const { requestReturn } = await ask<{ requestReturn: Changed }>(
        `mutation ($orderId: ID!, $reason: String!, $trackingKey: String) {
          requestReturn(orderId: $orderId, reason: $reason, trackingKey: $trackingKey) {
            order ${AFTERWARDS} ${ERRORS}
          }
        }`,
        { ...access, reason },
        token,
      );
      return requestReturn;
    },
    async reorder(orderId: string, token: string) {
      const { reorder } = await ask<{
        reorder: { readonly cart: Cart; readonly userErrors: readonly UserError[] };
      }>(
        `mutation ($orderId: ID!) { reorder(orderId: $orderId) { cart ${CART} ${ERRORS} } }`,
        { orderId },
        token,
      );
      return reorder;
    },
  };
}
