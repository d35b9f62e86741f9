import { isBlank } from '#shared/forms/form.ts';
import { blank, readLines } from '../../shared/form.ts';
import { Refusal } from '../../shared/problems.ts';
import { isUnderWay } from '../order.states.ts';
import type { ContactRecord, NoteRecord, OrderRecord } from '../order.store.ts';

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
