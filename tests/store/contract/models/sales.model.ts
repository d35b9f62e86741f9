import { returnCauses } from '#shared/texts/return-causes.fr.ts';
import type { ReturnCause } from '../../../../server/order/exchange/exchange.store.ts';
import type { FitAnswers } from '../../../../server/order/fit/fit.rules.ts';
import { isSold } from '../../../../server/order/order.list.rules.ts';
import type { OrderRecord, OrderStatus } from '../../../../server/order/order.store.ts';
import {
  citiesOf,
  noSales,
  reasonsOf,
  type SalesSums,
} from '../../../../server/order/sales/sales.rules.ts';
import type { Interval, OrderSales } from '../../../../server/order/sales/sales.store.ts';

type Found<K extends keyof OrderSales> = Awaited<ReturnType<OrderSales[K]>>;

const within = (at: string, { from, before }: Interval) => at >= from && at < before;

/** Equals `salesBetween`. */
export function salesOf(
  orders: readonly OrderRecord[],
  instants: readonly string[],
): readonly SalesSums[] {
  return instants.slice(1).map((before, n) => {
    const interval = { from: instants[n] ?? '', before };
    const sums = { ...noSales(), refunded: 0 };
    for (const { status, placedAt, payable, quantity, channel, refunds } of orders) {
      for (const { requestedAt, amount } of refunds) {
        if (within(requestedAt, interval)) sums.refunded += amount;
      }
      if (!isSold(status) || !within(placedAt, interval)) continue;
      sums.orders += 1;
      sums.quantity += quantity;
      sums.sales += payable;
      sums.channels[channel].orders += 1;
      sums.channels[channel].sales += payable;
    }
    return sums;
  });
}

/** Equals `soldBetween`. */
export function soldOf(
  orders: readonly OrderRecord[],
  interval: Interval,
): ReadonlyMap<string, { readonly quantity: number; readonly sales: number }> {
  const sold = new Map<string, { quantity: number; sales: number }>();
  for (const { status, placedAt, lines } of orders) {
    if (!isSold(status) || !within(placedAt, interval)) continue;
    for (const { variantId, quantity, total } of lines) {
      const before = sold.get(variantId) ?? { quantity: 0, sales: 0 };
      sold.set(variantId, { quantity: before.quantity + quantity, sales: before.sales + total });
    }
  }
  return sold;
}

/** Equals `returnReasons`. */
export function reasonsIn(
  orders: readonly OrderRecord[],
  interval: Interval,
): Found<'returnReasons'> {
  const returns = orders.flatMap((order) => order.returns);
  return reasonsOf(
    returns
      .filter(({ refusedAt, cancelledAt }) => refusedAt === null && cancelledAt === undefined)
      .filter(({ requestedAt, receivedAt }) => within(requestedAt ?? receivedAt ?? '', interval))
      .map(({ reason, lines }) => ({
        reason: reason || causeIn(lines),
        quantity: lines.reduce((sum, line) => sum + line.quantity, 0),
      })),
  );
}

function causeIn(lines: ReadonlyArray<{ readonly cause: ReturnCause | null }>): string {
  const [cause] = lines.flatMap((line) => line.cause ?? []);
  return cause === undefined ? '' : returnCauses[cause];
}

/** Equals `fitAnswers`. */
export function fitIn(orders: readonly OrderRecord[], productId: string): FitAnswers {
  const isOfProduct = (variantId: string) => variantId.split('.')[0] === productId;
  const sums = { tooSmall: 0, tooLarge: 0, answers: 0, delivered: 0 };
  const add = (variantId: string, cause: ReturnCause | null) => {
    if (!isOfProduct(variantId) || cause === null) return;
    sums.answers += 1;
    if (cause === 'TOO_SMALL') sums.tooSmall += 1;
    if (cause === 'TOO_LARGE') sums.tooLarge += 1;
  };
  for (const { history, lines, returns, exchanges } of orders) {
    for (const { receivedAt, lines: back } of returns) {
      if (receivedAt !== null) for (const { variantId, cause } of back) add(variantId, cause);
    }
    for (const { status, lines: exchanged } of exchanges) {
      if (status === 'COMPLETED')
        for (const { from, cause } of exchanged) add(from.variantId, cause);
    }
    const isDelivered = history.some(({ status }) => status === 'DELIVERED');
    if (isDelivered && lines.some(({ variantId }) => isOfProduct(variantId))) sums.delivered += 1;
  }
  return sums;
}

/** Equals `cityDeliveries`. */
export function citiesIn(
  orders: readonly OrderRecord[],
  interval: Interval,
): Found<'cityDeliveries'> {
  const brought = new Set<OrderStatus>(['DELIVERED', 'RETURNED', 'REFUSED']);
  return citiesOf(
    orders
      .filter(({ status, channel }) => brought.has(status) && channel !== 'SHOP')
      .filter(({ delivery }) => delivery?.kind !== 'PICKUP')
      .filter(({ placedAt }) => within(placedAt, interval))
      .map(({ status, shippingInfo: { city } }) => ({ city, isRefused: status === 'REFUSED' })),
  );
}
