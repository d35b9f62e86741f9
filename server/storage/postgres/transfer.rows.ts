import type { Rows } from '../lowdb/tables.ts';
import type { PartName } from '../transfer/parts.ts';
import { CUSTOMER } from '../../account/account.postgres.ts';
import { CATEGORY } from '../../catalog/catalog.postgres.ts';
import {
  ARCHIVED_PRODUCT,
  PRODUCT,
  rowOf as productRow,
  SELECT_ARCHIVED,
  SELECT_PRODUCT,
} from '../../catalog/postgres/catalog.rows.ts';
import { ADDRESS, CART_LINE, WISH } from './lists.postgres.ts';
import { MAIL } from '../../mail/mail.postgres.ts';
import { KEY } from '../../order/order.postgres.ts';
import {
  LINE,
  MOVE,
  ORDER_ROW,
  ordersFound,
  rowOf as orderRow,
} from '../../order/order.postgres.rows.ts';
import { PAYMENT } from '../../order/order.postgres.payments.ts';
import { addingOf, placed, selectionOf, type Columns } from './records.ts';

/** Records that have an id are kept under it. */
type Identified = { readonly id: string };
type Given<R> = ReadonlyArray<readonly [key: string, row: R]>;
type Row = object;

/** Rows of one table, and the statement that adds them. */
interface Addition<R> {
  readonly sql: string;
  /** `place` is that of the first of these records in the whole part, from 1. */
  readonly rowsOf: (given: Given<R>, place: number) => readonly Row[];
}

/** How a part is in the tables. */
export interface StoredPart<R> {
  /** Gives `key` and `row` of every record; where order is kept, as they were first saved. */
  readonly select: string;
  readonly additions: ReadonlyArray<Addition<R>>;
}

const SEQUENCE = { sequence: 'bigint' } as const satisfies Columns;

export const STORED_PARTS: { readonly [P in PartName]: StoredPart<Rows[P]> } = {
  categories: {
    select: byId(recordsOf('categories', CATEGORY, 'position')),
    additions: [{ sql: addingOf('categories', CATEGORY), rowsOf: each((category) => category) }],
  },
  products: {
    select: byId(`${SELECT_PRODUCT} ORDER BY position`),
    additions: [{ sql: addingOf('products', PRODUCT), rowsOf: each(productRow) }],
  },
  archivedProducts: {
    select: byId(`${SELECT_ARCHIVED} ORDER BY position`),
    additions: [{ sql: addingOf('archived_products', ARCHIVED_PRODUCT), rowsOf: each(productRow) }],
  },
  customers: {
    select: byId(recordsOf('customers', CUSTOMER, 'created_at, id')),
    additions: [{ sql: addingOf('customers', CUSTOMER), rowsOf: each((customer) => customer) }],
  },
  carts: listPart('cart_lines', CART_LINE),
  wishlists: listPart('wishes', WISH),
  addresses: listPart('addresses', ADDRESS),
  orders: {
    select: byId(ordersFound('ORDER BY sequence')),
    additions: [
      { sql: addingOf('orders', { ...ORDER_ROW, ...SEQUENCE }), rowsOf: inSequence(orderRow) },
      itemsOf('order_lines', LINE, ({ lines }) => lines),
      itemsOf('order_moves', MOVE, ({ history }) => history),
    ],
  },
  payments: {
    select: byId(recordsOf('payments', PAYMENT, 'sequence')),
    additions: [
      {
        sql: addingOf('payments', { ...PAYMENT, ...SEQUENCE }),
        rowsOf: inSequence((payment) => payment),
      },
    ],
  },
  idempotencyKeys: {
    // A blank parts scope and key: neither can hold one.
    select: `SELECT scope || ' ' || key AS key,
                    json_build_object('fingerprint', fingerprint, 'madeId', made_id) AS row
               FROM idempotency_keys`,
    additions: [
      {
        sql: addingOf('idempotency_keys', KEY),
        rowsOf: (given) =>
          given.map(([both, { fingerprint, madeId }]) => {
            const [scope, key] = both.split(' ');
            return { scope, key, fingerprint, madeId };
          }),
      },
    ],
  },
  paymentEvents: {
    select: 'SELECT id AS key, to_json(iso(noted_at)) AS row FROM payment_events',
    additions: [
      {
        sql: addingOf('payment_events', { id: 'text', notedAt: 'timestamptz' }),
        rowsOf: (given) => given.map(([id, notedAt]) => ({ id, notedAt })),
      },
    ],
  },
  mails: {
    select: byId(recordsOf('mails', MAIL, 'sequence')),
    additions: [
      { sql: addingOf('mails', { ...MAIL, ...SEQUENCE }), rowsOf: inSequence((mail) => mail) },
    ],
  },
};

function recordsOf(table: string, columns: Columns, order: string): string {
  return `SELECT ${selectionOf(columns)} FROM ${table} ORDER BY ${order}`;
}

/** Records that a query finds whole, in its order. */
function byId(select: string): string {
  return `SELECT record.id AS key, to_json(record) AS row FROM (${select}) AS record`;
}

function each<R>(rowOf: (record: R) => Row): Addition<R>['rowsOf'] {
  return (given) => given.map(([, record]) => rowOf(record));
}

/** « Newest first » goes by it, so it has to be the one that they had. */
function inSequence<R>(rowOf: (record: R) => Row): Addition<R>['rowsOf'] {
  return (given, place) =>
    given.map(([, record], n) => ({ ...rowOf(record), sequence: place + n }));
}

/** One list a customer, a row an item. */
function listPart<T extends object>(table: string, columns: Columns): StoredPart<readonly T[]> {
  return {
    select: `SELECT customer_id AS key, json_agg(item ORDER BY place) AS row
               FROM ${table}, LATERAL (SELECT ${selectionOf(columns)}) AS item
              GROUP BY customer_id`,
    additions: [
      {
        sql: addingOf(table, { customerId: 'text', place: 'integer', ...columns }),
        rowsOf: (given) => given.flatMap(([customerId, list]) => placed({ customerId }, list)),
      },
    ],
  };
}

/** Parts of a record that have rows of their own. */
function itemsOf<R extends Identified>(
  table: string,
  columns: Columns,
  find: (record: R) => readonly Row[],
): Addition<R> {
  return {
    sql: addingOf(table, { orderId: 'text', place: 'integer', ...columns }),
    rowsOf: (given) => given.flatMap(([orderId, record]) => placed({ orderId }, find(record))),
  };
}
