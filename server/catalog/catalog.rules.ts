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

/** Of the home page's products in the catalogue, from 1. */
export const FEATURED_POSITIONS = [3, 9, 6, 20, 14, 8, 11, 16] as const;

export interface ProductFilterInput {
  readonly categories?: readonly string[] | null | undefined;
  readonly brands?: readonly string[] | null | undefined;
  readonly maxRating?: number | null | undefined;
  readonly search?: string | null | undefined;
  readonly includeOutOfStock?: boolean | null | undefined;
}

const MAX_RATING = 5;
const MAX_FILTER_VALUES = 100;

export function readProductQuery(
  filter: ProductFilterInput,
  sort: ProductSort,
  first: number,
  after: Cursor | null,
): ProductQuery {
  const maxRating = filter.maxRating ?? MAX_RATING;
  if (!(maxRating >= 0 && maxRating <= MAX_RATING))
    throw new BadInput({ code: 'BAD_USER_INPUT', reason: 'MAX_RATING' });
  const categories = filter.categories ?? [];
  const brands = filter.brands ?? [];
  if (categories.length > MAX_FILTER_VALUES || brands.length > MAX_FILTER_VALUES) {
    throw new BadInput({ code: 'BAD_USER_INPUT', reason: 'FILTER_VALUES' });
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

function passes(product: ProductRecord, query: ProductQuery, leftOut?: Dimension): boolean {
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

/** Equal prices stay in the catalogue's order. */
export function compareProducts(sort: ProductSort) {
  return (a: ProductRecord, b: ProductRecord): number => {
    if (sort === 'PRICE_ASC' && a.price !== b.price) return a.price - b.price;
    if (sort === 'PRICE_DESC' && a.price !== b.price) return b.price - a.price;
    return a.position - b.position;
  };
}

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

/** As if its own dimension were not filtered: what a click would select. */
function facet(
  products: readonly ProductRecord[],
  query: ProductQuery,
  dimension: Dimension,
  values: readonly string[],
): readonly FacetCount[] {
  const found = products.filter((product) => passes(product, query, dimension));
  const counts = new Map(
    countBy(found, (product) =>
      dimension === 'categories' ? product.categoryName : product.brand,
    ).map(({ value, count }) => [value, count]),
  );
  return values.map((value) => ({ value, count: counts.get(value) ?? 0 }));
}

/** In stock, of the same category, nearest in price first; reference implementation of the stores. */
export function selectRelated(
  products: readonly ProductRecord[],
  { id, categoryName, price }: ProductRecord,
  count: number,
): readonly ProductRecord[] {
  const distance = (one: ProductRecord) => Math.abs(one.price - price);
  return products
    .filter((one) => one.id !== id && one.categoryName === categoryName && !one.outOfStock)
    .sort((a, b) => distance(a) - distance(b) || a.position - b.position)
    .slice(0, count);
}

/** Reference implementation that both stores must equal; `products` in the catalogue's order. */
export function selectProducts(
  products: readonly ProductRecord[],
  categoryNames: readonly string[],
  query: ProductQuery,
): ProductPage {
  const matching = products
    .filter((product) => passes(product, query))
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
