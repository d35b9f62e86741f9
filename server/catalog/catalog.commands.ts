import { z } from 'zod';
import { staffCommand, type CommandContext } from '../command.ts';
import { requiredText } from '../shared/form.ts';
import { frCli } from '../shared/messages.cli.fr.ts';
import { Refusal } from '../shared/problems.ts';
import { inRabat } from '../shared/time.ts';
import { printCsv, readCsv } from './catalog.csv.ts';
import { importCatalog } from './catalog.import.service.ts';
import { readPrice } from './catalog.product.rules.ts';
import * as service from './catalog.staff.service.ts';
import { summarizeStock } from './catalog.stock.rules.ts';
import type { AnyProduct } from './catalog.store.ts';

export const MAX_FILE_BYTES = 16 * 1024 * 1024;

const ids = z.array(z.string()).min(1).max(1000);

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

export const listProducts = staffCommand(
  z.strictObject({
    search: z.string().optional(),
    category: z.string().optional(),
    outOfStock: z.boolean().optional(),
    archived: z.boolean().optional(),
  }),
  async (context, selection) => {
    const found = await service.selectProducts(context, selection);
    return {
      products: found.map(summaryOf),
      /** By the product's id. */
      stock: Object.fromEntries(found.map((product) => [product.id, summarizeStock(product)])),
    };
  },
);

export const exportProducts = staffCommand(
  z.strictObject({ excel: z.boolean().optional() }),
  async (context, { excel = false }) => {
    const products = await service.selectProducts(context, {});
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

const productsCommand = (
  change: (context: CommandContext, ids: readonly string[]) => Promise<readonly AnyProduct[]>,
) =>
  staffCommand(z.strictObject({ ids }), async (context, requested) => ({
    products: (await change(context, requested.ids)).map(summaryOf),
  }));

export const archiveProducts = productsCommand(service.archiveProducts);
export const unarchiveProducts = productsCommand(service.unarchiveProducts);
export const deleteProducts = productsCommand(service.deleteProducts);
export const takeOutOfStock = productsCommand((context, products) =>
  service.setOutOfStock(context, products, true),
);
export const putBackInStock = productsCommand((context, products) =>
  service.setOutOfStock(context, products, false),
);

export const changePrice = staffCommand(
  z.strictObject({ id: z.string(), price: z.string(), original: z.string().optional() }),
  async (context, { id, price, original }) => {
    const { before, product } = await service.changePrice(context, id, {
      price: requirePrice(price, 'price'),
      originalPrice: original === undefined ? null : requirePrice(original, 'original'),
    });
    return {
      ...summaryOf(product),
      before: { price: before.price, originalPrice: before.originalPrice },
    };
  },
);

export function requirePrice(text: string, field: string): number {
  const price = readPrice(text);
  if (price !== null) return price;
  throw new Refusal({ code: 'INVALID', reason: 'PRICE', field, text });
}

const readAlt = requiredText('PICTURE_TEXT');

export const changePicture = staffCommand(
  z.strictObject({ id: z.string(), picture: z.string(), alt: z.string().optional() }),
  async (context, { id, picture, alt: sentAlt }) => {
    const alt = sentAlt === undefined ? null : readAlt(sentAlt, 'alt');
    const { before, product } = await service.changePicture(context, id, { picture, alt });
    const { title, image, imageAlt } = product;
    return { id, title, image, imageAlt, before: { image: before.image } };
  },
);
