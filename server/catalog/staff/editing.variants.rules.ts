import { Reading } from '../../shared/form.ts';
import type { Centimes } from '#shared/money.ts';
import { Refusal, type Problem } from '../../shared/problems.ts';
import { MAX_VARIANTS } from '../csv/import.variants.rules.ts';
import {
  codesBy,
  type FrameRecord,
  type ProductRecord,
  type VariantRecord,
} from '../catalog.store.ts';
import {
  findVariant,
  isColour,
  onlyVariant,
  withCodes,
  withOutlineOf,
} from '../catalog.variant.rules.ts';
import { MAX_STOCK } from '#shared/digits.ts';
import { optionalField, optionalGtin, readOwnPrice } from './editing.fields.rules.ts';
import { newVariantId } from './editing.ids.rules.ts';
import type { Given, VariantInput } from './editing.input.ts';

type Options = ProductRecord['options'];
type Variants = ProductRecord['variants'];

interface VariantsBefore {
  readonly id: string;
  /** Empty for a new product. */
  readonly variants: Variants;
}

/** Earlier variants have their ids for ever; one that is left out is removed. */
export function editVariants(
  before: VariantsBefore,
  input: Given<readonly VariantInput[]>,
  { options, price }: { readonly options: Options; readonly price: Centimes },
  reading: Reading,
): Variants {
  if (input === undefined) return unchanged(before, options, reading);
  const given = input ?? [];
  if (given.length === 0 || given.length > MAX_VARIANTS) {
    const about = { field: 'variants', max: MAX_VARIANTS };
    reading.problems.push({ code: 'INVALID', reason: 'LIST_LENGTH', ...about });
    return before.variants;
  }
  reading.problems.push(...removalProblems(before, given));
  const baseAt = before.variants.length > 0 ? -1 : basePlace(given, options);
  const ids = new Set(before.variants.map(({ id }) => id));
  const named = new Map<string, number>();
  return given.map((one, at) => {
    const field = `variants.${at}`;
    const fail = onlyVariant(before.id);
    return reading.read(() => {
      const known = one.id == null ? undefined : requireKnown(before, one.id, field);
      const values = readValues(one.values, options, field);
      refuseTwice(named, JSON.stringify(values), at, `${field}.values`);
      if (known) refuseTwice(named, known.id, at, `${field}.id`);
      const id = known?.id ?? (at === baseAt ? before.id : newVariantId(before.id, values, ids));
      ids.add(id);
      return edited(known ?? onlyVariant(id), { ...one, values }, { field, price, known });
    }, fail);
  });
}

function unchanged({ id, variants }: VariantsBefore, options: Options, reading: Reading): Variants {
  const all = variants.length > 0 ? variants : [onlyVariant(id)];
  const isMisplaced = all.some(({ values }) => !fits(values, options));
  if (isMisplaced)
    reading.problems.push({ code: 'INVALID', reason: 'OPTIONS_DIFFER', field: 'options' });
  return all;
}

const fits = (values: readonly string[], options: Options) =>
  values.length === options.length &&
  values.every((value, at) => options[at]?.values.some((one) => one.value === value));

function removalProblems(
  { id: productId, variants }: VariantsBefore,
  given: readonly VariantInput[],
): readonly Problem[] {
  const left = new Set(given.map(({ id }) => id));
  return variants
    .filter(({ id }) => !left.has(id))
    .flatMap(({ id, allocated }): readonly Problem[] => {
      const about = { code: 'NOT_ALLOWED_NOW', field: 'variants', id } as const;
      if (id === productId) return [{ ...about, reason: 'VARIANT_BASE' }];
      return allocated > 0 ? [{ ...about, reason: 'VARIANT_ALLOCATED', allocated }] : [];
    });
}

/** The middle size of the first colour, as in the seed. */
function basePlace(given: readonly VariantInput[], options: Options): number {
  const colourAt = options.findIndex(isColour);
  const colour = given[0]?.values[colourAt];
  const places = [...given.keys()].filter((at) => given[at]?.values[colourAt] === colour);
  return places[Math.floor((places.length - 1) / 2)] ?? 0;
}

function requireKnown(before: VariantsBefore, id: string, field: string): VariantRecord {
  const known = findVariant({ ...before, outOfStock: false }, id);
  if (known) return known;
  throw new Refusal({ code: 'UNKNOWN_VARIANT', reason: 'EDITED', field: `${field}.id`, id });
}

function readValues(values: readonly string[], options: Options, field: string): readonly string[] {
  if (values.length !== options.length) {
    const about = { field: `${field}.values`, count: options.length };
    throw new Refusal({ code: 'INVALID', reason: 'VARIANT_VALUES', ...about });
  }
  const problems = values.flatMap((value, at): readonly Problem[] => {
    const option = options[at];
    if (!option || option.values.some((one) => one.value === value)) return [];
    const about = { field: `${field}.values.${at}`, text: value, name: option.name };
    return [{ code: 'INVALID', reason: 'VARIANT_VALUE', ...about }];
  });
  if (problems.length > 0) throw new Refusal(...problems);
  return values;
}

function refuseTwice(seen: Map<string, number>, key: string, at: number, field: string): void {
  const first = seen.get(key);
  if (first !== undefined) {
    throw new Refusal({ code: 'INVALID', reason: 'VARIANT_TWICE', field, first: first + 1 });
  }
  seen.set(key, at);
}

interface Place {
  readonly field: string;
  /** Price of the product. */
  readonly price: Centimes;
  readonly known: VariantRecord | undefined;
}

/** Throws one Refusal with all of its problems. */
function edited(
  variant: VariantRecord,
  input: VariantInput,
  { field, price: productPrice, known }: Place,
): VariantRecord {
  const reading = new Reading();
  const { problems } = reading;
  const read = <T>(given: Given<unknown>, before: T, rule: () => T): T =>
    given === undefined ? before : reading.read(rule, before);
  const { sku, ownPrice, ownOriginalPrice, stockOnHand, frame } = input;
  const changed: VariantRecord = {
    ...variant,
    values: input.values,
    sku: read(sku, variant.sku, () => optionalField(sku, `${field}.sku`)),
    price: read(ownPrice, variant.price, () => readOwnPrice(ownPrice, `${field}.ownPrice`)),
    originalPrice: read(ownOriginalPrice, variant.originalPrice, () =>
      readOwnPrice(ownOriginalPrice, `${field}.ownOriginalPrice`),
    ),
    stockOnHand: read(stockOnHand, variant.stockOnHand, () =>
      readStock(stockOnHand ?? null, known, `${field}.stockOnHand`),
    ),
    frame: read(frame, variant.frame, () =>
      withOutlineOf(variant.frame, readFrame(frame ?? null, `${field}.frame`)),
    ),
  };
  const codes = codesBy((code) => {
    const rule = code === 'gtin' ? optionalGtin : optionalField;
    const given = input[code];
    return read<string | null | undefined>(given, undefined, () => rule(given, `${field}.${code}`));
  });
  const { price, originalPrice } = changed;
  if (problems.length === 0 && originalPrice !== null && (price ?? productPrice) > originalPrice) {
    const about = { reason: 'CELL_PRICE_ABOVE_ORIGINAL', field: `${field}.ownPrice` } as const;
    problems.push({ code: 'INVALID', ...about });
  }
  reading.end();
  return withCodes(changed, codes);
}

/**
 * Refuses another stock than the variant's, which orders may have changed since it was read: only
 * `setStock` checks that.
 */
function readStock(
  stock: number | null,
  known: VariantRecord | undefined,
  field: string,
): number | null {
  if (known && known.stockOnHand !== stock) {
    throw new Refusal({ code: 'INVALID', reason: 'STOCK_BY_SET_STOCK', field });
  }
  if (stock === null || isWithin(stock, 0, MAX_STOCK)) return stock;
  throw new Refusal({ code: 'INVALID', reason: 'NUMBER', field, min: 0, max: MAX_STOCK });
}

/** Millimetres. */
const MAX_MEASURE = 999;

function readFrame(frame: FrameRecord | null, field: string): FrameRecord | null {
  if (frame === null) return null;
  const { lensWidth, bridgeWidth, templeLength, lensHeight, frameWidth } = frame;
  const measures = { lensWidth, bridgeWidth, templeLength, lensHeight, frameWidth };
  const wrong = Object.entries(measures).filter(([, value]) => !isWithin(value, 1, MAX_MEASURE));
  if (wrong.length === 0) return measures;
  throw new Refusal(
    ...wrong.map(([name]): Problem => {
      const about = { field: `${field}.${name}`, min: 1, max: MAX_MEASURE };
      return { code: 'INVALID', reason: 'NUMBER', ...about };
    }),
  );
}

export function isWithin(value: number, min: number, max: number): boolean {
  return Number.isInteger(value) && value >= min && value <= max;
}
