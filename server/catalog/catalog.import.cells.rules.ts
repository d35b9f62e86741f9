import { isBlank, readText, requiredText, type FieldRule } from '../shared/form.ts';
import { frCli } from '../shared/messages.cli.fr.ts';
import { Refusal, type Problem } from '../shared/problems.ts';
import { fold, hasForbiddenCharacters, lengthOf, tidy } from '../shared/text.ts';
import { createCategory, readCategoryName } from './catalog.category.rules.ts';
import type { Column } from './catalog.csv.ts';
import { storedName } from './catalog.picture.rules.ts';
import { isPicturePath, isSlug, readPrice } from './catalog.product.rules.ts';
import type { CategoryRecord } from './catalog.store.ts';

/** What became of the pictures that a file names: the path at which the shop serves it, or why not. */
export type FoundPictures = ReadonlyMap<
  string,
  { readonly path: string } | { readonly message: string }
>;

const MAX_DESCRIPTION = 2000;
const MAX_RATINGS = 99_999_999;

export const invalid = (field: string, message: string): Problem => ({
  code: 'INVALID',
  field,
  message,
});

/** A rule for a cell that must match; `read` gives null for what does not. */
function cell<T>(read: (text: string) => T | null, message: string): FieldRule<T> {
  return (value, column) => {
    const found = typeof value === 'string' ? read(value.trim()) : null;
    if (found === null) throw new Refusal(invalid(column, message));
    return found;
  };
}

/** A rule for a cell that may stay empty, which gives null. */
function optional<T>(rule: FieldRule<T>): FieldRule<T | null> {
  return (value, column) => (isBlank(value) ? null : rule(value, column));
}

const description: FieldRule<string> = (value, column) => {
  const text = typeof value === 'string' ? tidy(value) : '';
  if (lengthOf(text) > MAX_DESCRIPTION) {
    throw new Refusal(invalid(column, frCli.file.tooLong(MAX_DESCRIPTION)));
  }
  // Paragraphs are fine here; everywhere else a text is one line.
  if (hasForbiddenCharacters(text.replaceAll('\n', ' '))) {
    throw new Refusal(invalid(column, frCli.file.forbidden));
  }
  return text;
};

/** The name of the cell's category; one that is not there is added to `categories`, or refused. */
function categoryRule(categories: CategoryRecord[], canCreate: boolean): FieldRule<string> {
  const names = new Map(categories.map(({ name }) => [fold(name), name]));
  return (value, column) => {
    const known = typeof value === 'string' ? names.get(fold(value)) : undefined;
    if (known !== undefined) return known;
    if (!canCreate) {
      throw new Refusal(invalid(column, frCli.file.category([...names.values()])));
    }
    const created = createCategory(readCategoryName(value, column), categories, { field: column });
    categories.push(created);
    names.set(fold(created.name), created.name);
    return created.name;
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
  const { file } = frCli;
  const price = cell(readPrice, file.price);
  return {
    id: cell((text) => (isSlug(text) ? text : null), file.id),
    title: requiredText(file.blank),
    brand: requiredText(file.blank),
    description: optional(description),
    category: categoryRule(categories, createCategories),
    price,
    originalPrice: price,
    outOfStock: cell(readYesNo, file.yesNo),
    image: optional((value, column) => {
      const text = typeof value === 'string' ? value.trim() : '';
      const found = pictures.get(text);
      if (found && 'path' in found) return found.path;
      // The product may have it already, whether or not it is still there.
      if (isPicturePath(text) || storedName(text) !== null) return text;
      throw new Refusal(invalid(column, found?.message ?? file.picturePath));
    }),
    imageAlt: optional(readText),
    ratingValue: optional(cell(readMark, file.mark)),
    ratingCount: optional(cell(readCount, file.count(MAX_RATINGS))),
  } satisfies Record<Column, FieldRule<unknown>>;
}

export type ReadCells = {
  readonly [C in Column]: ReturnType<ReturnType<typeof rulesOf>[C]>;
};

// Excel writes its own words for true and false.
const YES = new Set(['oui', 'vrai', 'true', '1']);
const NO = new Set(['non', 'faux', 'false', '0']);

function readYesNo(text: string): boolean | null {
  const word = text.toLowerCase();
  if (YES.has(word)) return true;
  return NO.has(word) ? false : null;
}

function readMark(text: string): number | null {
  return /^(?:[0-4](?:[.,]\d)?|5(?:[.,]0)?)$/.test(text) ? Number(text.replace(',', '.')) : null;
}

function readCount(text: string): number | null {
  return /^\d{1,8}$/.test(text) ? Number(text) : null;
}
