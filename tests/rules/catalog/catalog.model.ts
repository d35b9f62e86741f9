import {
  cursorOf,
  isBehind,
  isRanked,
  newestRank,
  type Placed,
} from '../../../server/catalog/catalog.cursor.ts';
import {
  FRAME_WIDTHS,
  frameWidthOf,
  isPriceWithin,
  optionFacets,
  type VariantFilter,
} from '../../../server/catalog/catalog.options.rules.ts';
import { COLOR_FAMILIES, sortedAudience } from '#shared/catalog/product-traits.ts';
import type { Priced } from '#shared/pricing.ts';
import { audienceOf } from '../../../server/catalog/catalog.audience.rules.ts';
import { colorFamiliesOfVariants } from '../../../server/catalog/search/colours.ts';
import type {
  AudienceCount,
  Brand,
  Cursor,
  FacetCount,
  OccasionCount,
  ProductPage,
  ProductQuery,
  ProductRecord,
  ProductSort,
  ReadPart,
  VariantFacets,
  VariantRecord,
} from '../../../server/catalog/catalog.store.ts';
import { lowestPriceOf, pricesOf } from '../../../server/catalog/catalog.price.rules.ts';
import { isAvailable } from '../../../server/catalog/catalog.variant.rules.ts';
import {
  campaignsWith,
  NO_OFFERS,
  priceOf,
  type Offers,
} from '../../../server/catalog/campaign/offers.rules.ts';
import { everyKindOf } from '../../../server/catalog/kind/kind.rules.ts';
import { sortedOccasions } from '../../../server/catalog/occasion/occasion.rules.ts';
import type { SearchedCategory } from '../../../server/catalog/search/categories.ts';
import {
  isVariantBound,
  type SearchBounds,
  type VariantBound,
} from '../../../server/catalog/search/bounds.ts';
import { brandMarkOf } from '../../../server/catalog/search/stems.ts';
import { foldJoined } from '#shared/fold.ts';
import { frameFit } from '#shared/catalog/frame-fit.ts';
import { cutPage } from '../../../server/shared/paging.ts';
import { searchProducts } from './search/catalog-search.model.ts';
import { hasBound, sameSizesAs } from './search/catalog-search.tiers.ts';

type Dimension = 'categories' | 'brands' | 'occasions' | 'audience' | 'price';

function passes(product: ProductRecord, query: BoundQuery, leftOut?: Dimension): boolean {
  return (
    matchesOptions(product, query) &&
    (query.campaign === null ||
      campaignsWith(product, query.offers).some(({ id }) => id === query.campaign)) &&
    (query.kinds.length === 0 || query.kinds.some((kind) => everyKindOf(product).includes(kind))) &&
    (leftOut === 'price' ||
      pricesIn(product, query).some((price) => isPriceWithin(query, price))) &&
    (query.includeOutOfStock || !product.outOfStock) &&
    product.ratings.value <= query.maxRating &&
    (leftOut === 'categories' || isChosen(query.categories, product.categoryName)) &&
    (leftOut === 'brands' || isChosen(query.brands, product.brand)) &&
    (leftOut === 'occasions' || hasOccasion(product, query)) &&
    (leftOut === 'audience' || isForChosen(product, query))
  );
}

/**
 * Returns the prices of the selected variants, whatever the filter's prices; else the product's
 * price.
 */
function pricesIn(product: ProductRecord, filter: BoundFilter): readonly number[] {
  const prices = variantsWith(product, filter).map(
    (variant) => priceOf(product, variant, filter.offers).price,
  );
  return prices.length === 0 ? [pricesOf(product, filter.offers).price] : prices;
}

function hasOccasion({ occasions }: ProductRecord, { occasions: chosen }: ProductQuery): boolean {
  return chosen.length === 0 || occasions.some((occasion) => chosen.includes(occasion));
}

function isForChosen(product: ProductRecord, { audience: chosen }: ProductQuery): boolean {
  return chosen.length === 0 || audienceOf(product).some((one) => chosen.includes(one));
}

function isChosen(chosen: readonly string[], value: string): boolean {
  return chosen.length === 0 || chosen.includes(value);
}

interface AtInstant {
  readonly offers: Offers;
}

/** A query with what its search names, and the prices of an instant. */
type BoundQuery = ProductQuery & VariantBound & AtInstant;
type BoundFilter = VariantFilter & VariantBound & AtInstant;

/** Whether one variant matches the filter, whatever it costs. */
function matchesOptions(product: ProductRecord, filter: BoundFilter): boolean {
  const { options, frameWidths, colorFamilies, frameLike, onSale } = filter;
  const lists = [options, frameWidths, colorFamilies];
  if (isVariantBound(filter)) return variantsWith(product, filter).length > 0;
  if (lists.every(({ length }) => length === 0) && frameLike === null && !onSale) return true;
  return variantsWith(product, filter).length > 0;
}

/** Returns `frameFit` of the variant that fits best among those that match; null for none. */
function frameFitOf(product: ProductRecord, filter: BoundFilter): number | null {
  const affordable = variantsWith(product, filter).filter((variant) =>
    isPriceWithin(filter, priceOf(product, variant, filter.offers).price),
  );
  const fits = affordable.flatMap(
    ({ frame }) => (frame && filter.frameLike && frameFit(filter.frameLike, frame)) ?? [],
  );
  return fits.length === 0 ? null : Math.min(...fits);
}

function variantsWith(product: ProductRecord, filter: BoundFilter): readonly VariantRecord[] {
  const { options, frameWidths, colorFamilies, frameLike, onSale, includeOutOfStock } = filter;
  return product.variants.filter(
    (variant) =>
      hasBound(product, variant, filter) &&
      (includeOutOfStock || isAvailable(product, variant)) &&
      options.every(({ name, values }) =>
        valuesOf(product, variant, name).some((value) => values.includes(value)),
      ) &&
      (!onSale || isReduced(priceOf(product, variant, filter.offers))) &&
      (colorFamilies.length === 0 ||
        colorFamiliesOfVariants(product)(variant.values).some((one) =>
          colorFamilies.includes(one),
        )) &&
      (frameWidths.length === 0 ||
        (variant.frame !== null && frameWidths.includes(frameWidthOf(variant.frame)))) &&
      (frameLike === null ||
        (variant.frame !== null && frameFit(frameLike, variant.frame) !== null)),
  );
}

const isReduced = ({ price, originalPrice }: Priced) => price < originalPrice;

/** Returns the value of an option, with the other names of a size in the guide of every product of the tests. */
function valuesOf(product: ProductRecord, { values }: VariantRecord, name: string) {
  const value = values[product.options.findIndex((option) => option.name === name)];
  if (value === undefined) return [];
  return name === 'Taille' ? sameSizesAs(product, value) : [value];
}

/** Equals `brands`. */
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

/** Counts as if its own dimension were not filtered: what a click would select. */
function facet(
  products: readonly ProductRecord[],
  query: BoundQuery,
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

/** Counts as if it were not filtered by occasion. */
function occasionFacet(
  products: readonly ProductRecord[],
  searched: readonly ProductRecord[],
  query: BoundQuery,
): readonly OccasionCount[] {
  const found = searched.filter((product) => passes(product, query, 'occasions'));
  return sortedOccasions(products.flatMap(({ occasions }) => occasions)).map((occasion) => ({
    occasion,
    count: found.filter(({ occasions }) => occasions.includes(occasion)).length,
  }));
}

/** Counts as if it were not filtered by whom the products are for. */
function audienceFacet(
  products: readonly ProductRecord[],
  searched: readonly ProductRecord[],
  query: BoundQuery,
): readonly AudienceCount[] {
  const found = searched.filter((product) => passes(product, query, 'audience'));
  return sortedAudience(products.flatMap(audienceOf)).map((value) => ({
    value,
    count: found.filter((product) => audienceOf(product).includes(value)).length,
  }));
}

/** Equals `variantFacets`. */
export function selectVariantFacets(
  products: readonly ProductRecord[],
  requested: ProductQuery,
  categories: readonly SearchedCategory[] = [],
  offers: Offers = NO_OFFERS,
): VariantFacets {
  const result = searchProducts(products, requested.search, categories);
  const searched = [...result.found.keys()];
  const query = withBoundsOf(requested, result, offers);
  const anyVariant: BoundQuery = { ...query, options: [], frameWidths: [], colorFamilies: [] };
  const candidates = searched.filter((product) => passes(product, anyVariant));
  const countIn = (change: Partial<BoundQuery>) =>
    candidates.filter((one) => passes(one, { ...query, ...change })).length;
  const counted = offeredBy(candidates, query).map(({ name, value }) => ({
    name,
    value,
    count: countIn(choosing(query, name, value)),
  }));
  const countsOf = <C extends string>(
    codes: readonly C[],
    choose: (code: C) => Partial<ProductQuery>,
  ) =>
    codes
      .map((value) => ({ value, count: countIn(choose(value)) }))
      .filter(({ count }) => count > 0);
  const prices = searched
    .filter((product) => passes(product, query, 'price'))
    .flatMap((product) => pricesIn(product, query));
  return {
    options: optionFacets(counted, swatchesOf(candidates)),
    frameWidths: countsOf(FRAME_WIDTHS, (width) => ({ frameWidths: [width] })),
    colorFamilies: countsOf(COLOR_FAMILIES, (family) => ({ colorFamilies: [family] })),
    price: prices.length === 0 ? null : { min: Math.min(...prices), max: Math.max(...prices) },
  };
}

/** Each value of an option once, with those that are chosen. */
function offeredBy(products: readonly ProductRecord[], query: ProductQuery) {
  const own = products.flatMap(({ options }) =>
    options.flatMap((option) => option.values.map(({ value }) => ({ name: option.name, value }))),
  );
  const chosen = query.options.flatMap(({ name, values }) =>
    values.map((value) => ({ name, value })),
  );
  const unique = new Map([...own, ...chosen].map((one) => [JSON.stringify(one), one]));
  return [...unique.values()];
}

/** In place of what is chosen of the same option. */
function choosing(query: ProductQuery, name: string, value: string): Partial<ProductQuery> {
  const others = query.options.filter((option) => option.name !== name);
  return { options: [...others, { name, values: [value] }] };
}

function swatchesOf(products: readonly ProductRecord[]): ReadonlyMap<string, string> {
  const values = products.flatMap(({ options }) => options.flatMap((option) => option.values));
  return new Map(values.flatMap(({ value, swatch }) => (swatch === null ? [] : [[value, swatch]])));
}

type PlaceOf = (product: ProductRecord) => Placed;

/** Equal prices, and equal ranks, stay in the catalogue's order. */
function compareProducts(
  sort: ProductSort,
  rankOf: (product: ProductRecord) => number,
  placedOf: PlaceOf,
) {
  return (a: ProductRecord, b: ProductRecord): number => {
    if (isRanked(sort) && rankOf(a) !== rankOf(b)) return rankOf(a) - rankOf(b);
    if (sort === 'PRICE_ASC' || sort === 'PRICE_DESC') {
      const difference = placedOf(a).price - placedOf(b).price;
      if (difference !== 0) return sort === 'PRICE_ASC' ? difference : -difference;
    }
    return a.position - b.position;
  };
}

function positionAfter(
  sorted: readonly ProductRecord[],
  cursor: Cursor,
  rankOf: (product: ProductRecord) => number,
  placedOf: PlaceOf,
): number {
  const index = sorted.findIndex((product) =>
    isBehind(placedOf(product), cursor, () => rankOf(product)),
  );
  return index === -1 ? sorted.length : index;
}

/** Bounds a query by the prices, the size and the colours that its search names. */
function withBoundsOf(query: ProductQuery, bounds: SearchBounds, offers: Offers): BoundQuery {
  const { minPrice, maxPrice, sizes, colours } = bounds;
  return {
    ...query,
    offers,
    sizes,
    colours,
    minPrice: minPrice === null ? query.minPrice : Math.max(minPrice, query.minPrice ?? 0),
    maxPrice: maxPrice === null ? query.maxPrice : Math.min(maxPrice, query.maxPrice ?? Infinity),
  };
}

function withBrand(part: ReadPart, products: readonly ProductRecord[]): ReadPart {
  if (part.kind !== 'BRAND') return part;
  const isMeant = ({ brand }: ProductRecord) => brandMarkOf(foldJoined(brand)) === part.value;
  return { ...part, value: products.find(isMeant)?.brand ?? part.text };
}

/** Equals `page`; `products` are in the catalogue's order. */
export function selectProducts(
  products: readonly ProductRecord[],
  categories: readonly SearchedCategory[],
  requested: ProductQuery,
  offers: Offers = NO_OFFERS,
): ProductPage {
  const result = searchProducts(products, requested.search, categories);
  const { found, correctedSearch, missingWords, unsoldKinds } = result;
  const query = withBoundsOf(requested, result, offers);
  const searched = [...found.keys()];
  const placeOf = (product: ProductRecord) =>
    query.search ? 2 * (found.get(product) ?? 0) + Number(product.outOfStock) : 0;
  const rankOf = (product: ProductRecord) => {
    if (query.sort === 'NEWEST') return newestRank(product.listedAt);
    return (query.sort === 'FRAME_FIT' ? frameFitOf(product, query) : placeOf(product)) ?? 0;
  };
  const placedOf: PlaceOf = (product) => ({
    price: lowestPriceOf(product, offers),
    position: product.position,
  });
  const matching = searched
    .filter((product) => passes(product, query))
    .sort(compareProducts(query.sort, rankOf, placedOf));
  const start = query.after === null ? 0 : positionAfter(matching, query.after, rankOf, placedOf);
  return {
    ...cutPage(matching, start, query.first, (product) =>
      cursorOf(query.sort, placedOf(product), rankOf(product)),
    ),
    correctedSearch,
    missingWords,
    understood: result.understood.map((part) => withBrand(part, products)),
    unsoldKinds,
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
      audience: audienceFacet(products, searched, query),
    },
  };
}
