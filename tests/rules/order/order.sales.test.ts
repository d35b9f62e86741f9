import { describe, expect, test } from 'vitest';
import { onlyVariant } from '../../../server/catalog/catalog.variant.rules.ts';
import {
  addSales,
  changeInPercent,
  citiesOf,
  groupSold,
  noSales,
  readSalesDates,
  reasonsOf,
  refusalRate,
  type SalesPeriod,
} from '../../../server/order/sales/sales.rules.ts';
import { BadInput } from '../../../server/shared/problems.ts';
import { startOfDateInMorocco } from '../../../server/shared/time.ts';
import { product } from '../../store/contract/records.ts';

const TODAY = '2026-11-26';

const written = (dates: ReadonlyArray<{ readonly from: string; readonly to: string }>) =>
  dates.map(({ from, to }) => `${from}/${to}`);
const read = (period: SalesPeriod, from?: string, to?: string, today = TODAY) =>
  readSalesDates({ period, from, to }, today);

describe('periods', () => {
  test('are 30 days, 12 weeks or 12 months up to today where no dates are given', () => {
    expect(read('DAY').buckets).toHaveLength(30);
    expect(written(read('DAY').buckets).at(0)).toBe('2026-10-28/2026-10-28');
    expect(written(read('WEEK').buckets).at(0)).toBe('2026-09-07/2026-09-13');
    expect(written(read('WEEK').buckets).at(-1)).toBe('2026-11-23/2026-11-29');
    expect(written(read('MONTH').buckets).at(0)).toBe('2025-12-01/2025-12-31');
    expect(written(read('MONTH').buckets).at(-1)).toBe('2026-11-01/2026-11-30');
  });

  test('are whole weeks from Monday, over the end of a year too', () => {
    const { buckets, before } = read('WEEK', '2025-12-28', '2026-01-05');
    expect(written(buckets)).toEqual([
      '2025-12-22/2025-12-28',
      '2025-12-29/2026-01-04',
      '2026-01-05/2026-01-11',
    ]);
    expect(written(before)).toEqual([
      '2025-12-01/2025-12-07',
      '2025-12-08/2025-12-14',
      '2025-12-15/2025-12-21',
    ]);
  });

  test('are whole months, whatever their lengths', () => {
    const { buckets, before } = read('MONTH', '2024-02-29', '2024-03-31');
    expect(written(buckets)).toEqual(['2024-02-01/2024-02-29', '2024-03-01/2024-03-31']);
    expect(written(before)).toEqual(['2023-12-01/2023-12-31', '2024-01-01/2024-01-31']);
  });

  test('compare the present one with as many days of the one before', () => {
    expect(written(read('MONTH', TODAY).before)).toEqual(['2026-10-01/2026-10-26']);
    expect(written(read('WEEK', TODAY).before)).toEqual(['2026-11-16/2026-11-19']);
    expect(written(read('DAY', TODAY).before)).toEqual(['2026-11-25/2026-11-25']);
    // On the last day of November, October has one day more.
    expect(written(read('MONTH', '2026-11-30', undefined, '2026-11-30').before)).toEqual([
      '2026-10-01/2026-10-30',
    ]);
    // February is shorter than what has passed of March.
    const march = read('MONTH', '2026-03-01', undefined, '2026-03-30');
    expect(written(march.before)).toEqual(['2026-02-01/2026-02-28']);
    expect(written(read('MONTH', '2026-10-09', '2026-10-09').before)).toEqual([
      '2026-09-01/2026-09-30',
    ]);
  });

  test('end today at most', () => {
    expect(written(read('DAY', '2026-11-25', '2027-05-01').buckets)).toEqual([
      '2026-11-25/2026-11-25',
      '2026-11-26/2026-11-26',
    ]);
  });

  test.each<readonly [reason: string, input: Parameters<typeof readSalesDates>[0]]>([
    ['DATE', { period: 'DAY', from: '2026-02-30' }],
    ['DATE', { period: 'DAY', from: '2026-13-01' }],
    ['DATE', { period: 'DAY', to: 'hier' }],
    ['DATE', { period: 'DAY', from: '1999-12-31' }],
    ['DATE', { period: 'MONTH', from: '+275760-09-13' }],
    ['SALES_ORDER', { period: 'DAY', from: '2026-11-02', to: '2026-11-01' }],
    ['SALES_ORDER', { period: 'DAY', from: '2026-11-27' }],
    ['SALES_LENGTH', { period: 'DAY', from: '2025-11-25' }],
    ['SALES_LENGTH', { period: 'WEEK', from: '2023-11-20' }],
    ['SALES_LENGTH', { period: 'MONTH', from: '2000-01-01' }],
  ])('refuse with %s: %o', (reason, input) => {
    let refused: unknown;
    try {
      readSalesDates(input, TODAY);
    } catch (error) {
      refused = error;
    }
    expect(refused).toBeInstanceOf(BadInput);
    expect(refused).toMatchObject({ problem: { reason } });
  });

  test('of a year of days and of three years of months are allowed', () => {
    expect(read('DAY', '2025-11-26').buckets).toHaveLength(366);
    expect(read('MONTH', '2023-12-01').buckets).toHaveLength(36);
    expect(read('MONTH', '2023-12-01', undefined, '2026-12-03').buckets).toHaveLength(37);
    expect(() => read('MONTH', '2023-12-01', undefined, '2026-12-04')).toThrow('SALES_LENGTH');
  });

  test('begin at midnight in Rabat, whose clocks change for Ramadan', () => {
    const days = ['2026-02-15', '2026-02-16', '2026-03-22', '2026-03-23'];
    expect(days.map(startOfDateInMorocco)).toEqual([
      '2026-02-14T23:00:00.000Z',
      '2026-02-16T00:00:00.000Z',
      '2026-03-22T00:00:00.000Z',
      '2026-03-22T23:00:00.000Z',
    ]);
  });
});

test.each([
  [150, 100, 50],
  [0, 100, -100],
  [100, 300, -67],
  [7, 7, 0],
  [5, 0, null],
  [0, 0, null],
])('from what was before, %d instead of %d is a change of %s per cent', (now, before, change) => {
  expect(changeInPercent(now, before)).toBe(change);
});

test('sums are added up, by channel too', () => {
  const { channels, ...none } = noSales();
  const shop = { orders: 2, sales: 500 };
  const one = { ...none, quantity: 3, sales: 700, channels: { ...channels, SHOP: shop } };
  expect(addSales([1, 20].map((refunded) => ({ ...one, refunded })))).toMatchObject({
    quantity: 6,
    sales: 1_400,
    refunded: 21,
    channels: { SHOP: { orders: 4, sales: 1_000 }, WEB: { orders: 0, sales: 0 } },
  });
});

describe('what was sold', () => {
  const robe = product('robe', {
    title: 'Robe',
    categoryName: 'Robes',
    options: [
      { name: 'Couleur', values: [] },
      { name: 'TAILLE', values: [] },
    ],
    variants: ['38', '40'].map((size) => ({
      ...onlyVariant(`robe.${size}`),
      values: ['Bleu', size],
    })),
  });
  const products = new Map([
    ['robe', robe],
    ['sac', product('sac', { title: 'Sac', categoryName: 'Sacs' })],
  ]);
  const sold = new Map([
    ['robe.38', { quantity: 1, sales: 100 }],
    ['robe.40', { quantity: 2, sales: 200 }],
    ['robe.44', { quantity: 1, sales: 90 }],
    ['sac', { quantity: 4, sales: 300 }],
    ['cape', { quantity: 1, sales: 10 }],
    ['cape.1', { quantity: 1, sales: 10 }],
  ]);
  const named = (dimension: 'PRODUCT' | 'SIZE' | 'CATEGORY') =>
    groupSold(sold, products, dimension).map(({ name, isRemoved, quantity, sales }) => [
      isRemoved ? 'removed' : name,
      quantity,
      sales,
    ]);

  test('is grouped by product, whose removed ones are together', () => {
    expect(named('PRODUCT')).toEqual([
      ['Robe', 4, 390],
      ['Sac', 4, 300],
      ['removed', 2, 20],
    ]);
  });

  test('is grouped by the option Taille, without a size too', () => {
    expect(named('SIZE')).toEqual([
      [null, 4, 300],
      ['40', 2, 200],
      ['removed', 3, 110],
      ['38', 1, 100],
    ]);
  });

  test('is grouped by category', () => {
    expect(named('CATEGORY')).toEqual([
      ['Robes', 4, 390],
      ['Sacs', 4, 300],
      ['removed', 2, 20],
    ]);
  });
});

test('products of equal sales are in the order of their titles, and two of one title stay two', () => {
  const titles = { z: 'Sac', b: 'Robe', a: 'Robe' };
  const products = new Map(
    Object.entries(titles).map(([id, title]) => [id, product(id, { title })]),
  );
  const sold = new Map(['z', 'b', 'a'].map((id) => [id, { quantity: 1, sales: 100 }]));
  const groups = groupSold(sold, products, 'PRODUCT');
  expect(groups.map(({ name, quantity }) => [name, quantity])).toEqual([
    ['Robe', 1],
    ['Robe', 1],
    ['Sac', 1],
  ]);
});

test('two of three refused are 67 per cent', () => {
  expect(refusalRate({ delivered: 1, refused: 2 })).toBe(67);
});

describe('texts that are grouped', () => {
  test('are one reason where they differ in case, accents or punctuation alone', () => {
    const reasons = ['Trop grand !', 'trop grand', 'trop grand', 'Défaut', '', ' ', '👎'];
    expect(reasonsOf(reasons.map((reason) => ({ reason, quantity: 2 })))).toEqual([
      { reason: 'trop grand', returns: 3, quantity: 6 },
      { reason: '', returns: 2, quantity: 4 },
      { reason: 'Défaut', returns: 1, quantity: 2 },
      { reason: '👎', returns: 1, quantity: 2 },
    ]);
  });

  test('are the 50 most frequent reasons', () => {
    const many = Array.from({ length: 60 }, (_, n) =>
      Array.from({ length: n + 1 }, () => ({ reason: `motif ${n}`, quantity: 1 })),
    ).flat();
    const found = reasonsOf(many);
    expect(found).toHaveLength(50);
    expect(found[0]).toEqual({ reason: 'motif 59', returns: 60, quantity: 60 });
  });

  test('are one city, the most refused first', () => {
    const brought = [
      ['Salé', false],
      ['sale', true],
      ['Salé', false],
      ['Rabat', false],
      ['Fès', true],
      ['FES', true],
    ] as const;
    const cities = citiesOf(brought.map(([city, isRefused]) => ({ city, isRefused })));
    expect(cities).toEqual([
      { city: 'FES', delivered: 0, refused: 2 },
      { city: 'Salé', delivered: 2, refused: 1 },
      { city: 'Rabat', delivered: 1, refused: 0 },
    ]);
    expect(cities.map(refusalRate)).toEqual([100, 33, 0]);
  });
});
