import {
  invoiceYearRecord,
  keyRecord,
  type InvoiceYearRecord,
  type KeyRecord,
  type OrderRecord,
  type OrderStore,
} from './order.store.ts';
import { findOne, type Database } from '../storage/postgres/database.ts';
import { ordersFound, rowOf, SAVE_LINES, SAVE_MOVES, SAVE_ORDER } from './order.postgres.rows.ts';
import { findOrdersPage, listOrders, summarizeStored } from './postgres/order.page.ts';
import { paymentsOf } from './order.postgres.payments.ts';
import {
  addingOf,
  columnsOf,
  jsonOf,
  placed,
  savingOf,
  type Columns,
} from '../storage/postgres/records.ts';
import { recordPart, type StoredPart } from '../storage/postgres/stored-part.ts';

const KEY: Columns = { scope: 'text', key: 'text', ...columnsOf(keyRecord) };

export const keyPart: StoredPart<KeyRecord> = {
  // A blank separates scope and key: neither can contain one.
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
  sequenceOf: null,
};

export const paymentEventPart: StoredPart<string> = {
  select: 'SELECT id AS key, to_json(iso(noted_at)) AS row FROM payment_events',
  additions: [
    {
      sql: addingOf('payment_events', { id: 'text', notedAt: 'timestamptz' }),
      rowsOf: (given) => given.map(([id, notedAt]) => ({ id, notedAt })),
    },
  ],
  sequenceOf: null,
};

export const invoiceYearPart = recordPart<InvoiceYearRecord>(
  'invoice_years',
  columnsOf(invoiceYearRecord),
  'id',
);

const NEXT_INVOICE = `
  INSERT INTO invoice_years AS year (id, last_number) VALUES ($1, 1)
    ON CONFLICT (id) DO UPDATE SET last_number = year.last_number + 1
    RETURNING last_number AS number`;

const SAVE_KEY = savingOf('idempotency_keys', ['scope', 'key'], KEY);

const COUNT = `SELECT pg_sequence_last_value(pg_get_serial_sequence('orders', 'sequence')) AS count`;

const COUNTS_OF = `
  SELECT customer_id AS id, count(*) AS count FROM orders
   WHERE customer_id = ANY ($1) AND is_listed GROUP BY customer_id`;

export function ordersOf(db: Database): OrderStore {
  return {
    ...paymentsOf(db),
    order: (id) => findOne<OrderRecord>(db, ordersFound('WHERE id = $1'), [id]),
    ordersNumbered: (numbers) =>
      db.find<OrderRecord>(ordersFound('WHERE number = ANY ($1)'), [numbers]),
    newest: ({ statuses, limit }) =>
      statuses.length === 0
        ? db.find<OrderRecord>(ordersFound('ORDER BY sequence DESC LIMIT $1'), [limit])
        : db.find<OrderRecord>(
            ordersFound('WHERE status = ANY ($2) ORDER BY sequence DESC LIMIT $1'),
            [limit, statuses],
          ),
    async ordersById(ids) {
      const found = await db.find<OrderRecord>(ordersFound('WHERE id = ANY ($1)'), [ids]);
      return new Map(found.map((order) => [order.id, order]));
    },
    page: (query) => findOrdersPage(db, query),
    list: (query) => listOrders(db, query),
    summary: (requested) => summarizeStored(db, requested),
    async countsOf(customerIds) {
      const found = await db.find<{ readonly id: string; readonly count: number }>(COUNTS_OF, [
        customerIds,
      ]);
      return new Map(found.map(({ id, count }) => [id, count]));
    },
    refundsDue: () =>
      db.find<OrderRecord>(
        ordersFound(`WHERE refund_requested_at IS NOT NULL AND refund_done_at IS NULL
                     ORDER BY sequence DESC`),
      ),
    async count() {
      // Sequences are not transactional: concurrent orders do not conflict.
      const [row] = await db.find<{ readonly count: number | null }>(COUNT);
      return row?.count ?? 0;
    },
    isNumberTaken: async (number) =>
      (await findOne(db, 'SELECT 1 FROM orders WHERE number = $1', [number])) !== undefined,
    ofCustomer: (customerId) =>
      db.find<OrderRecord>(ordersFound('WHERE customer_id = $1 ORDER BY sequence DESC'), [
        customerId,
      ]),
    async save(...orders) {
      const ids = orders.map(({ id }) => id);
      const lines = orders.flatMap((order) => placed({ orderId: order.id }, order.lines));
      const moves = orders.flatMap((order) => placed({ orderId: order.id }, order.history));
      await db.change(SAVE_ORDER, [jsonOf(orders.map(rowOf))]);
      await db.change(SAVE_LINES, [ids, jsonOf(lines)]);
      await db.change(SAVE_MOVES, [ids, jsonOf(moves)]);
    },
    async nextInvoiceNumber(year) {
      const [row] = await db.find<{ readonly number: number }>(NEXT_INVOICE, [year]);
      if (!row) throw new Error('The database returned no invoice number');
      return row.number;
    },
    async noteEvent(id, at) {
      const noted =
        'INSERT INTO payment_events (id, noted_at) VALUES ($1, $2) ON CONFLICT DO NOTHING';
      return (await db.change(noted, [id, at])) === 1;
    },
    async forgetEventsBefore(at) {
      await db.change('DELETE FROM payment_events WHERE noted_at < $1', [at]);
    },
    key: (scope, key) =>
      findOne<KeyRecord>(
        db,
        `SELECT fingerprint, made_id AS "madeId" FROM idempotency_keys
          WHERE scope = $1 AND key = $2`,
        [scope, key],
      ),
    async saveKey(scope, key, record) {
      await db.change(SAVE_KEY, [jsonOf([{ scope, key, ...record }])]);
    },
  };
}
