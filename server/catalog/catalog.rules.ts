import {
  FRAME_MEASURES,
  type FrameLike,
  type FrameMeasure,
} from '../shared/isomorphic/frame-fit.ts';
import { cutPage, readPageSize } from '../shared/paging.ts';
import { BadInput } from '../shared/problems.ts';
import { FRAME_WIDTHS, frameFitOf, matchesOptions, optionFacets } from './catalog.options.rules.ts';
import { sortedOccasions, type Occasion } from './occasion/catalog.occasion.rules.ts';
import type {
  Brand,
  Cursor,
  FacetCount,
  FrameWidth,
  OccasionCount,
  OptionFilter,
  ProductPage,
  ProductQuery,
  ProductRecord,
  ProductSort,
  VariantFacets,
} from './catalog.store.ts';
import { cursorOf, isRanked, positionAfter, type Placed } from './catalog.cursor.ts';
import type { SearchedCategory } from './search/catalog.search.categories.ts';
import { searchProducts } from './search/catalog.search.rules.ts';
import { readSearch } from './search/catalog.search.ts';

/** Of the home page's products in the catalogue, from 1. */
export const FEATURED_POSITIONS = [3, 9, 6, 20, 14, 8, 11, 16] as const;

export interface ProductFilterInput {
  readonly categories?: readonly string[] | null | undefined;
  readonly brands?: readonly string[] | null | undefined;
  readonly maxRating?: number | null | undefined;
  readonly search?: string | null | undefined;
  readonly exactSearch?: boolean | null | undefined;
  readonly options?: readonly OptionFilter[] | null | undefined;
  readonly frameWidths?: readonly FrameWidth[] | null | undefined;
  readonly frameLike?: Partial<Record<FrameMeasure, number | null>> | null | undefined;
  readonly occasions?: readonly Occasion[] | null | undefined;
  readonly minPrice?: number | null | undefined;
  readonly maxPrice?: number | null | undefined;
  readonly includeOutOfStock?: boolean | null | undefined;
}

const MAX_RATING = 5;
const MAX_FILTER_VALUES = 100;
/** Of chosen options' values: each is looked up. */
const MAX_COMBINATIONS = 500;
const MAX_MILLIMETRES = 999;

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
  const frameLike = readFrameLike(filter.frameLike ?? {});
  if (sort === 'FRAME_FIT' && frameLike === null)
    throw new BadInput({ code: 'BAD_USER_INPUT', reason: 'FRAME_FIT' });
  return {
    categories,
    brands,
    maxRating,
    search: readSearch(filter.search, filter.exactSearch ?? false),
    ...readVariantFilter(filter),
    frameLike,
    occasions: sortedOccasions(filter.occasions ?? []),
    includeOutOfStock: filter.includeOutOfStock ?? false,
    sort,
    first: readPageSize(first),
    after,
  };
}

function readVariantFilter({ options, frameWidths, minPrice, maxPrice }: ProductFilterInput) {
  const values = new Map<string, Set<string>>();
  for (const option of options ?? []) {
    if (option.values.length === 0) continue;
    const chosen = values.get(option.name) ?? new Set();
    values.set(option.name, new Set([...chosen, ...option.values]));
  }
  const widths = [...new Set(frameWidths)];
  const combinations = [...values.values()].reduce(
    (count, { size }) => count * size,
    Math.max(1, widths.length),
  );
  if (combinations > MAX_COMBINATIONS)
    throw new BadInput({ code: 'BAD_USER_INPUT', reason: 'FILTER_OPTIONS' });
  if ([minPrice, maxPrice].some((price) => price != null && price < 0))
    throw new BadInput({ code: 'BAD_USER_INPUT', reason: 'FILTER_PRICE' });
  return {
    options: Array.from(values, ([name, chosen]) => ({ name, values: [...chosen] })),
    frameWidths: widths,
    minPrice: minPrice ?? null,
    maxPrice: maxPrice ?? null,
  };
}

/** In one order, since the text is a key. */
function readFrameLike(measures: NonNullable<ProductFilterInput['frameLike']>): FrameLike | null {
  const given = FRAME_MEASURES.flatMap((measure) => {
    const length = measures[measure];
    return length == null ? [] : [[measure, length] as const];
  });
  if (given.some(([, length]) => !(length >= 1 && length <= MAX_MILLIMETRES)))
    throw new BadInput({ code: 'BAD_USER_INPUT', reason: 'FRAME_LIKE', max: MAX_MILLIMETRES });
  return given.length === 0 ? null : Object.fromEntries(given);
}

/** The same for all pages and orders of a selection. */
export function conditionsKey(query: ProductQuery): string {
  return JSON.stringify({ ...query, sort: null, first: null, after: null });
}

type Dimension = 'categories' | 'brands' | 'occasions' | 'price';

function passes(product: ProductRecord, query: ProductQuery, leftOut?: Dimension): boolean {
  return (
    matchesOptions(product, query) &&
    (leftOut === 'price' || isWithin(product.price, query)) &&
    (query.includeOutOfStock || !product.outOfStock) &&
    product.ratings.value <= query.maxRating &&
    (leftOut === 'categories' || isChosen(query.categories, product.categoryName)) &&
    (leftOut === 'brands' || isChosen(query.brands, product.brand)) &&
    (leftOut === 'occasions' || hasOccasion(product, query))
  );
}

function isWithin(price: number, { minPrice, maxPrice }: ProductQuery): boolean {
  return (minPrice === null || price >= minPrice) && (maxPrice === null || price <= maxPrice);
}

function hasOccasion({ occasions }: ProductRecord, { occasions: chosen }: ProductQuery): boolean {
  return chosen.length === 0 || occasions.some((occasion) => chosen.includes(occasion));
}

function isChosen(chosen: readonly string[], value: string): boolean {
  return chosen.length === 0 || chosen.includes(value);
}

/** Equal prices, and equal ranks, stay in the catalogue's order. */
export function compareProducts<P extends Placed>(
  sort: ProductSort,
  rankOf: (product: P) => number = () => 0,
) {
  return (a: P, b: P): number => {
    if (isRanked(sort) && rankOf(a) !== rankOf(b)) return rankOf(a) - rankOf(b);
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

/** As if it were not filtered by occasion. */
function occasionFacet(
  products: readonly ProductRecord[],
  searched: readonly ProductRecord[],
  query: ProductQuery,
): readonly OccasionCount[] {
  const found = searched.filter((product) => passes(product, query, 'occasions'));
  return sortedOccasions(products.flatMap(({ occasions }) => occasions)).map((occasion) => ({
    occasion,
    count: found.filter(({ occasions }) => occasions.includes(occasion)).length,
  }));
}

/** Reference implementation of the stores. */
export function selectVariantFacets(
  products: readonly ProductRecord[],
  query: ProductQuery,
  categories: readonly SearchedCategory[] = [],
): VariantFacets {
  const anyVariant: ProductQuery = { ...query, options: [], frameWidths: [] };
  const searched = [...searchProducts(products, query.search, categories).found.keys()];
  const candidates = searched.filter((product) => passes(product, anyVariant));
  const counted = offeredBy(candidates).map(({ name, value }) => ({
    name,
    value,
    count: candidates.filter((one) => matchesOptions(one, choosing(query, name, value))).length,
  }));
  const prices = searched
    .filter((product) => passes(product, query, 'price'))
    .map(({ price }) => price);
  return {
    ...optionFacets(counted, swatchesOf(candidates)),
    price: prices.length === 0 ? null : { min: Math.min(...prices), max: Math.max(...prices) },
  };
}

/** Each value of an option once; a width's name is null. */
function offeredBy(products: readonly ProductRecord[]) {
  const widths = FRAME_WIDTHS.map((value) => ({ name: null, value }));
  const values = products.flatMap(({ options }) =>
    options.flatMap((option) => option.values.map(({ value }) => ({ name: option.name, value }))),
  );
  const unique = new Map(values.map((one) => [JSON.stringify(one), one]));
  return [...unique.values(), ...widths];
}

/** In place of what is chosen of the same option. */
function choosing(query: ProductQuery, name: string | null, value: string): ProductQuery {
  if (name === null) return { ...query, frameWidths: FRAME_WIDTHS.filter((one) => one === value) };
  const others = query.options.filter((option) => option.name !== name);
  return { ...query, options: [...others, { name, values: [value] }] };
}

function swatchesOf(products: readonly ProductRecord[]): ReadonlyMap<string, string> {
  const values = products.flatMap(({ options }) => options.flatMap((option) => option.values));
  return new Map(values.flatMap(({ value, swatch }) => (swatch === null ? [] : [[value, swatch]])));
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
  categories: readonly SearchedCategory[],
  query: ProductQuery,
): ProductPage {
  const searchResult = searchProducts(products, query.search, categories);
  const { found, correctedSearch, missingWords } = searchResult;
  const searched = [...found.keys()];
  const rankOf = (product: ProductRecord) =>
    (query.sort === 'FRAME_FIT' ? frameFitOf(product, query) : found.get(product)) ?? 0;
  const matching = searched
    .filter((product) => passes(product, query))
    .sort(compareProducts(query.sort, rankOf));
  const start = query.after === null ? 0 : positionAfter(matching, query.after, rankOf);
  return {
    ...cutPage(matching, start, query.first, (product) =>
      cursorOf(query.sort, product, rankOf(product)),
    ),
    correctedSearch,
    missingWords,
    facets: {
      categories: facet(
        searched,
        query,
        'categories',
        categories.map(({ name }) => name),
      ),
      brands: facet(
        searched,
        query,
        'brands',
        brandsOf(products).map(({ name }) => name),
      ),
      occasions: occasionFacet(products, searched, query),
    },
  };
}
