import { describe, expect, test } from 'vitest';
import {
  documentOf,
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

describe('the document of an order', () => {
  const cash = { paymentMethod: 'CASH_ON_DELIVERY', invoice: null } as const;
  const card = { paymentMethod: 'CARD', invoice: null } as const;

  test('is its invoice once that is issued, whatever becomes of the order', () => {
    for (const status of ['PAID', 'DELIVERED', 'CANCELLED', 'REFUSED', 'RETURNED'] as const) {
      expect(documentOf({ ...card, status, invoice: {} })).toBe('INVOICE');
    }
  });

  test('is an order form before that, and none once the order has ended', () => {
    for (const status of ['PENDING', 'CONFIRMED', 'PREPARED', 'SHIPPED'] as const) {
      expect(documentOf({ ...cash, status })).toBe('ORDER_FORM');
    }
    for (const status of ['CANCELLED', 'REFUSED'] as const) {
      expect(documentOf({ ...cash, status })).toBeNull();
    }
    expect(documentOf({ ...card, status: 'PAYMENT_PENDING' })).toBeNull();
  });
});
