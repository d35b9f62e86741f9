import { z } from 'zod';
import { shopkeeperCommand } from '../shopkeeper.command.ts';
import { isBlank, readText } from '../shop/form.ts';
import { frShopkeeper } from '../shop/messages.shopkeeper.fr.ts';
import { Refusal } from '../shop/problems.ts';
import {
  createCategory,
  readCategoryName,
  requireCategory,
  requireFreeName,
} from './catalog.category.rules.ts';
import { isPicturePath } from './catalog.product.rules.ts';
import type { CatalogStore, CategoryRecord, ProductRecord } from './catalog.store.ts';

/** The categories in the shop's order, with how many products each has. */
export const listCategories = shopkeeperCommand(z.strictObject({}), async ({ store }) => {
  const { catalog } = store.read;
  const categories = await catalog.categories();
  const counts = await countProducts(catalog);
  return { categories: categories.map((category) => ({ ...category, ...counts(category) })) };
});

export const addCategory = shopkeeperCommand(
  z.strictObject({
    name: z.string(),
    description: z.string().optional(),
    image: z.string().optional(),
    imageAlt: z.string().optional(),
  }),
  ({ store, hasPicture }, asked) => {
    const name = readCategoryName(asked.name, 'name');
    const description = readText(asked.description ?? '', 'description');
    const picture = readPicture(asked, hasPicture);
    return store.transaction(async ({ catalog }) => {
      const others = await catalog.categories();
      const category = createCategory(name, others, { field: 'name', description, ...picture });
      await catalog.save({ categories: [category] });
      return { category };
    });
  },
);

/** Gives a category another name, in its products too. */
export const renameCategory = shopkeeperCommand(
  z.strictObject({ category: z.string(), name: z.string() }),
  ({ store, clock }, asked) => {
    const name = readCategoryName(asked.name, 'name');
    return store.transaction(async ({ catalog }) => {
      const categories = await catalog.categories();
      const before = requireCategory(categories, asked.category);
      const others = categories.filter(({ id }) => id !== before.id);
      requireFreeName(name, others, 'name');
      const category = { ...before, name };
      if (name !== before.name) await saveRenamed(catalog, before.name, category, clock());
      return { category, before: before.name };
    });
  },
);

async function saveRenamed(
  catalog: CatalogStore,
  from: string,
  category: CategoryRecord,
  now: Date,
): Promise<void> {
  const renamed = { categoryName: category.name, updatedAt: now.toISOString() };
  const isOfCategory = ({ categoryName }: ProductRecord) => categoryName === from;
  const products = (await catalog.products()).filter(isOfCategory);
  const archived = (await catalog.archivedProducts()).filter(isOfCategory);
  await catalog.save({
    categories: [category],
    products: products.map((product) => ({ ...product, ...renamed })),
  });
  if (archived.length > 0) {
    await catalog.archive(archived.map((product) => ({ ...product, ...renamed })));
  }
}

/** Deletes categories without products. Refuses with NOT_ALLOWED_NOW. */
export const deleteCategories = shopkeeperCommand(
  z.strictObject({ categories: z.array(z.string()).min(1).max(1000) }),
  ({ store }, asked) =>
    store.transaction(async ({ catalog }) => {
      const known = await catalog.categories();
      const categories = [
        ...new Set(asked.categories.map((category) => requireCategory(known, category))),
      ];
      const counts = await countProducts(catalog);
      const problems = categories.flatMap((category) => {
        const { products, archivedProducts } = counts(category);
        if (products + archivedProducts === 0) return [];
        const message = frShopkeeper.categories.notEmpty(category.name, products, archivedProducts);
        return [{ code: 'NOT_ALLOWED_NOW', field: 'category', message } as const];
      });
      if (problems.length > 0) throw new Refusal(...problems);
      await catalog.remove({ categories: categories.map(({ id }) => id) });
      return { categories };
    }),
);

/** How many products each category has, in the catalogue and archived. */
async function countProducts(catalog: CatalogStore) {
  const products = await catalog.products();
  const archived = await catalog.archivedProducts();
  const [inCatalogue, inArchive] = [countByCategory(products), countByCategory(archived)];
  return ({ name }: CategoryRecord) => ({
    products: inCatalogue.get(name) ?? 0,
    archivedProducts: inArchive.get(name) ?? 0,
  });
}

function countByCategory(products: readonly ProductRecord[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { categoryName } of products) {
    counts.set(categoryName, (counts.get(categoryName) ?? 0) + 1);
  }
  return counts;
}

/** A picture of the shop with its text; nothing where none is named. Refuses with INVALID. */
function readPicture(
  {
    image,
    imageAlt,
  }: { readonly image?: string | undefined; readonly imageAlt?: string | undefined },
  hasPicture: (path: string) => boolean,
) {
  const { file } = frShopkeeper;
  if (image === undefined) return {};
  if (!isPicturePath(image)) throw invalid('image', file.picturePath);
  if (!hasPicture(image)) throw invalid('image', frShopkeeper.categories.noPicture);
  if (isBlank(imageAlt)) throw invalid('imageAlt', frShopkeeper.categories.noImageAlt);
  return { image, imageAlt: readText(imageAlt, 'imageAlt') };
}

function invalid(field: string, message: string): Refusal {
  return new Refusal({ code: 'INVALID', field, message });
}
