import { z } from 'zod';
import { isBlank } from '#shared/forms/form.ts';
import { readText, requiredText, type FieldRule } from '../../shared/form.ts';
import { Refusal, type Problem, type ReasonOf } from '../../shared/problems.ts';
import { fitNames } from '#shared/texts/fields/product-fields.fr.ts';
import { fold } from '#shared/fold.ts';
import { hasForbiddenCharacters, lengthOf, tidy } from '#shared/text.ts';
import { createCategory, readCategoryName } from '../category/category.rules.ts';
import { FIELD_COLUMNS, type FieldColumn } from './columns.ts';
import { storedName } from '../picture/picture.rules.ts';
import { audienceCells, colorFamilyCells, kindCells, occasionCells } from './import.codes.rules.ts';
import type { RefusedPicture } from '../../shared/problem-codes.ts';
import { readSilhouette } from '../silhouette/silhouette.rules.ts';
import { plainly } from '../catalog.plain-text.rules.ts';
import { isPicturePath, isSlug } from '../catalog.product.rules.ts';
import { readPrice } from '#shared/money.ts';
import {
  FITS,
  plainFields,
  plainValues,
  type CategoryRecord,
  type Fit,
  type PlainField,
  type ProductRecord,
} from '../catalog.store.ts';
import { numberText } from '#shared/digits.ts';

export type FoundPictures = ReadonlyMap<string, { readonly path: string } | RefusedPicture>;

export const MAX_DESCRIPTION = 2000;
const MAX_RATINGS = 99_999_999;
const COUNT = /^\d{1,8}$/;

type CellReason = Exclude<
  Extract<ReasonOf<'INVALID'>, `CELL_${string}` | 'COLUMN_OF_NEW'>,
  | 'CELL_CATEGORY'
  | 'CELL_CODE'
  | 'CELL_COUNT'
  | 'CELL_DIFFERS'
  | 'CELL_ID_TWICE'
  | 'CELL_OPTIONS_TWICE'
  | 'CELL_OPTION_NAMES'
  | 'CELL_STOCK_ALLOCATED'
  | 'CELL_SWATCH'
  | 'CELL_TEXT_LENGTH'
  | 'CELL_VARIANTS'
  | 'CELL_VARIANT_TWICE'
  | 'CELL_ZEROS'
>;

export function invalid(field: string, reason: CellReason): Problem {
  return { code: 'INVALID', reason, field };
}

export function cell<T>(read: (text: string) => T | null, reason: CellReason): FieldRule<T> {
  return (value, column) => {
    const found = typeof value === 'string' ? read(value.trim()) : null;
    if (found === null) throw new Refusal(invalid(column, reason));
    return found;
  };
}

/** Undefined for a column that the file does not have. */
export function ifThere<T>(rule: FieldRule<T>): FieldRule<T | undefined> {
  return (value, column) => (value === undefined ? undefined : rule(value, column));
}

function neededByNew<T>(rule: FieldRule<T>): FieldRule<T> {
  return (value, column) => {
    if (value === undefined) throw new Refusal(invalid(column, 'COLUMN_OF_NEW'));
    return rule(value, column);
  };
}

export function optional<T>(rule: FieldRule<T>): FieldRule<T | null> {
  return (value, column) => (isBlank(value) ? null : rule(value, column));
}

/** May be longer than other texts, and have line breaks. */
export const readDescription: FieldRule<string> = plainly((value, column) => {
  const text = typeof value === 'string' ? tidy(value) : '';
  if (lengthOf(text) > MAX_DESCRIPTION) {
    throw new Refusal({
      code: 'INVALID',
      reason: 'CELL_TEXT_LENGTH',
      field: column,
      max: MAX_DESCRIPTION,
    });
  }
  if (hasForbiddenCharacters(text.replaceAll('\n', ' '))) {
    throw new Refusal(invalid(column, 'CELL_TEXT'));
  }
  return text;
});

function categoryRule(categories: CategoryRecord[], canCreate: boolean): FieldRule<string> {
  const names = new Map(categories.map(({ name }) => [fold(name), name]));
  return (value, column) => {
    const known = typeof value === 'string' ? names.get(fold(value)) : undefined;
    if (known !== undefined) return known;
    if (!canCreate) {
      throw new Refusal({
        code: 'INVALID',
        reason: 'CELL_CATEGORY',
        field: column,
        known: [...names.values()],
      });
    }
    const created = createCategory(readCategoryName(value, column), categories, { field: column });
    categories.push(created);
    names.set(fold(created.name), created.name);
    return created.name;
  };
}

/** Reads plain fields that may be blank, in the back office too; null for a text of which nothing is shown. */
export function optionalTextOf(name: PlainField): FieldRule<string | null> {
  const rule = name === 'description' ? readDescription : plainly(readText);
  return (value, column) => (isBlank(value) ? null : rule(value, column) || null);
}

function ruleOf(name: PlainField): FieldRule<string | boolean | null> {
  const field = plainFields[name];
  if (field instanceof z.ZodBoolean) {
    const yesNo = cell(readYesNo, 'CELL_YES_NO');
    return (value, column) => (value === undefined ? false : yesNo(value, column));
  }
  return field instanceof z.ZodNullable
    ? optionalTextOf(name)
    : neededByNew(plainly(requiredText('CELL')));
}

// Every plain field has its rule, which reads values of its type.
const plainRules = plainValues(ruleOf) as {
  readonly [F in PlainField]: FieldRule<ProductRecord[F]>;
};

/** The path of a picture that is there, or that the product may have already, even if its file is gone. */
export function pictureRule(pictures: FoundPictures): FieldRule<string> {
  return (value, column) => {
    const text = typeof value === 'string' ? value.trim() : '';
    const found = pictures.get(text);
    if (found && 'path' in found) return found.path;
    if (isPicturePath(text) || storedName(text) !== null) return text;
    throw new Refusal(
      found
        ? { code: 'INVALID', reason: 'PICTURE', field: column, picture: found }
        : invalid(column, 'CELL_PICTURE'),
    );
  };
}

export function rulesOf({
  categories,
  createCategories,
  pictures,
}: {
  readonly categories: CategoryRecord[];
  readonly createCategories: boolean;
  readonly pictures: FoundPictures;
}) {
  const price = cell(readPrice, 'CELL_PRICE');
  const rules = {
    id: cell((text) => (isSlug(text) ? text : null), 'CELL_ID'),
    ...plainRules,
    fit: optional(cell(readFit, 'CELL_FIT')),
    category: neededByNew(categoryRule(categories, createCategories)),
    price: neededByNew(price),
    originalPrice: ifThere(optional(price)),
    image: optional(pictureRule(pictures)),
    imageAlt: optional(plainly(readText)),
    silhouette: optional(cell(readSilhouette, 'CELL_SILHOUETTE')),
    ratingValue: optional(cell(readRating, 'CELL_RATING')),
    ratingCount: optional((value, column) => {
      const count = typeof value === 'string' ? numberText(value.trim()) : '';
      if (COUNT.test(count)) return Number(count);
      throw new Refusal({ code: 'INVALID', reason: 'CELL_COUNT', field: column, max: MAX_RATINGS });
    }),
    occasions: occasionCells.read,
    colorFamilies: colorFamilyCells.read,
    audience: audienceCells.read,
    kinds: kindCells.read,
  } satisfies Record<FieldColumn, FieldRule<unknown>>;
  // The same rules, in the order of the columns, in which problems are reported.
  return {
    ofNew: Object.fromEntries(
      FIELD_COLUMNS.map((column) => [column, rules[column]]),
    ) as typeof rules,
    ofKnown: Object.fromEntries(
      FIELD_COLUMNS.map((column) => [column, ifThere<unknown>(rules[column])]),
    ) as { readonly [C in FieldColumn]: FieldRule<ReturnType<(typeof rules)[C]> | undefined> },
  };
}

type Rules = ReturnType<typeof rulesOf>;
export type ReadCells = { readonly [C in FieldColumn]: ReturnType<Rules['ofNew'][C]> };
export type ReadIfThere = { readonly [C in FieldColumn]: ReturnType<Rules['ofKnown'][C]> };

// Excel writes `VRAI` and `FAUX`.
const YES = new Set(['oui', 'vrai', 'true', '1']);
const NO = new Set(['non', 'faux', 'false', '0']);

function readYesNo(text: string): boolean | null {
  const word = text.toLowerCase();
  if (YES.has(word)) return true;
  return NO.has(word) ? false : null;
}

/** The word, or the code of the API. */
function readFit(text: string): Fit | null {
  const word = text.toLowerCase();
  return FITS.find((fit) => fitNames[fit] === word || fit.toLowerCase() === word) ?? null;
}

function readRating(text: string): number | null {
  const plain = numberText(text).replace(',', '.');
  return /^(?:[0-4](?:\.\d)?|5(?:\.0)?)$/.test(plain) ? Number(plain) : null;
}
