import { cursorOf } from '../catalog.cursor.ts';
import { pageOf } from '../../shared/paging.ts';
import { RANKS } from '../catalog.search.words.ts';
import type { ProductRecord, ProductPage, ProductQuery, ProductSort } from '../catalog.store.ts';
import {
  beforeOf,
  behindOf,
  choicesOf,
  conditionsOf,
  type ResolvedQuery,
} from './catalog.conditions.ts';
import { countsOf, summaryOf } from './catalog.counts.ts';
import { PRODUCT_FIELDS } from './catalog.rows.ts';
import type { Database, Value } from '../../storage/postgres/database.ts';
import type { CountCache } from './catalog.count-cache.ts';
import { all, upToRank, type Give } from './catalog.search.conditions.ts';
import { resolveQuery } from './catalog.searches.ts';

interface Found {
  readonly products: readonly ProductRecord[];
  readonly hasPreviousPage: boolean;
}

/** Of so many the whole is read faster than a page from the table in its order. */
const FEW = 5_000;

const ORDER: Readonly<Record<ProductSort, string>> = {
  FEATURED: 'position',
  // Within a rank.
  RELEVANCE: 'position',
  PRICE_ASC: 'price, position',
  PRICE_DESC: 'price DESC, position',
};

/** Equal to `selectProducts` of the rules. */
export async function findPage(
  db: Database,
  requested: ProductQuery,
  cached: CountCache,
): Promise<ProductPage> {
  const { query, correctedSearch } = await resolveQuery(db, cached, requested);
  const counts = await countsOf(db, cached, query);
  const { totalCount, facets } = summaryOf(counts, query);
  const isCostly =
    query.search?.tier === 'TERMS' && (totalCount <= FEW || query.sort === 'RELEVANCE');
  const read = isCostly ? findFew : findProducts;
  const { products, ranks, hasPreviousPage } =
    query.sort === 'RELEVANCE'
      ? await findByRelevance(db, query, read)
      : { ...(await read(db, query, null)), ranks: new Map<string, number>() };
  const page = pageOf(products.slice(0, query.first), {
    cursorOf: (node) => cursorOf(query.sort, node, ranks.get(node.id) ?? 0),
    totalCount,
    hasNextPage: products.length > query.first,
    hasPreviousPage,
  });
  return Object.assign(page, { facets, correctedSearch });
}

/** Rank by rank, no further than the page needs: each is read in the shop's order. */
async function findByRelevance(
  db: Database,
  query: ResolvedQuery,
  read: typeof findProducts,
): Promise<Found & { readonly ranks: ReadonlyMap<string, number> }> {
  const products: ProductRecord[] = [];
  const ranks = new Map<string, number>();
  let hasPreviousPage = false;
  for (const rank of RANKS.slice(query.after?.sort === 'RELEVANCE' ? query.after.rank : 0)) {
    const missing = query.first - products.length;
    if (missing < 0) break;
    const found = await read(db, { ...query, first: missing }, rank);
    hasPreviousPage ||= found.hasPreviousPage;
    for (const product of found.products) {
      products.push(product);
      ranks.set(product.id, rank);
    }
    if (!query.search) break;
  }
  return { products, ranks, hasPreviousPage };
}

async function findProducts(
  db: Database,
  query: ResolvedQuery,
  rank: number | null,
): Promise<Found> {
  const values: Value[] = [];
  const given: Give = (value) => `$${values.push(value)}`;
  const matching = all([...conditionsOf(query, given), ...choicesOf(query, given)]);
  const ranked = rankCondition(query, rank, given);
  const [found] = await db.find<Found>(
    `SELECT
       ARRAY (
         SELECT row_to_json(product)
           FROM (SELECT ${PRODUCT_FIELDS} FROM products WHERE ${matching} AND ${ranked} AND ${behindOf(query, given)}
                  ORDER BY ${ORDER[query.sort]} LIMIT ${given(query.first + 1)}) AS product
       ) AS products,
       EXISTS (SELECT FROM products WHERE ${matching} AND ${beforeOf(query, given)}) AS "hasPreviousPage"`,
    values,
  );
  if (!found) throw new Error('A query without FROM gave no row');
  return found;
}

/** Finds all by the index of terms first: in the list's order the planner may read every product. */
async function findFew(db: Database, query: ResolvedQuery, rank: number | null): Promise<Found> {
  const values: Value[] = [];
  const given: Give = (value) => `$${values.push(value)}`;
  const matching = all([...conditionsOf(query, given), ...choicesOf(query, given)]);
  const ranked = rankCondition(query, rank, given);
  const order = ORDER[query.sort];
  const [found] = await db.find<Found>(
    `WITH found AS MATERIALIZED (
       SELECT id, price, position, ${behindOf(query, given)} AS is_behind,
              ${beforeOf(query, given)} AS is_before
         FROM products WHERE ${matching} AND ${ranked}
     )
     SELECT
       ARRAY (
         SELECT row_to_json(product)
           FROM (SELECT ${PRODUCT_FIELDS} FROM products
                  WHERE id IN (SELECT id FROM found WHERE is_behind
                                ORDER BY ${order} LIMIT ${given(query.first + 1)})
                  ORDER BY ${order}) AS product
       ) AS products,
       EXISTS (SELECT FROM found WHERE is_before) AS "hasPreviousPage"`,
    values,
  );
  if (!found) throw new Error('A query without FROM gave no row');
  return found;
}

function rankCondition({ search }: ResolvedQuery, rank: number | null, given: Give): string {
  if (!search || rank === null) return 'true';
  return `${upToRank(search, rank, given)} AND NOT ${upToRank(search, rank - 1, given)}`;
}
