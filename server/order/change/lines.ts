import type { PricedCart } from '../../cart/cart.pricing.ts';
import { MAX_LINES, MAX_QUANTITY } from '../../cart/cart.rules.ts';
import { quoteOf } from '../../cart/cart.service.ts';
import { productIdOf } from '../../catalog/catalog.variant.rules.ts';
import type { Delivery, Tariff } from '#shared/pricing.ts';
import { Refusal, type Problem } from '../../shared/problems.ts';
import type { Ports } from '../../context.ts';
import { orderProblem } from '../order.rules.ts';
import type { LineQuantity } from '../order.store.ts';

/** Lines that staff chose; equal variants are added up. Refuses with EMPTY_CART, LIMIT_REACHED, INVALID. */
export function readOrderLines(lines: readonly LineQuantity[]): readonly LineQuantity[] {
  if (lines.length === 0) throw new Refusal({ code: 'EMPTY_CART', reason: 'ORDER' });
  if (lines.length > MAX_LINES) {
    throw new Refusal({ code: 'LIMIT_REACHED', reason: 'ORDER_LINES', field: 'lines' });
  }
  const quantities = new Map<string, number>();
  const problems = lines.flatMap(({ variantId, quantity }, place): Problem[] => {
    const sum = (quantities.get(variantId) ?? 0) + quantity;
    quantities.set(variantId, sum);
    const isValid = quantity >= 1 && sum <= MAX_QUANTITY;
    return isValid
      ? []
      : [{ code: 'INVALID', reason: 'QUANTITY', field: `lines.${place}.quantity` }];
  });
  if (problems.length > 0) throw new Refusal(...problems);
  return Array.from(quantities, ([variantId, quantity]) => ({ variantId, quantity }));
}

/** Prices lines as of today; unavailable ones become warnings. Throws BadInput. */
export function priceLines(
  ports: Pick<Ports, 'catalog'>,
  lines: readonly LineQuantity[],
  by: { readonly delivery: Delivery; readonly tariff?: Tariff },
): Promise<PricedCart> {
  const named = lines.map((line) => ({ ...line, productId: productIdOf(line.variantId) }));
  return quoteOf(ports, named, by);
}

/** Refuses with UNKNOWN_PRODUCT, UNKNOWN_VARIANT, OUT_OF_STOCK, INSUFFICIENT_STOCK at the line. */
export function requireAvailable(cart: PricedCart, lines: readonly LineQuantity[]): void {
  if (cart.warnings.length === 0) return;
  const placeOf = (id: string) => lines.findIndex(({ variantId }) => variantId === id);
  throw new Refusal(
    ...cart.warnings.map((warning) => ({
      ...orderProblem(cart, warning),
      field: `lines.${placeOf(warning.variantId)}.quantity`,
    })),
  );
}
