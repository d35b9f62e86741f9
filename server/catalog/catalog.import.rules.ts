import { isBlank, readForm, readText, requiredText, type FieldRule } from '../shop/form.ts';
import { frShopkeeper } from '../shop/messages.shopkeeper.fr.ts';
import { Refusal, type Problem } from '../shop/problems.ts';
import { fold, hasForbiddenCharacters, lengthOf, tidy } from '../shop/text.ts';
import { createCategory, readCategoryName } from './catalog.category.rules.ts';
import { cellsOf, COLUMNS, type Column, type CsvRow, type FileProblem } from './catalog.csv.ts';
import { isFairlyPriced, isPicturePath, isSlug, readPrice } from './catalog.product.rules.ts';
import type { ArchivedProductRecord, CategoryRecord, ProductRecord } from './catalog.store.ts';

/** What a file changes of a product, in the file's own words. */
export interface ProductChange {
  readonly product: ProductRecord;
  readonly changes: ReadonlyArray<{
    readonly column: Column;
    readonly from: string;
    readonly to: string;
  }>;
}

/** What taking in a file would do. With problems, it must not be done. */
export interface ImportPlan {
  /** Those that the file needs and the catalogue lacks. */
  readonly categories: readonly CategoryRecord[];
  readonly added: readonly ProductRecord[];
  readonly changed: readonly ProductChange[];
  readonly unchanged: number;
  /** Of the changed and unchanged, those that are archived and stay it; as they were before. */
  readonly archived: readonly ArchivedProductRecord[];
  readonly problems: readonly FileProblem[];
}

/** The catalogue that a file comes to. */
export interface Catalogue {
  readonly products: readonly ProductRecord[];
  readonly archived: readonly ArchivedProductRecord[];
  readonly categories: readonly CategoryRecord[];
  /** Whether categories that only the file knows are created. */
  readonly createCategories: boolean;
  readonly hasPicture: (path: string) => boolean;
  /** When the file comes. */
  readonly now: Date;
}

const MAX_DESCRIPTION = 2000;
const MAX_RATINGS = 99_999_999;

/**
 * Compares a file with the catalogue: unknown ids add a product behind all others, known ones
 * change it, what the file does not name stays. Every problem is named, not only the first.
 */
export function planImport(rows: readonly CsvRow[], catalogue: Catalogue): ImportPlan {
  const everyProduct = [...catalogue.products, ...catalogue.archived];
  const known = new Map(everyProduct.map((product) => [product.id, product]));
  const categories = [...catalogue.categories];
  const rules = rulesOf(categories, catalogue.createCategories);
  const withCreated = { ...catalogue, categories };
  const linesById = new Map<string, number>();
  const added: ProductRecord[] = [];
  const changed: ProductChange[] = [];
  const problems: FileProblem[] = [];
  let position = everyProduct.reduce((last, one) => Math.max(last, one.position), 0);
  let unchanged = 0;
  for (const { line, cells } of rows) {
    try {
      const read = readForm(cells, rules, namedBefore(linesById, cells.id.trim(), line));
      const before = known.get(read.id);
      const product = complete(read, before ?? null, withCreated);
      if (!before) {
        position += 1;
        added.push({ ...product, position });
      } else {
        const changes = changesOf(before, product);
        if (changes.length === 0) unchanged += 1;
        else changed.push({ product, changes });
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      problems.push(
        ...error.problems.map(({ field, message }) => ({ line, column: field ?? null, message })),
      );
    }
  }
  return {
    categories: categories.slice(catalogue.categories.length),
    added,
    changed,
    unchanged,
    archived: catalogue.archived.filter(({ id }) => linesById.has(id)),
    problems,
  };
}

const invalid = (field: string, message: string): Problem => ({ code: 'INVALID', field, message });

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
    throw new Refusal(invalid(column, frShopkeeper.file.tooLong(MAX_DESCRIPTION)));
  }
  // Paragraphs are fine here; everywhere else a text is one line.
  if (hasForbiddenCharacters(text.replaceAll('\n', ' '))) {
    throw new Refusal(invalid(column, frShopkeeper.file.forbidden));
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
      throw new Refusal(invalid(column, frShopkeeper.file.category([...names.values()])));
    }
    const created = createCategory(readCategoryName(value, column), categories, { field: column });
    categories.push(created);
    names.set(fold(created.name), created.name);
    return created.name;
  };
}

function rulesOf(categories: CategoryRecord[], canCreateCategories: boolean) {
  const { file } = frShopkeeper;
  const price = cell(readPrice, file.price);
  return {
    id: cell((text) => (isSlug(text) ? text : null), file.id),
    title: requiredText(file.blank),
    brand: requiredText(file.blank),
    description: optional(description),
    category: categoryRule(categories, canCreateCategories),
    price,
    originalPrice: price,
    outOfStock: cell(readYesNo, file.yesNo),
    image: optional(cell((text) => (isPicturePath(text) ? text : null), file.picturePath)),
    imageAlt: optional(readText),
    ratingValue: optional(cell(readMark, file.mark)),
    ratingCount: optional(cell(readCount, file.count(MAX_RATINGS))),
  } satisfies Record<Column, FieldRule<unknown>>;
}

type ReadCells = {
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

/** The problem of a line whose id another line had; notes the id's line when there is none. */
function namedBefore(linesById: Map<string, number>, id: string, line: number): Problem[] {
  const first = linesById.get(id);
  if (first === undefined) linesById.set(id, line);
  // A blank id is a problem of its own.
  return first === undefined || id === '' ? [] : [invalid('id', frShopkeeper.file.twiceId(first))];
}

/** What a cell leaves open stays as it was; a new product gets its category's picture, and no rating. */
function complete(
  read: ReadCells,
  before: ProductRecord | null,
  { categories, hasPicture, now }: Catalogue,
): ProductRecord {
  const problems: Problem[] = [];
  if (!isFairlyPriced(read)) problems.push(invalid('price', frShopkeeper.file.aboveOriginal));
  const category = categories.find(({ name }) => name === read.category);
  const shown = before ?? category;
  const image = read.image ?? shown?.image ?? '';
  if (image !== shown?.image && !hasPicture(image)) {
    problems.push(invalid('image', frShopkeeper.file.noPicture));
  }
  const imageAlt = read.imageAlt ?? (image === shown?.image ? shown.imageAlt : '');
  if (imageAlt === '') problems.push(invalid('imageAlt', frShopkeeper.file.blank));
  if (problems.length > 0) throw new Refusal(...problems);
  return {
    id: read.id,
    position: before?.position ?? 0,
    title: read.title,
    brand: read.brand,
    description: read.description,
    image,
    imageAlt,
    price: read.price,
    originalPrice: read.originalPrice,
    categoryName: read.category,
    outOfStock: read.outOfStock,
    ratings: {
      value: read.ratingValue ?? before?.ratings.value ?? 0,
      count: read.ratingCount ?? before?.ratings.count ?? 0,
    },
    updatedAt: now.toISOString(),
  };
}

function changesOf(before: ProductRecord, after: ProductRecord): ProductChange['changes'] {
  const was = cellsOf(before);
  const is = cellsOf(after);
  return COLUMNS.filter((column) => was[column] !== is[column]).map((column) => ({
    column,
    from: was[column],
    to: is[column],
  }));
}
