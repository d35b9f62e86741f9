import { fr } from '../shared/messages.fr.ts';
import { cutPage, readPageSize } from '../shared/paging.ts';
import { BadInput } from '../shared/problems.ts';
import type {
  Brand,
  Cursor,
  FacetCount,
  ProductPage,
  ProductQuery,
  ProductRecord,
  ProductSort,
} from './catalog.store.ts';
import { cursorOf, positionAfter } from './catalog.cursor.ts';
import { matchesSearch, readSearch } from './catalog.search.ts';

/** The eight places of the home page in the shop's list, from 1 (specification, section 9). */
export const FEATURED_POSITIONS = [3, 9, 6, 20, 14, 8, 11, 16] as const;

/** The filter as a caller may send it. */
export interface ProductFilterInput {
  readonly categories?: readonly string[] | null | undefined;
  readonly brands?: readonly string[] | null | undefined;
  readonly maxRating?: number | null | undefined;
  readonly search?: string | null | undefined;
  readonly includeOutOfStock?: boolean | null | undefined;
}

const MAX_RATING = 5;
const MAX_FILTER_VALUES = 100;

/** Checks what a caller asks of the catalogue; throws BadInput. */
export function readProductQuery(
  filter: ProductFilterInput,
  sort: ProductSort,
  first: number,
  after: Cursor | null,
): ProductQuery {
  const maxRating = filter.maxRating ?? MAX_RATING;
  if (!(maxRating >= 0 && maxRating <= MAX_RATING)) throw new BadInput(fr.catalog.maxRating);
  const categories = filter.categories ?? [];
  const brands = filter.brands ?? [];
  if (categories.length > MAX_FILTER_VALUES || brands.length > MAX_FILTER_VALUES) {
    throw new BadInput(fr.catalog.tooManyValues);
  }
  return {
    categories,
    brands,
    maxRating,
    search: readSearch(filter.search),
    includeOutOfStock: filter.includeOutOfStock ?? false,
    sort,
    first: readPageSize(first),
    after,
  };
}

type Dimension = 'categories' | 'brands';

/** Whether a product passes every condition of the query, save the dimension that is left out. */
function isKept(product: ProductRecord, query: ProductQuery, leftOut?: Dimension): boolean {
  return (
    (query.includeOutOfStock || !product.outOfStock) &&
    product.ratings.value <= query.maxRating &&
    (leftOut === 'categories' || isChosen(query.categories, product.categoryName)) &&
    (leftOut === 'brands' || isChosen(query.brands, product.brand)) &&
    (query.search === null || matchesSearch(product, query.search))
  );
}

function isChosen(chosen: readonly string[], value: string): boolean {
  return chosen.length === 0 || chosen.includes(value);
}

/** The order of each sort; equal prices stand in the shop's own order. */
export function compareProducts(sort: ProductSort) {
  return (a: ProductRecord, b: ProductRecord): number => {
    if (sort === 'PRICE_ASC' && a.price !== b.price) return a.price - b.price;
    if (sort === 'PRICE_DESC' && a.price !== b.price) return b.price - a.price;
    return a.position - b.position;
  };
}

/** The brands in the order in which the shop's list first names them. */
export function brandsOf(products: readonly ProductRecord[]): readonly Brand[] {
  return countBy(products, (product) => product.brand).map(({ value, count }) => ({
    name: value,
    productCount: count,
  }));
}

function countBy(
  products: readonly ProductRecord[],
  key: (product: ProductRecord) => string,
): FacetCount[] {
  const counts = new Map<string, number>();
  for (const product of products) counts.set(key(product), (counts.get(key(product)) ?? 0) + 1);
  return [...counts].map(([value, count]) => ({ value, count }));
}

/** Counts a dimension as if it were not itself filtered: what a click would give (contract, section 4). */
function facet(
  products: readonly ProductRecord[],
  query: ProductQuery,
  dimension: Dimension,
  values: readonly string[],
): readonly FacetCount[] {
  const cached = products.filter((product) => isKept(product, query, dimension));
  const counts = new Map(
    countBy(cached, (product) =>
      dimension === 'categories' ? product.categoryName : product.brand,
    ).map(({ value, count }) => [value, count]),
  );
  return values.map((value) => ({ value, count: counts.get(value) ?? 0 }));
}

/**
 * Answers a query from the whole list (in the shop's order): filters, sorts, cuts the page and
 * counts the facets. The reference that every store must equal.
 */
export function selectProducts(
  products: readonly ProductRecord[],
  categoryNames: readonly string[],
  query: ProductQuery,
): ProductPage {
  const matching = products
    .filter((product) => isKept(product, query))
    .sort(compareProducts(query.sort));
  const start = query.after === null ? 0 : positionAfter(matching, query.sort, query.after);
  return {
    ...cutPage(matching, start, query.first, (product) => cursorOf(query.sort, product)),
    facets: {
      categories: facet(products, query, 'categories', categoryNames),
      brands: facet(
        products,
        query,
        'brands',
        brandsOf(products).map(({ name }) => name),
      ),
    },
  };
}
