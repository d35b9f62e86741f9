import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  allocate,
  restock,
  release,
  setOutOfStock,
  setStock,
  ship,
} from '../../../server/catalog/catalog.stock.rules.ts';
import { recipientsOf, restocked } from '../../../server/catalog/alerts/stock-alert.rules.ts';
import type { StockAlertRecord } from '../../../server/catalog/alerts/stock-alert.store.ts';
import type { ProductRecord } from '../../../server/catalog/catalog.store.ts';
import { onlyVariant, quantityAvailable } from '../../../server/catalog/catalog.variant.rules.ts';
import { AT, product } from '../../store/contract/records.ts';

const sized = (stocks: ReadonlyArray<number | null>): ProductRecord => {
  const sizes = ['38', '40', '42'];
  return product('a', {
    options: [{ name: 'Taille', values: sizes.map((value) => ({ value, swatch: null })) }],
    variants: sizes.map((value, at) => ({
      ...onlyVariant(at === 0 ? 'a' : `a.${value}`, stocks[at] ?? null),
      values: [value],
    })),
  });
};

const availableOf = (one: ProductRecord) =>
  one.variants.map((variant) => quantityAvailable(one, variant));

const IDS = ['a', 'a.40', 'a.42'];

const step = fc.record({
  kind: fc.constantFrom('order', 'cancel', 'ship', 'return'),
  id: fc.constantFrom(...IDS),
  quantity: fc.integer({ min: 1, max: 4 }),
});
const steps = fc.array(step, { maxLength: 60 });

const add = (counts: Map<string, number>, id: string, quantity: number) =>
  counts.set(id, (counts.get(id) ?? 0) + quantity);

describe('counted stock', () => {
  test('is never negative nor over-allocated, and its movements add up', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9), { minLength: 3, maxLength: 3 }), steps, (stocks, moves) => {
        let current = sized(stocks);
        const moved = new Map(IDS.map((id) => [id, 0]));
        const open = new Map(IDS.map((id) => [id, 0]));
        const shipped = new Map(IDS.map((id) => [id, 0]));
        for (const { kind, id, quantity } of moves) {
          const quantities = new Map([[id, quantity]]);
          const variant = current.variants.find((one) => one.id === id);
          if (!variant) throw new Error(`No variant ${id}`);
          if (kind === 'order') {
            if (quantity > (quantityAvailable(current, variant) ?? 0)) continue;
            current = allocate(current, quantities);
            add(open, id, quantity);
          } else if (kind === 'return') {
            if (quantity > (shipped.get(id) ?? 0)) continue;
            current = restock(current, quantities);
            add(shipped, id, -quantity);
            add(moved, id, quantity);
          } else {
            if (quantity > (open.get(id) ?? 0)) continue;
            current = kind === 'ship' ? ship(current, quantities) : release(current, quantities);
            add(open, id, -quantity);
            if (kind === 'ship') {
              add(shipped, id, quantity);
              add(moved, id, -quantity);
            }
          }
          for (const [at, { stockOnHand, allocated }] of current.variants.entries()) {
            const onHand = stockOnHand ?? Number.NaN;
            expect(onHand).toBeGreaterThanOrEqual(allocated);
            expect(allocated).toBe(open.get(IDS[at] ?? ''));
            expect(onHand - (stocks[at] ?? 0)).toBe(moved.get(IDS[at] ?? ''));
          }
          expect(current.outOfStock).toBe(availableOf(current).every((some) => some === 0));
        }
      }),
    );
  });

  test('of null is for variants that are not counted', () => {
    const ordered = allocate(sized([null, 0, 0]), new Map([['a', 7]]));
    expect([availableOf(ordered)[0], ordered.outOfStock]).toEqual([null, false]);
    const [shipped] = ship(ordered, new Map([['a', 7]])).variants;
    expect(shipped).toMatchObject({ stockOnHand: null, allocated: 0 });
  });
});

describe('a product that staff take out of stock', () => {
  test('stays out whatever comes back, and keeps its counts', () => {
    const out = setOutOfStock(sized([3, 0, 1]), true);
    expect(out.outOfStock).toBe(true);
    const back = restock(out, new Map([['a.40', 1]]));
    expect(back.outOfStock).toBe(true);
    expect(availableOf(setOutOfStock(back, false))).toEqual([3, 1, 1]);
  });

  test('is for sale again once its stock is counted', () => {
    expect(setStock(setOutOfStock(sized([3, 0, 1]), true), 'a.40', 2).outOfStock).toBe(false);
  });

  test('is no longer counted when it comes back and everything was sold', () => {
    const back = setOutOfStock(setOutOfStock(sized([0, 0, 0]), true), false);
    expect(availableOf(back)).toEqual([null, null, null]);
  });
});

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

describe('recipients of alerts', () => {
  const waiting = Array.from({ length: 10 }, (_, n): StockAlertRecord => ({
    hash: `h${n}`,
    productId: 'p',
    variantId: n === 9 ? 'p' : 'p.38',
    email: `c${n}@example.com`,
    language: 'FR',
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
