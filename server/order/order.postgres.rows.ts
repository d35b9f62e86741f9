import type { OrderLineRecord, OrderMoveRecord, OrderRecord } from './order.store.ts';
import { listSavingOf, savingOf, selectionOf, type Columns } from '../storage/postgres/records.ts';

/** What an order's own row holds under the same name. */
const ORDER = {
  id: 'text',
  number: 'text',
  customerId: 'text',
  status: 'text',
  placedAt: 'timestamptz',
  paymentMethod: 'text',
  quantity: 'integer',
  total: 'bigint',
  originalTotal: 'bigint',
  discount: 'bigint',
  shipping: 'bigint',
  payable: 'bigint',
  parcelNumber: 'text',
} as const satisfies Columns & Partial<Record<keyof OrderRecord, string>>;

/** Parts of an order that are columns of its row. */
const PARTS = {
  shipName: 'text',
  shipPhone: 'text',
  shipEmail: 'text',
  shipStreet: 'text',
  shipCity: 'text',
  shipRegion: 'text',
  shipPostalCode: 'text',
  returnRequestedAt: 'timestamptz',
  returnReason: 'text',
  refundAmount: 'bigint',
  refundRequestedAt: 'timestamptz',
  refundDoneAt: 'timestamptz',
  refundAskedAt: 'timestamptz',
} as const satisfies Columns;

export const LINE = {
  productId: 'text',
  title: 'text',
  brand: 'text',
  image: 'text',
  price: 'bigint',
  originalPrice: 'bigint',
  quantity: 'integer',
  total: 'bigint',
} as const satisfies Columns & Record<keyof OrderLineRecord, string>;

export const MOVE = {
  status: 'text',
  at: 'timestamptz',
} as const satisfies Columns & Record<keyof OrderMoveRecord, string>;

/** Every column of an order's own row. */
export const ORDER_ROW = { ...ORDER, ...PARTS } as const satisfies Columns;

export const SAVE_ORDER = savingOf('orders', ['id'], ORDER_ROW);
export const SAVE_LINES = listSavingOf('order_lines', { owner: 'orderId', item: 'place' }, LINE);
export const SAVE_MOVES = listSavingOf('order_moves', { owner: 'orderId', item: 'place' }, MOVE);

/** An order as its row holds it; lines and history have rows of their own. */
export function rowOf(order: OrderRecord): Readonly<Record<string, unknown>> {
  const { shippingInfo: ship, returnRequest, refund } = order;
  return {
    ...order,
    shipName: ship.name,
    shipPhone: ship.phone,
    shipEmail: ship.email,
    shipStreet: ship.street,
    shipCity: ship.city,
    shipRegion: ship.region,
    shipPostalCode: ship.postalCode,
    returnRequestedAt: returnRequest?.requestedAt,
    returnReason: returnRequest?.reason,
    refundAmount: refund?.amount,
    refundRequestedAt: refund?.requestedAt,
    refundDoneAt: refund?.doneAt,
    refundAskedAt: refund?.askedAt,
  };
}

const listOf = (table: string, columns: Columns) =>
  `(SELECT json_agg(item ORDER BY place)
      FROM ${table}, LATERAL (SELECT ${selectionOf(columns)}) AS item
     WHERE order_id = orders.id)`;

/** Whole orders, in one query; `which` is the end of the query, from WHERE or ORDER BY on. */
export function ordersFound(which: string): string {
  return `
    SELECT ${selectionOf(ORDER)},
           json_build_object(
             'name', ship_name, 'phone', ship_phone, 'email', ship_email, 'street', ship_street,
             'city', ship_city, 'region', ship_region, 'postalCode', ship_postal_code
           ) AS "shippingInfo",
           ${listOf('order_lines', LINE)} AS lines,
           ${listOf('order_moves', MOVE)} AS history,
           CASE WHEN return_requested_at IS NOT NULL THEN json_build_object(
             'requestedAt', iso(return_requested_at), 'reason', return_reason
           ) END AS "returnRequest",
           CASE WHEN refund_requested_at IS NOT NULL THEN jsonb_build_object(
             'amount', refund_amount, 'requestedAt', iso(refund_requested_at),
             'doneAt', iso(refund_done_at)
           ) || jsonb_strip_nulls(jsonb_build_object('askedAt', iso(refund_asked_at)))
           END AS refund
      FROM orders ${which}`;
}
