import { announceRestocked } from './alerts/stock-alert.service.ts';
import { logChanges } from '../audit/audit.ts';
import type { CommandContext } from '../command.ts';
import { Refusal, type Problem } from '../shared/problems.ts';
import { productChange } from './catalog.audit.ts';
import { requireCategory } from './catalog.category.rules.ts';
import { savePictures, takePicture } from './catalog.picture.service.ts';
import { isFairlyPriced, revised } from './catalog.product.rules.ts';
import * as rules from './catalog.stock.rules.ts';
import { matchesSearch, readSearch } from './catalog.search.ts';
import type {
  AnyProduct,
  ArchivedProductRecord,
  CatalogStore,
  ProductRecord,
} from './catalog.store.ts';

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

/** Refuses with UNKNOWN_PRODUCT. */
export function archiveProducts(
  context: CommandContext,
  ids: readonly string[],
): Promise<readonly AnyProduct[]> {
  return context.store.transaction(async (ports) => {
    const { catalog } = ports;
    const { products, archived } = await requireKnownProducts(catalog, ids);
    const archivedAt = context.clock().toISOString();
    const added = products.map((product) => ({ ...product, archivedAt, draftSince: null }));
    if (added.length > 0) await catalog.archive(added);
    await logChanges(
      ports,
      context,
      products.map((before, n) => productChange('product.archive', before, added[n] ?? before)),
    );
    return [...added, ...archived];
  });
}

/** Publishes drafts, and restores products at their previous position. Refuses with UNKNOWN_PRODUCT. */
export function unarchiveProducts(
  context: CommandContext,
  ids: readonly string[],
): Promise<readonly AnyProduct[]> {
  return context.store.transaction(async (ports) => {
    const { catalog } = ports;
    const { products, archived } = await requireKnownProducts(catalog, ids);
    const restored = archived.map((one) => {
      const { archivedAt: _, draftSince: __, ...product } = one;
      return revised(product, context.clock());
    });
    if (restored.length > 0) await catalog.save({ products: restored });
    await announceRestocked(ports, [], restored, context.clock());
    await logChanges(
      ports,
      context,
      archived.map((before, n) =>
        productChange(
          before.draftSince === null ? 'product.unarchive' : 'product.publish',
          before,
          restored[n] ?? before,
        ),
      ),
    );
    return [...restored, ...products];
  });
}

/** Archived products too; orders have copies. Refuses with UNKNOWN_PRODUCT. */
export function deleteProducts(
  context: CommandContext,
  ids: readonly string[],
): Promise<readonly AnyProduct[]> {
  return context.store.transaction(async (ports) => {
    const { catalog } = ports;
    const { products, archived } = await requireKnownProducts(catalog, ids);
    await catalog.remove({ products: ids });
    const deleted = [...products, ...archived];
    await logChanges(
      ports,
      context,
      deleted.map((before) => productChange('product.delete', before, null)),
    );
    return deleted;
  });
}

/** Refuses with UNKNOWN_PRODUCT. */
export function setOutOfStock(
  context: CommandContext,
  ids: readonly string[],
  outOfStock: boolean,
): Promise<readonly ProductRecord[]> {
  return context.store.transaction(async (ports) => {
    const { catalog } = ports;
    const before = await requireProducts(catalog, ids);
    const changing = before.filter((product) => product.outOfStock !== outOfStock);
    const changed = changing.map((product) =>
      revised(rules.setOutOfStock(product, outOfStock), context.clock()),
    );
    if (changed.length > 0) await catalog.save({ products: changed });
    await announceRestocked(ports, changing, changed, context.clock());
    await logChanges(
      ports,
      context,
      changing.map((product, n) => productChange('product.save', product, changed[n] ?? product)),
    );
    return before.map((product) => rules.setOutOfStock(product, outOfStock));
  });
}

export interface Changed {
  readonly before: ProductRecord;
  readonly product: ProductRecord;
}

/** Placed orders are not affected. Refuses with UNKNOWN_PRODUCT, INVALID. */
export function changePrice(
  context: CommandContext,
  id: string,
  { price, originalPrice }: { readonly price: number; readonly originalPrice: number | null },
): Promise<Changed> {
  return context.store.transaction(async (ports) => {
    const { catalog } = ports;
    const [before] = await requireProducts(catalog, [id]);
    if (!before) throw new Error('requireProducts gives a product for each id');
    const product = { ...before, price, originalPrice: originalPrice ?? before.originalPrice };
    if (!isFairlyPriced(product)) {
      const about = { field: 'price', originalPrice: product.originalPrice };
      throw new Refusal({ code: 'INVALID', reason: 'PRICE_ABOVE_ORIGINAL', ...about });
    }
    if (product.price !== before.price || product.originalPrice !== before.originalPrice) {
      await catalog.save({ products: [revised(product, context.clock())] });
      await logChanges(ports, context, [productChange('product.save', before, product)]);
    }
    return { before, product };
  });
}

/**
 * `picture` is a file, an https address or a path of the shop. Without `alt` the text stays, unless it
 * is that of the category's picture. Refuses with UNKNOWN_PRODUCT, INVALID.
 */
export async function changePicture(
  context: CommandContext,
  id: string,
  { picture, alt }: { readonly picture: string; readonly alt: string | null },
): Promise<Changed> {
  const { store, clock, hasPicture, pictureSource } = context;
  if (!(await store.read.catalog.product(id))) throw new Refusal(unknown(id, 'ID'));
  const places = { pictures: store.pictures, source: pictureSource, hasPicture, folder: '/' };
  const taken = await takePicture(picture.trim(), places);
  if (!('path' in taken)) {
    throw new Refusal({ code: 'INVALID', reason: 'PICTURE', field: 'picture', picture: taken });
  }
  await savePictures([taken], store.pictures);
  return store.transaction(async (ports) => {
    const { catalog } = ports;
    const before = await catalog.product(id);
    if (!before) throw new Refusal(unknown(id, 'ID'));
    const category = await catalog.categoryNamed(before.categoryName);
    const hasCategoryPicture = before.image === category?.image;
    const imageAlt = alt ?? (hasCategoryPicture ? before.title : before.imageAlt);
    const imageSources = taken.path === before.image ? before.imageSources : null;
    const product = { ...before, image: taken.path, imageAlt, imageSources };
    if (product.image !== before.image || imageAlt !== before.imageAlt) {
      await catalog.save({ products: [revised(product, clock())] });
      await logChanges(ports, context, [productChange('product.save', before, product)]);
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
