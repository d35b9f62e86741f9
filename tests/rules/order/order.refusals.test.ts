import { describe, expect, test } from 'vitest';
import {
  countOutcomes,
  groupRefusals,
  sumRefusals,
  valueOfCalls,
  withCosts,
  type BroughtOrder,
} from '../../../server/order/sales/refusals.rules.ts';
import { refusalIndexes } from '../../../server/order/sales/refusals.store.ts';
import { SEPARATOR } from '../../../server/storage/rows.ts';
import type { OrderRecord } from '../../../server/order/order.store.ts';
import { order, pickup, product } from '../../store/contract/records.ts';

const carrier = (id: string, deliveryFee: number | null, refusalFee: number | null) => ({
  id,
  name: `Chez ${id}`,
  isActive: true,
  deliveryFee,
  returnFee: null,
  refusalFee,
});
const CARRIERS = [carrier('file', 3000, 1000), carrier('sendit', 2501, 1500)];
const robe = product('robe', { title: 'Robe' });
const sac = product('sac', { title: 'Sac' });
const PRODUCTS = new Map([robe, sac].map((each) => [each.id, each]));
const KNOWN = { carriers: CARRIERS, products: PRODUCTS };

const brought = (
  orderId: string,
  ending: BroughtOrder['ending'],
  city: string,
  goods: Readonly<Record<string, number>> = { robe: 1 },
): BroughtOrder => ({
  orderId,
  ending,
  city,
  goods: Object.entries(goods).map(([variantId, quantity]) => ({ variantId, quantity })),
});

const ORDERS = withCosts(
  [
    brought('a', 'REFUSED', 'Salé', { robe: 2, sac: 1 }),
    brought('b', 'REFUSED', 'sale'),
    brought('c', 'DELIVERED', 'Oujda', { robe: 1, sac: 1 }),
    brought('d', 'CARRIERS_FAULT', 'Oujda'),
    brought('e', 'REFUSED', 'Fès', { parti: 1 }),
  ],
  new Map([
    ['a', 'sendit'],
    ['d', 'sendit'],
    ['e', 'unknown'],
  ]),
  CARRIERS,
);

describe('refusals', () => {
  test('cost the fees of the carrier that took them, its own faults nothing', () => {
    expect(ORDERS.map(({ cost }) => cost)).toEqual([4001, 4000, 0, 0, 4000]);
    expect(sumRefusals(ORDERS)).toEqual({
      delivered: 1,
      refused: 3,
      carriersFault: 1,
      cost: 12_001,
    });
    const [usual] = withCosts([brought('a', 'REFUSED', '')], new Map(), []);
    expect(usual?.cost).toBe(4000);
  });

  test('are grouped by city in any writing, the most costly first', () => {
    expect(groupRefusals(ORDERS, 'CITY', KNOWN)).toEqual([
      { ...named('Salé'), delivered: 0, refused: 2, carriersFault: 0, cost: 8001 },
      { ...named('Fès'), delivered: 0, refused: 1, carriersFault: 0, cost: 4000 },
      { ...named('Oujda'), delivered: 1, refused: 0, carriersFault: 1, cost: 0 },
    ]);
  });

  test('are grouped by carrier, without one under the default one', () => {
    expect(groupRefusals(ORDERS, 'CARRIER', KNOWN)).toEqual([
      { ...named('Chez sendit'), delivered: 0, refused: 1, carriersFault: 1, cost: 4001 },
      { ...named(null), delivered: 0, refused: 1, carriersFault: 0, cost: 4000 },
      { ...named('Chez file'), delivered: 1, refused: 1, carriersFault: 0, cost: 4000 },
    ]);
  });

  test.each(['CITY', 'CARRIER', 'PRODUCT', 'SIZE'] as const)(
    'by %s cost to the centime what all cost',
    (dimension) => {
      const costs = groupRefusals(ORDERS, dimension, KNOWN).map(({ cost }) => cost);
      expect(costs.reduce((sum, cost) => sum + cost)).toBe(12_001);
    },
  );

  test('divide their cost among products, and count once for each', () => {
    expect(groupRefusals(ORDERS, 'PRODUCT', KNOWN)).toEqual([
      {
        ...named('Robe'),
        productId: 'robe',
        delivered: 1,
        refused: 2,
        carriersFault: 1,
        cost: 2667 + 4000,
      },
      { ...named(null), isRemoved: true, delivered: 0, refused: 1, carriersFault: 0, cost: 4000 },
      {
        ...named('Sac'),
        productId: 'sac',
        delivered: 1,
        refused: 1,
        carriersFault: 0,
        cost: 1334,
      },
    ]);
    const twoSizes = withCosts([brought('a', 'REFUSED', '', { robe: 1, sac: 2 })], new Map(), []);
    expect(groupRefusals(twoSizes, 'SIZE', KNOWN)).toEqual([
      { ...named(null), delivered: 0, refused: 1, carriersFault: 0, cost: 4000 },
    ]);
  });
});

function named(name: string | null) {
  return { name, productId: null, isRemoved: false };
}

describe('calls', () => {
  const none = { all: 0, refused: 0 };
  const settings = { callPrice: 150, refusalPercent: 15 };

  test('save the chance of a refusal times the fees, without their price', () => {
    const usual = { ofPhone: none, ofCity: none, ofShop: none };
    const risky = { ...usual, ofPhone: { all: 5, refused: 5 } };
    const cancelled = [
      { known: usual, isFetched: false },
      { known: risky, isFetched: false },
      { known: risky, isFetched: true },
    ];
    // 15 % of 4000, and (5 + 20 × 15 %) of 25 of them.
    expect(valueOfCalls(cancelled, 10, 4000, settings)).toEqual({
      saved: 600 + 1280,
      price: 1500,
      balance: 380,
    });
    expect(valueOfCalls([], 3, 4000, settings)).toEqual({ saved: 0, price: 450, balance: -450 });
  });

  test('are counted by outcome, messages apart', () => {
    const outcomes = ['MESSAGE_SENT', 'CONFIRMED', 'NO_ANSWER', 'CONFIRMED'] as const;
    expect(countOutcomes(outcomes)).toEqual({
      outcomes: [
        { outcome: 'CONFIRMED', contacts: 2 },
        { outcome: 'MESSAGE_SENT', contacts: 1 },
        { outcome: 'NO_ANSWER', contacts: 1 },
      ],
      calls: 3,
    });
  });
});

const valuesOf = (name: string, change: Partial<OrderRecord>) =>
  refusalIndexes
    .find((index) => index.name === name)
    ?.values(order('o', change))
    .map((value) => value.split(SEPARATOR));

describe('the indexes of refusals', () => {
  test('have what couriers brought, and whose fault a refusal is', () => {
    const endings = (change: Partial<OrderRecord>) =>
      valuesOf('endedParcels', change)?.map(([, ending]) => ending);
    expect(endings({ status: 'REFUSED' })).toEqual(['REFUSED']);
    expect(endings({ status: 'REFUSED', isCarriersFault: true })).toEqual(['CARRIERS_FAULT']);
    expect(endings({ status: 'RETURNED' })).toEqual(['DELIVERED']);
    expect(endings({ status: 'SHIPPED' })).toEqual([]);
    expect(endings({ status: 'DELIVERED', channel: 'SHOP' })).toEqual([]);
    expect(endings({ status: 'DELIVERED', delivery: pickup() })).toEqual([]);
  });

  test('have what was cancelled after a contact alone', () => {
    const contact = { by: 'salma@exemple.ma', outcome: 'NO_ANSWER', note: null } as const;
    const history = [{ status: 'CANCELLED', at: '2026-02-02T10:00:00.000Z' }] as const;
    const cancelled = { status: 'CANCELLED', history: [...history] } as const;
    const count = (at: string, change: Partial<OrderRecord> = {}) =>
      valuesOf('cancelledAfterContact', {
        ...cancelled,
        contacts: [{ ...contact, at }],
        ...change,
      })?.length;
    expect(count('2026-02-02T09:00:00.000Z')).toBe(1);
    expect(count('2026-02-02T11:00:00.000Z')).toBe(0);
    expect(count('2026-02-02T09:00:00.000Z', { contacts: [] })).toBe(0);
    expect(count('2026-02-02T09:00:00.000Z', { status: 'CONFIRMED' })).toBe(0);
  });
});
