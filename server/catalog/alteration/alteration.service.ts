import type { Shop } from '../../context.ts';
import type { AlterationRecord, CatalogStore, ProductRecord } from '../catalog.store.ts';
import { alterationsOf } from './alteration.rules.ts';

/**
 * Returns what may be altered on each product, by its id. Categories are read at once, and only where a product has
 * no list of its own.
 */
export async function offeredAlterations(
  catalog: Pick<CatalogStore, 'categoriesNamed'>,
  products: Iterable<ProductRecord>,
): Promise<ReadonlyMap<string, readonly AlterationRecord[]>> {
  const all = [...products];
  const inheriting = all.filter(({ alterations }) => alterations === null);
  const names = [...new Set(inheriting.map(({ categoryName }) => categoryName))];
  const categories = names.length === 0 ? [] : await catalog.categoriesNamed(names);
  const byName = new Map(categories.map((category) => [category.name, category]));
  return new Map(
    all.map((product) => [product.id, alterationsOf(product, byName.get(product.categoryName))]),
  );
}

/** Works like `offeredAlterations` for one product. */
export async function alterationsOfProduct(
  { store }: Pick<Shop, 'store'>,
  product: ProductRecord,
): Promise<readonly AlterationRecord[]> {
  return (await offeredAlterations(store.read.catalog, [product])).get(product.id) ?? [];
}
