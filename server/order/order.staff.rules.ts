import { frCli } from '../shared/messages.cli.fr.ts';
import { Refusal } from '../shared/problems.ts';
import { fold } from '../shared/text.ts';
import { MOVES } from './order.states.ts';
import type { OrderStatus } from './order.store.ts';

/** Carriers' numbers are letters and digits, grouped by blanks, dots, dashes or slashes. */
const PARCEL_NUMBER = /^[A-Za-z0-9](?:[A-Za-z0-9 ./-]{0,38}[A-Za-z0-9])?$/;

// The table has every state as a key, and no other.
const STATUSES = Object.keys(MOVES) as readonly OrderStatus[];

/** An order's number as it is kept, however its letters were typed. */
export function readOrderNumber(text: string): string {
  return text.trim().toUpperCase();
}

/**
 * Reads a state by its code or by its name for people in `names`, of which the first word will do:
 * `SHIPPED`, `expediee`, `en attente`. Refuses with INVALID.
 */
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
    field: 'statuses',
    message: frCli.orders.unknownStatus(text, STATUSES),
  });
}

/** Reads a carrier's number, at most 40 characters. Refuses with INVALID. */
export function readParcelNumber(text: string): string {
  const parcel = text.trim();
  if (PARCEL_NUMBER.test(parcel)) return parcel;
  throw new Refusal({ code: 'INVALID', field: 'parcel', message: frCli.orders.badParcel });
}
