import { logChanges } from '../../audit/audit.ts';
import type { CommandContext } from '../../context.ts';
import { isBlank, readText } from '../../shared/form.ts';
import { Refusal, requireSameVersion, type Problem } from '../../shared/problems.ts';
import { categoryChange } from '../catalog.audit.ts';
import {
  createCategory,
  readCategoryName,
  renamed,
  requireCategory,
  requireFreeName,
} from './catalog.category.rules.ts';
import { savePictures, takePicture } from '../picture/catalog.picture.service.ts';
import { revised } from '../catalog.product.rules.ts';
import { readDescription } from '../csv/catalog.import.cells.rules.ts';
import { requiredField } from '../staff/catalog.editing.fields.rules.ts';
import { showsPlaceholder } from '../staff/catalog.editing.pictures.rules.ts';
import { saveUploaded } from '../staff/catalog.upload.service.ts';
import { editCategoryTranslations } from '../staff/catalog.editing.translations.rules.ts';
import type { CatalogStore, CategoryRecord, ProductRecord } from '../catalog.store.ts';

/** In the shop's order, with how many products each has. */
export async function categoriesWithCounts({ store }: CommandContext) {
  const { catalog } = store.read;
  const categories = await catalog.categories();
  const counts = await countProducts(catalog);
  return categories.map((category) => ({ ...category, ...counts(category) }));
}

export interface CategoryInput {
  readonly name: string;
  readonly description?: string | undefined;
  readonly image?: string | undefined;
  readonly imageAlt?: string | undefined;
}

/** Refuses with REQUIRED, INVALID, LIMIT_REACHED. */
export async function addCategory(
  context: CommandContext,
  input: CategoryInput,
): Promise<CategoryRecord> {
  const { store } = context;
  const name = readCategoryName(input.name, 'name');
  const description = readText(input.description ?? '', 'description');
  // Checked before a picture is fetched; the check in the transaction decides.
  requireFreeName(name, await store.read.catalog.categories(), 'name');
  const picture = await savePicture(context, input);
  return store.transaction(async (ports) => {
    const { catalog } = ports;
    const others = await catalog.categories();
    const category = createCategory(name, others, { field: 'name', description, ...picture });
    await catalog.save({ categories: [category] });
    await logChanges(ports, context, [categoryChange('category.add', null, category)]);
    return category;
  });
}

/** Its products are changed too. Refuses with REQUIRED, INVALID. */
export async function renameCategory(
  context: Pick<CommandContext, 'store' | 'clock' | 'actor'>,
  requested: { readonly category: string; readonly name: string },
): Promise<{ readonly category: CategoryRecord; readonly before: string }> {
  const name = readCategoryName(requested.name, 'name');
  return context.store.transaction(async (ports) => {
    const { catalog } = ports;
    const categories = await catalog.categories();
    const before = requireCategory(categories, requested.category);
    const others = categories.filter(({ id }) => id !== before.id);
    requireFreeName(name, others, 'name');
    const category = name === before.name ? before : raised(renamed(before, name));
    if (category !== before) {
      await saveRenamed(catalog, before.name, category, context.clock());
      await logChanges(ports, context, [categoryChange('category.rename', before, category)]);
    }
    return { category, before: before.name };
  });
}

const raised = (category: CategoryRecord): CategoryRecord => ({
  ...category,
  version: category.version + 1,
});

/**
 * Changes a category, or adds one without `id`; what is omitted stays. Without `expectedVersion` nothing is
 * compared. Refuses with VERSION_CONFLICT (`VersionConflict`), UNKNOWN_CATEGORY, REQUIRED, INVALID,
 * LIMIT_REACHED.
 */
export async function saveCategory(
  context: CommandContext,
  input: {
    readonly id?: string | null | undefined;
    readonly name?: string | null | undefined;
    readonly description?: string | null | undefined;
    readonly imageAlt?: string | null | undefined;
    readonly translations?: Parameters<typeof editCategoryTranslations>[1] | null | undefined;
  },
  expectedVersion: number | null,
): Promise<CategoryRecord> {
  return context.store.transaction(async (ports) => {
    const { catalog } = ports;
    const categories = await catalog.categories();
    const before = input.id == null ? null : requireById(categories, input.id);
    if (before) requireSameVersion(before, expectedVersion, 'CATEGORY');
    const others = categories.filter((each) => each !== before);
    const name =
      before && input.name == null ? before.name : readCategoryName(input.name ?? '', 'name');
    if (before) requireFreeName(name, others, 'name');
    const isRenamed = before !== null && name !== before.name;
    const named = before ?? createCategory(name, others, { field: 'name' });
    const edited = isRenamed ? renamed(named, name) : named;
    const translations = editCategoryTranslations(edited.translations, input.translations ?? []);
    const { description, imageAlt } = input;
    const changed: CategoryRecord = {
      ...edited,
      ...(description != null && { description: readDescription(description, 'description') }),
      ...(imageAlt != null && { imageAlt: requiredField(imageAlt, 'imageAlt') }),
      translations,
    };
    if (before && JSON.stringify(before) === JSON.stringify(changed)) return before;
    const category = before ? raised(changed) : changed;
    if (isRenamed) {
      await saveRenamed(catalog, before.name, category, context.clock());
    } else await catalog.save({ categories: [category] });
    const action = before ? 'category.save' : 'category.add';
    await logChanges(ports, context, [categoryChange(action, before, category)]);
    return category;
  });
}

/**
 * Replaces the picture of a category, and of its products that show no other. Refuses with
 * UNKNOWN_CATEGORY, REQUIRED, INVALID.
 */
export async function setCategoryImage(
  context: CommandContext,
  id: string,
  file: Buffer,
  writtenAlt: string,
): Promise<CategoryRecord> {
  const { store, clock } = context;
  const imageAlt = requiredField(writtenAlt, 'alt');
  requireById(await store.read.catalog.categories(), id);
  const { url: image } = await saveUploaded(store.pictures, [file], imageAlt, () => 'file');
  return store.transaction(async (ports) => {
    const { catalog } = ports;
    const before = requireById(await catalog.categories(), id);
    const category = raised({ ...before, image, imageAlt });
    const follow = <P extends ProductRecord>(products: readonly P[]) =>
      products
        .filter((each) => each.categoryName === before.name && showsPlaceholder(each, before))
        .map((each) => revised({ ...each, image, imageAlt }, clock()));
    await catalog.save({
      categories: [category],
      products: follow(await catalog.products()),
    });
    const archived = follow(await catalog.archivedProducts());
    if (archived.length > 0) await catalog.archive(archived);
    await logChanges(ports, context, [categoryChange('category.save', before, category)]);
    return category;
  });
}

function requireById(categories: readonly CategoryRecord[], id: string): CategoryRecord {
  const category = categories.find((each) => each.id === id);
  if (category) return category;
  throw new Refusal({ code: 'UNKNOWN_CATEGORY', field: 'id', name: id });
}

async function saveRenamed(
  catalog: CatalogStore,
  from: string,
  category: CategoryRecord,
  now: Date,
): Promise<void> {
  const rename = <P extends ProductRecord>(product: P) =>
    revised({ ...product, categoryName: category.name }, now);
  const isOfCategory = ({ categoryName }: ProductRecord) => categoryName === from;
  const products = (await catalog.products()).filter(isOfCategory);
  const archived = (await catalog.archivedProducts()).filter(isOfCategory);
  await catalog.save({
    categories: [category],
    products: products.map(rename),
  });
  if (archived.length > 0) {
    await catalog.archive(archived.map(rename));
  }
}

/** Refuses with INVALID, and with NOT_ALLOWED_NOW for a category that has products. */
export function deleteCategories(
  context: CommandContext,
  requested: readonly string[],
): Promise<readonly CategoryRecord[]> {
  return context.store.transaction(async (ports) => {
    const { catalog } = ports;
    const known = await catalog.categories();
    const categories = [...new Set(requested.map((category) => requireCategory(known, category)))];
    const counts = await countProducts(catalog);
    const problems = categories.flatMap((category): readonly Problem[] => {
      const { products, archivedProducts: archived } = counts(category);
      if (products + archived === 0) return [];
      const about = { field: 'category', name: category.name, products, archived };
      return [{ code: 'NOT_ALLOWED_NOW', reason: 'CATEGORY_NOT_EMPTY', ...about }];
    });
    if (problems.length > 0) throw new Refusal(...problems);
    await catalog.remove({ categories: categories.map(({ id }) => id) });
    await logChanges(
      ports,
      context,
      categories.map((category) => categoryChange('category.delete', category, null)),
    );
    return categories;
  });
}

/** Refuses with UNKNOWN_CATEGORY, and with NOT_ALLOWED_NOW for a category that has products. */
export async function deleteCategory(context: CommandContext, id: string): Promise<void> {
  requireById(await context.store.read.catalog.categories(), id);
  await deleteCategories(context, [id]);
}

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

async function savePicture(
  { store: { pictures }, hasPicture, pictureSource }: CommandContext,
  { image, imageAlt }: CategoryInput,
) {
  if (image === undefined) return {};
  if (isBlank(imageAlt)) {
    throw new Refusal({ code: 'INVALID', reason: 'PICTURE_WITHOUT_TEXT', field: 'imageAlt' });
  }
  const text = readText(imageAlt, 'imageAlt');
  const places = { pictures, source: pictureSource, hasPicture, folder: '/' };
  const taken = await takePicture(image.trim(), places);
  if (!('path' in taken)) {
    throw new Refusal({ code: 'INVALID', reason: 'PICTURE', field: 'image', picture: taken });
  }
  await savePictures([taken], pictures);
  return { image: taken.path, imageAlt: text };
}
