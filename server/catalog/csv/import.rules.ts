import { readForm, Reading } from '../../shared/form.ts';
import { cellsOf, variantCellsOf } from './cells.csv.ts';
import { MAX_PROBLEMS } from './catalog.csv.ts';
import {
  COLUMNS,
  FIELD_COLUMNS,
  VARIANT_COLUMNS,
  type Cells,
  type Column,
  type CsvRow,
  type FileProblem,
  type VariantColumn,
} from './columns.ts';
import {
  invalid,
  rulesOf,
  type FoundPictures,
  type ReadCells,
  type ReadIfThere,
} from './import.cells.rules.ts';
import { readGallery, readTranslations } from './import.lists.rules.ts';
import { contradictions, linesOfProduct } from './import.lines.rules.ts';
import { mergeVariants, type Unspoilt, type Variants } from './import.variants.rules.ts';
import { isSoldOut, isSuspended, withVariants } from '../catalog.stock.rules.ts';
import { findVariant, isColour } from '../catalog.variant.rules.ts';
import type { SwatchOf } from './import.drafts.rules.ts';
import { asDraft, isFairlyPriced, isReservedId, revised } from '../catalog.product.rules.ts';
import type {
  AnyProduct,
  ArchivedProductRecord,
  CategoryRecord,
  ProductRecord,
} from '../catalog.store.ts';

interface ProductChange {
  readonly before: ProductRecord;
  readonly product: ProductRecord;
  readonly changes: ReadonlyArray<{
    readonly column: Column | VariantColumn;
    /** Id of the variant that a column is about. */
    readonly variant?: string;
    readonly from: string;
    readonly to: string;
  }>;
}

/** A product of the file, and what the plan does with it. */
export interface PlannedProduct {
  readonly id: string;
  readonly title: string;
  /** Line of its first row. */
  readonly line: number;
  readonly outcome: 'ADDED' | 'CHANGED' | 'UNCHANGED' | 'LEFT_OUT';
}

/** Products with problems are left out; without `skipInvalid` it must not be applied then. */
export interface ImportPlan {
  /** Products in the order of the file. */
  readonly products: readonly PlannedProduct[];
  readonly categories: readonly CategoryRecord[];
  readonly added: readonly AnyProduct[];
  readonly changed: readonly ProductChange[];
  readonly unchanged: number;
  /** Archived products of the file, unchanged. */
  readonly archived: readonly ArchivedProductRecord[];
  readonly problems: readonly FileProblem[];
}

export interface Catalogue {
  /** Products, at least those that the file names. */
  readonly products: readonly ProductRecord[];
  readonly archived: readonly ArchivedProductRecord[];
  /** The highest position, of archived products too. */
  readonly lastPosition: number;
  readonly categories: readonly CategoryRecord[];
  readonly createCategories: boolean;
  /** Whether the others are planned where products have problems. */
  readonly skipInvalid: boolean;
  /** Article numbers and GTINs of the whole catalogue, by `unspoiltKey`. */
  readonly unspoilt: Unspoilt;
  /** Whether a product that the file adds waits in the archive until it is published. */
  readonly isDraft: (id: string) => boolean;
  /** Cells of new products for which the file has none. */
  readonly defaults: Partial<Cells>;
  readonly pictures: FoundPictures;
  readonly swatchOf: SwatchOf;
  /** The colour that a new picture of a product shows, by the product's id and the picture's path. */
  readonly colourOf: (id: string, path: string) => string | null;
  readonly now: Date;
}

/**
 * Unknown ids add a product at the end, known ones change it; products and variants that the file omits stay.
 * Takes the rows of each product; yields often enough for `inSlices`. Ends at 1,000 problems.
 */
export function* planImport(
  rowsOfProducts: ReadonlyArray<readonly CsvRow[]>,
  catalogue: Catalogue,
): Generator<undefined, ImportPlan> {
  const everyProduct = [...catalogue.products, ...catalogue.archived];
  const known = new Map(everyProduct.map((product) => [product.id, product]));
  const categories = [...catalogue.categories];
  const rules = rulesOf({ ...catalogue, categories });
  const paths = new Set(
    [...catalogue.pictures.values()].map((found) => ('path' in found ? found.path : '')),
  );
  const withCreated = { ...catalogue, categories };
  const named = new Set<string>();
  const products: PlannedProduct[] = [];
  const added: AnyProduct[] = [];
  const changed: ProductChange[] = [];
  const problems: FileProblem[] = [];
  let position = catalogue.lastPosition;
  let unchanged = 0;
  for (const rows of rowsOfProducts) {
    if (problems.length >= MAX_PROBLEMS && !catalogue.skipInvalid) break;
    const lines = linesOfProduct(rows, (id) => known.has(id));
    const { id, described } = lines;
    named.add(id);
    const before = known.get(id) ?? null;
    const merged = mergeVariants(id, before, lines.rows, catalogue);
    const { problems: variantProblems, ...variants } = merged;
    const reading = new Reading();
    const product = reading.read(() => {
      const read = described && readDescribed(described, before, rules, catalogue.defaults);
      if (read && described) {
        return complete(read, described.cells, { before, variants, catalogue: withCreated, paths });
      }
      return before && restocked(before, variants, catalogue.now);
    }, null);
    const line = described?.line ?? 1;
    const own = [
      ...reading.problems.map((problem) => ({ ...problem, line })),
      ...contradictions(lines),
      ...variantProblems,
    ];
    const changes = product && before ? changesOf(before, product) : [];
    const title = product?.title ?? before?.title ?? described?.cells.title ?? '';
    const about = { id, title, line: rows[0]?.line ?? line };
    if (own.length > 0) {
      if (problems.length < MAX_PROBLEMS) problems.push(...own);
      products.push({ ...about, outcome: 'LEFT_OUT' });
    } else if (product && !before) {
      position += 1;
      const last = { ...product, position };
      added.push(catalogue.isDraft(id) ? asDraft(last, catalogue.now) : last);
      products.push({ ...about, outcome: 'ADDED' });
    } else if (product && before && changes.length > 0) {
      changed.push({ before, product, changes });
      products.push({ ...about, outcome: 'CHANGED' });
    } else {
      unchanged += 1;
      products.push({ ...about, outcome: 'UNCHANGED' });
    }
    yield;
  }
  const planned = [...added, ...changed.map(({ product }) => product)];
  const used = new Set(planned.map(({ categoryName }) => categoryName));
  return {
    products,
    categories: categories.slice(catalogue.categories.length).filter(({ name }) => used.has(name)),
    added,
    changed,
    unchanged,
    archived: catalogue.archived.filter(({ id }) => named.has(id)),
    problems: problems.toSorted((a, b) => a.line - b.line).slice(0, MAX_PROBLEMS),
  };
}

function restocked(before: ProductRecord, { options, variants }: Variants, now: Date) {
  return revised({ ...withVariants(before, variants), options }, now);
}

function readDescribed(
  { cells }: CsvRow,
  before: ProductRecord | null,
  { ofNew, ofKnown }: ReturnType<typeof rulesOf>,
  defaults: Partial<Cells>,
): ReadCells {
  if (!before) return readForm({ ...defaults, ...cells }, ofNew);
  const read: ReadIfThere = readForm(cells, ofKnown);
  const own: ReadCells = {
    ...before,
    category: before.categoryName,
    outOfStock: isSuspended(before),
    image: null,
    imageAlt: null,
    ratingValue: null,
    ratingCount: null,
  };
  const merged = FIELD_COLUMNS.map((column) => [
    column,
    read[column] === undefined ? own[column] : read[column],
  ]);
  // Each column has its value: the file's, or else the product's own.
  return Object.fromEntries(merged) as ReadCells;
}

interface Completing {
  readonly before: ProductRecord | null;
  readonly variants: Variants;
  readonly catalogue: Catalogue;
  /** Paths of the pictures that are there. */
  readonly paths: ReadonlySet<string>;
}

/**
 * Completes the fields: without an original price there is no discount; a new product gets the
 * first picture of its gallery or its category's, and no rating.
 */
function complete(
  read: ReadCells,
  cells: Cells,
  { before, variants, catalogue: { categories, pictures, colourOf, now }, paths }: Completing,
): ProductRecord {
  const reading = new Reading();
  const { problems } = reading;
  if (!before && isReservedId(read.id)) problems.push(invalid('id', 'CELL_ID_RESERVED'));
  const { price } = read;
  const originalPrice = read.originalPrice ?? price;
  if (!isFairlyPriced({ price, originalPrice }))
    problems.push(invalid('price', 'CELL_PRICE_ABOVE_ORIGINAL'));
  const category = categories.find(({ name }) => name === read.category);
  const shown = before ?? category;
  const given = readGallery(
    cells,
    {
      known: before?.gallery ?? [],
      imageAlt: read.imageAlt ?? before?.imageAlt ?? '',
      pictures,
      paths,
      colourOf: (path) => {
        const colour = colourOf(read.id, path);
        const known = variants.options.find(isColour)?.values ?? [];
        return known.find(({ value }) => value === colour)?.value ?? null;
      },
    },
    reading,
  );
  const [first] = given;
  const isFirstShown = !before && read.image === null && first !== undefined;
  const image = isFirstShown ? first.url : (read.image ?? shown?.image ?? '');
  const gallery = isFirstShown ? given.slice(1) : given;
  if (image !== shown?.image && !paths.has(image) && !isFirstShown) {
    problems.push(invalid('image', 'CELL_NO_PICTURE'));
  }
  if (gallery.some(({ url }) => url === image)) {
    problems.push({ code: 'INVALID', reason: 'TWICE', field: 'gallery', text: image });
  }
  const ownAlt = isFirstShown ? first.alt : '';
  const imageAlt = read.imageAlt ?? (image === shown?.image ? shown.imageAlt : ownAlt);
  if (imageAlt === '') problems.push(invalid('imageAlt', 'CELL_BLANK'));
  const translations = readTranslations(cells, before?.translations ?? [], reading);
  reading.end();
  const { category: categoryName, ratingValue, ratingCount, ...same } = read;
  return {
    ...same,
    originalPrice,
    ...variants,
    outOfStock: read.outOfStock || isSoldOut(variants),
    imageSources: image === before?.image ? before.imageSources : null,
    gallery,
    details: before?.details ?? [],
    ...(before?.listedAt !== undefined && { listedAt: before.listedAt }),
    translations,
    sizeGuide: before?.sizeGuide ?? null,
    alterations: before?.alterations ?? null,
    position: before?.position ?? 0,
    image,
    imageAlt,
    categoryName,
    ratings: {
      value: ratingValue ?? before?.ratings.value ?? 0,
      count: ratingCount ?? before?.ratings.count ?? 0,
    },
    version: (before?.version ?? 0) + 1,
    updatedAt: now.toISOString(),
  };
}

function changesOf(before: ProductRecord, after: ProductRecord): ProductChange['changes'] {
  const was = cellsOf(before);
  const is = cellsOf(after);
  const ofProduct = COLUMNS.filter((column) => was[column] !== is[column]).map((column) => ({
    column,
    from: was[column],
    to: is[column],
  }));
  return [
    ...ofProduct,
    ...after.variants.flatMap((variant) => {
      const former = findVariant(before, variant.id);
      const cells = variantCellsOf(after, variant);
      const formerCells = former && variantCellsOf(before, former);
      return VARIANT_COLUMNS.map((column) => {
        const from = formerCells?.[column] ?? '';
        return { column, variant: variant.id, from, to: cells[column] };
      }).filter(({ from, to }) => from !== to);
    }),
  ];
}
