import { describe, expect, test } from 'vitest';
import {
  hasInvoice,
  nextSteps,
  paymentState,
  type Progress,
} from '../../../client/order/detail/orderProgress.ts';

const progress = (
  paymentMethod: Progress['paymentMethod'],
  ...way: readonly Progress['status'][]
): Progress => ({
  paymentMethod,
  status: way.at(-1) ?? 'PENDING',
  history: way.map((status) => ({ status })),
});

describe('what is still to come', () => {
  test.each([
    [['PENDING'], ['CONFIRMED', 'PREPARED', 'SHIPPED', 'DELIVERED']],
    [
      ['PENDING', 'CONFIRMED', 'PREPARED'],
      ['SHIPPED', 'DELIVERED'],
    ],
    [['PENDING', 'CONFIRMED', 'PREPARED', 'SHIPPED', 'DELIVERED'], []],
    [['PENDING', 'CANCELLED'], []],
    [['PENDING', 'CONFIRMED', 'PREPARED', 'SHIPPED', 'REFUSED'], []],
  ] as const)('after %j is %j', (way, steps) => {
    expect(nextSteps(progress('CASH_ON_DELIVERY', ...way))).toEqual(steps);
  });

  test('begins with the payment for a card', () => {
    expect(nextSteps(progress('CARD', 'PAYMENT_PENDING'))[0]).toBe('PAID');
    expect(nextSteps(progress('CARD', 'PAYMENT_PENDING', 'PAID'))[0]).toBe('CONFIRMED');
  });
});

describe('whether it is paid', () => {
  test.each([
    [progress('CASH_ON_DELIVERY', 'PENDING'), 'toPay'],
    [progress('CASH_ON_DELIVERY', 'PENDING', 'CANCELLED'), 'notPaid'],
    [progress('CASH_ON_DELIVERY', 'SHIPPED', 'REFUSED'), 'notPaid'],
    [progress('CASH_ON_DELIVERY', 'SHIPPED', 'DELIVERED'), 'paidOnDelivery'],
    [progress('CASH_ON_DELIVERY', 'DELIVERED', 'RETURNED'), 'paidOnDelivery'],
    [progress('CARD', 'PAYMENT_PENDING'), 'checking'],
    [progress('CARD', 'PAYMENT_PENDING', 'CANCELLED'), 'notPaid'],
    [progress('CARD', 'PAYMENT_PENDING', 'PAID'), 'paidByCard'],
    [progress('CARD', 'PAYMENT_PENDING', 'PAID', 'CANCELLED'), 'paidByCard'],
  ])('%j is %s', (order, state) => {
    expect(paymentState(order)).toBe(state);
  });
});

test('there is no invoice before the payment is known, nor for what was cancelled', () => {
  expect(hasInvoice({ status: 'PAYMENT_PENDING' })).toBe(false);
  expect(hasInvoice({ status: 'CANCELLED' })).toBe(false);
  expect(hasInvoice({ status: 'PENDING' })).toBe(true);
  expect(hasInvoice({ status: 'DELIVERED' })).toBe(true);
});
