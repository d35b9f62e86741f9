import { logChanges } from '../../audit/audit.ts';
import type { CommandContext } from '../../context.ts';
import { Refusal } from '../../shared/problems.ts';
import { productChange } from '../catalog.audit.ts';
import { revised } from '../catalog.product.rules.ts';
import type { VariantOfProduct } from '../catalog.variant.rules.ts';
import { namingProblems, requireFewChanges } from './bulk.rules.ts';
import { findProducts, variantsIn } from './bulk.service.ts';
import { saveAny } from './editing.service.ts';
import { pricedProducts, type PriceChange } from './pricing.rules.ts';

const fieldOf = (at: number) => `changes.${at}.`;

/**
 * Changes variants of any products of the catalogue, all or none; placed orders keep their prices.
 * Refuses with UNKNOWN_PRODUCT, UNKNOWN_VARIANT, NOT_ALLOWED_NOW, INVALID.
 */
export function setPrices(
  context: CommandContext,
  changes: readonly PriceChange[],
): Promise<readonly VariantOfProduct[]> {
  requireFewChanges(changes);
  return context.store.transaction(async (ports) => {
    const { catalog } = ports;
    // Orders save the same products.
    await catalog.lockStock();
    const found = await findProducts(catalog, changes);
    const problems = changes.flatMap((_, at) =>
      namingProblems(changes, at, found, `${fieldOf(at)}variantId`),
    );
    if (problems.length > 0) throw new Refusal(...problems);
    const now = context.clock();
    const products = pricedProducts(found.products, changes, fieldOf).map((one) =>
      revised(one, now),
    );
    await saveAny(catalog, ...products);
    await logChanges(
      ports,
      context,
      products.map((product) =>
        productChange('product.save', found.products.get(product.id) ?? null, product),
      ),
    );
    return variantsIn(changes, found.products, products);
  });
}
