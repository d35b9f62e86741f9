import { describe, expect, test } from 'vitest';
import { recipientsOf, restocked } from '../../../server/catalog/alerts/stock-alert.rules.ts';
import type { StockAlertRecord } from '../../../server/catalog/alerts/stock-alert.store.ts';
import type { ProductRecord } from '../../../server/catalog/catalog.store.ts';
import { onlyVariant } from '../../../server/catalog/catalog.variant.rules.ts';
import { AT, product } from '../../store/records.ts';

type Stock = readonly [stockOnHand: number | null, allocated: number];

/** With the variants `p` and `p.38`. */
function stocked(stocks: readonly Stock[], outOfStock = false): ProductRecord {
  const variants = stocks.map(([stockOnHand, allocated], place) => ({
    ...onlyVariant(place === 0 ? 'p' : 'p.38', stockOnHand),
    allocated,
  }));
  return product('p', { variants, outOfStock });
}

const changeOf = (before: ProductRecord | null, after: ProductRecord) =>
  restocked(new Map(before ? [['p', before]] : []), [after]);

describe('restocked', () => {
  test.each<[string, Stock, Stock, number | null | undefined]>([
    ['from none to some', [0, 0], [4, 0], 4],
    ['from none to some less what orders hold', [3, 3], [5, 3], 2],
    ['from none to a stock that is not counted', [0, 0], [null, 0], null],
    ['from some to more', [1, 0], [4, 0], undefined],
    ['from none to none', [2, 2], [3, 3], undefined],
    ['from some to none', [1, 0], [0, 0], undefined],
  ])('%s', (_, before, after, quantity) => {
    const found = changeOf(stocked([[1, 0], before]), stocked([[1, 0], after]));
    expect(found).toEqual(quantity === undefined ? [] : [{ variantId: 'p.38', quantity }]);
  });

  test('all variants in stock of a product that staff put back, or that is new', () => {
    const after = stocked([
      [2, 0],
      [0, 0],
    ]);
    const back = [{ variantId: 'p', quantity: 2 }];
    expect(changeOf(stocked([[2, 0]], true), after)).toEqual(back);
    expect(changeOf(null, after)).toEqual(back);
  });
});

describe('recipients', () => {
  const waiting = Array.from({ length: 10 }, (_, n): StockAlertRecord => ({
    hash: `h${n}`,
    productId: 'p',
    variantId: n === 9 ? 'p' : 'p.38',
    email: `c${n}@example.com`,
    createdAt: AT,
    confirmedAt: AT,
    expiresAt: null,
  }));

  test.each<[number | null, number]>([
    [1, 3],
    [2, 6],
    [5, 9],
    [null, 9],
  ])('of a quantity of %s are %s, the first of those who wait', (quantity, count) => {
    const found = recipientsOf(waiting, [{ variantId: 'p.38', quantity }]);
    expect(found).toEqual(waiting.slice(0, count));
  });
});
