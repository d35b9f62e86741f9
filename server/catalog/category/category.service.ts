import { logChanges } from '../../audit/audit.ts';
import type { CommandContext } from '../../context.ts';
import { Refusal, requireSameVersion } from '../../shared/problems.ts';
import { Reading } from '../../shared/form.ts';
import { readAlterations, type AlterationInput } from '../alteration/alteration.rules.ts';
import { categoryChange } from '../catalog.audit.ts';
import { createCategory, readCategoryName, renamed, requireFreeName } from './category.rules.ts';
import { revised } from '../catalog.product.rules.ts';
import { readDescription } from '../csv/import.cells.rules.ts';
import { requiredField } from '../catalog.plain-text.rules.ts';
import { showsPlaceholder } from '../staff/editing.pictures.rules.ts';
import { saveUploaded } from '../staff/upload.service.ts';
import { editCategoryTranslations } from '../staff/editing.translations.rules.ts';
import type { CatalogStore, CategoryRecord, ProductRecord } from '../catalog.store.ts';

type Context = Pick<CommandContext, 'store' | 'clock' | 'actor'>;

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
  context: Context,
  input: {
    readonly id?: string | null | undefined;
    readonly name?: string | null | undefined;
    readonly description?: string | null | undefined;
    readonly imageAlt?: string | null | undefined;
    readonly translations?: Parameters<typeof editCategoryTranslations>[1] | null | undefined;
    readonly alterations?: readonly AlterationInput[] | null | undefined;
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
    const { description, imageAlt, alterations } = input;
    const reading = new Reading();
    const altered = alterations && readAlterations(alterations, 'alterations', reading);
    reading.end();
    const changed: CategoryRecord = {
      ...edited,
      ...(description != null && { description: readDescription(description, 'description') }),
      ...(imageAlt != null && { imageAlt: requiredField(imageAlt, 'imageAlt') }),
      translations,
      ...(altered && { alterations: altered }),
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
  context: Context,
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

/** Refuses with UNKNOWN_CATEGORY, and with NOT_ALLOWED_NOW for a category that has products. */
export async function deleteCategory(context: Context, id: string): Promise<void> {
  await context.store.transaction(async (ports) => {
    const { catalog } = ports;
    const category = requireById(await catalog.categories(), id);
    const { name } = category;
    const products = countIn(category, await catalog.products());
    const archived = countIn(category, await catalog.archivedProducts());
    if (products + archived > 0) {
      const about = { field: 'category', name, products, archived };
      throw new Refusal({ code: 'NOT_ALLOWED_NOW', reason: 'CATEGORY_NOT_EMPTY', ...about });
    }
    await catalog.removeCategory(id);
    await logChanges(ports, context, [categoryChange('category.delete', category, null)]);
  });
}

function countIn({ name }: CategoryRecord, products: readonly ProductRecord[]): number {
  return products.filter(({ categoryName }) => categoryName === name).length;
}
