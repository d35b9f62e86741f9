import { describe, expect, test } from 'vitest';
import {
  compare,
  isDue,
  isExpired,
  isPaidTooLate,
  isRefundDue,
  promisesSame,
} from '../../../server/order/payment/payment.rules.ts';
import type { ProviderPayment } from '../../../server/payment/payment.provider.ts';
import { order, payment, refund } from '../../store/contract/records.ts';

const START = '2025-05-01T10:00:00.000Z';
const after = (minutes: number) => new Date(Date.parse(START) + minutes * 60_000);

describe('a provider’s payment beside ours', () => {
  const ours = payment('p1', { providerOrderId: 'order_1', amount: 91_800 });
  const theirs: ProviderPayment = {
    id: 'pay_1',
    orderId: 'order_1',
    amount: 91_800,
    currency: 'MAD',
    status: 'CAPTURED',
    refunded: 0,
  };

  test.each([
    ['CAPTURED', 'PAID'],
    ['AUTHORIZED', 'TO_CAPTURE'],
    ['CREATED', 'PENDING'],
    ['FAILED', 'UNPAID'],
    ['REFUNDED', 'UNPAID'],
  ] as const)('that is %s means %s', (status, verdict) => {
    expect(compare(ours, { ...theirs, status })).toBe(verdict);
  });

  test.each([
    ['of another order', { orderId: 'order_2' }],
    ['of no order', { orderId: null }],
    ['of a centime less', { amount: 91_799 }],
    ['of a centime more', { amount: 91_801 }],
    ['in another currency', { currency: 'INR' }],
  ])('%s is foreign', (_, change) => {
    expect(compare(ours, { ...theirs, ...change })).toBe('FOREIGN');
    // Before the provider knows ours.
    expect(compare({ ...ours, providerOrderId: null }, { ...theirs, ...change })).toBe('FOREIGN');
  });
});

describe('the provider is asked', () => {
  const requested = (checkedAfter: number | null) =>
    payment('p1', {
      startedAt: START,
      checkedAt: checkedAfter === null ? null : after(checkedAfter).toISOString(),
    });

  test.each([
    [null, 0.9, false],
    [null, 1, true],
    [0.5, 1.4, false],
    [0.5, 1.5, true],
    [4, 7.9, false],
    [4, 8, true],
    [600, 1199, false],
    [600, 1200, true],
  ])('about a payment last asked after %s minutes, at %s minutes: %s', (last, now, isNow) => {
    expect(isDue(requested(last), after(now))).toBe(isNow);
  });
});

describe('a refund', () => {
  const DAY = 24 * 60;
  test.each([
    [null, 0, true],
    [0, 0.9, false],
    [0, 1, true],
    [10, 19.9, false],
    [10, 20, true],
    [2 * DAY, 2 * DAY + 359, false],
    [2 * DAY, 2 * DAY + 360, true],
  ])('last asked for after %s minutes is asked for at %s minutes: %s', (last, now, isNow) => {
    const requested = last === null ? {} : { askedAt: after(last).toISOString() };
    const due = refund({ requestedAt: START, ...requested });
    expect(isRefundDue(due, after(now), false)).toBe(isNow);
    expect(isRefundDue({ ...due, doneAt: START }, after(now), true)).toBe(false);
  });

  test('is asked for earlier after a start, but not within a minute', () => {
    const askedAt = after(10).toISOString();
    const due = refund({ requestedAt: START, askedAt });
    expect(isRefundDue(due, after(10.9), true)).toBe(false);
    expect(isRefundDue(due, after(11), true)).toBe(true);
  });
});

test('an open payment is given up after a day', () => {
  const open = payment('p1', { startedAt: START });
  expect(isExpired(open, after(24 * 60 - 1))).toBe(false);
  expect(isExpired(open, after(24 * 60))).toBe(true);
  for (const state of ['ABANDONED', 'PAID'] as const) {
    expect(isExpired({ ...open, state }, after(24 * 60))).toBe(false);
  }
});

describe('two orders', () => {
  const [line] = order('a').lines;
  if (!line) throw new Error('The record has no line');

  test('promise the same whatever their number, id and time', () => {
    expect(promisesSame(order('a'), order('b', { placedAt: START }))).toBe(true);
  });

  test.each([
    ['another quantity', { lines: [{ ...line, quantity: 2 }] }],
    ['another price', { lines: [{ ...line, price: 1 }] }],
    ['another product', { lines: [{ ...line, productId: 'gandoura-sable' }] }],
    ['another amount', { payable: 1 }],
    ['another address', { shippingInfo: { ...order('a').shippingInfo, street: '4, rue X' } }],
  ])('with %s do not', (_, change) => {
    expect(promisesSame(order('a'), order('a', change))).toBe(false);
  });
});

test('money came too late for an order that was cancelled before it was paid', () => {
  const ended = (...statuses: readonly ('PAYMENT_PENDING' | 'PAID' | 'CANCELLED')[]) =>
    order('a', {
      status: 'CANCELLED',
      refunds: [refund()],
      history: statuses.map((status) => ({ status, at: START })),
    });
  const unpaid = ended('PAYMENT_PENDING', 'CANCELLED');
  expect(isPaidTooLate(unpaid)).toBe(true);
  expect(isPaidTooLate({ ...unpaid, refunds: [] })).toBe(false);
  expect(isPaidTooLate(ended('PAYMENT_PENDING', 'PAID', 'CANCELLED'))).toBe(false);
});
