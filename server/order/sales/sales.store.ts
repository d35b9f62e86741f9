import { LRUCache } from 'lru-cache';
import type { Centimes } from '#shared/money.ts';
import { returnCauses } from '#shared/texts/return-causes.fr.ts';
import { END, indexOn, SEPARATOR, type Index, type Rows } from '../../storage/rows.ts';
import { isSold } from '../order.list.rules.ts';
import { collectedOf } from '../exchange/goods.rules.ts';
import { orders, type OrderChannel } from '../order.store.ts';
import {
  citiesOf,
  noSales,
  reasonsOf,
  type Sales,
  type SalesSums,
  type Sold,
} from './sales.rules.ts';

export type { Sales };

/** Instants in UTC; the second one is left out. */
export interface Interval {
  readonly from: string;
  readonly before: string;
}

const RECENT_DAYS = 7;
const MINUTE_MS = 60_000;
/** The texts of an index value, which has up to 650 characters. */
const MAX_INDEXED = 500;

/** Cuts a text to what an index value holds. */
export const indexed = (text: string) => text.slice(0, MAX_INDEXED).toWellFormed();
/** Composes an index value. */
export const joined = (...parts: ReadonlyArray<string | number>) => parts.join(SEPARATOR);

const soldOrders = indexOn(orders, 'soldOrders', (order) => {
  const { status, placedAt, payable, quantity, channel } = order;
  const sales = payable + collectedOf(order);
  return isSold(status) ? [joined(placedAt, sales, quantity, channel)] : [];
});
const refundsMade = indexOn(
  orders,
  'refundsMade',
  // With their places here and below: equal values of a row are one.
  ({ refunds }) => refunds.map((each, at) => joined(each.requestedAt, at, each.amount)),
);
const soldLines = indexOn(orders, 'soldLines', ({ status, placedAt, lines }) =>
  isSold(status)
    ? lines.map(({ variantId, quantity, total }, at) =>
        joined(placedAt, at, variantId, quantity, total),
      )
    : [],
);
const returnReasons = indexOn(orders, 'returnReasons', ({ returns }) =>
  returns.flatMap(({ requestedAt, receivedAt, refusedAt, cancelledAt, reason, lines }, place) => {
    const at = requestedAt ?? receivedAt;
    if (at === null || refusedAt !== null || cancelledAt !== undefined) return [];
    const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
    const cause = lines.find((line) => line.cause !== null)?.cause ?? null;
    // Most shoppers choose a cause and write nothing.
    const text = reason || (cause === null ? '' : returnCauses[cause]);
    return [joined(at, place, quantity, indexed(text))];
  }),
);
const deliveries = indexOn(
  orders,
  'deliveries',
  ({ status, channel, placedAt, delivery, shippingInfo: { city } }) => {
    const isOver = status === 'DELIVERED' || status === 'RETURNED' || status === 'REFUSED';
    const isBrought = channel !== 'SHOP' && delivery?.kind !== 'PICKUP';
    return isOver && isBrought ? [joined(placedAt, status, indexed(city))] : [];
  },
);
export const salesIndexes: readonly Index[] = [
  soldOrders,
  refundsMade,
  soldLines,
  returnReasons,
  deliveries,
];

export function salesIn(rows: Rows) {
  const read = async (index: Index, { from, before }: Interval) => {
    const entries = await rows.entries(index, { from, before });
    return entries.map(({ value }) => value.split(SEPARATOR));
  };
  const salesBetween = forAMinute((key) => sumUp(rows, key.split(' ')));
  const soldBetween = ofInterval((interval) => sumLines(rows, interval));
  return {
    /** Sums from each instant to the next one; instants are in order. */
    salesBetween: (instants: readonly string[]) => salesBetween(instants.join(' ')),
    /** Ordered and not returned whole, by variant. */
    soldBetween,
    /** Quantities of `soldBetween`, since this instant. */
    soldSince: forAMinute(async (from) => {
      const sold = await sumLines(rows, { from, before: END });
      return new Map(Array.from(sold, ([variantId, { quantity }]) => [variantId, quantity]));
    }),
    /** Requested, or received without a request, and not refused by the shop. The most frequent first. */
    returnReasons: ofInterval(async (interval) => {
      const found = await read(returnReasons, interval);
      return reasonsOf(
        found.map(([, , quantity, reason = '']) => ({ reason, quantity: Number(quantity) })),
      );
    }),
    /** Deliveries of orders placed then. The most refused first. */
    cityDeliveries: ofInterval(async (interval) => {
      const found = await read(deliveries, interval);
      return citiesOf(
        found.map(([, status, city = '']) => ({ city, isRefused: status === 'REFUSED' })),
      );
    }),
  };
}

/** All may be a minute old, and cost what they sum up once a minute. */
export type OrderSales = ReturnType<typeof salesIn>;

/** Sums by day: the last 7 days as they are, earlier ones as they were a minute ago at most. */
export function salesOfDaysIn(
  rows: Rows,
): (instants: readonly string[]) => Promise<readonly Sales[]> {
  const pastSales = forAMinute((instants) => sumSales(rows, instants.split(' ')));
  return async (instants) => {
    const recent = instants.slice(-(RECENT_DAYS + 1));
    const older = instants.slice(0, instants.length - recent.length + 1);
    return [...(await pastSales(older.join(' '))), ...(await sumSales(rows, recent))];
  };
}

const MAX_CACHED = 8;

/** Returns what was read for the same key within the last minute, or reads it now. */
function forAMinute<T>(read: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const found = new LRUCache<string, { readAt: number; reading: Promise<T> }>({ max: MAX_CACHED });
  return (key) => {
    const last = found.get(key);
    if (last && performance.now() - last.readAt < MINUTE_MS) return last.reading;
    const reading = read(key);
    found.set(key, { readAt: performance.now(), reading });
    reading.catch(() => found.delete(key));
    return reading;
  };
}

/** Returns `forAMinute` of an interval. */
export function ofInterval<T>(
  find: (interval: Interval) => Promise<T>,
): (interval: Interval) => Promise<T> {
  const cached = forAMinute((key) => {
    const [from = '', before = ''] = key.split(' ');
    return find({ from, before });
  });
  return ({ from, before }) => cached(`${from} ${before}`);
}

async function sumUp(rows: Rows, instants: readonly string[]): Promise<readonly SalesSums[]> {
  const [sales, refunded] = await Promise.all([
    sumSales(rows, instants),
    sumRefunds(rows, instants),
  ]);
  return sales.map((sums, n) => ({ ...sums, refunded: refunded[n] ?? 0 }));
}

async function sumSales(rows: Rows, instants: readonly string[]): Promise<Sales[]> {
  const sums = instants.slice(1).map(() => noSales());
  await walk(rows, soldOrders, instants, (at, [, payable, quantity, channel]) => {
    const sum = sums[at];
    if (!sum) return;
    sum.orders += 1;
    sum.quantity += Number(quantity);
    sum.sales += Number(payable);
    // Written by the index.
    const ofChannel = sum.channels[channel as OrderChannel];
    ofChannel.orders += 1;
    ofChannel.sales += Number(payable);
  });
  return sums;
}

async function sumRefunds(rows: Rows, instants: readonly string[]): Promise<Centimes[]> {
  const sums = instants.slice(1).map(() => 0);
  await walk(rows, refundsMade, instants, (at, [, , amount]) => {
    sums[at] = (sums[at] ?? 0) + Number(amount);
  });
  return sums;
}

/** Values that begin with an instant, in order, with the number of the interval that each is in. */
async function walk(
  rows: Rows,
  index: Index,
  instants: readonly string[],
  add: (at: number, parts: readonly string[]) => void,
): Promise<void> {
  if (instants.length < 2) return;
  const [from = '', before = ''] = [instants.at(0), instants.at(-1)];
  let at = 0;
  for (const { value } of await rows.entries(index, { from, before })) {
    const parts = value.split(SEPARATOR);
    while ((parts[0] ?? '') >= (instants[at + 1] ?? END)) at += 1;
    add(at, parts);
  }
}

async function sumLines(
  rows: Rows,
  { from, before }: Interval,
): Promise<ReadonlyMap<string, Sold>> {
  const sums = new Map<string, { quantity: number; sales: Centimes }>();
  for (const { value } of await rows.entries(soldLines, { from, before })) {
    const [, , variantId = '', quantity, total] = value.split(SEPARATOR);
    const sum = sums.get(variantId) ?? { quantity: 0, sales: 0 };
    sum.quantity += Number(quantity);
    sum.sales += Number(total);
    sums.set(variantId, sum);
  }
  return sums;
}
