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
  status: way.at(-1) ?? 'EN_ATTENTE',
  history: way.map((status) => ({ status })),
});

describe('what is still to come', () => {
  test.each([
    [['EN_ATTENTE'], ['CONFIRMEE', 'PREPAREE', 'EXPEDIEE', 'LIVREE']],
    [
      ['EN_ATTENTE', 'CONFIRMEE', 'PREPAREE'],
      ['EXPEDIEE', 'LIVREE'],
    ],
    [['EN_ATTENTE', 'CONFIRMEE', 'PREPAREE', 'EXPEDIEE', 'LIVREE'], []],
    [['EN_ATTENTE', 'ANNULEE'], []],
    [['EN_ATTENTE', 'CONFIRMEE', 'PREPAREE', 'EXPEDIEE', 'REFUSEE'], []],
  ] as const)('after %j is %j', (way, steps) => {
    expect(nextSteps(progress('CASH_ON_DELIVERY', ...way))).toEqual(steps);
  });

  test('begins with the payment for a card', () => {
    expect(nextSteps(progress('CARD', 'PAIEMENT_EN_COURS'))[0]).toBe('PAYEE');
    expect(nextSteps(progress('CARD', 'PAIEMENT_EN_COURS', 'PAYEE'))[0]).toBe('CONFIRMEE');
  });
});

describe('whether it is paid', () => {
  test.each([
    [progress('CASH_ON_DELIVERY', 'EN_ATTENTE'), 'toPay'],
    [progress('CASH_ON_DELIVERY', 'EN_ATTENTE', 'ANNULEE'), 'notPaid'],
    [progress('CASH_ON_DELIVERY', 'EXPEDIEE', 'REFUSEE'), 'notPaid'],
    [progress('CASH_ON_DELIVERY', 'EXPEDIEE', 'LIVREE'), 'paidAtDoor'],
    [progress('CASH_ON_DELIVERY', 'LIVREE', 'RETOURNEE'), 'paidAtDoor'],
    [progress('CARD', 'PAIEMENT_EN_COURS'), 'checking'],
    [progress('CARD', 'PAIEMENT_EN_COURS', 'ANNULEE'), 'notPaid'],
    [progress('CARD', 'PAIEMENT_EN_COURS', 'PAYEE'), 'paidByCard'],
    [progress('CARD', 'PAIEMENT_EN_COURS', 'PAYEE', 'ANNULEE'), 'paidByCard'],
  ])('%j is %s', (order, state) => {
    expect(paymentState(order)).toBe(state);
  });
});

test('there is no invoice before the payment is known, nor for what was cancelled', () => {
  expect(hasInvoice({ status: 'PAIEMENT_EN_COURS' })).toBe(false);
  expect(hasInvoice({ status: 'ANNULEE' })).toBe(false);
  expect(hasInvoice({ status: 'EN_ATTENTE' })).toBe(true);
  expect(hasInvoice({ status: 'LIVREE' })).toBe(true);
});
