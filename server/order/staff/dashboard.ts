import type { CommandContext } from '../../context.ts';
import { BadInput } from '../../shared/problems.ts';
import { daysInMorocco } from '../../shared/time.ts';
import type { OrderStatus } from '../order.store.ts';

const MAX_DAYS = 366;
const SOLD_DAYS = 30;

const TO_CONFIRM: readonly OrderStatus[] = ['PENDING', 'PAID'];
const TO_PREPARE: readonly OrderStatus[] = ['CONFIRMED', 'PREPARED'];

interface Dashboard {
  readonly toConfirm: number;
  readonly toPrepare: number;
  readonly openReturns: number;
  readonly openExchanges: number;
  readonly openSewingJobs: number;
  readonly lowStock: number;
  readonly failedMails: number;
  /** Days in Morocco, oldest first; `sales` in centimes. */
  readonly days: ReadonlyArray<{
    readonly date: string;
    readonly orders: number;
    readonly sales: number;
  }>;
}

/** Throws BadInput. */
export async function dashboardOf(
  { store, clock }: Pick<CommandContext, 'store' | 'clock'>,
  count: number,
): Promise<Dashboard> {
  if (!Number.isInteger(count) || count < 1 || count > MAX_DAYS) {
    throw new BadInput({ code: 'BAD_USER_INPUT', reason: 'DAYS', max: MAX_DAYS });
  }
  const { dates, instants } = daysInMorocco(clock(), count);
  const { orders, catalog, mails } = store.read;
  const statuses = [...TO_CONFIRM, ...TO_PREPARE];
  const [summary, openExchanges, openSewingJobs, lowStock, failedMails] = await Promise.all([
    orders.summary({ statuses, instants }),
    orders.openExchangeCount(),
    orders.openSewingCount(),
    catalog.lowStockCount(),
    mails.failedCount(),
  ]);
  const countOf = (some: readonly OrderStatus[]) =>
    some.reduce((sum, status) => sum + (summary.counts.get(status) ?? 0), 0);
  return {
    toConfirm: countOf(TO_CONFIRM),
    toPrepare: countOf(TO_PREPARE),
    openReturns: summary.openReturns,
    openExchanges,
    openSewingJobs,
    lowStock,
    failedMails,
    days: dates.map((date, n) => ({ date, ...(summary.sales[n] ?? { orders: 0, sales: 0 }) })),
  };
}

/** Counts by variant, of orders of the last 30 days in Morocco with today; may be a minute old. */
export function soldQuantities({
  store,
  clock,
}: Pick<CommandContext, 'store' | 'clock'>): Promise<ReadonlyMap<string, number>> {
  const [from = ''] = daysInMorocco(clock(), SOLD_DAYS).instants;
  return store.read.orders.soldSince(from);
}
