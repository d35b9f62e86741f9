import { LRUCache } from 'lru-cache';
import type {
  FrameRecord,
  FrameWidth,
  OptionFacet,
  OptionFilter,
  ProductQuery,
  ProductRecord,
  VariantFacets,
  VariantRecord,
} from './catalog.store.ts';
import { isAvailable } from './catalog.variant.rules.ts';

export const FRAME_WIDTHS: readonly FrameWidth[] = ['NARROW', 'MEDIUM', 'WIDE'];

/** Exclusive, in millimetres. */
const NARROW_UP_TO = 130;
const MEDIUM_UP_TO = 140;

export function frameWidthOf({ frameWidth }: FrameRecord): FrameWidth {
  if (frameWidth < NARROW_UP_TO) return 'NARROW';
  return frameWidth < MEDIUM_UP_TO ? 'MEDIUM' : 'WIDE';
}

type Selected = Pick<ProductQuery, 'options' | 'frameWidths' | 'includeOutOfStock'>;

/** Whether one variant has a value of every chosen option, and a chosen width. */
export function matchesOptions(
  product: ProductRecord,
  { options, frameWidths, includeOutOfStock }: Selected,
): boolean {
  if (options.length === 0 && frameWidths.length === 0) return true;
  return product.variants.some(
    (variant) =>
      (includeOutOfStock || isAvailable(product, variant)) &&
      options.every(({ name, values }) => values.includes(valueOf(product, variant, name) ?? '')) &&
      (frameWidths.length === 0 ||
        (variant.frame !== null && frameWidths.includes(frameWidthOf(variant.frame)))),
  );
}

function valueOf({ options }: ProductRecord, { values }: VariantRecord, name: string) {
  return values[options.findIndex((option) => option.name === name)];
}

/** The frame's width is like the value of an option without a name. */
const WIDTH = '';

type Pair = readonly [name: string, value: string];

/**
 * A product has a key for each set of values that one of its variants has together, so that a filter
 * is a lookup of keys. `isAvailable` is false where only variants that are sold out have it.
 */
export function optionKeys(product: ProductRecord): ReadonlyMap<string, boolean> {
  const keys = new Map<string, boolean>();
  for (const variant of product.variants) {
    const pairs: Pair[] = product.options.map(({ name }, at) => [name, variant.values[at] ?? '']);
    if (variant.frame) pairs.push([WIDTH, frameWidthOf(variant.frame)]);
    const isForSale = isAvailable(product, variant);
    for (const key of keysOf(pairs)) keys.set(key, isForSale || keys.get(key) === true);
  }
  return keys;
}

/** Many products have the same sizes. */
const cachedKeys = new LRUCache<string, readonly string[]>({ max: 5000 });

function keysOf(pairs: readonly Pair[]): readonly string[] {
  const cacheKey = pairs.flat().join('\0');
  let keys = cachedKeys.get(cacheKey);
  if (!keys) cachedKeys.set(cacheKey, (keys = subsetsOf(pairs).map(keyOf)));
  return keys;
}

function subsetsOf(pairs: readonly Pair[]): ReadonlyArray<readonly Pair[]> {
  const subsets: Array<readonly Pair[]> = [[]];
  for (const pair of pairs) subsets.push(...subsets.map((subset) => [...subset, pair]));
  return subsets.slice(1);
}

function keyOf(pairs: readonly Pair[]): string {
  return JSON.stringify(pairs.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Products with one of these keys match; null without a filter. */
export function wantedKeys(filter: Omit<Selected, 'includeOutOfStock'>) {
  const dimensions = dimensionsOf(filter);
  return dimensions.length === 0 ? null : combinations(dimensions).map(keyOf);
}

function dimensionsOf({
  options,
  frameWidths,
}: Omit<Selected, 'includeOutOfStock'>): readonly OptionFilter[] {
  return frameWidths.length > 0 ? [...options, { name: WIDTH, values: frameWidths }] : options;
}

function combinations(dimensions: readonly OptionFilter[]): ReadonlyArray<readonly Pair[]> {
  return dimensions.reduce<ReadonlyArray<readonly Pair[]>>(
    (all, { name, values }) =>
      all.flatMap((pairs) => values.map((value) => [...pairs, [name, value] as const])),
    [[]],
  );
}

/** A value of an option, or a width where `name` is null, with the keys of products that it selects. */
export interface FacetKeys {
  readonly name: string | null;
  readonly value: string;
  readonly keys: readonly string[];
}

/** Each dimension is counted without its own filter. `known` are pairs as in `readKey`. */
export function facetKeys(
  known: ReadonlyArray<readonly [name: string, value: string]>,
  filter: Omit<Selected, 'includeOutOfStock'>,
): readonly FacetKeys[] {
  const chosen = dimensionsOf(filter);
  return known.map(([name, value]) => {
    const others = chosen.filter((dimension) => dimension.name !== name);
    return {
      name: name === WIDTH ? null : name,
      value,
      keys: combinations([{ name, values: [value] }, ...others]).map(keyOf),
    };
  });
}

/** The pair of a key of one value; null for a key of several. */
export function readKey(key: string): Pair | null {
  // Written by `keyOf`.
  const pairs = JSON.parse(key) as readonly Pair[];
  return pairs.length === 1 ? (pairs[0] ?? null) : null;
}

export interface CountedValue {
  readonly name: string | null;
  readonly value: string;
  readonly count: number;
}

/** Values that select nothing are left out. */
export function optionFacets(
  counted: readonly CountedValue[],
  swatches: ReadonlyMap<string, string>,
): {
  readonly options: readonly OptionFacet[];
  readonly frameWidths: VariantFacets['frameWidths'];
} {
  const found = counted.filter(({ count }) => count > 0);
  const names = [...new Set(found.flatMap(({ name }) => name ?? []))].sort(compareNames);
  const valuesOf = (wanted: string) =>
    found
      .filter(({ name }) => name === wanted)
      .map(({ value, count }) => ({ value, count, swatch: swatches.get(value) ?? null }));
  return {
    options: names.map((name) => ({
      name,
      values: valuesOf(name).sort((a, b) => compareValues(a.value, b.value)),
    })),
    frameWidths: FRAME_WIDTHS.flatMap((width) =>
      found
        .filter(({ name, value }) => name === null && value === width)
        .map(({ count }) => ({ value: width, count })),
    ),
  };
}

const NAMES: readonly string[] = ['Taille', 'Couleur', 'Calibre'];
const NAMED_SIZES: readonly string[] = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'];

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
  return a.localeCompare(b, 'fr', { numeric: true }) || (a < b ? -1 : 1);
}
