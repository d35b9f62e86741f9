import { Refusal, type Problem } from '../../shared/problems.ts';
import { digitsOf } from '#shared/digits.ts';
import { tidy } from '#shared/text.ts';
import type { OrderRecord, OrderStatus } from '../order.store.ts';

const PARCEL_NUMBER = /^[A-Za-z0-9](?:[A-Za-z0-9 ./-]{0,38}[A-Za-z0-9])?$/;

const tidyCode = (text: string) => digitsOf(tidy(text));

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
  /** Number of the only order's parcel. */
  readonly parcelNumber: string | null;
  readonly parcels: readonly ParcelInput[];
  /** Whether a refusal is the carrier's own fault; by default it is not. */
  readonly isCarriersFault?: boolean;
}

interface Followed {
  readonly orderId: string;
  readonly status: string;
  readonly events: ReadonlyArray<{ readonly status: string | null }>;
}

/** Whether its carrier lost the parcel before its recipient could refuse it. */
export function isLostOnTheWay({ status, events }: Followed): boolean {
  return status === 'LOST' && events.every((event) => event.status !== 'REFUSED');
}

/** Refuses with INVALID the fault of a move that is no refusal. */
export function requireRefusal({ to, isCarriersFault }: Shipment): void {
  if (!isCarriersFault || to === 'REFUSED') return;
  throw new Refusal({ code: 'INVALID', reason: 'FAULT_NOT_REFUSED', field: 'isCarriersFault' });
}

/** Notes on a refused order whose fault it was. */
export function withFault(
  order: OrderRecord,
  { isCarriersFault = false }: Shipment,
  parcels: readonly Followed[],
): OrderRecord {
  if (order.status !== 'REFUSED') return order;
  const isLost = parcels.some((parcel) => parcel.orderId === order.id && isLostOnTheWay(parcel));
  return { ...order, isCarriersFault: isCarriersFault || isLost };
}

/**
 * The parcel numbers of orders by id; blank ones are none. Refuses with INVALID, and with UNKNOWN_ORDER for an order
 * that is not among them.
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
