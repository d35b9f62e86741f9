import { z } from 'zod';
import { Refusal, type Problem } from '../shared/problems.ts';
import { inRabat } from '../shared/time.ts';
import type { ArchivedProductRecord, CatalogStore, ProductRecord } from './catalog.store.ts';

/** How a command names products. */
export const productIds = z.array(z.string()).min(1).max(1000);

/** A product in a list. Prices in centimes; `archivedAt` is null for one of the catalogue. */
export function summaryOf(product: ProductRecord, archivedAt: string | null = null) {
  const { id, title, brand, categoryName, price, originalPrice, outOfStock } = product;
  return {
    id,
    title,
    brand,
    category: categoryName,
    price,
    originalPrice,
    outOfStock,
    archivedAt: archivedAt === null ? null : inRabat(archivedAt),
  };
}

/** The products of these ids, each once. Refuses with UNKNOWN_PRODUCT, archived products too. */
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

/** The products of these ids, in the catalogue or archived. Refuses with UNKNOWN_PRODUCT. */
export async function requireKnownProducts(
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
