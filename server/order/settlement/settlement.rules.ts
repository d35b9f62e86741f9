import type { Centimes } from '#shared/money.ts';
import { digitsOf } from '#shared/digits.ts';
import { INVISIBLE } from '#shared/fold.ts';
import type { ExchangeRecord } from '../exchange/exchange.store.ts';
import { differenceOf } from '../exchange/goods.rules.ts';
import type { OrderRecord } from '../order.store.ts';
import type { SettlementRecord } from './settlement.store.ts';

/** Cash that a courier collected for the shop, of an order or of an exchange of it. */
export interface CashDue {
  readonly orderId: string;
  /** Null for the order's own parcel. */
  readonly exchangeId: string | null;
  readonly amount: Centimes;
  readonly deliveredAt: string;
}

type Settled = Pick<OrderRecord, 'settlements'>;

/** Returns the settlement of an order's own parcel, or of that of an exchange. */
export function settlementOf(
  { settlements }: Settled,
  exchangeId: string | null,
): SettlementRecord | undefined {
  return settlements.find((each) => each.exchangeId === exchangeId);
}

/** Returns when the cash of the order's own parcel was paid out; null before. */
export function settledAtOf(order: Settled): string | null {
  return settlementOf(order, null)?.at ?? null;
}

/** Returns when the courier handed it over and took the cash; null where it has not, or no courier had it. */
export function deliveredAtOf({
  status,
  history,
  delivery,
}: Pick<OrderRecord, 'status' | 'history' | 'delivery'>): string | null {
  if (delivery?.kind === 'PICKUP' || (status !== 'DELIVERED' && status !== 'RETURNED')) return null;
  return history.findLast((move) => move.status === 'DELIVERED')?.at ?? null;
}

/** Returns when a courier handed the replacement over; null where none did. */
export function exchangedAtOf({ status, method, history }: ExchangeRecord): string | null {
  if (status !== 'COMPLETED' || method === 'IN_SHOP') return null;
  return history.findLast((move) => move.status === 'COMPLETED')?.at ?? null;
}

/** Returns the cash that a courier collects for the order: nothing of one that is paid by card or in the shop. */
export function orderCash({ paymentMethod, payable }: OrderRecord): Centimes {
  return paymentMethod === 'CASH_ON_DELIVERY' ? payable : 0;
}

/** Returns the cash that a courier collects for a replacement. */
export function exchangeCash(exchange: ExchangeRecord): Centimes {
  return exchange.collected ?? Math.max(0, differenceOf(exchange));
}

/** Returns what couriers owe for an order and its exchanges: cash of delivered parcels that is not settled. */
export function cashDues(order: OrderRecord): readonly CashDue[] {
  const { id: orderId, exchanges } = order;
  const dues = [
    { exchangeId: null, amount: orderCash(order), deliveredAt: deliveredAtOf(order) },
    ...exchanges.map((exchange) => ({
      exchangeId: exchange.id,
      amount: exchangeCash(exchange),
      deliveredAt: exchangedAtOf(exchange),
    })),
  ];
  return dues.flatMap(({ exchangeId, amount, deliveredAt }) =>
    deliveredAt === null || amount === 0 || settlementOf(order, exchangeId)
      ? []
      : [{ orderId, exchangeId, amount, deliveredAt }],
  );
}

/** Returns the order itself where this parcel is settled: it is once. Its last move can no longer be undone. */
export function settle(order: OrderRecord, settlement: SettlementRecord): OrderRecord {
  if (settlementOf(order, settlement.exchangeId)) return order;
  return { ...order, undo: null, settlements: [...order.settlements, settlement] };
}

const UNSEEN = new RegExp(String.raw`\s|${INVISIBLE.source}`, 'gu');

/** Returns a parcel number as it is compared: without blanks, case and the difference between digits. */
export function parcelKey(number: string): string {
  return digitsOf(number.normalize('NFKC')).replace(UNSEEN, '').toUpperCase();
}
