import { frameFit } from '#shared/frame-fit.ts';
import {
  frameWidthOf,
  isPriceWithin,
  optionFacets,
  type VariantFilter,
} from '../catalog.options.rules.ts';
import type { VariantFacets } from '../catalog.store.ts';
import type { IndexedProduct, IndexedVariant } from './indexed.ts';

/** The name of an option; null for the width of a frame. */
type Dimension = string | null;

interface Chosen {
  readonly name: Dimension;
  readonly values: ReadonlySet<string>;
}

const chosenIn = ({ options, frameWidths }: VariantFilter): readonly Chosen[] => [
  ...options.map(({ name, values }) => ({ name, values: new Set(values) })),
  ...(frameWidths.length > 0 ? [{ name: null, values: new Set(frameWidths) }] : []),
];

function valueOf(product: IndexedProduct, { values, frame }: IndexedVariant, name: Dimension) {
  if (name === null) return frame ? frameWidthOf(frame) : undefined;
  return values[product.optionNames.indexOf(name)];
}

function hasChosen(product: IndexedProduct, variant: IndexedVariant, chosen: Chosen): boolean {
  const value = valueOf(product, variant, chosen.name);
  return value !== undefined && chosen.values.has(value);
}

/** Whether a filter judges a variant by its options at all. */
const isCandidate = (
  { isAvailable, frame }: IndexedVariant,
  { includeOutOfStock, frameLike }: VariantFilter,
): boolean =>
  (includeOutOfStock || isAvailable) &&
  (frameLike === null || (frame !== null && frameFit(frameLike, frame) !== null));

/**
 * Says of a variant whether it has a value of every chosen option, a chosen width, and the measures, whatever it
 * costs.
 */
export function variantMatcher(
  filter: VariantFilter,
): (product: IndexedProduct, variant: IndexedVariant) => boolean {
  const chosen = chosenIn(filter);
  return (product, variant) =>
    isCandidate(variant, filter) && chosen.every((each) => hasChosen(product, variant, each));
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

/** Counts products by the values of their variants, each option as if it were not filtered itself. */
export function countVariantValues(
  products: readonly IndexedProduct[],
  filter: VariantFilter,
): Pick<VariantFacets, 'options' | 'frameWidths'> {
  const chosen = chosenIn(filter);
  const counts = new Map<Dimension, Map<string, Counted>>();
  const countsOf = (name: Dimension) => {
    const known = counts.get(name);
    if (known) return known;
    const ofName = new Map<string, Counted>();
    counts.set(name, ofName);
    return ofName;
  };
  const ofWidths = countsOf(null);
  const swatches = new Map<string, string>();
  for (const product of products) {
    for (const [value, swatch] of product.swatches) swatches.set(value, swatch);
    const ofOptions = product.optionNames.map(countsOf);
    for (const variant of product.variants) {
      if (!isPriceWithin(filter, variant.price) || !isCandidate(variant, filter)) continue;
      const missing = chosen.filter((each) => !hasChosen(product, variant, each));
      if (missing.length > 1) continue;
      const isCounted = (name: Dimension) => missing.length === 0 || missing[0]?.name === name;
      variant.values.forEach((value, at) => {
        const [name, ofOption] = [product.optionNames[at], ofOptions[at]];
        if (name !== undefined && ofOption && isCounted(name)) count(ofOption, value, product);
      });
      if (variant.frame && isCounted(null)) count(ofWidths, frameWidthOf(variant.frame), product);
    }
  }
  const counted = Array.from(counts, ([name, ofName]) =>
    Array.from(ofName, ([value, each]) => ({ name, value, count: each.count })),
  );
  return optionFacets(counted.flat(), swatches);
}
