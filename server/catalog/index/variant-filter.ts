import { frameFit } from '#shared/catalog/frame-fit.ts';
import { COLOR_FAMILIES } from '#shared/catalog/product-traits.ts';
import {
  countsInOrder,
  FRAME_WIDTHS,
  isPriceWithin,
  optionFacets,
  type VariantFilter,
} from '../catalog.options.rules.ts';
import type { VariantFacets } from '../catalog.store.ts';
import { variantBoundMatcher, type VariantBound } from '../search/bounds.ts';
import { FAMILY, WIDTH, type Choices, type Dimension } from './choices.ts';
import type { IndexedProduct, IndexedVariant } from './indexed.ts';

interface Chosen {
  readonly name: Dimension;
  /** Says by the number of a choice. */
  readonly isWanted: readonly boolean[];
}

function chosenIn(
  { options, frameWidths, colorFamilies }: VariantFilter,
  choices: Choices,
): readonly Chosen[] {
  const all: ReadonlyArray<readonly [name: Dimension, values: readonly string[]]> = [
    ...options.map(({ name, values }) => [name, values] as const),
    [WIDTH, frameWidths],
    [FAMILY, colorFamilies],
  ];
  return all.flatMap(([name, values]) =>
    values.length === 0 ? [] : [{ name, isWanted: choices.among(name, values) }],
  );
}

const hasChosen = ({ choices }: IndexedVariant, { isWanted }: Chosen) =>
  choices.some((each) => isWanted[each]);

/** Whether a filter judges a variant by its options at all. */
const isCandidate = (
  { isAvailable, isReduced, frame }: IndexedVariant,
  { includeOutOfStock, onSale, frameLike }: VariantFilter,
): boolean =>
  (includeOutOfStock || isAvailable) &&
  (!onSale || isReduced) &&
  (frameLike === null || (frame !== null && frameFit(frameLike, frame) !== null));

export type VariantMatcher = (variant: IndexedVariant) => boolean;

/**
 * Says of a variant whether it has a value of every chosen option, a chosen width and family, the measures and a
 * reduced price where these are wanted, and what a search names, whatever it costs.
 */
export function variantMatcher(
  filter: VariantFilter,
  bound: VariantBound,
  choices: Choices,
): VariantMatcher {
  const chosen = chosenIn(filter, choices);
  const isSearched = variantBoundMatcher(bound);
  return (variant) =>
    isCandidate(variant, filter) &&
    isSearched(variant) &&
    chosen.every((each) => hasChosen(variant, each));
}

/**
 * Counts products by the values of their variants, each option as if it were not filtered itself. Other names of
 * a size are counted where a product has them or they are chosen: a panel has no room for the rest.
 */
export function countVariantValues(
  products: readonly IndexedProduct[],
  filter: VariantFilter,
  bound: VariantBound,
  choices: Choices,
): Omit<VariantFacets, 'price'> {
  const chosen = chosenIn(filter, choices);
  const isSearched = variantBoundMatcher(bound);
  const { all } = choices;
  const counts = all.map(() => 0);
  /** Holds by number the last product that was counted. */
  const counted: Array<IndexedProduct | undefined> = all.map(() => undefined);
  const isWanted = (number: number) => chosen.some((each) => each.isWanted[number]);
  const isShown = all.map(({ name }, number) => typeof name !== 'string' || isWanted(number));
  const swatches = new Map<string, string>();
  for (const product of products) {
    for (const [value, swatch] of product.swatches) swatches.set(value, swatch);
    for (const number of product.ownChoices) isShown[number] = true;
    for (const variant of product.variants) {
      if (!isPriceWithin(filter, variant.price) || !isCandidate(variant, filter)) continue;
      if (!isSearched(variant)) continue;
      const missing = chosen.find((each) => !hasChosen(variant, each));
      if (chosen.some((each) => each !== missing && !hasChosen(variant, each))) continue;
      for (const number of variant.choices) {
        if (counted[number] === product) continue;
        if (missing && missing.name !== all[number]?.name) continue;
        counted[number] = product;
        counts[number] = (counts[number] ?? 0) + 1;
      }
    }
  }
  const found = all.flatMap(({ name, value }, number) =>
    isShown[number] ? [{ name, value, count: counts[number] ?? 0 }] : [],
  );
  const countsIn = (wanted: Dimension) =>
    new Map(found.flatMap(({ name, value, count }) => (name === wanted ? [[value, count]] : [])));
  return {
    options: optionFacets(
      found.flatMap(({ name, ...each }) => (typeof name === 'string' ? [{ name, ...each }] : [])),
      swatches,
    ),
    frameWidths: countsInOrder(FRAME_WIDTHS, countsIn(WIDTH)),
    colorFamilies: countsInOrder(COLOR_FAMILIES, countsIn(FAMILY)),
  };
}
