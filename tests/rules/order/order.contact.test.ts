import { describe, expect, test } from 'vitest';
import {
  confirmByCustomer,
  historyBeside,
  isToCall,
  readNote,
  withContact,
} from '../../../server/order/contact/order.contact.rules.ts';
import { MOVES } from '../../../server/order/order.states.ts';
import type { ContactOutcome, OrderStatus } from '../../../server/order/order.store.ts';
import { order } from '../../store/contract/records.ts';

const at = '2026-11-26T10:00:00.000Z';
const contact = (outcome: ContactOutcome) => ({ at, by: 'salma@exemple.ma', outcome, note: null });
const statuses = Object.keys(MOVES) as readonly OrderStatus[];

describe('a note', () => {
  test('keeps its line breaks, and nothing around it', () => {
    expect(readNote('  Sonner deux fois.\r\nCode 12B \n', 'text')).toBe(
      'Sonner deux fois.\nCode 12B',
    );
  });

  test.each([
    ['is there', ' \n ', 'REQUIRED'],
    ['has 1,000 characters at most', 'é'.repeat(1001), 'INVALID'],
    ['has them in all its lines together', 'é\n'.repeat(501), 'INVALID'],
    ['has no control characters', 'a\u0000b', 'INVALID'],
    ['is well-formed', 'a\ud800', 'INVALID'],
  ])('%s', (_, text, code) => {
    expect(() => readNote(text, 'text')).toThrow(
      expect.objectContaining({ problems: [expect.objectContaining({ code, field: 'text' })] }),
    );
  });

  test('of exactly 1,000 characters is accepted', () => {
    expect(readNote('é'.repeat(1000), 'text')).toHaveLength(1000);
  });
});

describe('an order is to be called', () => {
  test('while it is pending and unconfirmed', () => {
    expect(statuses.filter((status) => isToCall(order('o', { status })))).toEqual(['PENDING']);
    const called = (outcome: ContactOutcome) => isToCall(withContact(order('o'), contact(outcome)));
    expect(called('NO_ANSWER')).toBe(true);
    expect(called('POSTPONED')).toBe(true);
    expect(called('CONFIRMED')).toBe(false);
    expect(isToCall(order('o', { confirmedByCustomerAt: at }))).toBe(false);
  });
});

test('what became of other orders to a phone leaves the order itself out', () => {
  const all = { delivered: 2, refused: 1 };
  expect(historyBeside({ status: 'PENDING' }, all)).toEqual(all);
  expect(historyBeside({ status: 'DELIVERED' }, all)).toEqual({ delivered: 1, refused: 1 });
  expect(historyBeside({ status: 'REFUSED' }, all)).toEqual({ delivered: 2, refused: 0 });
});

describe('the shopper confirms an order', () => {
  test('once, and its status stays', () => {
    const confirmed = confirmByCustomer(order('o'), new Date(at));
    expect(confirmed).toEqual(order('o', { confirmedByCustomerAt: at }));
    expect(confirmByCustomer(confirmed, new Date('2026-11-27T10:00:00.000Z'))).toBe(confirmed);
  });

  test('until it is closed', () => {
    const refuses = (status: OrderStatus) => {
      try {
        confirmByCustomer(order('o', { status }), new Date(at));
        return false;
      } catch {
        return true;
      }
    };
    expect(statuses.filter(refuses).toSorted()).toEqual(
      ['CANCELLED', 'DELIVERED', 'REFUSED', 'RETURNED'].toSorted(),
    );
  });
});
