import { cursorOf } from '../../catalog/catalog.cursor.ts';
import type {
  FacetCount,
  ProductPage,
  ProductQuery,
  ProductSort,
} from '../../catalog/catalog.rules.ts';
import type { ProductRecord } from '../../catalog/catalog.store.ts';
import { PRODUCT_FIELDS } from './catalog.rows.ts';
import type { Database, Value } from './database.ts';

/** Products of a brand in a category that pass every other condition of a query. */
interface Tally {
  readonly brand: string;
  readonly category: string;
  readonly count: number;
}

interface Found {
  readonly products: readonly ProductRecord[];
  readonly tallies: readonly Tally[];
  readonly brands: readonly string[];
  readonly categories: readonly string[];
  readonly hasPreviousPage: boolean;
}

const ORDER: Readonly<Record<ProductSort, string>> = {
  FEATURED: 'position',
  PRICE_ASC: 'price, position',
  PRICE_DESC: 'price DESC, position',
};

/**
 * Answers a query as `selectProducts` of the rules does, in one statement, so that page and counts
 * tell of the same moment.
 */
export async function findPage(db: Database, query: ProductQuery): Promise<ProductPage> {
  const values: Value[] = [];
  const given = (value: Value) => `$${values.push(value)}`;
  const others = conditionsOf(query, given);
  const category = chosen('category_name', query.categories, given);
  const brand = chosen('brand', query.brands, given);
  const matching = all([...others, category, brand]);
  const behind = behindOf(query, given);
  const [found] = await db.find<Found>(
    `SELECT
       ARRAY (
         SELECT row_to_json(product)
           FROM (SELECT ${PRODUCT_FIELDS} FROM products WHERE ${matching} AND ${behind}
                  ORDER BY ${ORDER[query.sort]} LIMIT ${given(query.first + 1)}) AS product
       ) AS products,
       ARRAY (
         SELECT json_build_object('brand', brand, 'category', category_name, 'count', count(*))
           FROM products WHERE ${all(others)} GROUP BY brand, category_name
       ) AS tallies,
       ARRAY (SELECT brand FROM products GROUP BY brand ORDER BY min(position)) AS brands,
       ARRAY (SELECT name FROM categories ORDER BY position) AS categories,
       EXISTS (
         SELECT FROM products WHERE ${matching} AND NOT ${behind}
       ) AS "hasPreviousPage"`,
    values,
  );
  if (!found) throw new Error('A query without FROM gave no row');
  return pageOf(found, query);
}

function pageOf(
  { products, tallies, brands, categories, hasPreviousPage }: Found,
  query: ProductQuery,
): ProductPage {
  const edges = products
    .slice(0, query.first)
    .map((node) => ({ cursor: cursorOf(query.sort, node), node }));
  const inCategory = ({ category }: Tally) => isChosen(query.categories, category);
  const inBrand = ({ brand }: Tally) => isChosen(query.brands, brand);
  return {
    edges,
    pageInfo: {
      hasNextPage: products.length > query.first,
      hasPreviousPage,
      startCursor: edges.at(0)?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount: sumOf(tallies.filter((tally) => inCategory(tally) && inBrand(tally))),
    facets: {
      categories: facet(categories, tallies.filter(inBrand), ({ category }) => category),
      brands: facet(brands, tallies.filter(inCategory), ({ brand }) => brand),
    },
  };
}

function facet(
  values: readonly string[],
  tallies: readonly Tally[],
  valueOf: (tally: Tally) => string,
): readonly FacetCount[] {
  return values.map((value) => ({
    value,
    count: sumOf(tallies.filter((tally) => valueOf(tally) === value)),
  }));
}

const sumOf = (tallies: readonly Tally[]) => tallies.reduce((sum, { count }) => sum + count, 0);

function isChosen(values: readonly string[], value: string): boolean {
  return values.length === 0 || values.includes(value);
}

type Give = (value: Value) => string;

const all = (conditions: readonly string[]) => conditions.join(' AND ');

function chosen(column: string, values: readonly string[], given: Give): string {
  return values.length === 0 ? 'true' : `${column} = ANY (${given(values)})`;
}

/** What a product must be, whatever its brand and category. */
function conditionsOf({ includeOutOfStock, maxRating, search }: ProductQuery, given: Give) {
  const conditions = [`rating <= ${given(maxRating)}`];
  if (!includeOutOfStock) conditions.push('NOT out_of_stock');
  if (search?.words.length === 0) conditions.push('false');
  else if (search) {
    // Folded texts hold letters, digits and blanks: nothing that LIKE reads as a sign of its own.
    const words = search.words.map((word) => `folded LIKE ${given(`%${word}%`)}`);
    conditions.push(`(${all(words)} OR run_together LIKE ${given(`% ${search.joined}%`)})`);
  }
  return conditions;
}

/** Whether a product stands behind the cursor; written so that each order's index begins there. */
function behindOf({ sort, after }: ProductQuery, given: Give): string {
  if (after === null) return 'true';
  const position = `${given(after.position)}::integer`;
  if (sort === 'FEATURED') return `(position > ${position})`;
  const price = `${given(after.price)}::bigint`;
  return sort === 'PRICE_ASC'
    ? `((price, position) > (${price}, ${position}))`
    : `(price <= ${price} AND (price < ${price} OR position > ${position}))`;
}
