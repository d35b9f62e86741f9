import { frameFit } from '#shared/frame-fit.ts';
import { COLOR_FAMILIES } from '#shared/product-traits.ts';
import {
  countsInOrder,
  FRAME_WIDTHS,
  frameWidthOf,
  isPriceWithin,
  optionFacets,
  type VariantFilter,
} from '../catalog.options.rules.ts';
import type { VariantFacets } from '../catalog.store.ts';
import { variantBoundMatcher, type VariantBound } from '../search/bounds.ts';
import type { IndexedProduct, IndexedVariant } from './indexed.ts';

const WIDTH: unique symbol = Symbol('width of a frame');
const FAMILY: unique symbol = Symbol('colour family');
/** The name of an option, or what else of a variant is chosen by values. */
type Dimension = string | typeof WIDTH | typeof FAMILY;

interface Chosen {
  readonly name: Dimension;
  readonly values: ReadonlySet<string>;
}

function chosenIn({ options, frameWidths, colorFamilies }: VariantFilter): readonly Chosen[] {
  const all: ReadonlyArray<readonly [name: Dimension, values: readonly string[]]> = [
    ...options.map(({ name, values }) => [name, values] as const),
    [WIDTH, frameWidths],
    [FAMILY, colorFamilies],
  ];
  return all.flatMap(([name, values]) =>
    values.length === 0 ? [] : [{ name, values: new Set(values) }],
  );
}

function valuesOf(
  product: IndexedProduct,
  { values, sizes, colorFamilies, frame }: IndexedVariant,
  name: Dimension,
): readonly string[] {
  if (name === FAMILY) return colorFamilies;
  if (name === WIDTH) return frame ? [frameWidthOf(frame)] : [];
  const at = product.optionNames.indexOf(name);
  const value = values[at];
  if (value === undefined) return [];
  return at === product.sizeAt ? [value, ...sizes] : [value];
}

const hasChosen = (product: IndexedProduct, variant: IndexedVariant, { name, values }: Chosen) =>
  valuesOf(product, variant, name).some((value) => values.has(value));

/** Whether a filter judges a variant by its options at all. */
const isCandidate = (
  { isAvailable, isReduced, frame }: IndexedVariant,
  { includeOutOfStock, onSale, frameLike }: VariantFilter,
): boolean =>
  (includeOutOfStock || isAvailable) &&
  (!onSale || isReduced) &&
  (frameLike === null || (frame !== null && frameFit(frameLike, frame) !== null));

/**
 * Says of a variant whether it has a value of every chosen option, a chosen width and family, the measures and a
 * reduced price where these are wanted, and what a search names, whatever it costs.
 */
export function variantMatcher(
  filter: VariantFilter,
  bound: VariantBound,
): (product: IndexedProduct, variant: IndexedVariant) => boolean {
  const chosen = chosenIn(filter);
  const isSearched = variantBoundMatcher(bound);
  return (product, variant) =>
    isCandidate(variant, filter) &&
    isSearched(variant) &&
    chosen.every((each) => hasChosen(product, variant, each));
}

/** How many products have a value, and the last one of them. */
interface Counted {
  count: number;
  last: IndexedProduct;
}

function count(counts: Map<string, Counted>, value: string, product: IndexedProduct): void {
  const counted = counts.get(value);
  if (!counted) counts.set(value, { count: 1, last: product });
  else if (counted.last !== product) {
    counted.count += 1;
    counted.last = product;
  }
}

/**
 * Counts products by the values of their variants, each option as if it were not filtered itself. Other names of
 * a size are counted where a product has them or they are chosen: a panel has no room for the rest.
 */
export function countVariantValues(
  products: readonly IndexedProduct[],
  filter: VariantFilter,
  bound: VariantBound,
): Omit<VariantFacets, 'price'> {
  const chosen = chosenIn(filter);
  const isSearched = variantBoundMatcher(bound);
  const counts = new Map<Dimension, Map<string, Counted>>();
  const countsOf = (name: Dimension) => {
    const known = counts.get(name);
    if (known) return known;
    const ofName = new Map<string, Counted>();
    counts.set(name, ofName);
    return ofName;
  };
  const swatches = new Map<string, string>();
  const own = new Set(filter.options.flatMap(({ values }) => values));
  for (const product of products) {
    for (const [value, swatch] of product.swatches) swatches.set(value, swatch);
    const dimensions: readonly Dimension[] = [...product.optionNames, WIDTH, FAMILY];
    for (const variant of product.variants) {
      for (const value of variant.values) own.add(value);
      if (!isPriceWithin(filter, variant.price) || !isCandidate(variant, filter)) continue;
      if (!isSearched(variant)) continue;
      const missing = chosen.filter((each) => !hasChosen(product, variant, each));
      if (missing.length > 1) continue;
      for (const name of dimensions) {
        if (missing.length === 1 && missing[0]?.name !== name) continue;
        for (const value of valuesOf(product, variant, name)) count(countsOf(name), value, product);
      }
    }
  }
  const countsIn = (name: Dimension) =>
    new Map(Array.from(counts.get(name) ?? [], ([value, each]) => [value, each.count]));
  const options = [...counts.keys()].flatMap((name) =>
    typeof name === 'string'
      ? Array.from(countsIn(name), ([value, found]) => ({ name, value, count: found }))
      : [],
  );
  return {
    options: optionFacets(
      options.filter(({ value }) => own.has(value)),
      swatches,
    ),
    frameWidths: countsInOrder(FRAME_WIDTHS, countsIn(WIDTH)),
    colorFamilies: countsInOrder(COLOR_FAMILIES, countsIn(FAMILY)),
  };
}
