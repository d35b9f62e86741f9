import type { PricedCart, PricingWarning } from '../../cart/cart.pricing.ts';
import { MAX_LINES, MAX_QUANTITY } from '../../cart/cart.rules.ts';
import { quoteOf } from '../../cart/cart.service.ts';
import type { ChosenAlteration } from '../../catalog/alteration/line.store.ts';
import { productIdOf } from '../../catalog/catalog.variant.rules.ts';
import { lineKeyOf } from '#shared/line-key.ts';
import { byText } from '#shared/text.ts';
import { Refusal, type Problem } from '../../shared/problems.ts';
import type { Ports } from '../../context.ts';
import { orderProblem } from '../order.rules.ts';

export interface OrderLineInput {
  readonly variantId: string;
  readonly quantity: number;
  readonly alterations?: ReadonlyArray<ChosenInput> | null | undefined;
}

interface ChosenInput {
  readonly id: string;
  readonly value?: number | null | undefined;
}

/** A line that staff chose. */
export interface ChosenLine {
  readonly variantId: string;
  readonly quantity: number;
  readonly alterations: readonly ChosenAlteration[];
}

/** Adds up those of one variant with the same alterations. Refuses with EMPTY_CART, LIMIT_REACHED, INVALID. */
export function readOrderLines(lines: readonly OrderLineInput[]): readonly ChosenLine[] {
  if (lines.length === 0) throw new Refusal({ code: 'EMPTY_CART', reason: 'ORDER' });
  if (lines.length > MAX_LINES) {
    throw new Refusal({ code: 'LIMIT_REACHED', reason: 'ORDER_LINES', field: 'lines' });
  }
  const read = new Map<string, ChosenLine>();
  const problems = lines.flatMap(({ quantity, ...line }, place): Problem[] => {
    const chosen = chosenOf(line);
    const key = lineKeyOf(chosen);
    const sum = (read.get(key)?.quantity ?? 0) + quantity;
    read.set(key, { ...chosen, quantity: sum });
    const isValid = quantity >= 1 && sum <= MAX_QUANTITY;
    return isValid
      ? []
      : [{ code: 'INVALID', reason: 'QUANTITY', field: `lines.${place}.quantity` }];
  });
  if (problems.length > 0) throw new Refusal(...problems);
  return [...read.values()];
}

function chosenOf({ variantId, alterations }: Omit<OrderLineInput, 'quantity'>) {
  const chosen = (alterations ?? []).map(({ id, value = null }) => ({ id, value }));
  return { variantId, alterations: chosen.toSorted(byText(({ id }) => id)) };
}

/** Prices lines as of today; unavailable ones become warnings. Throws BadInput. */
export function priceLines(
  ports: Pick<Ports, 'catalog' | 'campaigns'>,
  lines: readonly OrderLineInput[],
  by: Parameters<typeof quoteOf>[2],
): Promise<PricedCart> {
  const named = lines.map((line) => ({ ...line, productId: productIdOf(line.variantId) }));
  return quoteOf(ports, named, by);
}

/** Refuses with UNKNOWN_PRODUCT, UNKNOWN_VARIANT, UNKNOWN_ALTERATION, OUT_OF_STOCK, INSUFFICIENT_STOCK at the line. */
export function requireAvailable(cart: PricedCart, lines: readonly ChosenLine[]): void {
  if (cart.warnings.length === 0) return;
  const placeOf = ({ lineId, variantId }: PricingWarning) => {
    const place = lines.findIndex((line) => lineId.endsWith(`/${lineKeyOf(line)}`));
    return place === -1 ? lines.findIndex((line) => line.variantId === variantId) : place;
  };
  throw new Refusal(
    ...cart.warnings.map((warning) => ({
      ...orderProblem(cart, warning),
      field: `lines.${placeOf(warning)}.${warning.code === 'UNKNOWN_ALTERATION' ? 'alterations' : 'quantity'}`,
    })),
  );
}
