import type { CommandContext, Ports, Shop } from '../../context.ts';
import { logChanges } from '../../audit/audit.ts';
import { DAY_MS, instantAfter } from '#shared/instants.ts';
import type { Centimes } from '#shared/money.ts';
import { readNote } from '../../order/contact/contact.rules.ts';
import { exchangeOf, orderIdOf } from '../../order/exchange/exchange.rules.ts';
import type { OrderRecord } from '../../order/order.store.ts';
import { cashDues, settle, type CashDue } from '../../order/settlement/settlement.rules.ts';
import { grouped } from '../../shared/grouped.ts';
import { pageOf, readPageSize, type Page, type PageInput } from '../../shared/paging.ts';
import { Refusal, type Problem } from '../../shared/problems.ts';
import { BUILT_IN } from '../carrier.rules.ts';
import type { CarrierRecord } from '../shipment.records.ts';
import { collectedBy } from '../shipment.rules.ts';
import { carrierOf } from './parcels.ts';

type Context = Pick<Shop, 'store' | 'clock'>;

/** After so many days cash that was never paid out is a task. */
export const LATE_DAYS = 10;
/** First days of the ages that sums are shown by. */
const AGES = [0, 4, LATE_DAYS] as const;

/** A delivered parcel whose cash its carrier owes. */
export interface OwedParcel extends CashDue {
  /** The exchange's, else the order's. */
  readonly id: string;
  readonly carrier: CarrierRecord;
}

export interface OwedByCarrier {
  readonly carrier: CarrierRecord;
  readonly delivered: number;
  readonly amount: Centimes;
  readonly oldestAt: string;
  /** Since when the parcels are delivered, the latest first. */
  readonly ages: readonly OutstandingAge[];
}

export interface OutstandingAge {
  readonly fromDays: number;
  /** Null without an end. */
  readonly toDays: number | null;
  readonly delivered: number;
  readonly amount: Centimes;
}

/** Orders whose parcels are read at once. */
const SLICE = 1000;

/** All that carriers owe, oldest first. */
async function outstandingOf({ store }: Pick<Context, 'store'>): Promise<readonly OwedParcel[]> {
  const { orders, shipments } = store.read;
  const dues = await orders.outstandingCash();
  if (dues.length === 0) return [];
  const carriers = new Map(
    [...BUILT_IN, ...(await shipments.carriers())].map((each) => [each.id, each]),
  );
  const found: OwedParcel[] = [];
  for (let start = 0; start < dues.length; start += SLICE) {
    const slice = dues.slice(start, start + SLICE);
    const idsOf = (isExchange: boolean) =>
      slice.filter((due) => (due.exchangeId !== null) === isExchange).map(({ orderId }) => orderId);
    const all = [
      ...(await shipments.ofOrders(idsOf(false))),
      ...(await shipments.ofExchanges(idsOf(true))),
    ];
    const byParcel = grouped(all, ({ orderId, exchangeId }) => exchangeId ?? orderId);
    for (const due of slice) {
      const id = due.exchangeId ?? due.orderId;
      const carrier = carriers.get(carrierOf(byParcel.get(id) ?? []).carrierId);
      // Carriers are never removed.
      if (!carrier) throw new Error('A parcel without its carrier');
      found.push({ ...due, id, carrier, amount: collectedBy(carrier, due.amount) });
    }
  }
  return found;
}

/** Adds up by carrier, the largest sum first. */
export async function outstanding(context: Context): Promise<readonly OwedByCarrier[]> {
  const now = context.clock();
  const byCarrier = grouped(await outstandingOf(context), ({ carrier }) => carrier.id);
  return [...byCarrier.values()]
    .flatMap((parcels) => {
      const [first] = parcels;
      return first === undefined
        ? []
        : {
            carrier: first.carrier,
            ...sumOf(parcels),
            oldestAt: first.deliveredAt,
            ages: agesOf(parcels, now),
          };
    })
    .toSorted((one, other) => other.amount - one.amount);
}

const sumOf = (parcels: readonly OwedParcel[]) => ({
  delivered: parcels.length,
  amount: parcels.reduce((sum, { amount }) => sum + amount, 0),
});

function agesOf(parcels: readonly OwedParcel[], now: Date): readonly OutstandingAge[] {
  return AGES.map((fromDays, at) => {
    const next = AGES[at + 1];
    const some = parcels.filter((parcel) => {
      const days = daysSince(parcel, now);
      return days >= fromDays && (next === undefined || days < next);
    });
    return { fromDays, toDays: next === undefined ? null : next - 1, ...sumOf(some) };
  });
}

/** Whole days since the delivery. */
export function daysSince({ deliveredAt }: Pick<CashDue, 'deliveredAt'>, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - Date.parse(deliveredAt)) / DAY_MS));
}

const lateUntil = (now: Date) => instantAfter(now, -LATE_DAYS * DAY_MS);

/** Counts parcels that were delivered 10 days ago or earlier and never paid out. */
export function latePayouts({ store, clock }: Context): Promise<number> {
  return store.read.orders.outstandingUntil(lateUntil(clock()));
}

interface OutstandingQuery extends PageInput {
  readonly carrierId?: string | null | undefined;
  readonly isLate?: boolean | null | undefined;
}

/** Oldest first. Throws BadInput. */
export async function outstandingParcels(
  context: Context,
  { carrierId, isLate, first, after = null }: OutstandingQuery,
): Promise<Page<OwedParcel>> {
  const size = readPageSize(first);
  const until = lateUntil(context.clock());
  const all = (await outstandingOf(context)).filter(
    ({ carrier, deliveredAt }) =>
      (carrierId == null || carrier.id === carrierId) && (isLate !== true || deliveredAt <= until),
  );
  const start = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1;
  const rest = after !== null && start === 0 ? [] : all.slice(start);
  return pageOf(rest.slice(0, size), {
    cursorOf: ({ id }) => id,
    totalCount: all.length,
    hasNextPage: rest.length > size,
    hasPreviousPage: after !== null,
  });
}

/** All that carriers owe, for a file. */
export const allOutstanding = outstandingOf;

export interface SettledByHand {
  /** The order's or the exchange's. */
  readonly id: string;
  /** Cash that was paid; all that is due where it is missing. */
  readonly amount?: Centimes | null | undefined;
}

const MAX_PARCELS = 500;

/** Ids of exchanges begin with that of their order. */
const orderIdIn = (id: string) => orderIdOf(id) || id;

/**
 * Settles parcels without a statement, or in spite of one, all or none: the note says why. Refuses with REQUIRED, INVALID.
 * Returns their orders.
 */
export function settleParcels(
  context: Context & Pick<CommandContext, 'actor'>,
  { parcels, note: written }: { readonly parcels: readonly SettledByHand[]; readonly note: string },
): Promise<readonly OrderRecord[]> {
  const note = readNote(written, 'note');
  if (parcels.length === 0)
    throw new Refusal({ code: 'REQUIRED', reason: 'FIELD', field: 'parcels' });
  if (parcels.length > MAX_PARCELS) {
    throw new Refusal({
      code: 'INVALID',
      reason: 'LIST_TOO_LONG',
      field: 'parcels',
      max: MAX_PARCELS,
    });
  }
  const at = context.clock().toISOString();
  return context.store.transaction(async (ports) => {
    await ports.catalog.lockStock();
    const ids = parcels.map(({ id }) => orderIdIn(id));
    const changed = new Map(await ports.orders.ordersById(ids));
    const problems: Problem[] = [];
    const settled: Array<{ readonly number: string; readonly amount: Centimes }> = [];
    for (const [place, { id, amount }] of parcels.entries()) {
      const order = changed.get(orderIdIn(id));
      const due = order && cashDues(order).find((each) => (each.exchangeId ?? each.orderId) === id);
      if (!due) {
        const field = `parcels.${place}.id`;
        problems.push({ code: 'INVALID', reason: 'NOT_OUTSTANDING', field });
        continue;
      }
      const exchange = due.exchangeId === null ? null : exchangeOf(order, due.exchangeId);
      const settlement = {
        at,
        by: context.actor,
        exchangeId: due.exchangeId,
        statementId: null,
        parcelNumber: (exchange ?? order).parcelNumber,
        amount: amount ?? due.amount,
        expected: due.amount,
        fee: null,
        note,
      };
      changed.set(order.id, settle(order, settlement));
      settled.push({ number: (exchange ?? order).number, amount: settlement.amount });
    }
    if (problems.length > 0) throw new Refusal(...problems);
    await ports.orders.save(...changed.values());
    await logSettled(ports);
    return [...changed.values()];

    async function logSettled(within: Ports) {
      await logChanges(
        within,
        context,
        settled.map(({ number, amount }) => ({
          action: 'order.settle',
          subject: number,
          before: { settledAt: null },
          after: { settledAt: at, paidOut: amount, settlementNote: note },
        })),
      );
    }
  });
}
