import { Refusal, type Problem } from '../../shared/problems.ts';
import { digitsOf } from '#shared/digits.ts';
import { fold, tidy } from '../../shared/text.ts';
import { MOVES } from '../order.states.ts';
import type { OrderStatus } from '../order.store.ts';

const PARCEL_NUMBER = /^[A-Za-z0-9](?:[A-Za-z0-9 ./-]{0,38}[A-Za-z0-9])?$/;

// Every state is a key of the table.
const STATUSES = Object.keys(MOVES) as readonly OrderStatus[];

const tidyCode = (text: string) => digitsOf(tidy(text));

/** Accepts `SHIPPED` and the start of its name: `expediee`, `en attente`. Refuses with INVALID. */
export function readStatus(
  text: string,
  names: Readonly<Record<OrderStatus, string>>,
): OrderStatus {
  const wanted = fold(text);
  const status = STATUSES.find((one) =>
    [one, names[one]].map(fold).some((name) => name === wanted || name.startsWith(`${wanted} `)),
  );
  if (status) return status;
  throw new Refusal({
    code: 'INVALID',
    reason: 'ORDER_STATUS',
    field: 'statuses',
    text,
    known: STATUSES,
  });
}

/** A blank one is none. Refuses with INVALID. */
export function readParcelNumber(text: string): string | null {
  const parcel = tidyCode(text);
  if (parcel === '') return null;
  if (PARCEL_NUMBER.test(parcel)) return parcel;
  throw new Refusal({ code: 'INVALID', reason: 'PARCEL', field: 'parcelNumber' });
}

interface ParcelInput {
  readonly id: string;
  readonly number: string;
}

export interface Shipment {
  readonly to: OrderStatus;
  /** Of the only order. */
  readonly parcelNumber: string | null;
  readonly parcels: readonly ParcelInput[];
}

/**
 * The parcel numbers of orders by id, or by whatever `ids` names them by; blank ones are none. Refuses with INVALID, and with
 * UNKNOWN_ORDER for an order that is not among them.
 */
export function readParcels(
  ids: readonly string[],
  { to, parcelNumber, parcels }: Shipment,
): ReadonlyMap<string, string> {
  // A second order suffices to refuse the number of a single one.
  const single = parcelNumber === null ? [] : [...new Set(ids)].slice(0, 2);
  const given = [
    ...single.map((id) => ({ id, number: parcelNumber ?? '', field: 'parcelNumber' })),
    ...parcels.map((parcel, at) => ({ ...parcel, field: `parcels.${at}.number` })),
  ].filter(({ number }) => number.trim() !== '');
  const read = new Map<string, string>();
  const problems: Problem[] = [];
  for (const { id, number, field } of given) {
    const parcel = tidyCode(number);
    const about = { code: 'INVALID', field } as const;
    if (to !== 'SHIPPED') problems.push({ ...about, reason: 'PARCEL_NOT_SHIPPED' });
    else if (!ids.includes(id)) problems.push({ code: 'UNKNOWN_ORDER', reason: 'ID', field, id });
    else if (read.has(id)) problems.push({ ...about, reason: 'TWICE', text: id });
    else if (!PARCEL_NUMBER.test(parcel)) problems.push({ ...about, reason: 'PARCEL' });
    else if ([...read.values()].includes(parcel)) {
      problems.push({ ...about, reason: 'PARCEL_SHARED' });
    } else read.set(id, parcel);
  }
  if (problems.length > 0) throw new Refusal(...problems);
  return read;
}
