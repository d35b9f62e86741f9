import { describe, expect, test } from 'vitest';
import {
  confirmByCustomer,
  isToCall,
  readNote,
  withContact,
  withoutContact,
} from '../../../server/order/contact/contact.rules.ts';
import { countedWith } from '#shared/under-way.ts';
import { frOrders } from '../../../client/text/admin/orders/orders.fr.ts';
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

describe('the last contact', () => {
  const called = withContact(withContact(order('o'), contact('NO_ANSWER')), {
    ...contact('POSTPONED'),
    at: '2026-11-26T12:00:00.500Z',
  });
  const undo = (time: string, now: string) =>
    withoutContact(called, { at: time, by: 'a@exemple.ma', now: new Date(now) });

  test('is taken back within a minute, which the order remembers', () => {
    const left = undo('2026-11-26T12:00:00.000Z', '2026-11-26T12:01:00.500Z');
    expect(left.contacts).toEqual([contact('NO_ANSWER')]);
    expect(left.changes).toMatchObject([{ by: 'a@exemple.ma', what: ['UNDO'], lines: [] }]);
  });

  test.each([
    ['an earlier one', at, '2026-11-26T12:00:10.000Z'],
    ['one of more than a minute ago', '2026-11-26T12:00:00.000Z', '2026-11-26T12:01:00.501Z'],
  ])('but not %s', (_, time, now) => {
    expect(() => undo(time, now)).toThrow(
      expect.objectContaining({ problems: [expect.objectContaining({ reason: 'UNDO_CONTACT' })] }),
    );
  });
});

test('the history of a phone counts open, delivered and refused orders, or leaves one out', () => {
  const all = { underWay: 3, delivered: 2, refused: 1 };
  expect(countedWith(all, 'SHIPPED', -1)).toEqual({ ...all, underWay: 2 });
  expect(countedWith(all, 'DELIVERED', -1)).toEqual({ ...all, delivered: 1 });
  expect(countedWith(all, 'REFUSED', 1)).toEqual({ ...all, refused: 2 });
  expect(countedWith(all, 'CANCELLED', 1)).toEqual(all);
});

test('staff read of a phone how many orders are open', () => {
  const { recipientHistory } = frOrders.contact;
  expect(recipientHistory({ underWay: 3, delivered: 0, refused: 1 })).toBe(
    'Autres commandes à ce numéro\u00a0: 3 en cours, aucune livrée, 1 refusée.',
  );
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
