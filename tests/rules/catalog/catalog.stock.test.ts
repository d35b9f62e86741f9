import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  allocate,
  putBack,
  release,
  setOutOfStock,
  setStock,
  ship,
} from '../../../server/catalog/catalog.stock.rules.ts';
import type { ProductRecord } from '../../../server/catalog/catalog.store.ts';
import { onlyVariant, quantityAvailable } from '../../../server/catalog/catalog.variant.rules.ts';
import { product } from '../../store/records.ts';

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

const steps = fc.array(
  fc.record({
    kind: fc.constantFrom('order', 'cancel', 'ship', 'return'),
    id: fc.constantFrom(...IDS),
    quantity: fc.integer({ min: 1, max: 4 }),
  }),
  { maxLength: 60 },
);

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
            current = putBack(current, quantities);
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

  test('that runs out sells out the product with its last variant', () => {
    const first = allocate(sized([1, 0, 2]), new Map([['a', 1]]));
    expect([availableOf(first), first.outOfStock]).toEqual([[0, 0, 2], false]);
    const last = allocate(first, new Map([['a.42', 2]]));
    expect([availableOf(last), last.outOfStock]).toEqual([[0, 0, 0], true]);
    expect(release(last, new Map([['a', 1]])).outOfStock).toBe(false);
  });

  test('of null is for variants that are not counted', () => {
    const ordered = allocate(sized([null, 0, 0]), new Map([['a', 7]]));
    expect([availableOf(ordered)[0], ordered.outOfStock]).toEqual([null, false]);
    expect(ship(ordered, new Map([['a', 7]])).variants[0]).toMatchObject({
      stockOnHand: null,
      allocated: 0,
    });
  });
});

describe('a product that staff take out of stock', () => {
  test('stays out whatever comes back, and keeps its counts', () => {
    const out = setOutOfStock(sized([3, 0, 1]), true);
    expect(out.outOfStock).toBe(true);
    const back = putBack(out, new Map([['a.40', 1]]));
    expect(back.outOfStock).toBe(true);
    expect(availableOf(setOutOfStock(back, false))).toEqual([3, 1, 1]);
  });

  test('is for sale again once its stock is counted', () => {
    expect(setStock(setOutOfStock(sized([3, 0, 1]), true), 'a.40', 2).outOfStock).toBe(false);
  });

  test('is no longer counted when it comes back and everything was sold', () => {
    expect(availableOf(setOutOfStock(setOutOfStock(sized([0, 0, 0]), true), false))).toEqual([
      null,
      null,
      null,
    ]);
  });
});
