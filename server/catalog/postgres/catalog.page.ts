import { cursorOf } from '../catalog.cursor.ts';
import { pageOf } from '../../shared/paging.ts';
import type { ProductRecord, ProductPage, ProductQuery, ProductSort } from '../catalog.store.ts';
import {
  all,
  beforeOf,
  behindOf,
  choicesOf,
  conditionsOf,
  type Give,
} from './catalog.conditions.ts';
import { countsOf, summaryOf } from './catalog.counts.ts';
import { PRODUCT_FIELDS } from './catalog.rows.ts';
import type { Database, Value } from '../../storage/postgres/database.ts';
import type { CountCache } from './catalog.count-cache.ts';

interface Found {
  readonly products: readonly ProductRecord[];
  readonly hasPreviousPage: boolean;
}

const ORDER: Readonly<Record<ProductSort, string>> = {
  FEATURED: 'position',
  PRICE_ASC: 'price, position',
  PRICE_DESC: 'price DESC, position',
};

/** Equal to `selectProducts` of the rules. */
export async function findPage(
  db: Database,
  query: ProductQuery,
  cached: CountCache,
): Promise<ProductPage> {
  const { products, hasPreviousPage } = await findProducts(db, query);
  const counts = await countsOf(db, cached, query);
  const { totalCount, facets } = summaryOf(counts, query);
  const page = pageOf(products.slice(0, query.first), {
    cursorOf: (node) => cursorOf(query.sort, node),
    totalCount,
    hasNextPage: products.length > query.first,
    hasPreviousPage,
  });
  return Object.assign(page, { facets });
}

async function findProducts(db: Database, query: ProductQuery): Promise<Found> {
  const values: Value[] = [];
  const given: Give = (value) => `$${values.push(value)}`;
  const matching = all([...conditionsOf(query, given), ...choicesOf(query, given)]);
  const [found] = await db.find<Found>(
    `SELECT
       ARRAY (
         SELECT row_to_json(product)
           FROM (SELECT ${PRODUCT_FIELDS} FROM products WHERE ${matching} AND ${behindOf(query, given)}
                  ORDER BY ${ORDER[query.sort]} LIMIT ${given(query.first + 1)}) AS product
       ) AS products,
       EXISTS (SELECT FROM products WHERE ${matching} AND ${beforeOf(query, given)}) AS "hasPreviousPage"`,
    values,
  );
  if (!found) throw new Error('A query without FROM gave no row');
  return found;
}
