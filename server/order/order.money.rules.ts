import type { Centimes } from '#shared/money.ts';
import type { Delivery } from '#shared/pricing.ts';
import type { LineQuantity, OrderRecord, RefundRecord, RefundSum } from './order.store.ts';

/*
 * What an order costs and what goes back, in centimes (capabilities, section 9): what was charged less
 * what was refunded in full is what the remaining lines cost, and the delivery fee unless nothing remains.
 */

/**
 * Guests and orders by telephone pay for delivery below 1000 DH; accounts and the counter never. An order
 * that joined an account later stays a guest's.
 */
export function deliveryOf({
  customerId,
  joinedAt = null,
  channel,
}: Pick<OrderRecord, 'customerId' | 'channel'> & Partial<Pick<OrderRecord, 'joinedAt'>>): Delivery {
  const isOfAccount = customerId !== null && joinedAt === null;
  return isOfAccount || channel === 'SHOP' ? 'CUSTOMER' : 'GUEST';
}

export function wasPaidByCard({ history }: Pick<OrderRecord, 'history'>): boolean {
  return history.some(({ status }) => status === 'PAID');
}

export const sumOf = (amounts: ReadonlyArray<{ readonly amount: Centimes }>): Centimes =>
  amounts.reduce((sum, { amount }) => sum + amount, 0);

/** Sums what the shop still owes: what the provider has not paid back yet. */
export function refundDueOf({ refunds }: Pick<OrderRecord, 'refunds'>): Centimes {
  return sumOf(refunds.filter(({ doneAt }) => doneAt === null));
}

/** Counts by variant, without what came back. */
export function remainingQuantities({
  lines,
  returns,
}: Pick<OrderRecord, 'lines' | 'returns'>): ReadonlyMap<string, number> {
  const remaining = new Map(lines.map(({ variantId, quantity }) => [variantId, quantity]));
  for (const { receivedAt, lines: back } of returns) {
    if (receivedAt === null) continue;
    for (const { variantId, quantity } of back) {
      remaining.set(variantId, (remaining.get(variantId) ?? 0) - quantity);
    }
  }
  return remaining;
}

export function remainingLines(
  order: Pick<OrderRecord, 'lines' | 'returns'>,
): readonly LineQuantity[] {
  return Array.from(remainingQuantities(order), ([variantId, quantity]) => ({
    variantId,
    quantity,
  })).filter(({ quantity }) => quantity > 0);
}

/** Returns at most what was paid for the lines, and the delivery fee where nothing is left then. */
export function maxRefundable(order: OrderRecord, back: readonly LineQuantity[]): Centimes {
  const prices = new Map(order.lines.map(({ variantId, price }) => [variantId, price]));
  const paid = back.reduce(
    (sum, { variantId, quantity }) => sum + (prices.get(variantId) ?? 0) * quantity,
    0,
  );
  const backCount = back.reduce((sum, { quantity }) => sum + quantity, 0);
  const remainingCount = remainingLines(order).reduce((sum, { quantity }) => sum + quantity, 0);
  const fee = backCount === remainingCount ? order.shipping : 0;
  const refunded = order.refunds.filter(({ returnId }) => returnId !== null);
  return Math.min(paid + fee, order.payable - sumOf(refunded));
}

/** Cash is given at once; the provider is yet to accept what goes to a card. */
export function withRefund(
  order: OrderRecord,
  {
    amount,
    method,
    returnId = null,
  }: Pick<RefundRecord, 'amount' | 'method'> & {
    readonly returnId?: string | null;
  },
  at: string,
): OrderRecord {
  if (amount === 0) return order;
  const id = `${order.id}/${order.refunds.length + 1}`;
  const doneAt = method === 'CASH' ? at : null;
  const refund = { id, amount, method, returnId, requestedAt: at, doneAt };
  return { ...order, refunds: [...order.refunds, refund] };
}

/** All that goes back to the card, as if it were one refund; null if nothing does. */
export function cardRefundOf({ refunds }: Pick<OrderRecord, 'refunds'>): RefundSum | null {
  const toCard = refunds.filter(({ method }) => method === 'CARD');
  const [first] = toCard;
  if (!first) return null;
  const isDone = toCard.every(({ doneAt }) => doneAt !== null);
  const doneAt = isDone ? (toCard.at(-1)?.doneAt ?? null) : null;
  return { amount: sumOf(toCard), method: 'CARD', requestedAt: first.requestedAt, doneAt };
}
