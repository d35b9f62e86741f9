import type { CommandContext } from '../../context.ts';
import { readPageSize, type PageInput } from '../../shared/paging.ts';
import { readProductQuery } from '../catalog.rules.ts';
import type { AnyProduct, StaffPage, StockPage } from '../catalog.store.ts';
import { findVariant, productIdOf } from '../catalog.variant.rules.ts';
import { readStaffQuery, type StaffFilter } from './list.rules.ts';
import {
  readStockQuery,
  readVariantNames,
  variantsNamed,
  type StockFilter,
} from './stock-levels.rules.ts';

type Reading = Pick<CommandContext, 'store'>;

/** Returns products in the shop's order; archived ones latest first. Throws BadInput. */
export async function findProductsOfStaff(
  { store }: Reading,
  requested: PageInput & { readonly filter?: StaffFilter | null | undefined },
): Promise<StaffPage> {
  const { filter, first, after } = requested;
  return store.read.catalog.staffPage(readStaffQuery(filter ?? {}, first, after));
}

/** Variants of the catalogue, the least available first. Throws BadInput. */
export async function findStockLevels(
  { store }: Reading,
  requested: PageInput & { readonly filter?: StockFilter | null | undefined },
): Promise<StockPage> {
  const { filter, first, after } = requested;
  return store.read.catalog.stockPage(readStockQuery(filter ?? {}, first, after));
}

/** Returns variants in the shop's order. Throws BadInput. */
export async function findVariantsNamed({ store }: Reading, names: readonly string[]) {
  const wanted = readVariantNames(names);
  return variantsNamed(await store.read.catalog.products(), wanted);
}

/** Archived ones too. */
export async function findAnyProduct(
  { store }: Reading,
  id: string,
): Promise<AnyProduct | undefined> {
  const { catalog } = store.read;
  return (await catalog.product(id)) ?? (await catalog.archivedById([id])).get(id);
}

/** Returns categories in the shop's order, with how many products of the catalogue each has. */
export async function countedCategories({ store, clock }: Pick<CommandContext, 'store' | 'clock'>) {
  const { catalog, campaigns } = store.read;
  // The counts of a page are cached, whatever its products.
  const everything = readProductQuery({ includeOutOfStock: true }, 'FEATURED', 1, null);
  const { facets } = await catalog.page(everything, await campaigns.offersAt(clock()));
  const counts = new Map(facets.categories.map(({ value, count }) => [value, count]));
  const categories = await catalog.categories();
  return categories.map((category) => ({
    ...category,
    productCount: counts.get(category.name) ?? 0,
  }));
}

/** Archived and removed variants apart. Throws BadInput. */
export async function mostAwaited({ store }: Reading, first: number) {
  const counts = await store.read.stockAlerts.mostAwaited(readPageSize(first));
  const ids = counts.map(({ variantId }) => productIdOf(variantId));
  const products = await store.read.catalog.productsById(ids);
  return counts.flatMap(({ variantId, waiting }) => {
    const product = products.get(productIdOf(variantId));
    const variant = product && findVariant(product, variantId);
    return product && variant ? [{ product, variant: { product, variant }, waiting }] : [];
  });
}
