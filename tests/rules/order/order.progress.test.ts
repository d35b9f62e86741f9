import { describe, expect, test } from 'vitest';
import {
  cashGivenBack,
  documentOf,
  hasRecipient,
  nextSteps,
  paymentState,
  statusText,
  stepsOf,
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

  test('is no parcel for what is fetched', () => {
    const fetched = {
      ...progress('CASH_ON_DELIVERY', 'PENDING'),
      delivery: { kind: 'PICKUP' },
    } as const;
    expect(nextSteps(fetched)).toEqual(['CONFIRMED', 'PREPARED', 'DELIVERED']);
    expect(statusText(fetched, 'PREPARED')).toBe('Prête au retrait');
    expect(statusText({ ...fetched, delivery: { kind: 'COURIER' } }, 'PREPARED')).toBe('Préparée');
  });
});

test('what carriers say stands between the states of the order, each once', () => {
  const shipment = {
    id: 'S1',
    carrier: 'Sendit',
    trackingNumber: null,
    trackingUrl: null,
    events: [
      { at: '2026-11-24T09:30:00Z', status: 'COLLECTED' },
      { at: '2026-11-24T20:00:00+01:00', status: 'IN_TRANSIT' },
      { at: '2026-11-24T21:00:00+01:00', status: 'IN_TRANSIT' },
      { at: '2026-11-25T12:00:00+01:00', status: 'OUT_FOR_DELIVERY' },
      { at: '2026-11-25T12:00:00+01:00', status: 'DELIVERED' },
    ],
  } as const;
  const history = [
    { at: '2026-11-24T10:30:00+01:00', status: 'SHIPPED' },
    { at: '2026-11-25T11:00:00Z', status: 'DELIVERED' },
  ] as const;
  const steps = stepsOf({
    history: [...history],
    shipments: [{ ...shipment, events: [...shipment.events] }],
  });
  expect(steps.map(({ status }) => status)).toEqual([
    'SHIPPED',
    'IN_TRANSIT',
    'OUT_FOR_DELIVERY',
    'DELIVERED',
  ]);
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

const money = (amount: number) => ({ amount: { amount } });

describe('the cash that was given back', () => {
  test.each([
    ['nothing without a credit note', null, [], 0],
    ['what the credit notes name', null, [30_000, 5_000], 35_000],
    ['nothing where all went to the card', 46_900, [16_900, 30_000], 0],
    ['the rest where the card had a part', 16_900, [16_900, 30_000], 30_000],
  ])('is %s', (_, card, notes, cash) => {
    const refund = card === null ? null : money(card);
    expect(cashGivenBack({ refund, creditNotes: notes.map(money) })).toBe(cash);
  });
});

test('a sale at the counter has a recipient only where something of them is known', () => {
  const unknown = {
    name: '',
    phone: null,
    email: null,
    street: '',
    city: '',
    region: '',
    postalCode: '',
  };
  expect(hasRecipient(unknown)).toBe(false);
  expect(hasRecipient({ ...unknown, phone: '0612345678' })).toBe(true);
  expect(hasRecipient({ ...unknown, city: 'Fès' })).toBe(true);
});
