import { announceRestocked } from '../alerts/stock-alert.service.ts';
import { logChange } from '../../audit/audit.ts';
import type { CommandContext } from '../../context.ts';
import { productChange } from '../catalog.audit.ts';
import { published, revised } from '../catalog.product.rules.ts';
import type { AnyProduct } from '../catalog.store.ts';
import { requireAny } from './editing.service.ts';

/** Leaves an archived product as it is. Refuses with UNKNOWN_PRODUCT. */
export function archiveProduct(context: CommandContext, id: string): Promise<AnyProduct> {
  return context.store.transaction(async (ports) => {
    const before = await requireAny(ports.catalog, id);
    if (before.archivedAt !== undefined) return before;
    const archived = { ...before, archivedAt: context.clock().toISOString(), draftSince: null };
    await ports.catalog.archive([archived]);
    await logChange(ports, context, productChange('product.archive', before, archived));
    return archived;
  });
}

/** Publishes a draft, or restores a product at its previous position. Refuses with UNKNOWN_PRODUCT. */
export function unarchiveProduct(context: CommandContext, id: string): Promise<AnyProduct> {
  return context.store.transaction(async (ports) => {
    const before = await requireAny(ports.catalog, id);
    const { archivedAt, draftSince, ...product } = before;
    if (archivedAt === undefined) return before;
    const now = context.clock();
    const revision = revised(product, now);
    const restored = draftSince === null ? revision : published(revision, now);
    await ports.catalog.save({ products: [restored] });
    await announceRestocked(ports, [], [restored], context.clock());
    const action = draftSince === null ? 'product.unarchive' : 'product.publish';
    await logChange(ports, context, productChange(action, before, restored));
    return restored;
  });
}
