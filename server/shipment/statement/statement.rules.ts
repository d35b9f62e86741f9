import type { Centimes } from '#shared/money.ts';
import {
  deliveredAtOf,
  exchangeCash,
  exchangedAtOf,
  orderCash,
  parcelKey,
  settlementOf,
} from '../../order/settlement/settlement.rules.ts';
import type { ExchangeRecord } from '../../order/exchange/exchange.store.ts';
import type { OrderRecord } from '../../order/order.store.ts';
import type { CarrierRecord } from '../shipment.records.ts';
import { collectedBy } from '../shipment.rules.ts';
import type { StatementLineRecord } from './statement.store.ts';

export const STATEMENT_CASES = [
  'EXACT',
  'FEE_DIFFERS',
  'AMOUNT_DIFFERS',
  'NOT_DELIVERED',
  'UNKNOWN_PARCEL',
  'REPEATED',
  'ALREADY_SETTLED',
] as const;
export type StatementCase = (typeof STATEMENT_CASES)[number];

/** A parcel of the carrier with the number of a row. */
export interface Parcel {
  readonly order: OrderRecord;
  /** The exchange whose replacement it holds; null for the order's own. */
  readonly exchange: ExchangeRecord | null;
}

export interface StatementRow extends StatementLineRecord {
  readonly case: StatementCase;
  /** Null where the carrier has no such parcel. */
  readonly parcel: Parcel | null;
  /** Null without a parcel. */
  readonly expectedAmount: Centimes | null;
  /** Null without a parcel, and where the carrier's fee is not known. */
  readonly expectedFee: Centimes | null;
}

type Paid = Pick<CarrierRecord, 'kind' | 'deliveryFee' | 'returnFee' | 'refusalFee'>;

const cashOf = ({ order, exchange }: Parcel): Centimes =>
  exchange ? exchangeCash(exchange) : orderCash(order);
const deliveredAt = ({ order, exchange }: Parcel) =>
  exchange ? exchangedAtOf(exchange) : deliveredAtOf(order);
const isSettled = ({ order, exchange }: Parcel) =>
  settlementOf(order, exchange?.id ?? null) !== undefined;
const keyOfParcel = ({ order, exchange }: Parcel) => exchange?.id ?? order.id;

/** Whether nothing of it was, or will be, collected. */
const cameBack = ({ order, exchange }: Parcel) =>
  exchange ? exchange.status === 'FAILED' : /^(?:REFUSED|CANCELLED)$/.test(order.status);

/** Returns the case of each row: of rows with one parcel the first counts, and a parcel is settled once. */
export function statementRows(
  lines: readonly StatementLineRecord[],
  carrier: Paid,
  /** Keys are those of `parcelKey`. */
  parcels: ReadonlyMap<string, readonly Parcel[]>,
): readonly StatementRow[] {
  const seen = new Set<string>();
  return lines.map((line) => {
    const key = parcelKey(line.parcelNumber);
    const parcel = chosenOf(parcels.get(key) ?? [], line, carrier);
    const names = [`number ${key}`, ...(parcel ? [`parcel ${keyOfParcel(parcel)}`] : [])];
    const isRepeated = names.some((name) => seen.has(name));
    for (const name of names) seen.add(name);
    if (!parcel) {
      const nothing = { parcel, expectedAmount: null, expectedFee: null };
      return { ...line, ...nothing, case: isRepeated ? 'REPEATED' : 'UNKNOWN_PARCEL' };
    }
    const expected = expectedOf(parcel, carrier);
    const found = isRepeated ? 'REPEATED' : caseOf(line, parcel, carrier);
    return { ...line, ...expected, parcel, case: found };
  });
}

function expectedOf(parcel: Parcel, carrier: Paid) {
  if (!cameBack(parcel)) {
    const expectedAmount = collectedBy(carrier, cashOf(parcel));
    return { expectedAmount, expectedFee: carrier.deliveryFee };
  }
  const isReturned = parcel.order.parcelReturnedAt !== null;
  const fee = isReturned ? (carrier.returnFee ?? carrier.refusalFee) : carrier.refusalFee;
  return { expectedAmount: 0, expectedFee: fee };
}

/** Whether the amount is what was due; a carrier that takes whole dirhams may leave out the centimes. */
function isDue({ amount }: StatementLineRecord, parcel: Parcel, carrier: Paid): boolean {
  const due = cashOf(parcel);
  return amount === due || amount === collectedBy(carrier, due);
}

function caseOf(line: StatementLineRecord, parcel: Parcel, carrier: Paid): StatementCase {
  if (isSettled(parcel)) return 'ALREADY_SETTLED';
  if (deliveredAt(parcel) === null) return 'NOT_DELIVERED';
  if (!isDue(line, parcel, carrier)) return 'AMOUNT_DIFFERS';
  const { deliveryFee } = carrier;
  const isFeeOther = deliveryFee !== null && line.fee !== null && line.fee !== deliveryFee;
  return isFeeOther ? 'FEE_DIFFERS' : 'EXACT';
}

/** Couriers use numbers again: the parcel that the row fits best goes first, then the latest. */
function chosenOf(
  found: readonly Parcel[],
  line: StatementLineRecord,
  carrier: Paid,
): Parcel | null {
  const rankOf = (parcel: Parcel) =>
    RANKS.indexOf(caseOf(line, parcel, carrier)) * 2 + (cameBack(parcel) ? 1 : 0);
  const sorted = found.toSorted(
    (one, other) =>
      rankOf(one) - rankOf(other) || other.order.placedAt.localeCompare(one.order.placedAt),
  );
  return sorted[0] ?? null;
}

const RANKS: readonly StatementCase[] = [
  'EXACT',
  'FEE_DIFFERS',
  'AMOUNT_DIFFERS',
  'ALREADY_SETTLED',
  'NOT_DELIVERED',
];

export const isSettling = ({ case: each }: Pick<StatementRow, 'case'>) =>
  each === 'EXACT' || each === 'FEE_DIFFERS';

/** Whether staff have to look into it: it was neither settled nor is it to be. */
export const isDisagreeing = (row: Pick<StatementRow, 'case'>) =>
  !isSettling(row) && row.case !== 'ALREADY_SETTLED';

export interface RowsSum {
  readonly rows: number;
  readonly amount: Centimes;
  readonly fee: Centimes;
  readonly expectedAmount: Centimes;
  readonly expectedFee: Centimes;
}

/** Adds up rows; what is not known counts as nothing. */
export function sumOfRows(rows: readonly StatementRow[]): RowsSum {
  const sum = (of: (row: StatementRow) => Centimes | null) =>
    rows.reduce((total, row) => total + (of(row) ?? 0), 0);
  return {
    rows: rows.length,
    amount: sum(({ amount }) => amount),
    fee: sum(({ fee }) => fee),
    expectedAmount: sum(({ expectedAmount }) => expectedAmount),
    expectedFee: sum(({ expectedFee }) => expectedFee),
  };
}
