import type { Ports } from '../../context.ts';
import { putBackLines, releaseLines, shipLines, type StockLine } from '../order.stock.ts';
import type { ExchangeLineRecord, ExchangeRecord } from './exchange.store.ts';

/** The replacement of an exchange, for the stock. */
export function replacementOf({
  lines,
}: {
  readonly lines: ReadonlyArray<Pick<ExchangeLineRecord, 'to' | 'quantity'>>;
}): readonly StockLine[] {
  return lines.map(({ to, quantity }) => ({
    productId: to.productId,
    variantId: to.variantId,
    quantity,
  }));
}

/**
 * Moves the replacement as its exchange did: what leaves is shipped, what is no longer exchanged is freed, and what had
 * left for an exchange that failed comes back where `isBack`.
 */
export async function moveReplacement(
  ports: Ports,
  before: ExchangeRecord,
  after: ExchangeRecord,
  { now, isBack }: { readonly now: Date; readonly isBack: boolean },
): Promise<void> {
  if (before.holdsStock && !after.holdsStock) {
    const isGone = after.status === 'SHIPPED' || after.status === 'COMPLETED';
    const left = isGone ? after.lines : [];
    await shipLines(ports, replacementOf({ lines: left }));
    const quantities = new Map(left.map(({ id, quantity }) => [id, quantity]));
    const freed = before.lines
      .map((line) => ({ ...line, quantity: line.quantity - (quantities.get(line.id) ?? 0) }))
      .filter(({ quantity }) => quantity > 0);
    await releaseLines(ports, replacementOf({ lines: freed }), now);
  } else if (!before.holdsStock && after.status === 'FAILED' && isBack) {
    await putBackLines(ports, replacementOf(before), now);
  }
}
