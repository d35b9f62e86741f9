import { z } from 'zod';
import { staffCommand } from '../command.ts';
import { frCli } from '../shared/messages.cli.fr.ts';
import { inRabat } from '../shared/time.ts';
import { printCsv, readCsv } from './catalog.csv.ts';
import { importCatalog } from './catalog.import.service.ts';
import * as service from './catalog.staff.service.ts';
import type { AnyProduct } from './catalog.store.ts';

export const MAX_FILE_BYTES = 16 * 1024 * 1024;

/** Prices in centimes; `archivedAt` is null for a product of the catalogue. */
function summaryOf({ archivedAt, ...product }: AnyProduct) {
  const { id, title, brand, categoryName: category, price, originalPrice, outOfStock } = product;
  return {
    id,
    title,
    brand,
    category,
    price,
    originalPrice,
    outOfStock,
    archivedAt: archivedAt === undefined ? null : inRabat(archivedAt),
  };
}

export const exportProducts = staffCommand(
  z.strictObject({ excel: z.boolean().optional() }),
  async (context, { excel = false }) => {
    const products = await service.listProducts(context);
    return { count: products.length, csv: printCsv(products, excel) };
  },
);

export const importProducts = staffCommand(
  z.strictObject({
    csv: z.string().refine((text) => Buffer.byteLength(text) <= MAX_FILE_BYTES, {
      error: frCli.file.tooLarge(MAX_FILE_BYTES),
    }),
    folder: z.string().optional(),
    dryRun: z.boolean().optional(),
    createCategories: z.boolean().optional(),
  }),
  async (context, { csv, folder = '/', dryRun = false, createCategories = false }) => {
    const plan = await importCatalog(context, readCsv(csv), { folder, dryRun, createCategories });
    return {
      dryRun,
      categories: plan.categories.map(({ id, name }) => ({ id, name })),
      added: plan.added.map(summaryOf),
      changed: plan.changed.map(({ product, changes }) => ({ id: product.id, changes })),
      unchanged: plan.unchanged,
      archived: plan.archived.map(({ id }) => id),
    };
  },
);

export const deleteProducts = staffCommand(
  z.strictObject({ ids: z.array(z.string()).min(1).max(1000) }),
  async (context, { ids }) => ({
    products: (await service.deleteProducts(context, ids)).map(summaryOf),
  }),
);
