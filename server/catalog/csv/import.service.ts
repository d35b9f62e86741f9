import { logChanges } from '../../audit/audit.ts';
import type { CommandContext, Ports } from '../../context.ts';
import { inSlices } from '../../shared/slices.ts';
import { announceRestocked } from '../alerts/stock-alert.service.ts';
import { importChanges } from '../catalog.audit.ts';
import { BadCatalogFile } from './catalog.csv.ts';
import type { Cells, CsvRow } from './columns.ts';
import type { FoundPictures } from './import.cells.rules.ts';
import type { SwatchOf } from './import.drafts.rules.ts';
import { idIn, rowsByProduct } from './import.lines.rules.ts';
import { galleryIn } from './import.lists.rules.ts';
import { planImport, type ImportPlan } from './import.rules.ts';
import { unspoiltOf } from './import.variants.rules.ts';
import { savePictures, takePictures } from '../picture/picture.service.ts';
import { saveAny } from '../staff/editing.service.ts';
import { published } from '../catalog.product.rules.ts';
import type { AnyProduct, CatalogStore } from '../catalog.store.ts';

export interface ImportOptions {
  /** Folder of the file's pictures; null for another machine's file, which may only name URLs. */
  readonly folder: string | null;
  readonly dryRun: boolean;
  readonly createCategories: boolean;
  /** Whether products that the file adds are drafts. */
  readonly drafts: boolean;
  /** Whether products with problems are left out, and the others imported. */
  readonly skipInvalid: boolean;
  /** There for another shop's file. */
  readonly foreign?: ForeignImport;
}

interface ForeignImport {
  /** Cells of new products for which the file has none. */
  readonly defaults: Partial<Cells>;
  /** Ids of products that are drafts whatever `drafts` is. */
  readonly hidden: ReadonlySet<string>;
  /** Pictures that the rows name: they are stored already. */
  readonly pictures: FoundPictures;
  readonly swatchOf: SwatchOf;
  readonly colourOf: (id: string, path: string) => string | null;
  /** Runs in the transaction of each part. */
  readonly saveBeside: (ports: Ports, plan: ImportPlan) => Promise<void>;
}

/** Few enough products that others hardly wait while one part is written. */
const PART = 100;

/**
 * Imports the file in parts of 100 products; nothing is written before the whole of it is right. Importing a
 * file again that was interrupted between two parts completes it. Throws BadCatalogFile, also where others
 * changed a later part's products meanwhile so that they no longer fit.
 */
export async function importCatalog(
  context: CommandContext,
  rows: readonly CsvRow[],
  { folder, dryRun, createCategories, drafts, skipInvalid, foreign }: ImportOptions,
): Promise<ImportPlan> {
  const { store, clock } = context;
  const taken = foreign ? null : await picturesOfRows(context, rows, folder);
  const pictures = foreign?.pictures ?? taken ?? new Map();
  const unspoilt = unspoiltOf([
    ...(await store.read.catalog.products()),
    ...(await store.read.catalog.archivedProducts()),
  ]);
  const planFor = async (catalog: CatalogStore, products: ReadonlyArray<readonly CsvRow[]>) => {
    const ids = products.flatMap(([first]) => (first ? [idIn(first)] : []));
    const catalogue = {
      products: [...(await catalog.productsById(ids)).values()],
      archived: [...(await catalog.archivedById(ids)).values()],
      lastPosition: await catalog.lastPosition(),
      categories: await catalog.categories(),
      createCategories,
      isDraft: (id: string) => drafts || (foreign?.hidden.has(id) ?? false),
      defaults: foreign?.defaults ?? {},
      skipInvalid,
      unspoilt,
      pictures,
      swatchOf: foreign?.swatchOf ?? (() => null),
      colourOf: foreign?.colourOf ?? (() => null),
      now: clock(),
    };
    const plan = await inSlices(planImport(products, catalogue));
    if (plan.problems.length > 0 && !skipInvalid) throw new BadCatalogFile(plan.problems);
    return plan;
  };
  const products = rowsByProduct(rows);
  // A refused file and a dry run save no picture.
  const whole = await planFor(store.read.catalog, products);
  if (dryRun) return whole;
  if (taken) await savePictures(taken.values(), store.pictures);
  const written: ImportPlan[] = [];
  for (let at = 0; at < products.length; at += PART) {
    const part = products.slice(at, at + PART);
    const plan = await store.transaction(async (ports) => {
      const planned = await planFor(ports.catalog, part);
      await savePlan(ports, planned, clock());
      await foreign?.saveBeside(ports, planned);
      await logChanges(ports, context, importChanges(planned, whole, at === 0));
      return planned;
    });
    written.push(plan);
  }
  return joined(written);
}

function picturesOfRows(
  { store, hasPicture, pictureSource }: CommandContext,
  rows: readonly CsvRow[],
  folder: string | null,
) {
  const named = rows
    .flatMap(({ cells }) => [(cells.image ?? '').trim(), ...galleryIn(cells.gallery)])
    .filter((text) => text !== '');
  const places = { pictures: store.pictures, source: pictureSource, hasPicture, folder };
  return takePictures(named, places);
}

function joined(plans: readonly ImportPlan[]): ImportPlan {
  return {
    products: plans.flatMap(({ products }) => products),
    categories: plans.flatMap(({ categories }) => categories),
    added: plans.flatMap(({ added }) => added),
    changed: plans.flatMap(({ changed }) => changed),
    unchanged: plans.reduce((sum, { unchanged }) => sum + unchanged, 0),
    archived: plans.flatMap(({ archived }) => archived),
    problems: plans.flatMap(({ problems }) => problems),
  };
}

async function savePlan(ports: Ports, plan: ImportPlan, now: Date): Promise<void> {
  const { catalog } = ports;
  const { categories, added, changed } = plan;
  const archive = new Map(plan.archived.map((product) => [product.id, product]));
  const products: readonly AnyProduct[] = [
    ...added.map((product) =>
      product.archivedAt === undefined ? published(product, now) : product,
    ),
    ...changed.map(({ product }) => {
      const { archivedAt, draftSince = null } = archive.get(product.id) ?? {};
      return archivedAt === undefined ? product : { ...product, archivedAt, draftSince };
    }),
  ];
  const listed = products.filter(({ archivedAt }) => archivedAt === undefined);
  const known = await catalog.productsById(listed.map(({ id }) => id));
  if (categories.length > 0) await catalog.save({ categories });
  await saveAny(catalog, ...products);
  await announceRestocked(ports, known.values(), listed, now);
}
