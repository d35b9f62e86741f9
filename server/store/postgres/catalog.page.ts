import { cursorOf } from '../../catalog/catalog.cursor.ts';
import type { ProductPage, ProductQuery, ProductSort } from '../../catalog/catalog.rules.ts';
import type { ProductRecord } from '../../catalog/catalog.store.ts';
import { all, behindOf, choicesOf, conditionsOf, type Give } from './catalog.conditions.ts';
import { countsKey, findCounts, summaryOf, type Counts } from './catalog.counts.ts';
import { PRODUCT_FIELDS } from './catalog.rows.ts';
import type { Database, Value } from './database.ts';

/** Gives what was counted before for the same key, where that still holds, else counts. */
export type KeepCounts = (key: string, count: () => Promise<Counts>) => Promise<Counts>;

interface Found {
  /** One more than asked for, when there is one. */
  readonly products: readonly ProductRecord[];
  readonly hasPreviousPage: boolean;
}

const ORDER: Readonly<Record<ProductSort, string>> = {
  FEATURED: 'position',
  PRICE_ASC: 'price, position',
  PRICE_DESC: 'price DESC, position',
};

/** Answers a query as `selectProducts` of the rules does. */
export async function findPage(
  db: Database,
  query: ProductQuery,
  keep: KeepCounts,
): Promise<ProductPage> {
  const { products, hasPreviousPage } = await findProducts(db, query);
  const counts = await keep(countsKey(query), () => findCounts(db, query));
  const edges = products
    .slice(0, query.first)
    .map((node) => ({ cursor: cursorOf(query.sort, node), node }));
  return {
    edges,
    pageInfo: {
      hasNextPage: products.length > query.first,
      hasPreviousPage,
      startCursor: edges.at(0)?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    ...summaryOf(counts, query),
  };
}

async function findProducts(db: Database, query: ProductQuery): Promise<Found> {
  const values: Value[] = [];
  const given: Give = (value) => `$${values.push(value)}`;
  const matching = all([...conditionsOf(query, given), ...choicesOf(query, given)]);
  const behind = behindOf(query, given);
  const [found] = await db.find<Found>(
    `SELECT
       ARRAY (
         SELECT row_to_json(product)
           FROM (SELECT ${PRODUCT_FIELDS} FROM products WHERE ${matching} AND ${behind}
                  ORDER BY ${ORDER[query.sort]} LIMIT ${given(query.first + 1)}) AS product
       ) AS products,
       EXISTS (SELECT FROM products WHERE ${matching} AND NOT ${behind}) AS "hasPreviousPage"`,
    values,
  );
  if (!found) throw new Error('A query without FROM gave no row');
  return found;
}
