import type { Centimes } from '#shared/money.ts';
import type { Delivery } from '#shared/pricing.ts';
import {
  exchangedDifference,
  goodsOf,
  namedKeyOf,
  quantitiesOf,
  takeGoods,
} from './exchange/goods.rules.ts';
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

/** Counts by `namedKeyOf`: what the shopper has, without what came back. */
export function remainingQuantities(order: Remaining): ReadonlyMap<string, number> {
  return new Map(remainingLines(order).map((line) => [namedKeyOf(line), line.quantity]));
}

type Remaining = Parameters<typeof goodsOf>[0];

export function remainingLines(order: Remaining): readonly LineQuantity[] {
  return quantitiesOf(goodsOf(order));
}

/** Returns at most what was paid for the lines, and the delivery fee where nothing is left then. */
export function maxRefundable(order: OrderRecord, back: readonly LineQuantity[]): Centimes {
  const goods = goodsOf(order);
  const paid = back
    .flatMap((line) => takeGoods(goods, line))
    .reduce((sum, { paid: price, quantity }) => sum + price * quantity, 0);
  const backCount = back.reduce((sum, { quantity }) => sum + quantity, 0);
  const remainingCount = goods.reduce((sum, { quantity }) => sum + quantity, 0);
  const fee = backCount === remainingCount ? order.shipping : 0;
  return Math.min(paid + fee, chargedFor(order) - sumOf(order.refunds.filter(isForGoods)));
}

/** Sums what the order costs after its exchanges. */
export function chargedFor(order: OrderRecord): Centimes {
  return order.payable + exchangedDifference(order);
}

const isForGoods = ({ returnId }: RefundRecord) => returnId !== null;

/** Returns what the card has paid and has not got back; a correction has lowered the order's own amount. */
export function leftOnCard({ payable, refunds }: OrderRecord): Centimes {
  const ofGoods = refunds.filter(
    ({ method, returnId, exchangeId }) =>
      method === 'CARD' && (returnId !== null || exchangeId !== undefined),
  );
  return payable - sumOf(ofGoods);
}

/** Refunds goods: what a card has not paid, as the difference of an exchange, goes back in cash. */
export function withGoodsRefund(
  order: OrderRecord,
  refund: Parameters<typeof withRefund>[1],
  at: string,
): OrderRecord {
  const { amount, method } = refund;
  const toCard = method === 'CARD' ? Math.min(amount, leftOnCard(order)) : 0;
  const paid = withRefund(order, { ...refund, amount: toCard, method: 'CARD' }, at);
  return withRefund(paid, { ...refund, amount: amount - toCard, method: 'CASH' }, at);
}

/** Returns the refunds of goods that came back, as if they were one; null without any. */
export function refundOfGoods(
  { refunds }: Pick<OrderRecord, 'refunds'>,
  returnId: string,
): RefundSum | null {
  return asOne(refunds.filter((refund) => refund.returnId === returnId));
}

/** Cash is given at once; the provider is yet to accept what goes to a card. */
export function withRefund(
  order: OrderRecord,
  {
    amount,
    method,
    returnId = null,
    exchangeId,
  }: Pick<RefundRecord, 'amount' | 'method' | 'exchangeId'> & {
    readonly returnId?: string | null;
  },
  at: string,
): OrderRecord {
  if (amount === 0) return order;
  const id = `${order.id}/${order.refunds.length + 1}`;
  const doneAt = method === 'CASH' ? at : null;
  const about = exchangeId === undefined ? {} : { exchangeId };
  const refund = { id, amount, method, returnId, ...about, requestedAt: at, doneAt };
  return { ...order, refunds: [...order.refunds, refund] };
}

/** All that goes back to the card, as if it were one refund; null if nothing does. */
export function cardRefundOf({ refunds }: Pick<OrderRecord, 'refunds'>): RefundSum | null {
  return asOne(refunds.filter(({ method }) => method === 'CARD'));
}

function asOne(refunds: readonly RefundRecord[]): RefundSum | null {
  const [first] = refunds;
  if (!first) return null;
  const { method, requestedAt } = first;
  const isDone = refunds.every(({ doneAt }) => doneAt !== null);
  const doneAt = isDone ? (refunds.at(-1)?.doneAt ?? null) : null;
  return { amount: sumOf(refunds), method, requestedAt, doneAt };
}
