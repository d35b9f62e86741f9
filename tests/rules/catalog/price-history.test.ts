import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  historyAfter,
  lowestPrice30Days,
  priceInForce,
  provenStruckPrice,
  rowsOfVariant,
  type PriceRow,
} from '../../../server/catalog/price-history/price-history.rules.ts';
import { onlyVariant } from '../../../server/catalog/catalog.variant.rules.ts';
import { AT, product } from '../../store/contract/records.ts';

const DAY_MS = 86_400_000;
const FIRST_DAY = Date.parse('2026-01-01T00:00:00.000Z');
const day = (days: number) => new Date(FIRST_DAY + days * DAY_MS);

/** Prices from a day on; struck where the second is higher. */
const row = (from: number, price: number, originalPrice = price): PriceRow => ({
  at: day(from).toISOString(),
  price,
  originalPrice,
});

const rowsOfDays = fc
  .uniqueArray(
    fc.record({ from: fc.nat(90), price: fc.integer({ min: 1, max: 9 }), off: fc.nat(3) }),
    {
      selector: ({ from }) => from,
      maxLength: 12,
    },
  )
  .map((days) => days.map(({ from, price, off }) => row(from, price, price + off)));
const shuffled = rowsOfDays.chain((rows) =>
  fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length })),
);

describe('the price in force', () => {
  test('is that of the latest row by then', () => {
    const rows = [row(0, 500), row(10, 400, 500)];
    expect(priceInForce(rows, day(-1))).toBeUndefined();
    expect(priceInForce(rows, day(0))?.price).toBe(500);
    expect(priceInForce(rows, new Date(day(10).getTime() - 1))?.price).toBe(500);
    expect(priceInForce(rows, day(10))?.price).toBe(400);
  });

  test('the lowest price and what is proven are the same in whatever order rows were written', () => {
    fc.assert(
      fc.property(shuffled, fc.integer({ min: -5, max: 130 }), ([rows, others], at) => {
        const known = (from: readonly PriceRow[]) => [
          priceInForce(from, day(at)),
          lowestPrice30Days(from, day(at)),
          provenStruckPrice(from, day(at)),
        ];
        expect(known(others)).toEqual(known(rows));
      }),
    );
  });
});

describe('the lowest price of 30 days', () => {
  test('counts what was charged in them, and the price that they began with', () => {
    const rows = [row(0, 300), row(10, 500), row(20, 400)];
    expect(lowestPrice30Days(rows, day(-1))).toBeNull();
    expect(lowestPrice30Days(rows, day(39))).toBe(300);
    expect(lowestPrice30Days(rows, day(40))).toBe(400);
    expect(lowestPrice30Days(rows, day(15))).toBe(300);
  });

  test('is the lowest in force at any day or change of them', () => {
    fc.assert(
      fc.property(rowsOfDays, fc.integer({ min: 0, max: 130 }), (rows, at) => {
        const charged = Array.from({ length: 31 }, (_, ago) => priceInForce(rows, day(at - ago)));
        const prices = charged.flatMap((one) => one?.price ?? []);
        expect(lowestPrice30Days(rows, day(at))).toBe(
          prices.length === 0 ? null : Math.min(...prices),
        );
      }),
    );
  });
});

describe('a struck price', () => {
  const proven = (...rows: readonly PriceRow[]) => provenStruckPrice(rows, day(100));

  test('is proven by what was charged before, at most as entered', () => {
    expect(proven(row(0, 500), row(60, 400, 500))).toBe(500);
    expect(proven(row(0, 500), row(60, 400, 450))).toBe(450);
    expect(proven(row(0, 500), row(60, 400, 800))).toBe(500);
    expect(proven(row(0, 300), row(40, 500), row(60, 400, 500))).toBeNull();
    expect(proven(row(0, 450), row(40, 500), row(60, 400, 500))).toBe(450);
  });

  test('is not there without a reduction, nor without a price before it', () => {
    expect(proven()).toBeNull();
    expect(proven(row(0, 500), row(60, 400))).toBeNull();
    expect(proven(row(0, 400, 500))).toBeNull();
    expect(proven(row(0, 500), row(50, 400), row(60, 400, 500))).toBeNull();
  });

  test('stays through further reductions, and a rise begins anew', () => {
    const reduced = [row(0, 500), row(60, 400, 500)];
    expect(proven(...reduced, row(70, 300, 500))).toBe(500);
    expect(proven(...reduced, row(70, 450, 500))).toBeNull();
  });

  test('is as long as the reduction lasts what it was when it began', () => {
    fc.assert(
      fc.property(rowsOfDays, fc.nat(200), (rows, days) => {
        const begun = [...rows, row(100, 4, 9)];
        expect(provenStruckPrice(begun, day(100 + days))).toBe(provenStruckPrice(begun, day(100)));
        const lower = [...begun, row(110, 3, 9)];
        const struck = provenStruckPrice(begun, day(100));
        const afterwards = provenStruckPrice(lower, day(110 + days));
        expect(struck === null || afterwards === struck).toBe(true);
      }),
    );
  });

  test('is above the price, and no higher than the lowest of the 30 days before', () => {
    fc.assert(
      fc.property(rowsOfDays, (rows) => {
        const plain = rows.filter(({ price, originalPrice }) => price === originalPrice);
        const struck = provenStruckPrice([...plain, row(100, 2, 9)], day(100));
        const before = lowestPrice30Days(plain, day(100));
        expect(struck).toBe(before !== null && before > 2 ? before : null);
      }),
    );
  });
});

describe('a history', () => {
  const small = { ...onlyVariant('a.s'), values: ['S'] };
  const large = { ...onlyVariant('a.l'), values: ['L'], price: 400_000, originalPrice: 450_000 };
  const dress = product('a', { variants: [small, large] });
  const later = { ...dress, updatedAt: '2025-05-02T10:00:00.000Z' };
  const begun = historyAfter(undefined, undefined, dress);

  test('has a row for variants of the same prices, and is itself without a change', () => {
    expect(begun.rows).toEqual([
      { at: AT, price: 349_000, originalPrice: 420_000, variants: ['a.s'] },
      { at: AT, price: 400_000, originalPrice: 450_000, variants: ['a.l'] },
    ]);
    expect(historyAfter(begun, undefined, { ...later, title: 'Autre' })).toBe(begun);
    const same = { ...large, price: null, originalPrice: null };
    expect(historyAfter(undefined, undefined, { ...dress, variants: [small, same] }).rows).toEqual([
      { at: AT, price: 349_000, originalPrice: 420_000, variants: ['a.s', 'a.l'] },
    ]);
  });

  test('takes the changed variants alone, and a new one from its first save on', () => {
    const fresh = { ...onlyVariant('a.m'), values: ['M'] };
    const { rows } = historyAfter(begun, undefined, {
      ...later,
      variants: [small, { ...large, price: 390_000 }, fresh],
    });
    expect(rows.slice(2)).toEqual([
      { at: later.updatedAt, price: 390_000, originalPrice: 450_000, variants: ['a.l'] },
      { at: later.updatedAt, price: 349_000, originalPrice: 420_000, variants: ['a.m'] },
    ]);
  });

  test('of an earlier version’s product begins with the prices that a save replaces', () => {
    const { rows } = historyAfter(undefined, dress, { ...later, price: 300_000 });
    expect(rows.slice(0, 2)).toEqual(begun.rows);
    expect(rows.slice(2)).toEqual([
      { at: later.updatedAt, price: 300_000, originalPrice: 420_000, variants: ['a.s'] },
    ]);
    expect(historyAfter(undefined, dress, later)).toEqual(begun);
    const present = { at: AT, price: 349_000, originalPrice: 420_000 };
    expect(rowsOfVariant(undefined, dress, small)).toEqual([present]);
    expect(rowsOfVariant(undefined, { ...dress, draftSince: AT }, small)).toEqual([]);
  });

  test('stays in the order of its changes where clocks do not', () => {
    const first = historyAfter(begun, undefined, { ...dress, price: 1 });
    const second = historyAfter(first, undefined, {
      ...dress,
      price: 2,
      updatedAt: '2024-01-01T00:00:00.000Z',
    });
    const rows = rowsOfVariant(second, dress, small);
    expect(rows.map(({ at, price }) => `${at.slice(17)} ${price}`)).toEqual([
      '00.000Z 349000',
      '00.001Z 1',
      '00.002Z 2',
    ]);
  });
});
