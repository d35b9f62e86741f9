import { readForm } from '../shared/form.ts';
import { Refusal, type Problem } from '../shared/problems.ts';
import { cellsOf, COLUMNS, type Column, type CsvRow, type FileProblem } from './catalog.csv.ts';
import {
  invalid,
  rulesOf,
  type FoundPictures,
  type ReadCells,
} from './catalog.import.cells.rules.ts';
import { setOutOfStock } from './catalog.stock.rules.ts';
import { onlyVariant } from './catalog.variant.rules.ts';
import { isFairlyPriced } from './catalog.product.rules.ts';
import type { ArchivedProductRecord, CategoryRecord, ProductRecord } from './catalog.store.ts';

export interface ProductChange {
  readonly product: ProductRecord;
  readonly changes: ReadonlyArray<{
    readonly column: Column;
    readonly from: string;
    readonly to: string;
  }>;
}

/** Must not be applied when it has problems. */
export interface ImportPlan {
  readonly categories: readonly CategoryRecord[];
  readonly added: readonly ProductRecord[];
  readonly changed: readonly ProductChange[];
  readonly unchanged: number;
  /** Archived products of the file, unchanged. */
  readonly archived: readonly ArchivedProductRecord[];
  readonly problems: readonly FileProblem[];
}

export interface Catalogue {
  readonly products: readonly ProductRecord[];
  readonly archived: readonly ArchivedProductRecord[];
  readonly categories: readonly CategoryRecord[];
  readonly createCategories: boolean;
  readonly pictures: FoundPictures;
  readonly now: Date;
}

/**
 * Unknown ids add a product at the end, known ones change it; products that the file omits stay.
 */
export function planImport(rows: readonly CsvRow[], catalogue: Catalogue): ImportPlan {
  const everyProduct = [...catalogue.products, ...catalogue.archived];
  const known = new Map(everyProduct.map((product) => [product.id, product]));
  const categories = [...catalogue.categories];
  const rules = rulesOf({ ...catalogue, categories });
  const paths = new Set(
    [...catalogue.pictures.values()].map((found) => ('path' in found ? found.path : '')),
  );
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
      const product = complete(read, before ?? null, withCreated, paths);
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
      problems.push(...error.problems.map((problem) => ({ ...problem, line })));
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

function namedBefore(linesById: Map<string, number>, id: string, line: number): Problem[] {
  const first = linesById.get(id);
  if (first === undefined) linesById.set(id, line);
  return first === undefined || id === ''
    ? []
    : [{ code: 'INVALID', reason: 'CELL_ID_TWICE', field: 'id', first }];
}

/** Empty cells change nothing; a new product gets its category's picture, and no rating. */
function complete(
  read: ReadCells,
  before: ProductRecord | null,
  { categories, now }: Catalogue,
  paths: ReadonlySet<string>,
): ProductRecord {
  const problems: Problem[] = [];
  if (!isFairlyPriced(read)) problems.push(invalid('price', 'CELL_PRICE_ABOVE_ORIGINAL'));
  const category = categories.find(({ name }) => name === read.category);
  const shown = before ?? category;
  const image = read.image ?? shown?.image ?? '';
  if (image !== shown?.image && !paths.has(image)) {
    problems.push(invalid('image', 'CELL_NO_PICTURE'));
  }
  const imageAlt = read.imageAlt ?? (image === shown?.image ? shown.imageAlt : '');
  if (imageAlt === '') problems.push(invalid('imageAlt', 'CELL_BLANK'));
  if (problems.length > 0) throw new Refusal(...problems);
  const { category: categoryName, ratingValue, ratingCount, ...same } = read;
  const product = {
    ...same,
    gallery: before?.gallery ?? [],
    options: before?.options ?? [],
    variants: before?.variants ?? [onlyVariant(read.id)],
    details: before?.details ?? [],
    sizeGuide: before?.sizeGuide ?? null,
    outOfStock: before?.outOfStock ?? false,
    position: before?.position ?? 0,
    image,
    imageAlt,
    categoryName,
    ratings: {
      value: ratingValue ?? before?.ratings.value ?? 0,
      count: ratingCount ?? before?.ratings.count ?? 0,
    },
    updatedAt: now.toISOString(),
  };
  return setOutOfStock(product, read.outOfStock);
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
