import { z } from 'zod';
import { staffCommand } from '../command.ts';
import { isBlank, readText } from '../shared/form.ts';
import { Refusal } from '../shared/problems.ts';
import {
  createCategory,
  readCategoryName,
  requireCategory,
  requireFreeName,
} from './catalog.category.rules.ts';
import { savePictures, takePicture, type PicturePlaces } from './catalog.picture.service.ts';
import type { CatalogStore, CategoryRecord, ProductRecord } from './catalog.store.ts';

/** The categories in the shop's order, with how many products each has. */
export const listCategories = staffCommand(z.strictObject({}), async ({ store }) => {
  const { catalog } = store.read;
  const categories = await catalog.categories();
  const counts = await countProducts(catalog);
  return { categories: categories.map((category) => ({ ...category, ...counts(category) })) };
});

export const addCategory = staffCommand(
  z.strictObject({
    name: z.string(),
    description: z.string().optional(),
    image: z.string().optional(),
    imageAlt: z.string().optional(),
  }),
  async ({ store, hasPicture, pictureSource }, asked) => {
    const name = readCategoryName(asked.name, 'name');
    const description = readText(asked.description ?? '', 'description');
    const places = { pictures: store.pictures, source: pictureSource, hasPicture, folder: '/' };
    await requireFree(store.read.catalog, name);
    const picture = await savePicture(asked, places);
    return store.transaction(async ({ catalog }) => {
      const others = await catalog.categories();
      const category = createCategory(name, others, { field: 'name', description, ...picture });
      await catalog.save({ categories: [category] });
      return { category };
    });
  },
);

/** Looked at before a picture is fetched for it, and again when it is added. */
async function requireFree(catalog: CatalogStore, name: string): Promise<void> {
  requireFreeName(name, await catalog.categories(), 'name');
}

/** Gives a category another name, in its products too. */
export const renameCategory = staffCommand(
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
export const deleteCategories = staffCommand(
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
        return [
          {
            code: 'NOT_ALLOWED_NOW',
            reason: 'CATEGORY_NOT_EMPTY',
            field: 'category',
            name: category.name,
            products,
            archived: archivedProducts,
          } as const,
        ];
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

/** Saves a picture unless the shop has it; nothing where none is named. Refuses with INVALID. */
async function savePicture(
  {
    image,
    imageAlt,
  }: { readonly image?: string | undefined; readonly imageAlt?: string | undefined },
  places: PicturePlaces,
) {
  if (image === undefined) return {};
  if (isBlank(imageAlt)) {
    throw new Refusal({ code: 'INVALID', reason: 'PICTURE_WITHOUT_TEXT', field: 'imageAlt' });
  }
  const text = readText(imageAlt, 'imageAlt');
  const taken = await takePicture(image.trim(), places);
  if (!('path' in taken)) {
    throw new Refusal({ code: 'INVALID', reason: 'PICTURE', field: 'image', picture: taken });
  }
  await savePictures([taken], places.pictures);
  return { image: taken.path, imageAlt: text };
}
