import { logChanges } from '../../audit/audit.ts';
import type { CommandContext } from '../../context.ts';
import { Refusal, VersionConflict, type Problem } from '../../shared/problems.ts';
import { announceRestocked } from '../alerts/stock-alert.service.ts';
import { stockChange } from '../catalog.audit.ts';
import { revised } from '../catalog.product.rules.ts';
import { setStock } from '../catalog.stock.rules.ts';
import type { AnyProduct } from '../catalog.store.ts';
import { findVariant, productIdOf, type VariantOfProduct } from '../catalog.variant.rules.ts';
import { requireFewChanges } from './bulk.rules.ts';
import { findProducts, variantsIn } from './bulk.service.ts';
import { countProblem, type StockCount } from './counting.rules.ts';
import { saveAny } from './editing.service.ts';

/**
 * Counts variants of any products of the catalogue and of drafts, all or none. Refuses with VERSION_CONFLICT
 * (`VersionConflict`) where another count than `expected` is stored, LIMIT_REACHED,
 * UNKNOWN_PRODUCT, UNKNOWN_VARIANT, NOT_ALLOWED_NOW, INVALID; `fieldOf` names a change's fields.
 */
export function countStock(
  context: CommandContext,
  counts: readonly StockCount[],
  fieldOf: (at: number) => string = (at) => `changes.${at}.`,
): Promise<readonly VariantOfProduct[]> {
  requireFewChanges(counts);
  return context.store.transaction(async (ports) => {
    const { catalog } = ports;
    await catalog.lockStock();
    const found = await findProducts(catalog, counts);
    const problems = counts.flatMap((_, at) => countProblem(counts, at, found, fieldOf(at)));
    refuse(problems, counts, found.products);
    const now = context.clock();
    const changed = new Map<string, AnyProduct>();
    const logged = counts.flatMap(({ variantId, stockOnHand }) => {
      const id = productIdOf(variantId);
      const product = changed.get(id) ?? found.products.get(id);
      const before = product && findVariant(product, variantId)?.stockOnHand;
      if (!product || before === undefined || before === stockOnHand) return [];
      changed.set(id, setStock(product, variantId, stockOnHand));
      return [stockChange(variantId, before, stockOnHand)];
    });
    const products = Array.from(changed.values(), (product) => revised(product, now));
    await saveAny(catalog, ...products);
    const forSale = products.filter(({ archivedAt }) => archivedAt === undefined);
    await announceRestocked(ports, found.products.values(), forSale, now);
    await logChanges(ports, context, logged);
    return variantsIn(counts, found.products, products);
  });
}

function refuse(
  problems: readonly Problem[],
  counts: readonly StockCount[],
  products: ReadonlyMap<string, AnyProduct>,
): void {
  if (problems.length === 0) return;
  if (problems.every(({ code }) => code !== 'VERSION_CONFLICT')) throw new Refusal(...problems);
  throw new VersionConflict(variantsIn(counts, products), ...problems);
}
