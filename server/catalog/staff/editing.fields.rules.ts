import { readGtin } from '#shared/digits.ts';
import { z } from 'zod';
import { isBlank } from '#shared/forms/form.ts';
import { blank, readText, type Reading } from '../../shared/form.ts';
import type { Centimes } from '#shared/money.ts';
import { Refusal, type Problem } from '../../shared/problems.ts';
import { sortedAudience, sortedColorFamilies } from '#shared/catalog/product-traits.ts';
import { fold } from '#shared/fold.ts';
import { optionalTextOf } from '../csv/import.cells.rules.ts';
import { readAlterations } from '../alteration/alteration.rules.ts';
import { SWATCH } from '../csv/import.options.rules.ts';
import { KINDS, sortedKinds } from '../kind/kind.rules.ts';
import { sortedOccasions } from '../occasion/occasion.rules.ts';
import { requiredField } from '../catalog.plain-text.rules.ts';
import { isFairlyPriced } from '../catalog.product.rules.ts';
import { MAX_PRICE } from '#shared/money.ts';
import {
  PLAIN_FIELDS,
  plainFields,
  type CategoryRecord,
  type PlainField,
  type ProductRecord,
  type SilhouetteRecord,
} from '../catalog.store.ts';
import type { Given, ProductInput, SilhouetteInput } from './editing.input.ts';
import { isLength, LENGTH } from '../silhouette/silhouette.rules.ts';

const MAX_DETAILS = 30;

/** Omits `outOfStock`, because what can be bought follows from the variants as well. */
type TextField = Exclude<PlainField, 'outOfStock'>;
const TEXT_FIELDS = PLAIN_FIELDS.filter((field) => field !== 'outOfStock');
type Texts = Pick<ProductRecord, TextField>;
type PlainFields = Texts &
  Pick<
    ProductRecord,
    | 'categoryName'
    | 'details'
    | 'occasions'
    | 'kinds'
    | 'colorFamilies'
    | 'audience'
    | 'sizeGuide'
    | 'silhouette'
    | 'alterations'
  >;

export interface Choices {
  readonly categories: readonly CategoryRecord[];
  readonly sizeGuides: ReadonlySet<string>;
}

/** `before` is null for a new product: what it needs is then required. */
export function editPlainFields(
  before: PlainFields | null,
  input: ProductInput,
  { categories, sizeGuides }: Choices,
  reading: Reading,
): PlainFields {
  return {
    ...editTexts(before, input, reading),
    categoryName:
      before && input.categoryName === undefined
        ? before.categoryName
        : reading.read(() => readCategory(input.categoryName, categories), ''),
    details:
      input.details === undefined
        ? (before?.details ?? [])
        : readDetails(input.details ?? [], reading),
    occasions:
      input.occasions === undefined
        ? (before?.occasions ?? [])
        : sortedOccasions(input.occasions ?? []),
    colorFamilies:
      input.colorFamilies === undefined
        ? (before?.colorFamilies ?? [])
        : sortedColorFamilies(input.colorFamilies ?? []),
    audience:
      input.audience === undefined
        ? (before?.audience ?? [])
        : sortedAudience(input.audience ?? []),
    kinds:
      input.kinds === undefined
        ? (before?.kinds ?? [])
        : reading.read(() => readKinds(input.kinds ?? []), []),
    sizeGuide:
      input.sizeGuide === undefined
        ? (before?.sizeGuide ?? null)
        : reading.read(() => readSizeGuide(input.sizeGuide, sizeGuides), null),
    silhouette:
      input.silhouette === undefined
        ? (before?.silhouette ?? null)
        : reading.read(() => readSilhouette(input.silhouette), null),
    alterations:
      input.alterations === undefined
        ? (before?.alterations ?? null)
        : input.alterations && readAlterations(input.alterations, 'alterations', reading),
  };
}

function editTexts(before: Texts | null, input: ProductInput, reading: Reading): Texts {
  const texts = TEXT_FIELDS.map((field) => {
    const given = input[field];
    if (plainFields[field] instanceof z.ZodNullable) {
      const own = before?.[field] ?? null;
      return [
        field,
        given === undefined ? own : reading.read(() => optionalTextOf(field)(given, field), null),
      ];
    }
    if (before && given === undefined) return [field, before[field]];
    return [field, reading.read(() => requiredField(given, field), '')];
  });
  // Only fields that may be null are.
  return Object.fromEntries(texts) as Texts;
}

/** Ignores case and accents, like the import. */
function readCategory(name: Given<string>, categories: readonly CategoryRecord[]): string {
  const written = requiredField(name, 'categoryName');
  const known = categories.find((category) => fold(category.name) === fold(written));
  if (known) return known.name;
  throw new Refusal({ code: 'UNKNOWN_CATEGORY', field: 'categoryName', name: written });
}

/** Each once, in the order of all kinds. */
function readKinds(kinds: readonly string[]): readonly string[] {
  const unknown = kinds.find((kind) => !KINDS.includes(kind));
  if (unknown !== undefined) {
    throw new Refusal({ code: 'INVALID', reason: 'KIND', field: 'kinds', text: unknown });
  }
  return sortedKinds(kinds);
}

function readSizeGuide(id: Given<string>, known: ReadonlySet<string>): string | null {
  if (isBlank(id) || id == null) return null;
  if (known.has(id)) return id;
  throw new Refusal({ code: 'INVALID', reason: 'SIZE_GUIDE', field: 'sizeGuide' });
}

function readSilhouette(silhouette: Given<SilhouetteInput>): SilhouetteRecord | null {
  if (silhouette == null) return null;
  const { shape, length, color } = silhouette;
  const colour = isBlank(color) ? null : (color ?? null);
  const problems: Problem[] = [];
  if (!isLength(length)) {
    problems.push({ code: 'INVALID', reason: 'NUMBER', field: 'silhouette.length', ...LENGTH });
  }
  if (colour !== null && !SWATCH.test(colour)) {
    problems.push({ code: 'INVALID', reason: 'SWATCH', field: 'silhouette.color' });
  }
  if (problems.length > 0) throw new Refusal(...problems);
  return { shape, length, color: colour?.toLowerCase() ?? null };
}

/** Rows without any text are left out. */
export function readDetails(
  details: NonNullable<ProductInput['details']>,
  reading: Reading,
  field = 'details',
): ProductRecord['details'] {
  if (details.length > MAX_DETAILS) {
    const about = { field, max: MAX_DETAILS };
    reading.problems.push({ code: 'INVALID', reason: 'LIST_TOO_LONG', ...about });
    return [];
  }
  return details.flatMap(({ label, value }, at) =>
    isBlank(label) && isBlank(value)
      ? []
      : [
          {
            label: reading.read(() => requiredField(label, `${field}.${at}.label`), ''),
            value: reading.read(() => requiredField(value, `${field}.${at}.value`), ''),
          },
        ],
  );
}

/** Null where the product's own price counts. */
export function readOwnPrice(amount: Given<number>, field: string): Centimes | null {
  return amount == null ? null : readAmount(amount, field);
}

function readAmount(amount: Given<number>, field: string): Centimes {
  if (amount == null) throw blank('FIELD', field);
  if (Number.isSafeInteger(amount) && amount > 0 && amount <= MAX_PRICE) return amount;
  throw new Refusal({ code: 'INVALID', reason: 'AMOUNT', field, max: MAX_PRICE });
}

type Prices = Pick<ProductRecord, 'price' | 'originalPrice'>;

/** A new product without an original price has no discount. */
export function editPrices(before: Prices | null, input: ProductInput, reading: Reading): Prices {
  const found = reading.problems.length;
  const price =
    before && input.price === undefined
      ? before.price
      : reading.read(() => readAmount(input.price, 'price'), 1);
  const originalPrice =
    before && input.originalPrice === undefined
      ? before.originalPrice
      : reading.read(() => readOwnPrice(input.originalPrice, 'originalPrice') ?? price, price);
  const prices = { price, originalPrice };
  if (reading.problems.length === found && !isFairlyPriced(prices)) {
    const about = { reason: 'CELL_PRICE_ABOVE_ORIGINAL', field: 'price' } as const;
    reading.problems.push({ code: 'INVALID', ...about });
  }
  return prices;
}

/** Refuses with INVALID. */
export function optionalGtin(text: Given<string>, field: string): string | null {
  if (text == null || isBlank(text)) return null;
  const gtin = readGtin(text);
  if (gtin === null) throw new Refusal({ code: 'INVALID', reason: 'CELL_GTIN', field });
  return gtin;
}

/** Null for a blank text. */
export function optionalField(text: Given<string>, field: string): string | null {
  return isBlank(text) ? null : readText(text, field);
}
