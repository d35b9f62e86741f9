import { pageOf } from '../../shared/paging.ts';
import type { Database, Value } from '../../storage/postgres/database.ts';
import { partsConditions } from '../../storage/postgres/parts.ts';
import { UNSOLD_STATUSES } from '../order.list.rules.ts';
import { ordersFound } from '../order.postgres.rows.ts';
import type {
  OrderPage,
  OrderQuery,
  OrderRecord,
  OrderStatus,
  OrderSummary,
} from '../order.store.ts';

/** Equal to `selectOrdersPage` of the rules. */
export async function findOrdersPage(db: Database, query: OrderQuery): Promise<OrderPage> {
  const { first, after } = query;
  const found = await listOrders(db, { ...query, first: first + 1 });
  const isWhole = after === null && found.length <= first;
  const hasPreviousPage = after !== null && (await isAnyBefore(db, query, after));
  return pageOf(found.slice(0, first), {
    cursorOf: ({ id }) => id,
    totalCount: isWhole ? found.length : await countOrders(db, query),
    hasNextPage: found.length > first,
    hasPreviousPage,
  });
}

const SEQUENCE_AFTER = (id: string) => `(SELECT sequence FROM orders WHERE id = ${id})`;

/** By an index alone, which has no more than what lists filter. */
export function listOrders(db: Database, query: OrderQuery): Promise<readonly OrderRecord[]> {
  const { conditions, values, given } = conditionsOf(query);
  if (query.after !== null) conditions.push(`sequence < ${SEQUENCE_AFTER(given(query.after))}`);
  return db.find<OrderRecord>(
    ordersFound(
      `WHERE sequence = ANY (ARRAY (
         SELECT sequence FROM orders WHERE ${conditions.join(' AND ')}
          ORDER BY sequence DESC LIMIT ${given(query.first)}
       )) ORDER BY sequence DESC`,
    ),
    values,
  );
}

async function isAnyBefore(db: Database, query: OrderQuery, after: string): Promise<boolean> {
  const { conditions, values, given } = conditionsOf(query);
  // After an unknown order there is nothing, before it everything.
  conditions.push(`sequence >= coalesce(${SEQUENCE_AFTER(given(after))}, 0)`);
  const [row] = await db.find(
    `SELECT sequence FROM orders WHERE ${conditions.join(' AND ')} ORDER BY sequence DESC LIMIT 1`,
    values,
  );
  return row !== undefined;
}

async function countOrders(db: Database, query: OrderQuery): Promise<number> {
  const { conditions, values } = conditionsOf(query);
  const [row] = await db.find<{ readonly count: number }>(
    `SELECT count(*) AS count FROM orders WHERE ${conditions.join(' AND ')}`,
    values,
  );
  return row?.count ?? 0;
}

/** As its index says it. */
const OPEN_RETURN = `return_requested_at IS NOT NULL AND status <> 'RETURNED'`;

function conditionsOf(query: OrderQuery) {
  const values: Value[] = [];
  const given = (value: Value) => `$${values.push(value)}`;
  const { statuses, search, from, to, updatedSince } = query;
  const conditions = ['is_listed'];
  if (statuses.length > 0) conditions.push(`status = ANY (${given(statuses)})`);
  if (from !== null) conditions.push(`placed_at >= ${given(from)}`);
  if (to !== null) conditions.push(`placed_at < ${given(to)}`);
  if (updatedSince !== null) conditions.push(`updated_at >= ${given(updatedSince)}`);
  if (query.hasOpenReturn === true) conditions.push(OPEN_RETURN);
  if (query.hasOpenReturn === false) {
    conditions.push(`sequence NOT IN (SELECT sequence FROM orders WHERE ${OPEN_RETURN})`);
  }
  conditions.push(...partsConditions(search, given));
  return { conditions, values, given };
}

const COUNTS = `
  SELECT status, count(*) AS count FROM orders
   WHERE is_listed AND status = ANY ($1) GROUP BY status`;

const OPEN_RETURNS = `SELECT count(*) AS count FROM orders WHERE ${OPEN_RETURN}`;

// Intervals are found by comparing instants: the zone database of the server may be another one.
const SALES = `
  SELECT width_bucket(placed_at, $1::timestamptz[]) AS place, count(*) AS orders,
         sum(payable)::bigint AS sales
    FROM orders
   WHERE placed_at >= $2 AND placed_at < $3 AND status <> ALL ($4)
   GROUP BY place`;

/** Equal to `summarizeOrders` of the rules. */
export async function summarizeStored(
  db: Database,
  {
    statuses,
    instants,
  }: { readonly statuses: readonly OrderStatus[]; readonly instants: readonly string[] },
): Promise<OrderSummary> {
  const counted = await db.find<{ status: OrderStatus; count: number }>(COUNTS, [statuses]);
  const [returns] = await db.find<{ readonly count: number }>(OPEN_RETURNS);
  const [start, end] = [instants.at(0), instants.at(-1)];
  const sold =
    start === undefined || end === undefined
      ? []
      : await db.find<{ place: number; orders: number; sales: number }>(SALES, [
          instants,
          start,
          end,
          UNSOLD_STATUSES,
        ]);
  const counts = new Map(statuses.map((status) => [status, 0]));
  for (const { status, count } of counted) counts.set(status, count);
  const sales = instants.slice(1).map(() => ({ orders: 0, sales: 0 }));
  for (const { place, ...sums } of sold) sales[place - 1] = sums;
  return { counts, openReturns: returns?.count ?? 0, sales };
}
