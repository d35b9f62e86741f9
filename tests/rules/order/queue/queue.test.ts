import { describe, expect, test } from 'vitest';
import { writeReason } from '../../../../server/order/queue/queue.fr.ts';
import {
  chanceOfRefusal,
  comparePlaces,
  expectedLoss,
  feesBothWays,
  firstOf,
  isCancellationProposed,
  NO_DELIVERIES,
  readCursor,
  reasonsOf,
  writeCursor,
  type Deliveries,
  type KnownDeliveries,
  type Place,
} from '../../../../server/order/queue/queue.rules.ts';
import { queueIndexes } from '../../../../server/order/queue/queue.store.ts';
import type { ContactOutcome, OrderRecord } from '../../../../server/order/order.store.ts';
import { order } from '../../../store/contract/records.ts';

const SETTINGS = { refusalPercent: 15, callPrice: 200, daysToCancel: 3 };
const NOTHING: KnownDeliveries = {
  ofPhone: NO_DELIVERIES,
  ofCity: NO_DELIVERIES,
  ofShop: NO_DELIVERIES,
};
const chance = (known: Partial<KnownDeliveries>, settings = SETTINGS) =>
  chanceOfRefusal({ ...NOTHING, ...known }, settings);
const some = (all: number, refused: number): Deliveries => ({ all, refused });

const values = (each: OrderRecord) => queueIndexes.map((index) => index.values(each));
const asPending = (each: OrderRecord): OrderRecord => ({ ...each, status: 'PENDING' });

describe('the chance of a refusal', () => {
  test('is the setting’s without any delivery', () => {
    expect(chance({})).toBeCloseTo(0.15);
    expect(chance({}, { ...SETTINGS, refusalPercent: 30 })).toBeCloseTo(0.3);
  });

  test('is the shop’s own, then its city’s, then the phone’s, each weighed with 20 of the one before', () => {
    const shop = (30 + 20 * 0.15) / (200 + 20);
    expect(chance({ ofShop: some(200, 30) })).toBeCloseTo(shop);
    const city = (9 + 20 * shop) / (30 + 20);
    expect(chance({ ofShop: some(200, 30), ofCity: some(30, 9) })).toBeCloseTo(city);
    const phone = (2 + 20 * city) / (3 + 20);
    const all = { ofShop: some(200, 30), ofCity: some(30, 9), ofPhone: some(3, 2) };
    expect(chance(all)).toBeCloseTo(phone);
  });

  test('stays between 0 and 1, rises with each refusal and falls with each parcel that is taken', () => {
    for (const place of ['ofPhone', 'ofCity', 'ofShop'] as const) {
      for (let all = 0; all < 60; all += 7) {
        for (let refused = 0; refused <= all; refused += 1) {
          const now = chance({ [place]: some(all, refused) });
          expect(now).toBeGreaterThan(0);
          expect(now).toBeLessThan(1);
          expect(chance({ [place]: some(all + 1, refused + 1) })).toBeGreaterThan(now);
          expect(chance({ [place]: some(all + 1, refused) })).toBeLessThan(now);
        }
      }
    }
  });

  test('has only deliveries of the phone, its city and the shop as inputs, and one setting', () => {
    type Inputs = Parameters<typeof chanceOfRefusal>;
    const known: Record<keyof Inputs[0], keyof Deliveries | 'all'> = {
      ofPhone: 'refused',
      ofCity: 'refused',
      ofShop: 'refused',
    };
    const counted: Record<keyof Deliveries, true> = { all: true, refused: true };
    const settings: Record<keyof Inputs[1], true> = { refusalPercent: true };
    expect(Object.keys(known)).toEqual(['ofPhone', 'ofCity', 'ofShop']);
    expect(Object.keys(counted)).toEqual(['all', 'refused']);
    expect(Object.keys(settings)).toEqual(['refusalPercent']);
  });

  test('is the same whatever name, language, account or amount an order has: no index reads them', () => {
    const phone = '0612345678';
    const one = order('o', { status: 'DELIVERED', shippingInfo: withPhone(phone) });
    const other: OrderRecord = {
      ...one,
      customerId: 'someone',
      language: 'AR',
      payable: one.payable + 1,
      shippingInfo: { ...withPhone(phone), name: 'Karim', email: 'k@exemple.ma', street: 'x' },
    };
    expect(values(other)).toEqual(values(one));
    expect(values(asPending(other))).toEqual(values(asPending(one)));
    expect(values(asPending(one))[0]).toHaveLength(1);
  });
});

const base = order('o').shippingInfo;
const withPhone = (phone: string | null) => ({ ...base, phone });

describe('parcels that were brought', () => {
  const [, deliveries] = queueIndexes;
  const valuesOf = (change: Partial<OrderRecord>) =>
    deliveries?.values(order('o', { status: 'REFUSED', ...change })).length;

  test('count what was refused, taken or returned, by city and phone', () => {
    for (const status of ['REFUSED', 'DELIVERED', 'RETURNED'] as const) {
      expect(valuesOf({ status, shippingInfo: withPhone('0612345678') })).toBe(2);
    }
    expect(valuesOf({ status: 'CANCELLED' })).toBe(0);
    expect(valuesOf({ status: 'SHIPPED' })).toBe(0);
  });

  test('leave out the carrier’s own failures and the counter, and the phone of the deleted', () => {
    expect(valuesOf({ isCarriersFault: true })).toBe(0);
    expect(valuesOf({ channel: 'SHOP' })).toBe(0);
    expect(valuesOf({ shippingInfo: withPhone(null) })).toBe(1);
  });
});

describe('the expected loss', () => {
  const carrier = {
    id: 'file',
    isActive: true,
    deliveryFee: null,
    returnFee: null,
    refusalFee: null,
  };

  test('is the chance times both fees, and nothing for what is fetched', () => {
    expect(expectedLoss(0.15, 4000, false)).toBe(600);
    expect(expectedLoss(1 / 3, 1000, false)).toBe(333);
    expect(expectedLoss(0.9, 4000, true)).toBe(0);
  });

  test('knows the fees of the default carrier, else of the first active one that has any', () => {
    const other = { ...carrier, id: 'sendit', deliveryFee: 3000, returnFee: 1000 };
    expect(feesBothWays([])).toBe(4000);
    expect(feesBothWays([carrier])).toBe(4000);
    expect(feesBothWays([carrier, other])).toBe(4000);
    expect(feesBothWays([{ ...other, deliveryFee: 3500 }, carrier])).toBe(4500);
    expect(feesBothWays([{ ...carrier, returnFee: 500 }, other])).toBe(3000);
    expect(feesBothWays([{ ...other, isActive: false }])).toBe(4000);
    expect(feesBothWays([{ ...carrier, deliveryFee: 2000, refusalFee: 800 }])).toBe(2800);
  });
});

const NOW = new Date('2026-11-26T12:00:00.000Z');
const called = (outcome: ContactOutcome, nextAt?: string) => ({
  at: '2026-11-26T10:00:00.000Z',
  by: 'salma@exemple.ma',
  outcome,
  note: null,
  ...(nextAt === undefined ? {} : { nextAt }),
});

describe('the reasons', () => {
  const written = (
    known: Partial<KnownDeliveries>,
    change: Partial<OrderRecord> = {},
    loss = 600,
    others: { readonly isHeld?: boolean; readonly duplicates?: readonly string[] } = {},
  ) => {
    const unconfirmed = order('o', {
      placedAt: '2026-11-26T08:00:00.000Z',
      shippingInfo: withPhone('0612345678'),
      ...change,
    });
    const about = { order: unconfirmed, city: 'Oujda', known: { ...NOTHING, ...known }, loss };
    const unlike = { isHeld: false, duplicates: [], ...others };
    return reasonsOf({ ...about, ...unlike }, SETTINGS, NOW).map((reason) => writeReason(reason));
  };

  test('say what the shop knows of the phone and of the city', () => {
    expect(written({})).toEqual(['aucun colis encore livré à ce numéro']);
    expect(written({ ofPhone: some(1, 1) })).toEqual(['1 refus à ce numéro']);
    expect(written({ ofPhone: some(5, 2) })).toEqual([
      '2 refus à ce numéro',
      '3 colis acceptés à ce numéro',
    ]);
    const oujda = { ofCity: some(30, 10), ofShop: some(200, 20), ofPhone: some(1, 0) };
    expect(written(oujda)).toEqual([
      '1 colis accepté à ce numéro',
      'à Oujda un colis sur trois est refusé',
    ]);
    expect(written({}, { shippingInfo: withPhone(null) })).toEqual(['sans téléphone']);
  });

  test.each([
    [some(4, 2), 'un colis sur deux est refusé'],
    [some(3, 2), 'deux colis sur trois sont refusés'],
    [some(10, 10), 'presque chaque colis est refusé'],
    [some(100, 25), 'un colis sur quatre est refusé'],
    [some(240, 20), 'un colis sur 12 est refusé'],
  ])('write a share of %o in words', (ofCity, sentence) => {
    expect(written({ ofCity, ofShop: some(2000, 20) })).toContain(`à Oujda ${sentence}`);
  });

  test('leave out a city that refuses as little as the shop, or that has hardly any parcels', () => {
    const silent = ['aucun colis encore livré à ce numéro'];
    expect(written({ ofCity: some(2, 2), ofShop: some(200, 20) })).toEqual(silent);
    expect(written({ ofCity: some(40, 4), ofShop: some(200, 40) })).toEqual(silent);
  });

  test('end with « appel inutile » below the price of a call', () => {
    expect(written({ ofPhone: some(1, 1) }, {}, 199)).toEqual([
      '1 refus à ce numéro',
      'appel inutile',
    ]);
    expect(written({ ofPhone: some(1, 1) }, {}, 200)).toEqual(['1 refus à ce numéro']);
  });

  test('say what came of calls', () => {
    const contacts = [called('NO_ANSWER'), called('NO_ANSWER'), called('WRONG_NUMBER')];
    expect(written({}, { contacts }).slice(1)).toEqual(['2 essais sans réponse', 'faux numéro']);
    expect(written({}, { contacts: [called('DUPLICATE')] }).slice(1)).toEqual([
      'commandée deux fois',
      'annulation proposée',
    ]);
    expect(written({}, { placedAt: '2026-11-22T08:00:00.000Z' }).slice(1)).toEqual([
      'sans confirmation depuis 4 jours\u00a0: annulation proposée',
    ]);
  });

  test('begin with a hold of staff and with possible duplicates by their numbers', () => {
    const known = { ofPhone: some(1, 1) };
    expect(written(known, {}, 600, { isHeld: true, duplicates: ['BV-2'] })).toEqual([
      'destinataire retenu',
      'doublon possible\u00a0: BV-2',
      '1 refus à ce numéro',
    ]);
    expect(written(known, {}, 600, { duplicates: ['BV-2', 'BV-3'] })[0]).toBe(
      'doublons possibles\u00a0: BV-2, BV-3',
    );
  });

  test('are words alone: no chance, no score', () => {
    const all = written({ ofCity: some(30, 10), ofShop: some(200, 20), ofPhone: some(9, 4) });
    expect(all.join(' ')).not.toMatch(/%|score|risque|0[.,]\d/i);
  });
});

describe('a cancellation is proposed', () => {
  const proposed = (change: Partial<OrderRecord>) =>
    isCancellationProposed(
      order('o', { placedAt: '2026-11-25T08:00:00.000Z', ...change }),
      SETTINGS,
      NOW,
    );

  test('after the days of the setting, unless a later call is agreed', () => {
    expect(proposed({})).toBe(false);
    const placedAt = '2026-11-23T12:00:00.000Z';
    expect(proposed({ placedAt })).toBe(true);
    expect(proposed({ placedAt: '2026-11-23T12:00:00.001Z' })).toBe(false);
    const later = called('POSTPONED', '2026-11-28T10:00:00.000Z');
    expect(proposed({ placedAt, contacts: [later] })).toBe(false);
    const passed = called('POSTPONED', '2026-11-26T11:00:00.000Z');
    expect(proposed({ placedAt, contacts: [passed] })).toBe(true);
  });

  test('at once for an order placed twice or by mistake', () => {
    expect(proposed({ contacts: [called('DUPLICATE')] })).toBe(true);
    expect(proposed({ contacts: [called('WRONG_ORDER')] })).toBe(true);
    expect(proposed({ contacts: [called('WRONG_NUMBER')] })).toBe(false);
  });
});

const place = (id: string, change: Partial<Place>): Place => ({
  id,
  isDue: true,
  loss: 100,
  dueAt: '2026-11-26T10:00:00.000Z',
  ...change,
});

describe('the queue', () => {
  const later = '2026-11-26T18:00:00.000Z';
  const places = [
    place('due-900', { loss: 900 }),
    place('due-100-earlier', { dueAt: '2026-11-26T09:00:00.000Z' }),
    place('due-100', {}),
    place('due-100-same', {}),
    place('later', { isDue: false, dueAt: later, loss: 50 }),
    place('latest', { isDue: false, dueAt: '2026-11-27T08:00:00.000Z', loss: 5000 }),
  ];

  test('has due orders by loss, then later ones by time', () => {
    const sorted = places.toReversed().toSorted(comparePlaces);
    expect(sorted.map(({ id }) => id)).toEqual(places.map(({ id }) => id));
  });

  test('has the same beginning without being sorted whole', () => {
    const many = Array.from({ length: 300 }, (_, n) =>
      place(`o${n}`, {
        isDue: n % 3 > 0,
        loss: (n * 7919) % 50,
        dueAt: `2026-11-${10 + (n % 17)}`,
      }),
    );
    const sorted = many.toSorted(comparePlaces);
    for (const count of [1, 20, 299, 300, 400]) {
      expect(firstOf(many, count, comparePlaces)).toEqual(sorted.slice(0, count));
    }
    expect(firstOf([], 5, comparePlaces)).toEqual([]);
  });

  test('goes on after a cursor, and knows texts that are none', () => {
    for (const each of places) expect(readCursor(writeCursor(each))).toEqual(each);
    const broken = ['', 'x', Buffer.from('DUE x y z').toString('base64url')];
    for (const text of broken) expect(readCursor(text)).toBeNull();
  });
});
