import { logChanges } from '../../audit/audit.ts';
import type { CommandContext, Ports } from '../../context.ts';
import { announceRestocked } from '../alerts/stock-alert.service.ts';
import { importChanges } from '../catalog.audit.ts';
import { BadCatalogFile, type CsvRow } from './catalog.csv.ts';
import { planImport, type ImportPlan } from './catalog.import.rules.ts';
import { savePictures, takePictures } from '../picture/catalog.picture.service.ts';
import type { ArchivedProductRecord, CatalogStore, ProductRecord } from '../catalog.store.ts';

export interface ImportOptions {
  /** Where the file's pictures are; null for a file of another machine, which may only name addresses. */
  readonly folder: string | null;
  readonly dryRun: boolean;
  readonly createCategories: boolean;
}

/** Imports the whole file or nothing. Throws BadCatalogFile. */
export async function importCatalog(
  context: CommandContext,
  rows: readonly CsvRow[],
  { folder, dryRun, createCategories }: ImportOptions,
): Promise<ImportPlan> {
  const { store, clock, hasPicture, pictureSource } = context;
  const named = rows.map(({ cells }) => (cells.image ?? '').trim()).filter((text) => text !== '');
  const places = { pictures: store.pictures, source: pictureSource, hasPicture, folder };
  const pictures = await takePictures(named, places);
  const planFor = async (catalog: CatalogStore) => {
    const plan = planImport(rows, {
      products: await catalog.products(),
      archived: await catalog.archivedProducts(),
      categories: await catalog.categories(),
      createCategories,
      pictures,
      now: clock(),
    });
    if (plan.problems.length > 0) throw new BadCatalogFile(plan.problems);
    return plan;
  };
  // A refused file and a dry run save no picture.
  await planFor(store.read.catalog);
  if (!dryRun) await savePictures(pictures.values(), store.pictures);
  return store.transaction(async (ports) => {
    const plan = await planFor(ports.catalog);
    if (dryRun) return plan;
    await savePlan(ports, plan, clock());
    await logChanges(ports, context, importChanges(plan));
    return plan;
  });
}

async function savePlan(ports: Ports, plan: ImportPlan, now: Date): Promise<void> {
  const { catalog } = ports;
  const { categories, added, changed } = plan;
  const archive = new Map(plan.archived.map((product) => [product.id, product]));
  const products: ProductRecord[] = [...added];
  const archived: ArchivedProductRecord[] = [];
  for (const { product } of changed) {
    const left = archive.get(product.id);
    if (left === undefined) products.push(product);
    else {
      const { archivedAt, draftSince } = left;
      archived.push({ ...product, archivedAt, draftSince });
    }
  }
  const known = await catalog.productsById(products.map(({ id }) => id));
  if (categories.length + products.length > 0) await catalog.save({ categories, products });
  await announceRestocked(ports, known.values(), products, now);
  if (archived.length > 0) await catalog.archive(archived);
}
