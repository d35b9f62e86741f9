import { readForm, readText, type FieldRule } from '../../shared/form.ts';
import { Refusal, type Problem } from '../../shared/problems.ts';
import type { CsvRow, FileProblem, VariantColumn } from './columns.ts';
import { cell, ifThere, invalid, optional } from './import.cells.rules.ts';
import {
  fromDrafts,
  isSameSet,
  namesIn,
  problemsAmong,
  valuesOf,
  type Draft,
  type SwatchOf,
} from './import.drafts.rules.ts';
import { readFrame, readOptions, type ChosenOption } from './import.options.rules.ts';
import { isSlug } from '../catalog.product.rules.ts';
import { newVariantId } from '../staff/editing.ids.rules.ts';
import { readPrice } from '#shared/money.ts';
import {
  VARIANT_CODES,
  codesBy,
  type ProductRecord,
  type VariantRecord,
} from '../catalog.store.ts';
import {
  onlyVariant,
  productIdOf,
  selectedOptions,
  variantIdOf,
  withCodes,
  withOutlineOf,
} from '../catalog.variant.rules.ts';
import { digitsOf, readStock, readGtin } from '#shared/digits.ts';
import { isBelowAllocated } from '../staff/variant.rules.ts';

export const MAX_VARIANTS = 100;

const gtinRule: FieldRule<string> = (value, column) => {
  const text = typeof value === 'string' ? digitsOf(value.trim()) : '';
  // Zeros at the beginning leave the check digit as it is.
  const right = text.padStart(text.length < 8 ? 8 : 12, '0');
  const isShort = /^\d{5,7}$|^\d{9,11}$/.test(text);
  if (isShort && readGtin(right) !== null) {
    throw new Refusal({ code: 'INVALID', reason: 'CELL_ZEROS', field: column, right });
  }
  return cell(readGtin, 'CELL_GTIN')(value, column);
};

/** Spreadsheets write a long number so: `1,00E+05`. */
const ABRIDGED = /^\d(?:[.,]\d+)?E[+-]\d+$/i;

function entire<T>(rule: FieldRule<T>): FieldRule<T> {
  return (value, column) => {
    if (typeof value === 'string' && ABRIDGED.test(value.trim())) {
      throw new Refusal(invalid(column, 'CELL_ABRIDGED'));
    }
    return rule(value, column);
  };
}

const variantRules = {
  variant: ifThere(optional(readText)),
  sku: ifThere(optional(entire(readText))),
  options: ifThere(optional(cell(readOptions, 'CELL_OPTIONS'))),
  stock: ifThere(optional(cell((text) => readStock(text) ?? null, 'CELL_STOCK'))),
  variantPrice: ifThere(optional(cell(readPrice, 'CELL_PRICE'))),
  variantOriginalPrice: ifThere(optional(cell(readPrice, 'CELL_PRICE'))),
  frame: ifThere(optional(cell(readFrame, 'CELL_FRAME'))),
  ...codesBy((code) => ifThere(optional(entire(code === 'gtin' ? gtinRule : readText)))),
} satisfies Record<VariantColumn, FieldRule<unknown>>;
type ReadVariant = { readonly [C in VariantColumn]: ReturnType<(typeof variantRules)[C]> };

/** The article number or GTIN that a spreadsheet may have spoilt, by `unspoiltKey`. */
export type Unspoilt = ReadonlyMap<string, string>;

const IDENTIFIERS = ['sku', ...VARIANT_CODES] as const;

/** A number without its zeros at the beginning. */
const unspoiltKey = (field: (typeof IDENTIFIERS)[number], number: string) =>
  `${field} ${number.replace(/^0+/, '')}`;

/** The numbers of these products that begin with zeros, which spreadsheets leave out. */
export function unspoiltOf(products: Iterable<Pick<ProductRecord, 'variants'>>): Unspoilt {
  const found = new Map<string, string>();
  for (const { variants } of products) {
    for (const variant of variants) {
      for (const field of ['sku', 'gtin'] as const) {
        const number = variant[field];
        if (number && /^0\d+$/.test(number)) found.set(unspoiltKey(field, number), number);
      }
    }
  }
  return found;
}

export type Variants = Pick<ProductRecord, 'options' | 'variants'>;

/**
 * A product's variants after all of its rows. Variants that they omit stay; new ones come after that
 * of the row before. `before` is null for a new product, `unspoilt` has the numbers of the whole catalogue.
 */
export function mergeVariants(
  productId: string,
  before: Variants | null,
  rows: readonly CsvRow[],
  { unspoilt, swatchOf }: { readonly unspoilt: Unspoilt; readonly swatchOf: SwatchOf },
): Variants & { readonly problems: readonly FileProblem[] } {
  const options = before?.options ?? [];
  const drafts: Draft[] = (before?.variants ?? []).map((variant) => ({
    variant,
    line: null,
    chosen: selectedOptions({ options }, variant).map((one) => ({ ...one, swatch: null })),
  }));
  const problems: FileProblem[] = [];
  let last = drafts.length - 1;
  for (const { line, cells } of rows) {
    try {
      const read: ReadVariant = readForm(cells, variantRules);
      const id = idOf(productId, drafts, read);
      const at = drafts.findIndex(({ variant }) => variant.id === id);
      const known = drafts[at] ?? { variant: onlyVariant(id), line: null, chosen: [] };
      if (known.line !== null) throw new Refusal(namedTwice(read, known.line));
      if (at === -1 && drafts.length >= MAX_VARIANTS) {
        const about = { code: 'INVALID', field: 'variant' } as const;
        throw new Refusal({ ...about, reason: 'CELL_VARIANTS', max: MAX_VARIANTS });
      }
      const chosen = read.options ?? known.chosen;
      const draft = { variant: withCells(known.variant, read, unspoilt), line, chosen };
      if (at === -1) drafts.splice(last + 1, 0, draft);
      else drafts[at] = draft;
      last = at === -1 ? last + 1 : at;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      problems.push(...error.problems.map((problem) => ({ ...problem, line })));
    }
  }
  const firstLine = rows[0]?.line ?? 1;
  if (problems.length === 0) {
    problems.push(...problemsAmong(drafts, options, firstLine));
    const hasBase = drafts.some(({ variant }) => variant.id === productId);
    if (!before && !hasBase) {
      problems.push({ ...invalid('variant', 'CELL_VARIANT_BASE'), line: firstLine });
    }
  }
  return { ...fromDrafts(options, drafts, swatchOf), problems };
}

/**
 * An empty cell means the variant with the same options. A product without options gives them to its
 * base variant first; further ones get ids of their own.
 */
function idOf(productId: string, drafts: readonly Draft[], { variant, options }: ReadVariant) {
  if (variant) return requireVariantId(productId, variant);
  if (!options) return productId;
  const same = drafts.find(({ chosen }) => isSameChoice(chosen, options));
  if (same) return same.variant.id;
  const base = drafts.find((draft) => draft.variant.id === productId);
  if (!base || (base.line === null && base.chosen.length === 0)) return productId;
  const names = namesIn(base.chosen);
  const isOrdered = isSameSet(names, namesIn(options));
  const values = valuesOf(options, isOrdered ? names : namesIn(options));
  const id = variantIdOf(productId, values);
  if (isSlug(id.slice(productId.length + 1))) return id;
  // Arabic letters, or too many of them.
  return newVariantId(productId, values, new Set(drafts.map((draft) => draft.variant.id)));
}

function requireVariantId(productId: string, id: string): string {
  const own = id.slice(productId.length + 1);
  if (id === productId || (productIdOf(id) === productId && isSlug(own))) return id;
  throw new Refusal(invalid('variant', 'CELL_VARIANT'));
}

function isSameChoice(some: readonly ChosenOption[], others: readonly ChosenOption[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ name, value }) =>
      others.some((other) => other.name === name && other.value === value),
    )
  );
}

function namedTwice({ variant, options }: ReadVariant, first: number): Problem {
  const about = { code: 'INVALID', first } as const;
  if (variant) return { ...about, reason: 'CELL_VARIANT_TWICE', field: 'variant' };
  if (options) return { ...about, reason: 'CELL_VARIANT_TWICE', field: 'options' };
  return { ...about, reason: 'CELL_ID_TWICE', field: 'id' };
}

/** Spreadsheets take `0017` for the number 17. */
function withoutZeros(
  variant: VariantRecord,
  read: ReadVariant,
  unspoilt: Unspoilt,
): readonly Problem[] {
  return IDENTIFIERS.flatMap((field): readonly Problem[] => {
    const [own, given] = [variant[field], read[field]];
    if (!given || own === given || !/^\d+$/.test(given)) return [];
    const other = unspoilt.get(unspoiltKey(field, given));
    const right = [own, other].find(
      (number) => number && number !== given && number === given.padStart(number.length, '0'),
    );
    return right ? [{ code: 'INVALID', reason: 'CELL_ZEROS', field, right }] : [];
  });
}

/** Whatever a file says, `allocated` stays. */
function withCells(variant: VariantRecord, read: ReadVariant, unspoilt: Unspoilt): VariantRecord {
  const { sku, stock, variantPrice, variantOriginalPrice, frame } = read;
  const changed: VariantRecord = {
    ...variant,
    sku: sku === undefined ? variant.sku : sku,
    stockOnHand: stock === undefined ? variant.stockOnHand : stock,
    price: variantPrice === undefined ? variant.price : variantPrice,
    originalPrice:
      variantOriginalPrice === undefined ? variant.originalPrice : variantOriginalPrice,
    frame: frame === undefined ? variant.frame : withOutlineOf(variant.frame, frame),
  };
  const { stockOnHand, allocated, price, originalPrice } = changed;
  const problems: Problem[] = [...withoutZeros(variant, read, unspoilt)];
  if (isBelowAllocated(changed, stockOnHand)) {
    const about = { code: 'INVALID', field: 'stock' } as const;
    problems.push({ ...about, reason: 'CELL_STOCK_ALLOCATED', allocated });
  }
  if (price !== null && originalPrice !== null && price > originalPrice) {
    problems.push(invalid('variantPrice', 'CELL_PRICE_ABOVE_ORIGINAL'));
  }
  if (problems.length > 0) throw new Refusal(...problems);
  return withCodes(changed, read);
}
