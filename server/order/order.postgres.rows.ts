import {
  addingOf,
  columnsOf,
  listSavingOf,
  placed,
  savingOf,
  selectionOf,
  type Columns,
} from '../storage/postgres/records.ts';
import { inSequence, recordsFound, type StoredPart } from '../storage/postgres/stored-part.ts';
import { isListed } from './order.rules.ts';
import { searchedTextOf, updatedAtOf } from './order.list.rules.ts';
import { orderLineRecord, orderMoveRecord, orderRecord, type OrderRecord } from './order.store.ts';

const ORDER = columnsOf(orderRecord);
const LINE = columnsOf(orderLineRecord);
const MOVE = columnsOf(orderMoveRecord);

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
  invoiceNumber: 'text',
  invoicedAt: 'timestamptz',
  updatedAt: 'timestamptz',
  searched: 'text',
  isListed: 'boolean',
} as const satisfies Columns;

const ORDER_ROW: Columns = { ...ORDER, ...PARTS };

export const SAVE_ORDER = savingOf('orders', ['id'], ORDER_ROW);
export const SAVE_LINES = listSavingOf('order_lines', { owner: 'orderId', item: 'place' }, LINE);
export const SAVE_MOVES = listSavingOf('order_moves', { owner: 'orderId', item: 'place' }, MOVE);

export function rowOf(order: OrderRecord): Readonly<Record<string, unknown>> {
  const { shippingInfo: ship, returnRequest, refund, invoice } = order;
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
    invoiceNumber: invoice?.number,
    invoicedAt: invoice?.issuedAt,
    updatedAt: updatedAtOf(order),
    searched: searchedTextOf(order),
    isListed: isListed(order),
  };
}

const listOf = (table: string, columns: Columns) =>
  `(SELECT json_agg(item ORDER BY place)
      FROM ${table}, LATERAL (SELECT ${selectionOf(columns)}) AS item
     WHERE order_id = orders.id)`;

/** `which` is the end of the query, from WHERE or ORDER BY on. */
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
           END AS refund,
           CASE WHEN invoice_number IS NOT NULL THEN json_build_object(
             'number', invoice_number, 'issuedAt', iso(invoiced_at)
           ) END AS invoice
      FROM orders ${which}`;
}

export const orderPart: StoredPart<OrderRecord> = {
  select: recordsFound(ordersFound('ORDER BY sequence')),
  additions: [
    inSequence('orders', ORDER_ROW, rowOf),
    itemsOf('order_lines', LINE, ({ lines }) => lines),
    itemsOf('order_moves', MOVE, ({ history }) => history),
  ],
  sequenceOf: 'orders',
};

function itemsOf(
  table: string,
  columns: Columns,
  find: (order: OrderRecord) => readonly object[],
): StoredPart<OrderRecord>['additions'][number] {
  return {
    sql: addingOf(table, { orderId: 'text', place: 'integer', ...columns }),
    rowsOf: (given) => given.flatMap(([orderId, order]) => placed({ orderId }, find(order))),
  };
}
