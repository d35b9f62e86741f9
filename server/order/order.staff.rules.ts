import { Refusal } from '../shared/problems.ts';
import { fold } from '../shared/text.ts';
import { MOVES } from './order.states.ts';
import type { OrderStatus } from './order.store.ts';

const PARCEL_NUMBER = /^[A-Za-z0-9](?:[A-Za-z0-9 ./-]{0,38}[A-Za-z0-9])?$/;

// Every state is a key of the table.
const STATUSES = Object.keys(MOVES) as readonly OrderStatus[];

export function readOrderNumber(text: string): string {
  return text.trim().toUpperCase();
}

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

/** Refuses with INVALID. */
export function readParcelNumber(text: string, field = 'parcel'): string {
  const parcel = text.trim();
  if (PARCEL_NUMBER.test(parcel)) return parcel;
  throw new Refusal({ code: 'INVALID', reason: 'PARCEL', field });
}
