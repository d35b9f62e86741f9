import { describe, expect, test } from 'vitest';
import { isClosed, moveByStaff, moveOrder } from '../../../server/order/order.states.ts';
import type { LineQuantity, OrderRecord, OrderStatus } from '../../../server/order/order.store.ts';
import { hasOpenReturn, updatedAtOf } from '../../../server/order/order.list.rules.ts';
import {
  cancelReturn,
  canRequestReturn,
  openReturnsOf,
  receivedSince,
  receiveReturn,
  refuseReturn,
  requestReturn,
  returnableLines,
  returnedLines,
  returnRequestOf,
  returnRequestsOf,
  returnUntil,
  type ReceivedReturn,
} from '../../../server/order/return/return.rules.ts';
import { order } from '../../store/contract/records.ts';
import { codesOf, refusalOf } from '../shared/refusals.ts';
import { messageOf } from '../../../server/messages.ts';

const NOW = new Date('2025-05-02T10:00:00.000Z');
const BY = 'salma@example.com';
const [line] = order('o1').lines;
if (!line) throw new Error('The record has no line');

/** Two dresses of 1000 DH and a belt of 250 DH, delivered with 50 DH of delivery. */
const dresses = { ...line, variantId: 'robe', title: 'Robe', price: 100_000, quantity: 2 };
const belt = { ...line, variantId: 'ceinture', title: 'Ceinture', price: 25_000, quantity: 1 };
const lines = [
  { ...dresses, total: 200_000 },
  { ...belt, total: 25_000 },
];
const amounts = { quantity: 3, total: 225_000, shipping: 5_000, payable: 230_000 };

function delivered(change: Partial<OrderRecord> = {}): OrderRecord {
  const begun = order('o1', { lines, ...amounts, ...change });
  const way: readonly OrderStatus[] = ['CONFIRMED', 'PREPARED', 'SHIPPED', 'DELIVERED'];
  return way.reduce((moved, status) => moveOrder(moved, status, NOW), begun);
}

const paid = () =>
  delivered({
    status: 'PAID',
    paymentMethod: 'CARD',
    history: [{ status: 'PAID', at: NOW.toISOString() }],
  });

const some = (variantId: string, quantity: number): LineQuantity => ({ variantId, quantity });
const all = [some('robe', 2), some('ceinture', 1)];
const cash = (amount: number | null = null): ReceivedReturn['refund'] => ({
  amount,
  method: 'CASH',
});
const receive = (
  from: OrderRecord,
  back: readonly LineQuantity[],
  refund: ReceivedReturn['refund'] = cash(),
  requestId: string | null = null,
) => receiveReturn(from, { requestId, lines: back, refund }, { by: BY, now: NOW });
const refuse = (from: OrderRecord, requestId: string | null = null) =>
  refuseReturn(from, { requestId, refusal: 'Portée' }, NOW);
const request = (
  from: OrderRecord,
  wanted: readonly LineQuantity[] | null = null,
  reason = 'Trop grand',
) => requestReturn(from, { reason, lines: wanted }, NOW);

describe('sending back', () => {
  test('is possible until the end of the seventh day after delivery, in Rabat', () => {
    const home = delivered();
    expect(returnUntil(home)?.toISOString()).toBe('2025-05-09T22:59:59.000Z');
    expect(canRequestReturn(home, new Date('2025-05-09T22:59:59.000Z'))).toBe(true);
    expect(canRequestReturn(home, new Date('2025-05-09T23:00:00.000Z'))).toBe(false);
  });

  test('counts calendar days through Ramadan, when the clock of Rabat is moved', () => {
    // At GMT+1 when delivered; from 23 February to 6 April 2025 Rabat was at GMT.
    const before: OrderRecord = {
      ...delivered(),
      history: [{ status: 'DELIVERED', at: '2025-02-20T22:30:00.000Z' }],
    };
    expect(returnUntil(before)?.toISOString()).toBe('2025-02-27T23:59:59.000Z');
  });

  test('is requested with a reason, of everything by default, and only of what was delivered', () => {
    const requested = request(delivered());
    expect(returnRequestOf(requested)).toMatchObject({
      requestedAt: NOW.toISOString(),
      reason: 'Trop grand',
      lines: all,
    });
    expect(hasOpenReturn(requested)).toBe(true);
    expect(codesOf(() => request(requested))).toEqual(['NOT_ALLOWED_NOW']);
    const waiting = order('o1');
    expect(returnUntil(waiting)).toBeNull();
    expect(codesOf(() => request(waiting))).toEqual(['NOT_ALLOWED_NOW']);
    expect(returnUntil(receive(delivered(), all))).toBeNull();
  });

  test('may be of single lines, and later of the others, but of none twice', () => {
    const one = request(delivered(), [some('robe', 1)]);
    const back = receive(one, [some('robe', 1)]);
    expect(hasOpenReturn(back)).toBe(false);
    expect(returnableLines(back)).toEqual([some('robe', 1), some('ceinture', 1)]);
    expect(returnedLines(back)).toEqual([some('robe', 1)]);
    expect(returnedLines(receive(back, [some('robe', 1)]))).toEqual([some('robe', 2)]);
    expect(codesOf(() => request(back, [some('robe', 2)]))).toEqual(['INVALID']);
    const refused = refuse(request(back, [some('robe', 1)]));
    expect(refused.returns.at(-1)).toMatchObject({ refusal: 'Portée', receivedAt: null });
    expect(returnableLines(refused)).toEqual([some('ceinture', 1)]);
    expect(codesOf(() => refuse(refused))).toEqual(['NOT_ALLOWED_NOW']);
  });

  test.each([
    ['nothing', [], ['REQUIRED lines']],
    ['what was not bought', [some('gilet', 1)], ['INVALID lines.0.variantId']],
    ['more than was bought', [some('robe', 3)], ['INVALID lines.0.quantity']],
    ['more in two parts', [some('robe', 1), some('robe', 2)], ['INVALID lines.1.quantity']],
    ['none of it', [some('robe', 0)], ['INVALID lines.0.quantity']],
  ])('%s is refused, by the shopper and at the counter', (_, back, problems) => {
    expect(refusalOf(() => request(delivered(), back))).toEqual(problems);
    expect(refusalOf(() => receive(delivered(), back))).toEqual(problems);
  });
});

const openIds = (from: OrderRecord) => openReturnsOf(from).map(({ id }) => id);
const isClosedLater = (from: OrderRecord) => isClosed(from, new Date('2025-06-01T00:00:00Z'));

describe('several requests of one order', () => {
  const LATER = new Date(NOW.getTime() + 1000);
  const two = () => request(request(delivered(), [some('robe', 1)]), [some('ceinture', 1)], '');

  test('are open at once, and name together no more than was delivered', () => {
    const both = two();
    expect(openIds(both)).toEqual(['o1/1', 'o1/2']);
    expect(returnableLines(both)).toEqual([some('robe', 1)]);
    expect(refusalOf(() => request(both, [some('robe', 2)]))).toEqual(['INVALID lines.0.quantity']);
    expect(refusalOf(() => request(both, [some('ceinture', 1)]))).toEqual([
      'INVALID lines.0.quantity',
    ]);
    const three = request(both);
    expect(openIds(three)).toHaveLength(3);
    expect(canRequestReturn(three, NOW)).toBe(false);
  });

  test('are received and refused by their id, each without what the others name', () => {
    expect(refusalOf(() => receive(two(), [some('robe', 1)]))).toEqual(['REQUIRED requestId']);
    expect(refusalOf(() => refuse(two()))).toEqual(['REQUIRED requestId']);
    expect(refusalOf(() => receive(two(), [some('robe', 1)], cash(), 'o1/9'))).toEqual([
      'INVALID requestId',
    ]);
    expect(refusalOf(() => receive(two(), [some('robe', 2)], cash(), 'o1/2'))).toEqual([
      'INVALID lines.0.quantity',
    ]);
    const first = receive(two(), [some('robe', 1)], cash(), 'o1/1');
    expect(openIds(first)).toEqual(['o1/2']);
    expect(first.refunds).toMatchObject([{ amount: 100_000, returnId: 'o1/1' }]);
    expect(codesOf(() => receive(first, [some('robe', 1)], cash(), 'o1/1'))).toEqual([
      'NOT_ALLOWED_NOW',
    ]);
    const refused = refuse(two(), 'o1/1');
    expect(refused.returns).toMatchObject([{ refusal: 'Portée' }, { refusedAt: null }]);
  });

  test('are all received with an order that is returned whole', () => {
    const whole = moveByStaff(two(), { to: 'RETURNED', by: BY }, LATER);
    expect(whole).toMatchObject({
      status: 'RETURNED',
      returns: [{ lines: [some('robe', 1)] }, { lines: [some('robe', 1), some('ceinture', 1)] }],
    });
    expect(openIds(whole)).toEqual([]);
    expect(receivedSince(two(), whole).map(({ id }) => id)).toEqual(['o1/1', 'o1/2']);
    expect(whole.refunds.map(({ amount }) => amount)).toEqual([100_000, 130_000]);
  });

  test('say the delivery fee once, with the last goods', () => {
    const all3 = request(two());
    expect(returnRequestsOf(all3).map(({ refund }) => refund?.amount)).toEqual([
      100_000, 25_000, 105_000,
    ]);
  });

  test('are cancelled by the shopper, and may be requested again', () => {
    const cancelled = cancelReturn(two(), 'o1/1', LATER);
    expect(openIds(cancelled)).toEqual(['o1/2']);
    expect(updatedAtOf(cancelled)).toBe(LATER.toISOString());
    expect(returnableLines(cancelled)).toEqual([some('robe', 2)]);
    expect(returnRequestOf(cancelReturn(cancelled, 'o1/2', LATER))).toBeNull();
    expect(returnRequestOf(cancelled)).toMatchObject({ id: 'o1/2' });
    expect(openIds(request(cancelled))).toEqual(['o1/2', 'o1/3']);
    expect([isClosedLater(two()), isClosedLater(cancelReturn(cancelled, 'o1/2', LATER))]).toEqual([
      false,
      true,
    ]);
  });

  test('are not cancelled twice, nor once the shop has received or refused them', () => {
    const received = receive(two(), [some('robe', 1)], cash(), 'o1/1');
    const over = [cancelReturn(two(), 'o1/1', NOW), received, refuse(two(), 'o1/1')];
    for (const one of over) {
      expect(codesOf(() => cancelReturn(one, 'o1/1', NOW))).toEqual(['NOT_ALLOWED_NOW']);
    }
    expect(refusalOf(() => cancelReturn(two(), 'o1/9', NOW))).toEqual(['INVALID requestId']);
    const unrequested = receive(delivered(), [some('robe', 1)]);
    expect(refusalOf(() => cancelReturn(unrequested, 'o1/1', NOW))).toEqual(['INVALID requestId']);
  });
});

const refundOf = (from: OrderRecord) => returnRequestOf(from)?.refund ?? null;

describe('what goes back for a request', () => {
  test('is what its lines cost, and the delivery fee with the last of them', () => {
    const one = request(delivered(), [some('robe', 1)]);
    expect(refundOf(one)).toEqual({ amount: 100_000, method: 'CASH' });
    expect(refundOf(request(delivered()))).toEqual({ amount: 230_000, method: 'CASH' });
    expect(refundOf(request(receive(delivered(), [some('robe', 2)])))).toMatchObject({
      amount: 30_000,
    });
    expect(refundOf(request(paid(), [some('ceinture', 1)]))).toEqual({
      amount: 25_000,
      method: 'CARD',
    });
  });

  test('is what was refunded once it came back, and nothing where it was refused', () => {
    const one = request(delivered(), [some('robe', 1)]);
    expect(refundOf(receive(one, [some('robe', 1)], cash(60_000)))).toMatchObject({
      amount: 60_000,
    });
    const none = { amount: null, method: 'NONE' } as const;
    expect(refundOf(receive(one, [some('robe', 1)], none))).toBeNull();
    expect(refundOf(refuse(one))).toBeNull();
  });
});

describe('goods that came back', () => {
  test('are paid back, and the order is returned once nothing is left, with the delivery fee', () => {
    const first = receive(delivered(), [some('robe', 1)]);
    expect([first.status, first.refunds.map(({ amount }) => amount)]).toEqual([
      'DELIVERED',
      [100_000],
    ]);
    const second = receive(first, [some('ceinture', 1), some('robe', 1)]);
    expect(second).toMatchObject({ status: 'RETURNED', history: { length: 6 } });
    expect(second.refunds.map(({ amount }) => amount)).toEqual([100_000, 130_000]);
    expect(second.refunds.at(-1)).toMatchObject({ doneAt: NOW.toISOString(), returnId: 'o1/2' });
    expect(codesOf(() => receive(second, [some('robe', 1)]))).toEqual(['NOT_ALLOWED_NOW']);
    expect(refusalOf(() => receive(first, [some('robe', 2)]))).toEqual([
      'INVALID lines.0.quantity',
    ]);
  });

  test('close the request with what really came', () => {
    const back = receive(request(delivered()), [some('robe', 1)]);
    expect(back.returns).toHaveLength(1);
    expect(back.returns[0]).toMatchObject({
      reason: 'Trop grand',
      receivedAt: NOW.toISOString(),
      lines: [some('robe', 1)],
    });
  });

  test.each([
    ['a centime more than was paid', cash(100_001), ['INVALID refund.amount']],
    ['nothing in cash', cash(0), ['INVALID refund.amount']],
    ['less than nothing', cash(-1), ['INVALID refund.amount']],
    ['an amount that is not refunded', { amount: 1, method: 'NONE' }, ['INVALID refund.amount']],
    ['a card that did not pay', { amount: null, method: 'CARD' }, ['INVALID refund.method']],
  ] as const)('refuse %s', (_, refund, problems) => {
    expect(refusalOf(() => receive(delivered(), [some('robe', 1)], refund))).toEqual(problems);
  });

  test('may be paid back in part, or not at all', () => {
    const less = receive(delivered(), [some('robe', 1)], cash(60_000));
    expect(less.refunds.map(({ amount }) => amount)).toEqual([60_000]);
    const none = receive(delivered(), all, { amount: null, method: 'NONE' });
    expect([none.status, none.refunds]).toEqual(['RETURNED', []]);
  });

  test('of a paid order go back to its card, which the provider is yet to accept', () => {
    const back = receive(paid(), [some('robe', 2)], { amount: null, method: 'CARD' });
    expect(back.refunds).toMatchObject([{ amount: 200_000, method: 'CARD', doneAt: null }]);
    expect(moveByStaff(back, { to: 'RETURNED', by: BY }, NOW)).toMatchObject({
      status: 'RETURNED',
      refunds: [{ amount: 200_000 }, { amount: 30_000, method: 'CARD' }],
    });
  });
});

test.each([
  ['FR', 'Robe', 'un seul article peut être retourné', /de 1 à 2/],
  ['AR', 'فستان', 'قطعة واحدة فقط', /من 1 إلى 2/],
  ['EN', 'Dress', 'only one item can be returned', /1 to 2/],
] as const)('how many can be returned reads well in %s', (language, name, one, several) => {
  const titles = { FR: 'Robe', AR: 'فستان', EN: 'Dress' };
  const problem = { code: 'INVALID', reason: 'RETURN_QUANTITY', field: '', titles } as const;
  expect(messageOf({ ...problem, max: 1 }, language)).toContain(one);
  expect(messageOf({ ...problem, max: 2 }, language)).toMatch(several);
  expect(messageOf({ ...problem, max: 2 }, language)).toContain(name);
});

test('a French name keeps its punctuation to itself in an Arabic sentence', () => {
  const problem = { code: 'OUT_OF_STOCK', titles: { FR: 'Robe (été)' } } as const;
  expect(messageOf(problem, 'AR')).toContain('«\u2068Robe (été)\u2069»');
});
