import { z } from 'zod';
import { shopkeeperCommand } from '../shopkeeper.command.ts';
import { frShopkeeper } from '../shop/messages.shopkeeper.fr.ts';
import { formatMoney } from '../shop/money.ts';
import { Refusal, type Problem } from '../shop/problems.ts';
import { fold } from '../shop/text.ts';
import type { Ports } from '../store/store.ts';
import { BadCatalogFile, printCsv, readCsv } from './catalog.csv.ts';
import { planImport } from './catalog.import.rules.ts';
import { isFairlyPriced, readPrice } from './catalog.product.rules.ts';
import { matchesSearch, readSearch } from './catalog.search.ts';
import type { ProductRecord } from './catalog.store.ts';

/** The largest file that is taken in, in bytes. */
export const MAX_FILE_BYTES = 16 * 1024 * 1024;

const ids = z.array(z.string()).min(1).max(1000);

/** A product in a list. Prices in centimes. */
function summaryOf(product: ProductRecord) {
  const { id, title, brand, categoryName, price, originalPrice, outOfStock } = product;
  return { id, title, brand, category: categoryName, price, originalPrice, outOfStock };
}

/** The catalogue in the shop's order, or what of it is asked for. */
export const listProducts = shopkeeperCommand(
  z.strictObject({
    search: z.string().optional(),
    category: z.string().optional(),
    outOfStock: z.boolean().optional(),
  }),
  async ({ store }, asked) => {
    const search = readSearch(asked.search);
    const category = asked.category === undefined ? null : await nameOf(store.read, asked.category);
    const products = (await store.read.catalog.products()).filter(
      (product) =>
        (search === null || matchesSearch(product, search)) &&
        (category === null || product.categoryName === category) &&
        (!asked.outOfStock || product.outOfStock),
    );
    return { products: products.map(summaryOf) };
  },
);

/** The name of the category that was meant, whatever case and accents it was typed with. */
async function nameOf({ catalog }: Ports, asked: string): Promise<string> {
  const names = (await catalog.categories()).map(({ name }) => name);
  const name = names.find((one) => fold(one) === fold(asked));
  if (name !== undefined) return name;
  const message = frShopkeeper.products.unknownCategory(asked, names);
  throw new Refusal({ code: 'INVALID', field: 'category', message });
}

/** The whole catalogue as a file that `importProducts` takes in again. */
export const exportProducts = shopkeeperCommand(
  z.strictObject({ excel: z.boolean().optional() }),
  async ({ store }, { excel = false }) => {
    const products = await store.read.catalog.products();
    return { count: products.length, csv: printCsv(products, excel) };
  },
);

/** Takes in a catalogue file, all of it or, when a line of it is wrong, nothing. Throws BadCatalogFile. */
export const importProducts = shopkeeperCommand(
  z.strictObject({
    csv: z.string().refine((text) => Buffer.byteLength(text) <= MAX_FILE_BYTES, {
      error: frShopkeeper.file.tooLarge(MAX_FILE_BYTES),
    }),
    dryRun: z.boolean().optional(),
  }),
  async ({ store, clock, hasPicture }, { csv, dryRun = false }) => {
    const rows = readCsv(csv);
    return store.transaction(async ({ catalog }) => {
      const { added, changed, unchanged, problems } = planImport(rows, {
        products: await catalog.products(),
        categories: await catalog.categories(),
        hasPicture,
        now: clock(),
      });
      if (problems.length > 0) throw new BadCatalogFile(problems);
      const products = [...added, ...changed.map(({ product }) => product)];
      if (!dryRun && products.length > 0) await catalog.save({ products });
      return {
        dryRun,
        added: added.map(summaryOf),
        changed: changed.map(({ product, changes }) => ({ id: product.id, changes })),
        unchanged,
      };
    });
  },
);

const stockCommand = (outOfStock: boolean) =>
  shopkeeperCommand(z.strictObject({ ids }), ({ store, clock }, asked) =>
    store.transaction(async ({ catalog }) => {
      const products = await catalog.productsById(asked.ids);
      const problems = [...new Set(asked.ids)].filter((id) => !products.has(id)).map(unknown);
      if (problems.length > 0) throw new Refusal(...problems);
      const before = [...products.values()];
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
export const changePrice = shopkeeperCommand(
  z.strictObject({ id: z.string(), price: z.string(), original: z.string().optional() }),
  ({ store, clock }, asked) => {
    const price = requirePrice(asked.price, 'price');
    const original = asked.original === undefined ? null : requirePrice(asked.original, 'original');
    return store.transaction(async ({ catalog }) => {
      const before = await catalog.product(asked.id);
      if (!before) throw new Refusal(unknown(asked.id));
      const product = { ...before, price, originalPrice: original ?? before.originalPrice };
      if (!isFairlyPriced(product)) {
        const message = frShopkeeper.products.aboveOriginal(formatMoney(product.originalPrice));
        throw new Refusal({ code: 'INVALID', field: 'price', message });
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
  const message = frShopkeeper.products.badPrice(text);
  throw new Refusal({ code: 'INVALID', field, message });
}

function unknown(id: string): Problem {
  const message = frShopkeeper.products.unknown(id);
  return { code: 'UNKNOWN_PRODUCT', field: 'id', message };
}
