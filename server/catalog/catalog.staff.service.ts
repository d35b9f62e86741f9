import type { CommandContext } from '../command.ts';
import { Refusal, type Problem } from '../shared/problems.ts';
import { requireCategory } from './catalog.category.rules.ts';
import { savePictures, takePicture } from './catalog.picture.service.ts';
import { isFairlyPriced, revised } from './catalog.product.rules.ts';
import * as rules from './catalog.stock.rules.ts';
import { matchesSearch, readSearch } from './catalog.search.ts';
import type { ArchivedProductRecord, CatalogStore, ProductRecord } from './catalog.store.ts';

/** `archivedAt` is missing for a product of the catalogue. */
export type AnyProduct = ProductRecord & { readonly archivedAt?: string };

export interface ProductSelection {
  readonly search?: string | undefined;
  readonly category?: string | undefined;
  readonly outOfStock?: boolean | undefined;
  readonly archived?: boolean | undefined;
}

/** In the shop's order. Refuses with INVALID for an unknown category. */
export async function selectProducts(
  { store }: CommandContext,
  { search, category, outOfStock, archived }: ProductSelection,
): Promise<readonly AnyProduct[]> {
  const { catalog } = store.read;
  const words = readSearch(search);
  const categoryName =
    category === undefined ? null : requireCategory(await catalog.categories(), category).name;
  const products: readonly AnyProduct[] = archived
    ? await catalog.archivedProducts()
    : await catalog.products();
  return products.filter(
    (product) =>
      (words === null || matchesSearch(product, words)) &&
      (categoryName === null || product.categoryName === categoryName) &&
      (!outOfStock || product.outOfStock),
  );
}

export function archiveProducts(
  { store, clock }: CommandContext,
  ids: readonly string[],
): Promise<readonly AnyProduct[]> {
  return store.transaction(async ({ catalog }) => {
    const { products, archived } = await requireKnownProducts(catalog, ids);
    const archivedAt = clock().toISOString();
    const added = products.map((product) => ({ ...product, archivedAt }));
    if (added.length > 0) await catalog.archive(added);
    return [...added, ...archived];
  });
}

/** Restores products at their previous position. Refuses with UNKNOWN_PRODUCT. */
export function unarchiveProducts(
  { store, clock }: CommandContext,
  ids: readonly string[],
): Promise<readonly AnyProduct[]> {
  return store.transaction(async ({ catalog }) => {
    const { products, archived } = await requireKnownProducts(catalog, ids);
    const restored = archived.map((one) => {
      const { archivedAt: _, ...product } = one;
      return revised(product, clock());
    });
    if (restored.length > 0) await catalog.save({ products: restored });
    return [...restored, ...products];
  });
}

/** Archived products too; orders have copies. Refuses with UNKNOWN_PRODUCT. */
export function deleteProducts(
  { store }: CommandContext,
  ids: readonly string[],
): Promise<readonly AnyProduct[]> {
  return store.transaction(async ({ catalog }) => {
    const { products, archived } = await requireKnownProducts(catalog, ids);
    await catalog.remove({ products: ids });
    return [...products, ...archived];
  });
}

export function setOutOfStock(
  { store, clock }: CommandContext,
  ids: readonly string[],
  outOfStock: boolean,
): Promise<readonly ProductRecord[]> {
  return store.transaction(async ({ catalog }) => {
    const before = await requireProducts(catalog, ids);
    const changed = before
      .filter((product) => product.outOfStock !== outOfStock)
      .map((product) => revised(rules.setOutOfStock(product, outOfStock), clock()));
    if (changed.length > 0) await catalog.save({ products: changed });
    return before.map((product) => rules.setOutOfStock(product, outOfStock));
  });
}

export interface Changed {
  readonly before: ProductRecord;
  readonly product: ProductRecord;
}

/** Placed orders are not affected. Refuses with UNKNOWN_PRODUCT, INVALID. */
export function changePrice(
  { store, clock }: CommandContext,
  id: string,
  { price, originalPrice }: { readonly price: number; readonly originalPrice: number | null },
): Promise<Changed> {
  return store.transaction(async ({ catalog }) => {
    const [before] = await requireProducts(catalog, [id]);
    if (!before) throw new Error('requireProducts gives a product for each id');
    const product = { ...before, price, originalPrice: originalPrice ?? before.originalPrice };
    if (!isFairlyPriced(product)) {
      const about = { field: 'price', originalPrice: product.originalPrice };
      throw new Refusal({ code: 'INVALID', reason: 'PRICE_ABOVE_ORIGINAL', ...about });
    }
    if (product.price !== before.price || product.originalPrice !== before.originalPrice) {
      await catalog.save({ products: [revised(product, clock())] });
    }
    return { before, product };
  });
}

/**
 * `picture` is a file, an https address or a path of the shop. Without `alt` the text stays, unless it
 * is that of the category's picture. Refuses with UNKNOWN_PRODUCT, INVALID.
 */
export async function changePicture(
  { store, clock, hasPicture, pictureSource }: CommandContext,
  id: string,
  { picture, alt }: { readonly picture: string; readonly alt: string | null },
): Promise<Changed> {
  if (!(await store.read.catalog.product(id))) throw new Refusal(unknown(id, 'ID'));
  const places = { pictures: store.pictures, source: pictureSource, hasPicture, folder: '/' };
  const taken = await takePicture(picture.trim(), places);
  if (!('path' in taken)) {
    throw new Refusal({ code: 'INVALID', reason: 'PICTURE', field: 'picture', picture: taken });
  }
  await savePictures([taken], store.pictures);
  return store.transaction(async ({ catalog }) => {
    const before = await catalog.product(id);
    if (!before) throw new Refusal(unknown(id, 'ID'));
    const category = await catalog.categoryNamed(before.categoryName);
    const hasCategoryPicture = before.image === category?.image;
    const imageAlt = alt ?? (hasCategoryPicture ? before.title : before.imageAlt);
    const imageSources = taken.path === before.image ? before.imageSources : null;
    const product = { ...before, image: taken.path, imageAlt, imageSources };
    if (product.image !== before.image || imageAlt !== before.imageAlt) {
      await catalog.save({ products: [revised(product, clock())] });
    }
    return { before, product };
  });
}

/** Refuses with UNKNOWN_PRODUCT for archived ones, too. */
export async function requireProducts(
  catalog: CatalogStore,
  ids: readonly string[],
): Promise<readonly ProductRecord[]> {
  const { products, archived } = await requireKnownProducts(catalog, ids);
  if (archived.length > 0) {
    throw new Refusal(...archived.map(({ id }) => unknown(id, 'ARCHIVED')));
  }
  return products;
}

async function requireKnownProducts(
  catalog: CatalogStore,
  ids: readonly string[],
): Promise<{
  readonly products: readonly ProductRecord[];
  readonly archived: readonly ArchivedProductRecord[];
}> {
  const products = await catalog.productsById(ids);
  const archived = await catalog.archivedById(ids);
  const missing = [...new Set(ids)].filter((id) => !products.has(id) && !archived.has(id));
  if (missing.length > 0) {
    throw new Refusal(...missing.map((id) => unknown(id, 'ID')));
  }
  return { products: [...products.values()], archived: [...archived.values()] };
}

function unknown(id: string, reason: 'ID' | 'ARCHIVED'): Problem {
  return { code: 'UNKNOWN_PRODUCT', reason, field: 'id', id };
}
