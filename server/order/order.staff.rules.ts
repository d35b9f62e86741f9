import { Refusal } from '../shared/problems.ts';
import { fold } from '../shared/text.ts';
import { MOVES } from './order.states.ts';
import type { OrderRecord, OrderStatus } from './order.store.ts';

const PARCEL_NUMBER = /^[A-Za-z0-9](?:[A-Za-z0-9 ./-]{0,38}[A-Za-z0-9])?$/;

// Every state is a key of the table.
const STATUSES = Object.keys(MOVES) as readonly OrderStatus[];

/** Time of the last change of status, return request, refund, invoice or contact. */
export function updatedAtOf(order: OrderRecord): string {
  const { placedAt, history, returnRequest, refund, invoice, anonymisedAt } = order;
  const times = [
    ...history.map(({ at }) => at),
    returnRequest?.requestedAt,
    refund?.requestedAt,
    refund?.doneAt,
    invoice?.issuedAt,
    anonymisedAt,
  ];
  return times.reduce<string>((last, at) => (at && at > last ? at : last), placedAt);
}

/** An index of PostgreSQL has it: a row there takes 2,704 bytes. */
const MAX_SEARCHED = 500;

/** Folded. */
export function searchedTextOf({ number, shippingInfo }: OrderRecord): string {
  const { phone, email, city, name } = shippingInfo;
  const texts = [number, phone, email, city, name].filter((text) => text !== null);
  return fold(texts.join(' ')).slice(0, MAX_SEARCHED).toWellFormed();
}

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

export function readParcelNumber(text: string): string {
  const parcel = text.trim();
  if (PARCEL_NUMBER.test(parcel)) return parcel;
  throw new Refusal({ code: 'INVALID', reason: 'PARCEL', field: 'parcel' });
}
