import { z } from 'zod';
import { staffCommand } from '../command.ts';
import { frCli } from '../shared/messages.cli.fr.ts';
import { Refusal } from '../shared/problems.ts';
import { requireCategory } from './catalog.category.rules.ts';
import { BadCatalogFile, printCsv, readCsv } from './catalog.csv.ts';
import { planImport, type ImportPlan } from './catalog.import.rules.ts';
import { productIds, requireProducts, summaryOf } from './catalog.product.lookup.ts';
import { isFairlyPriced, readPrice } from './catalog.product.rules.ts';
import { savePictures, takePictures } from './catalog.picture.service.ts';
import { matchesSearch, readSearch } from './catalog.search.ts';
import type { ArchivedProductRecord, CatalogStore, ProductRecord } from './catalog.store.ts';

/** The largest file that is taken in, in bytes. */
export const MAX_FILE_BYTES = 16 * 1024 * 1024;

/** The catalogue in the shop's order, or the archived products, or what of them is asked for. */
export const listProducts = staffCommand(
  z.strictObject({
    search: z.string().optional(),
    category: z.string().optional(),
    outOfStock: z.boolean().optional(),
    archived: z.boolean().optional(),
  }),
  async ({ store }, asked) => {
    const { catalog } = store.read;
    const search = readSearch(asked.search);
    const category =
      asked.category === undefined
        ? null
        : requireCategory(await catalog.categories(), asked.category).name;
    const isAskedFor = (product: ProductRecord) =>
      (search === null || matchesSearch(product, search)) &&
      (category === null || product.categoryName === category) &&
      (!asked.outOfStock || product.outOfStock);
    if (asked.archived) {
      const archived = (await catalog.archivedProducts()).filter(isAskedFor);
      return { products: archived.map((product) => summaryOf(product, product.archivedAt)) };
    }
    const products = (await catalog.products()).filter(isAskedFor);
    return { products: products.map((product) => summaryOf(product)) };
  },
);

/** The whole catalogue as a file that `importProducts` takes in again. */
export const exportProducts = staffCommand(
  z.strictObject({ excel: z.boolean().optional() }),
  async ({ store }, { excel = false }) => {
    const products = await store.read.catalog.products();
    return { count: products.length, csv: printCsv(products, excel) };
  },
);

/** Takes in a catalogue file, all of it or, when a line of it is wrong, nothing. Throws BadCatalogFile. */
export const importProducts = staffCommand(
  z.strictObject({
    csv: z.string().refine((text) => Buffer.byteLength(text) <= MAX_FILE_BYTES, {
      error: frCli.file.tooLarge(MAX_FILE_BYTES),
    }),
    /** Where names of picture files begin: the folder of the catalogue file. */
    folder: z.string().optional(),
    dryRun: z.boolean().optional(),
    createCategories: z.boolean().optional(),
  }),
  async (
    { store, clock, hasPicture, pictureSource },
    { csv, folder = '/', dryRun = false, createCategories = false },
  ) => {
    const rows = readCsv(csv);
    const named = rows.map(({ cells }) => cells.image.trim()).filter((text) => text !== '');
    const places = { pictures: store.pictures, source: pictureSource, hasPicture, folder };
    const taken = await takePictures(named, places);
    const planFor = async (catalog: CatalogStore) => {
      const plan = planImport(rows, {
        products: await catalog.products(),
        archived: await catalog.archivedProducts(),
        categories: await catalog.categories(),
        createCategories,
        pictures: taken,
        now: clock(),
      });
      if (plan.problems.length > 0) throw new BadCatalogFile(plan.problems);
      return plan;
    };
    // Of a file that is refused, or only tried, no picture is saved.
    await planFor(store.read.catalog);
    if (!dryRun) await savePictures(taken.values(), store.pictures);
    return store.transaction(async ({ catalog }) => {
      const plan = await planFor(catalog);
      if (!dryRun) await savePlan(catalog, plan);
      return {
        dryRun,
        categories: plan.categories.map(({ id, name }) => ({ id, name })),
        added: plan.added.map((product) => summaryOf(product)),
        changed: plan.changed.map(({ product, changes }) => ({ id: product.id, changes })),
        unchanged: plan.unchanged,
        archived: plan.archived.map(({ id }) => id),
      };
    });
  },
);

async function savePlan(catalog: CatalogStore, plan: ImportPlan): Promise<void> {
  const { categories, added, changed } = plan;
  const archivedAt = new Map(plan.archived.map((product) => [product.id, product.archivedAt]));
  const products: ProductRecord[] = [...added];
  const archived: ArchivedProductRecord[] = [];
  for (const { product } of changed) {
    const since = archivedAt.get(product.id);
    if (since === undefined) products.push(product);
    else archived.push({ ...product, archivedAt: since });
  }
  if (categories.length + products.length > 0) await catalog.save({ categories, products });
  if (archived.length > 0) await catalog.archive(archived);
}

const stockCommand = (outOfStock: boolean) =>
  staffCommand(z.strictObject({ ids: productIds }), ({ store, clock }, { ids }) =>
    store.transaction(async ({ catalog }) => {
      const before = await requireProducts(catalog, ids);
      const changed = before
        .filter((product) => product.outOfStock !== outOfStock)
        .map((product) => ({ ...product, outOfStock, updatedAt: clock().toISOString() }));
      if (changed.length > 0) await catalog.save({ products: changed });
      return { products: before.map((product) => summaryOf({ ...product, outOfStock })) };
    }),
  );

export const takeOutOfStock = stockCommand(true);
export const putBackInStock = stockCommand(false);

/** Changes what a product costs, from now on: placed orders keep what they were placed for. */
export const changePrice = staffCommand(
  z.strictObject({ id: z.string(), price: z.string(), original: z.string().optional() }),
  ({ store, clock }, asked) => {
    const price = requirePrice(asked.price, 'price');
    const original = asked.original === undefined ? null : requirePrice(asked.original, 'original');
    return store.transaction(async ({ catalog }) => {
      const [before] = await requireProducts(catalog, [asked.id]);
      if (!before) throw new Error('requireProducts gives a product for each id');
      const product = { ...before, price, originalPrice: original ?? before.originalPrice };
      if (!isFairlyPriced(product)) {
        const { originalPrice } = product;
        throw new Refusal({
          code: 'INVALID',
          reason: 'PRICE_ABOVE_ORIGINAL',
          field: 'price',
          originalPrice,
        });
      }
      const { price: was, originalPrice: originalWas } = before;
      if (product.price !== was || product.originalPrice !== originalWas) {
        await catalog.save({ products: [{ ...product, updatedAt: clock().toISOString() }] });
      }
      return { ...summaryOf(product), before: { price: was, originalPrice: originalWas } };
    });
  },
);

function requirePrice(text: string, field: string): number {
  const price = readPrice(text);
  if (price !== null) return price;
  throw new Refusal({ code: 'INVALID', reason: 'PRICE', field, text });
}
