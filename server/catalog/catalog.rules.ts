import { FRAME_MEASURES, type FrameLike, type FrameMeasure } from '#shared/catalog/frame-fit.ts';
import {
  sortedAudience,
  sortedColorFamilies,
  type Audience,
  type ColorFamily,
} from '#shared/catalog/product-traits.ts';
import type { Centimes } from '#shared/money.ts';
import { DEFAULT_LANGUAGE, type Language } from '#shared/language.ts';
import { readPageSize } from '../shared/paging.ts';
import { BadInput } from '../shared/problems.ts';
import { sortedOccasions, type Occasion } from './occasion/occasion.rules.ts';
import type {
  Cursor,
  FrameWidth,
  OptionFilter,
  ProductQuery,
  ProductRecord,
  ProductSort,
} from './catalog.store.ts';
import { readSearch } from './search/search.ts';

/** Places in the catalogue, from 1, of the eight products of the home page (contract, section 1). */
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
  readonly kinds?: readonly string[] | null | undefined;
  readonly colorFamilies?: readonly ColorFamily[] | null | undefined;
  readonly audience?: readonly Audience[] | null | undefined;
  readonly onSale?: boolean | null | undefined;
  readonly minPrice?: number | null | undefined;
  readonly maxPrice?: number | null | undefined;
  readonly includeOutOfStock?: boolean | null | undefined;
}

const MAX_RATING = 5;
const MAX_FILTER_VALUES = 100;
/** Limit of the combinations of chosen options' values: each is looked up. */
const MAX_COMBINATIONS = 500;
const MAX_MILLIMETRES = 999;

/** Throws BadInput. */
export function readProductQuery(
  filter: ProductFilterInput,
  sort: ProductSort,
  first: number,
  after: Cursor | null,
  language: Language = DEFAULT_LANGUAGE,
): ProductQuery {
  const maxRating = filter.maxRating ?? MAX_RATING;
  if (!(maxRating >= 0 && maxRating <= MAX_RATING))
    throw new BadInput({ code: 'BAD_USER_INPUT', reason: 'MAX_RATING' });
  const categories = filter.categories ?? [];
  const brands = filter.brands ?? [];
  const kinds = filter.kinds ?? [];
  if ([categories, brands, kinds].some(({ length }) => length > MAX_FILTER_VALUES)) {
    throw new BadInput({ code: 'BAD_USER_INPUT', reason: 'FILTER_VALUES' });
  }
  const frameLike = readFrameLike(filter.frameLike ?? {});
  if (sort === 'FRAME_FIT' && frameLike === null)
    throw new BadInput({ code: 'BAD_USER_INPUT', reason: 'FRAME_FIT' });
  return {
    categories,
    brands,
    maxRating,
    search: readSearch(filter.search, filter.exactSearch ?? false, language),
    ...readVariantFilter(filter),
    frameLike,
    occasions: sortedOccasions(filter.occasions ?? []),
    kinds,
    campaign: null,
    colorFamilies: sortedColorFamilies(filter.colorFamilies ?? []),
    audience: sortedAudience(filter.audience ?? []),
    onSale: filter.onSale ?? false,
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

/** Reads the measures in one order, since the text is a key. */
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

/** In stock, of the same category, nearest in price first. */
export function selectRelated(
  products: readonly ProductRecord[],
  product: ProductRecord,
  count: number,
  priceOf: (product: ProductRecord) => Centimes,
): readonly ProductRecord[] {
  const { id, categoryName } = product;
  const price = priceOf(product);
  return products
    .filter((one) => one.id !== id && one.categoryName === categoryName && !one.outOfStock)
    .map((one) => ({ one, distance: Math.abs(priceOf(one) - price) }))
    .sort((a, b) => a.distance - b.distance || a.one.position - b.one.position)
    .slice(0, count)
    .map(({ one }) => one);
}
