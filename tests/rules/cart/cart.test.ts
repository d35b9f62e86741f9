import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addLine,
  mergeLines,
  readRequestedLines,
  readQuantity,
  requireBuyable,
  requireLine,
  setQuantity,
  stepQuantity,
} from '../../../server/cart/cart.rules.ts';
import type { CartLineRecord } from '../../../server/cart/cart.store.ts';
import { BadInput } from '../../../server/shared/problems.ts';
import { cartLine, product } from '../../store/contract/records.ts';
import { codesOf } from '../shared/refusals.ts';

const EARLY = '2025-05-01T10:00:00.000Z';
const NOW = '2025-05-02T10:00:00.000Z';
const full = Array.from({ length: 100 }, (_, n) => cartLine(`p${n}`, 1));
const catalogue = new Map(
  ['a', 'b', 'c', 'd'].map((id) => [id, product(id, { outOfStock: id === 'd' })]),
);

const buyable = (id: string) => requireBuyable(product(id));
const lineOf = (lines: readonly CartLineRecord[], productId: string) =>
  requireLine(lines, { productId });

const line = (productId: string, quantity = 1) => ({ productId, quantity });

test('a quantity is a whole number from 1 to 99', () => {
  expect([1, 2, 99].map(readQuantity)).toEqual([1, 2, 99]);
  for (const quantity of [0, -1, 100, 1.5, NaN, Infinity, '2', null, undefined, [2]]) {
    expect(codesOf(() => readQuantity(quantity))).toEqual(['INVALID']);
  }
});

describe('adding', () => {
  test('makes a new line at the end, with both times now', () => {
    expect(addLine([cartLine('a', 1)], buyable('b'), 2, NOW)).toEqual([
      cartLine('a', 1),
      { ...cartLine('b', 2), addedAt: NOW, updatedAt: NOW },
    ]);
  });

  test('adds to the line that is there, in its place', () => {
    expect(addLine([cartLine('a', 1), cartLine('b', 1)], buyable('a'), 3, NOW)).toEqual([
      { ...cartLine('a', 4), addedAt: EARLY, updatedAt: NOW },
      cartLine('b', 1),
    ]);
  });

  test('stops at 99 pieces and at 100 lines', () => {
    expect(addLine([cartLine('a', 98)], buyable('a'), 1, NOW)[0]?.quantity).toBe(99);
    expect(codesOf(() => addLine([cartLine('a', 98)], buyable('a'), 2, NOW))).toEqual(['INVALID']);
    expect(addLine(full.slice(1), buyable('new'), 1, NOW)).toHaveLength(100);
    expect(codesOf(() => addLine(full, buyable('new'), 1, NOW))).toEqual(['LIMIT_REACHED']);
    expect(addLine(full, buyable('p7'), 1, NOW)).toHaveLength(100);
  });

  test('leaves the cart that it was given as it was', () => {
    const lines = Object.freeze([Object.freeze(cartLine('a', 1))]);
    addLine(lines, buyable('a'), 1, NOW);
    setQuantity(lines, lineOf(lines, 'a'), product('a'), 9, NOW);
    expect(lines).toEqual([cartLine('a', 1)]);
  });
});

describe('changing a line', () => {
  test.each([
    [5, 1, 6],
    [5, -1, 4],
    [1, -1, 1],
    [99, 1, 99],
  ] as const)('a step from %i by %i gives %i', (from, step, to) => {
    const lines = [cartLine('a', from)];
    const stepped = stepQuantity(lines, lineOf(lines, 'a'), product('a'), step, NOW);
    expect(stepped[0]?.quantity).toBe(to);
  });
});

describe('merging a visitor’s cart', () => {
  test('adds what the cart does not have, names what cannot be added, and leaves the rest', () => {
    const requested = [line('b', 4), line('a', 9), line('nope'), line('d')].concat(
      [-5, 100, 2, 7].map((quantity) => line('c', quantity)),
    );
    const { lines, problems } = mergeLines([cartLine('a', 2)], requested, catalogue, NOW);
    expect(lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      ['a', 2],
      ['b', 4],
      ['c', 2],
    ]);
    expect(problems.map(({ code }) => code)).toEqual([
      'UNKNOWN_PRODUCT',
      'OUT_OF_STOCK',
      'INVALID',
      'INVALID',
    ]);
  });

  test('stops at 100 lines and says so once', () => {
    const requested = ['a', 'b', 'c'].map((productId) => ({ productId, quantity: 1 }));
    const { lines, problems } = mergeLines(full.slice(1), requested, catalogue, NOW);
    expect(lines).toHaveLength(100);
    expect(lines.at(-1)?.productId).toBe('a');
    expect(problems.map(({ code }) => code)).toEqual(['LIMIT_REACHED']);
  });

  const requestedLines = fc.array(
    fc.record({
      productId: fc.constantFrom('a', 'b', 'c', 'd', 'nope', '__proto__'),
      quantity: fc.integer({ min: -2, max: 101 }),
    }),
    { maxLength: 30 },
  );

  test('keeps what is there, one line a product, and asked twice changes nothing more', () => {
    fc.assert(
      fc.property(requestedLines, fc.integer({ min: 1, max: 99 }), (requested, quantity) => {
        const before = [cartLine('b', quantity)];
        const once = mergeLines(before, requested, catalogue, NOW).lines;
        const ids = once.map(({ productId }) => productId);
        expect(once[0]).toEqual(cartLine('b', quantity));
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.every((id) => ['a', 'b', 'c'].includes(id))).toBe(true);
        expect(once.every(({ quantity: sum }) => sum >= 1 && sum <= 99)).toBe(true);
        expect(mergeLines(once, requested, catalogue, EARLY).lines).toEqual(once);
      }),
    );
  });
});

describe('a visitor’s lines', () => {
  const lines = Array.from({ length: 101 }, (_, n) => line(`p${n}`));

  test('add up by product, and are refused beyond 99', () => {
    const sums = (last: number) => readRequestedLines([line('a', 60), line('b'), line('a', last)]);
    expect(sums(39)).toEqual([line('a', 99), line('b')]);
    expect(() => sums(40)).toThrow(BadInput);
  });

  test('are 100 at most, with a quantity of 1 to 99', () => {
    expect(readRequestedLines(lines.slice(1))).toHaveLength(100);
    for (const wrong of [lines, [line('a', 0)], [line('a', 100)]]) {
      expect(() => readRequestedLines(wrong)).toThrow(BadInput);
    }
  });
});
