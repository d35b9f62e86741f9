import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  foldCode,
  problemOf,
  problemWithGoods,
  reduce,
  spread,
  type CodeTerms,
} from '../../../server/cart/discount/discount.rules.ts';
import type { DiscountCodeRecord } from '../../../server/cart/discount/discount.store.ts';

const NOW = new Date('2026-11-29T10:00:00.000Z');
const UNUSED = { all: 0, ofPhone: 0 };

const code = (change: Partial<DiscountCodeRecord> = {}): DiscountCodeRecord => ({
  id: 'c1',
  version: 1,
  code: 'ÉTÉ 10',
  folded: 'ete10',
  percent: 10,
  amount: null,
  isFreeDelivery: false,
  products: [],
  isForSalePieces: false,
  minimum: null,
  startsAt: null,
  endsAt: null,
  limit: null,
  limitPerPhone: null,
  createdAt: NOW.toISOString(),
  updatedAt: NOW.toISOString(),
  ...change,
});

const line = (total: number, change: { productId?: string; campaignId?: string | null } = {}) => ({
  productId: 'caftan',
  total,
  ...change,
});

const CHARACTERS = [...'aZ éÉœ٣۹-ـﬁＡ０\u200b!ةى'];

describe('a code as it is written', () => {
  test.each([
    'ÉTÉ 10',
    ' été10 ',
    'E t e 1 0',
    'ete١٠',
    'ETE۱۰',
    'ÉTÉ-10',
    'ｅｔｅ１０',
    'Été\u00a010',
  ])('%s is the same', (written) => {
    expect(foldCode(written)).toBe('ete10');
  });

  test('is folded once and for all, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...CHARACTERS), maxLength: 60 }), (text) => {
        expect(foldCode(foldCode(text))).toBe(foldCode(text));
      }),
    );
  });

  test('may be long, and costs no time', () => {
    expect(foldCode('é'.repeat(1_000_000)).length).toBeLessThan(200);
  });
});

describe('whether a code applies', () => {
  const reasonOf = (record: DiscountCodeRecord | undefined, uses = UNUSED) =>
    problemOf(record, 'ete10', { uses, now: NOW })?.reason ?? null;

  test.each([
    ['no such code', undefined, UNUSED, 'CODE_UNKNOWN'],
    [
      'begins in a second',
      code({ startsAt: '2026-11-29T10:00:01.000Z' }),
      UNUSED,
      'CODE_NOT_BEGUN',
    ],
    ['begins now', code({ startsAt: NOW.toISOString() }), UNUSED, null],
    ['ends now', code({ endsAt: NOW.toISOString() }), UNUSED, 'CODE_ENDED'],
    ['ends in a second', code({ endsAt: '2026-11-29T10:00:01.000Z' }), UNUSED, null],
    ['has a use left', code({ limit: 3 }), { all: 2, ofPhone: 2 }, null],
    ['has none left', code({ limit: 3 }), { all: 3, ofPhone: 0 }, 'CODE_USED_UP'],
    [
      'was used by the phone',
      code({ limitPerPhone: 1 }),
      { all: 9, ofPhone: 1 },
      'CODE_USED_BY_PHONE',
    ],
  ] as const)('that %s', (_, record, uses, reason) => {
    expect(reasonOf(record, uses)).toBe(reason);
  });

  test.each([
    ['nothing', code(), [], 'CODE_NO_GOODS'],
    ['other goods', code({ products: ['jean'] }), [line(100)], 'CODE_NO_GOODS'],
    ['reduced goods', code(), [line(100, { campaignId: 'soldes' })], 'CODE_SALE_GOODS'],
    [
      'reduced goods, for which it is',
      code({ isForSalePieces: true }),
      [line(100, { campaignId: 's' })],
      null,
    ],
    ['too little', code({ minimum: 101 }), [line(100)], 'CODE_MINIMUM'],
    [
      'just enough, with goods that it does not reduce',
      code({ minimum: 100, products: ['jean'] }),
      [line(99), line(1, { productId: 'jean' })],
      null,
    ],
  ] as const)('to %s', (_, record, lines, reason) => {
    expect(problemWithGoods(record, lines)?.reason ?? null).toBe(reason);
  });

  test('says how much is missing', () => {
    expect(problemWithGoods(code({ minimum: 30_000 }), [line(12_345)])).toMatchObject({
      minimum: 30_000,
      missing: 17_655,
    });
  });
});

const amounts = fc.array(fc.integer({ min: 0, max: 2_000_000_000 }), { maxLength: 100 });
const terms: fc.Arbitrary<CodeTerms> = fc
  .tuple(
    fc.oneof(
      fc.record({ percent: fc.integer({ min: 1, max: 100 }), amount: fc.constant(null) }),
      fc.record({ percent: fc.constant(null), amount: fc.integer({ min: 1, max: 10_000_000 }) }),
      fc.constant({ percent: null, amount: null }),
    ),
    fc.boolean(),
    fc.constantFrom([], ['caftan'], ['caftan', 'jean']),
  )
  .map(([gives, isForSalePieces, products]) => ({
    ...gives,
    isFreeDelivery: gives.percent === null && gives.amount === null,
    isForSalePieces,
    products,
  }));
const lines = fc.array(
  fc.record({
    productId: fc.constantFrom('caftan', 'jean', 'sac'),
    campaignId: fc.constantFrom(null, 'soldes'),
    total: fc.integer({ min: 0, max: 500_000_000 }),
  }),
  { maxLength: 100 },
);

describe('what a code takes off', () => {
  test.each([
    [{ percent: 10 }, [10_005], 1_001],
    [{ percent: 10 }, [10_004], 1_000],
    [{ percent: 15 }, [3_330], 500],
    [{ percent: 100 }, [1, 2], 3],
    [{ percent: null, amount: 5_000 }, [3_000, 9_000], 5_000],
    [{ percent: null, amount: 5_000 }, [3_000], 3_000],
    [{ percent: null, amount: null }, [3_000], 0],
  ] as const)('%o of %o is %i', (gives, totals, saving) => {
    expect(
      reduce(
        code(gives),
        totals.map((total) => line(total)),
      ).saving,
    ).toBe(saving);
  });

  test('is never below 0 nor above the goods, sums to the centime, and leaves other goods alone', () => {
    fc.assert(
      fc.property(terms, lines, (given, goods) => {
        const { saving, shares } = reduce(given, goods);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(saving);
        expect(saving).toBeGreaterThanOrEqual(0);
        for (const [place, { productId, campaignId, total }] of goods.entries()) {
          const share = shares[place] ?? Number.NaN;
          expect(Number.isSafeInteger(share) && share >= 0 && share <= total).toBe(true);
          const isNamed = given.products.length === 0 || given.products.includes(productId);
          const isReduced = isNamed && (campaignId === null || given.isForSalePieces);
          expect(isReduced || share === 0).toBe(true);
        }
      }),
    );
  });

  test('is divided by the largest remainders: no share is a centime away from its part', () => {
    fc.assert(
      fc.property(amounts, fc.nat(10_000_000_000), (weights, wanted) => {
        const sum = weights.reduce((all, weight) => all + weight, 0);
        const amount = Math.min(wanted, sum);
        const shares = spread(amount, weights);
        expect(shares.reduce((all, share) => all + share, 0)).toBe(amount);
        for (const [place, weight] of weights.entries()) {
          const exact = BigInt(amount) * BigInt(weight);
          const share = BigInt(shares[place] ?? -1) * BigInt(sum);
          const off = share > exact ? share - exact : exact - share;
          expect(off < BigInt(sum) || sum === 0).toBe(true);
        }
      }),
    );
  });

  test('goes to the first of equal remainders', () => {
    expect(spread(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(spread(5, [10, 30, 10])).toEqual([1, 3, 1]);
  });
});
