import { announceRestocked } from './alerts/stock-alert.service.ts';
import { logChanges } from '../audit/audit.ts';
import type { CommandContext } from '../context.ts';
import { Refusal } from '../shared/problems.ts';
import { productChange } from './catalog.audit.ts';
import { revised } from './catalog.product.rules.ts';
import type {
  AnyProduct,
  ArchivedProductRecord,
  CatalogStore,
  ProductRecord,
} from './catalog.store.ts';

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
    throw new Refusal(
      ...missing.map((id) => ({ code: 'UNKNOWN_PRODUCT', reason: 'ID', field: 'id', id }) as const),
    );
  }
  return { products: [...products.values()], archived: [...archived.values()] };
}
