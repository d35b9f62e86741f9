import type { Centimes } from '#shared/money.ts';
import { COLOR_FAMILIES } from '#shared/catalog/product-traits.ts';
import type {
  FrameRecord,
  FrameWidth,
  OptionFacet,
  ProductQuery,
  VariantFacets,
} from './catalog.store.ts';

export const FRAME_WIDTHS: readonly FrameWidth[] = ['NARROW', 'MEDIUM', 'WIDE'];

/** Exclusive, in millimetres. */
const NARROW_UP_TO = 130;
const MEDIUM_UP_TO = 140;

export function frameWidthOf({ frameWidth }: FrameRecord): FrameWidth {
  if (frameWidth < NARROW_UP_TO) return 'NARROW';
  return frameWidth < MEDIUM_UP_TO ? 'MEDIUM' : 'WIDE';
}

export type VariantFilter = Pick<
  ProductQuery,
  | 'options'
  | 'frameWidths'
  | 'frameLike'
  | 'colorFamilies'
  | 'onSale'
  | 'minPrice'
  | 'maxPrice'
  | 'includeOutOfStock'
>;

export function isPriceWithin(
  { minPrice, maxPrice }: Pick<ProductQuery, 'minPrice' | 'maxPrice'>,
  price: Centimes,
): boolean {
  return price >= (minPrice ?? -Infinity) && price <= (maxPrice ?? Infinity);
}

interface CountedValue {
  readonly name: string;
  readonly value: string;
  readonly count: number;
}

/** Values that select nothing are left out. */
export function optionFacets(
  counted: readonly CountedValue[],
  swatches: ReadonlyMap<string, string>,
): readonly OptionFacet[] {
  const found = counted.filter(({ count }) => count > 0);
  const names = [...new Set(found.map(({ name }) => name))].sort(compareNames);
  const valuesOf = (wanted: string) =>
    found
      .filter(({ name }) => name === wanted)
      .map(({ value, count }) => ({ value, count, swatch: swatches.get(value) ?? null }));
  return names.map((name) => ({
    name,
    values: valuesOf(name).sort((a, b) => compareValues(a.value, b.value)),
  }));
}

/** Codes that select something, in the shop's order. */
export function countsInOrder<C extends string>(
  codes: readonly C[],
  counts: ReadonlyMap<string, number>,
): ReadonlyArray<{ readonly value: C; readonly count: number }> {
  return codes.flatMap((value) => {
    const count = counts.get(value) ?? 0;
    return count > 0 ? [{ value, count }] : [];
  });
}

/** Adds the chosen values that select nothing: a filter panel names them too, in its language. */
export function withChosen<
  F extends Pick<VariantFacets, 'options' | 'frameWidths' | 'colorFamilies'>,
>(facets: F, chosen: Pick<ProductQuery, 'options' | 'frameWidths' | 'colorFamilies'>): F {
  const values = new Map(facets.options.map((option) => [option.name, option.values]));
  for (const { name, values: wanted } of chosen.options) {
    const known = values.get(name) ?? [];
    const missing = wanted.filter((each) => known.every(({ value }) => value !== each));
    if (missing.length === 0) continue;
    const added = missing.map((value) => ({ value, count: 0, swatch: null }));
    values.set(
      name,
      [...known, ...added].sort((a, b) => compareValues(a.value, b.value)),
    );
  }
  return {
    ...facets,
    options: Array.from(values, ([name, counted]) => ({ name, values: counted })).sort((a, b) =>
      compareNames(a.name, b.name),
    ),
    frameWidths: withChosenCodes(FRAME_WIDTHS, facets.frameWidths, chosen.frameWidths),
    colorFamilies: withChosenCodes(COLOR_FAMILIES, facets.colorFamilies, chosen.colorFamilies),
  };
}

function withChosenCodes<C extends string>(
  codes: readonly C[],
  counted: ReadonlyArray<{ readonly value: C; readonly count: number }>,
  chosen: readonly C[],
) {
  return codes.flatMap((value) => {
    const known = counted.find((each) => each.value === value);
    if (known) return [known];
    return chosen.includes(value) ? [{ value, count: 0 }] : [];
  });
}

const NAMES: readonly string[] = ['Taille', 'Couleur', 'Calibre'];
const NAMED_SIZES: readonly string[] = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'];

/** Whether a value is a size such as S or XL, which is written alike in every language. */
export const isNamedSize = (value: string): boolean => NAMED_SIZES.includes(value);

function compareNames(a: string, b: string): number {
  const placeOf = (name: string) => (NAMES.includes(name) ? NAMES.indexOf(name) : NAMES.length);
  return placeOf(a) - placeOf(b) || (a < b ? -1 : 1);
}

/** Sizes such as S and XL from small to large, then numbers, then words. */
export function compareValues(a: string, b: string): number {
  const [placeA, placeB] = [NAMED_SIZES.indexOf(a), NAMED_SIZES.indexOf(b)];
  if (placeA !== -1 || placeB !== -1) {
    return placeA !== -1 && placeB !== -1 ? placeA - placeB : placeB - placeA;
  }
  return compareTexts(a, b) || (a < b ? -1 : 1);
}

let collator: Intl.Collator | undefined;

/** `localeCompare` with options takes twenty times as long. Made at its first use, for the start. */
function compareTexts(a: string, b: string): number {
  return (collator ??= new Intl.Collator('fr', { numeric: true })).compare(a, b);
}
