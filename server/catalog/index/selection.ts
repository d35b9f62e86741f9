import { frameFit } from '#shared/catalog/frame-fit.ts';
import type { Audience } from '#shared/catalog/product-traits.ts';
import { newestRank } from '../catalog.cursor.ts';
import { isPriceWithin } from '../catalog.options.rules.ts';
import type { PriceFacet, ProductQuery } from '../catalog.store.ts';
import type { Occasion } from '../occasion/occasion.rules.ts';
import type { Choices } from './choices.ts';
import type { IndexedProduct } from './indexed.ts';
import { isVariantBound, NO_BOUNDS, type VariantBound } from '../search/bounds.ts';
import { isFound, type Found } from './searches.ts';
import { variantMatcher, type VariantMatcher } from './variant-filter.ts';

/** Products that a query selects, whatever its page. */
export interface Selection {
  /** In the query's order. */
  readonly products: readonly IndexedProduct[];
  readonly rankOf: (product: IndexedProduct) => number;
  /** Counts by name, as if the facet itself were not filtered. */
  readonly categories: ReadonlyMap<string, number>;
  readonly brands: ReadonlyMap<string, number>;
  readonly occasions: ReadonlyMap<Occasion, number>;
  readonly audience: ReadonlyMap<Audience, number>;
  readonly price: PriceFacet | null;
  /** Null without a search. */
  readonly found: Found | null;
}

/** Selects from products in the shop's order. */
export function select(
  all: readonly IndexedProduct[],
  query: ProductQuery,
  found: Found | null,
  choices: Choices,
): Selection {
  const matches = variantMatcher(query, found ?? NO_BOUNDS, choices);
  const offerOf = offersIn(query, found ?? NO_BOUNDS, matches);
  const products: IndexedProduct[] = [];
  const categories = new Map<string, number>();
  const brands = new Map<string, number>();
  const occasions = new Map<Occasion, number>();
  const audience = new Map<Audience, number>();
  let [cheapest, dearest] = [Infinity, -Infinity];
  for (const product of all) {
    if (found && !isFound(found, product)) continue;
    if (query.kinds.length > 0 && !query.kinds.some((kind) => product.kinds.includes(kind))) {
      continue;
    }
    if (query.campaign !== null && !product.campaigns.includes(query.campaign)) continue;
    if (product.outOfStock && !query.includeOutOfStock) continue;
    if (product.rating > query.maxRating) continue;
    const offer = offerOf(product);
    if (!offer) continue;
    const facets = [
      facetOf(categories, query.categories, [product.category]),
      facetOf(brands, query.brands, [product.brand]),
      facetOf(occasions, query.occasions, product.occasions),
      facetOf(audience, query.audience, product.audience),
    ];
    const missed = facets.filter(({ isChosen }) => !isChosen);
    if (offer.hasPrice) {
      // A facet counts as if it were not filtered itself.
      if (missed.length === 0) for (const { count } of facets) count();
      else if (missed.length === 1) missed[0]?.count();
    }
    if (missed.length > 0) continue;
    cheapest = Math.min(cheapest, offer.min);
    dearest = Math.max(dearest, offer.max);
    if (offer.hasPrice) products.push(product);
  }
  const rankOf = rankIn(query, found, matches);
  return {
    products: sorted(products, query, rankOf),
    rankOf,
    categories,
    brands,
    occasions,
    audience,
    price: cheapest <= dearest ? { min: cheapest, max: dearest } : null,
    found,
  };
}

/** Whether a product has a chosen value; `count` counts it by each of its values. */
function facetOf<V>(counts: Map<V, number>, chosen: readonly V[], own: readonly V[]) {
  return {
    isChosen: chosen.length === 0 || own.some((value) => chosen.includes(value)),
    count() {
      for (const value of own) counts.set(value, (counts.get(value) ?? 0) + 1);
    },
  };
}

/** The prices of the variants that a query's other conditions select, whether one is within the query's. */
interface Offer extends PriceFacet {
  readonly hasPrice: boolean;
}

/** Gives null for products that no query selects by their variants; else the product's price where it has none. */
function offersIn(
  query: ProductQuery,
  bound: VariantBound,
  matches: VariantMatcher,
): (product: IndexedProduct) => Offer | null {
  const filtersVariants =
    query.options.length > 0 ||
    query.frameWidths.length > 0 ||
    query.colorFamilies.length > 0 ||
    query.onSale ||
    query.frameLike !== null ||
    isVariantBound(bound);
  return (product) => {
    const { price } = product;
    const asProduct = { min: price, max: price, hasPrice: isPriceWithin(query, price) };
    if (!filtersVariants && product.hasOnePrice) return asProduct;
    let [min, max, hasPrice] = [Infinity, -Infinity, false];
    for (const variant of product.variants) {
      if (!matches(variant)) continue;
      min = Math.min(min, variant.price);
      max = Math.max(max, variant.price);
      hasPrice ||= isPriceWithin(query, variant.price);
    }
    if (min <= max) return { min, max, hasPrice };
    return filtersVariants ? null : asProduct;
  };
}

/**
 * Ranks by the place of the searched words, among equal ones those in stock first; or by `frameFit` of the best
 * variant within the prices.
 */
function rankIn(
  query: ProductQuery,
  found: Found | null,
  matches: VariantMatcher,
): Selection['rankOf'] {
  if (query.sort === 'NEWEST') return ({ product }) => newestRank(product.listedAt);
  if (query.sort !== 'FRAME_FIT') {
    return ({ ordinal, outOfStock }) =>
      found?.ranks ? 2 * ((found.ranks[ordinal] ?? 1) - 1) + Number(outOfStock) : 0;
  }
  return (product) => {
    const fits = product.variants
      .filter((variant) => matches(variant) && isPriceWithin(query, variant.price))
      .flatMap(({ frame }) => (frame && query.frameLike && frameFit(query.frameLike, frame)) ?? []);
    return Math.min(...fits);
  };
}

/** Equal prices and equal ranks stay in the shop's order. */
function sorted(
  products: readonly IndexedProduct[],
  { sort }: ProductQuery,
  rankOf: Selection['rankOf'],
): readonly IndexedProduct[] {
  if (sort === 'FEATURED') return products;
  const keyOf = {
    PRICE_ASC: ({ price }: IndexedProduct) => price,
    PRICE_DESC: ({ price }: IndexedProduct) => -price,
    RELEVANCE: rankOf,
    FRAME_FIT: rankOf,
    NEWEST: rankOf,
  }[sort];
  return products
    .map((product) => ({ product, key: keyOf(product) }))
    .sort((one, other) => one.key - other.key)
    .map(({ product }) => product);
}
