import { DAY_MS, instantAfter, MINUTE_MS } from '#shared/instants.ts';
import { isBlank } from '#shared/forms/form.ts';
import { blank, readLines } from '../../shared/form.ts';
import { Refusal } from '../../shared/problems.ts';
import { isUnderWay } from '../order.states.ts';
import type { ContactOutcome, ContactRecord, NoteRecord, OrderRecord } from '../order.store.ts';

/** Characters of a note of staff (capabilities, section 9). */
const MAX_NOTE = 1000;

/** Keeps its line breaks. Refuses with REQUIRED, INVALID. */
export function readNote(value: unknown, field: string): string {
  if (isBlank(value)) throw blank('FIELD', field);
  return readLines(value, field, MAX_NOTE);
}

/** Refuses with NOT_ALLOWED_NOW an anonymised order, whose texts would never be removed. */
export function withNote(order: OrderRecord, note: NoteRecord): OrderRecord {
  requirePerson(order);
  return { ...order, notes: [...order.notes, note] };
}

/** A confirmation by telephone does not move the order by itself. Refuses as `withNote`. */
export function withContact(order: OrderRecord, contact: ContactRecord): OrderRecord {
  requirePerson(order);
  return { ...order, contacts: [...order.contacts, contact] };
}

/** Days ahead in which the next call may be. */
const MAX_DAYS_AHEAD = 60;

/** Null without one. Refuses with INVALID what is not to come, and a call that follows a confirmation. */
export function readNextAt(
  nextAt: string | null | undefined,
  outcome: ContactOutcome,
  now: Date,
): string | null {
  if (nextAt == null) return null;
  const about = { code: 'INVALID', field: 'nextAt' } as const;
  if (outcome === 'CONFIRMED') throw new Refusal({ ...about, reason: 'NEXT_CALL_CONFIRMED' });
  const isToCome =
    nextAt > now.toISOString() && nextAt <= instantAfter(now, MAX_DAYS_AHEAD * DAY_MS);
  if (isToCome) return nextAt;
  throw new Refusal({ ...about, reason: 'NEXT_CALL', max: MAX_DAYS_AHEAD });
}

/** Time in which the outcome of a call can be undone. */
const UNDO_MS = MINUTE_MS;
const SECONDS = 'YYYY-MM-DDTHH:MM:SS'.length;

/**
 * Takes back the last contact, for a minute; `at` names it. Refuses with NOT_ALLOWED_NOW where it is older, or
 * another one followed.
 */
export function withoutContact(
  order: OrderRecord,
  { at, by, now }: { readonly at: string; readonly by: string; readonly now: Date },
): OrderRecord {
  const { number, contacts, payable } = order;
  const last = contacts.at(-1);
  // The API writes whole seconds.
  const isLast = last !== undefined && last.at.slice(0, SECONDS) === at.slice(0, SECONDS);
  if (!isLast || now.getTime() - Date.parse(last.at) > UNDO_MS) {
    throw new Refusal({ code: 'NOT_ALLOWED_NOW', reason: 'UNDO_CONTACT', field: 'at', number });
  }
  const change = {
    at: now.toISOString(),
    by,
    what: ['UNDO' as const],
    lines: [],
    payableBefore: payable,
    payableAfter: payable,
  };
  return { ...order, contacts: contacts.slice(0, -1), changes: [...order.changes, change] };
}

function requirePerson({ number, anonymisedAt }: OrderRecord): void {
  if (anonymisedAt === null) return;
  throw new Refusal({ code: 'NOT_ALLOWED_NOW', reason: 'ANONYMISED', number });
}

/** Confirms once; leaves the status. Refuses with NOT_ALLOWED_NOW once the order is closed. */
export function confirmByCustomer(order: OrderRecord, now: Date): OrderRecord {
  if (!isUnderWay(order)) throw new Refusal({ code: 'NOT_ALLOWED_NOW', reason: 'CONFIRM' });
  if (order.confirmedByCustomerAt !== null) return order;
  return { ...order, confirmedByCustomerAt: now.toISOString() };
}

/** Removes what a shopper must not see: notes of the staff, who called and what they wrote. */
export function withoutStaffTexts({ notes: _notes, contacts, ...order }: OrderRecord) {
  return { ...order, contacts: contacts.map(({ at, outcome }) => ({ at, outcome })) };
}

/** Neither moved nor confirmed, by the shopper or by telephone. */
export function isToCall({ status, contacts, confirmedByCustomerAt }: OrderRecord): boolean {
  const isConfirmed =
    confirmedByCustomerAt !== null || contacts.some(({ outcome }) => outcome === 'CONFIRMED');
  return status === 'PENDING' && !isConfirmed;
}
