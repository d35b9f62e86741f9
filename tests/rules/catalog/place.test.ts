import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  between,
  movedIn,
  orderKey,
  placeIn,
  spread,
  type Placed,
} from '../../../server/catalog/place/place.rules.ts';

const position = fc.integer({ min: 0, max: 2_000_000_000 }).map((millionths) => millionths / 1e6);

test('positions are sorted as texts are, whole ones as earlier versions wrote them', () => {
  expect(orderKey(30)).toBe('0000000030');
  fc.assert(
    fc.property(position, position, (one, other) => {
      expect(orderKey(one) < orderKey(other)).toBe(one < other);
    }),
  );
});

function isBetween(one: number, other: number): boolean {
  const [low, high] = [Math.min(one, other), Math.max(one, other)];
  const found = between(low, high);
  if (found === null) return high - low <= 2e-6;
  return low < found && found < high && Number(found.toFixed(6)) === found;
}

test('a position between two lies between them, or there is none', () => {
  fc.assert(
    fc.property(position, position, (one, other) => {
      expect(isBetween(one, other)).toBe(true);
    }),
  );
});

function isSpread(low: number, width: number | null, many: number): boolean {
  const high = width === null ? null : low + width;
  const found = spread(low, high, many);
  if (found === null) return width !== null && width / (many + 1) < 1.001e-4;
  const all = [low, ...found, high ?? Infinity];
  return found.length === many && all.slice(1).every((each, at) => each > (all[at] ?? 0));
}

test('positions that are given anew rise between their bounds, or there is no room for them', () => {
  const count = fc.integer({ min: 1, max: 200 });
  fc.assert(
    fc.property(position, fc.option(position), count, (low, width, many) => {
      expect(isSpread(low, width, many)).toBe(true);
    }),
  );
});

const products: readonly Placed[] = Array.from('abcdefgh', (id, at) => ({ id, position: at + 1 }));
const move = fc.record({
  id: fc.nat(7).map((at) => products[at]?.id ?? ''),
  before: fc.option(fc.nat(7).map((at) => products[at]?.id ?? '')),
});
const orderOf = (places: readonly Placed[], members: readonly Placed[]) => {
  const known = new Map(places.map((each) => [each.id, each.position]));
  return members
    .toSorted((one, other) => placeIn(known, one) - placeIn(known, other))
    .map(({ id }) => id);
};

test('moves of a category change the place of one product, all others stay in their order', () => {
  fc.assert(
    fc.property(fc.array(move, { maxLength: 60 }), (moves) => {
      let places: readonly Placed[] = [];
      for (const { id, before } of moves.filter((each) => each.id !== each.before)) {
        const expected = orderOf(places, products).filter((each) => each !== id);
        expected.splice(before === null ? expected.length : expected.indexOf(before), 0, id);
        places = movedIn(places, products, id, before);
        expect(orderOf(places, products)).toEqual(expected);
        const positions = places.map((each) => each.position);
        expect(positions).toEqual([...new Set(positions)].toSorted((a, b) => a - b));
      }
    }),
  );
});

test('a hundred moves to the same place need no more room than there is', () => {
  let places: readonly Placed[] = [];
  for (let count = 0; count < 100; count += 1) {
    const id = count % 2 === 0 ? 'h' : 'g';
    places = movedIn(places, products, id, 'b');
    const order = orderOf(places, products);
    expect(order[order.indexOf('b') - 1]).toBe(id);
  }
  expect(new Set(places.map((each) => each.position)).size).toBe(products.length);
});

test('a category that follows the list has its order, and what is new stands at the end', () => {
  expect(orderOf([], products).join('')).toBe('abcdefgh');
  const places = movedIn([], products.slice(1), 'd', 'b');
  // `a` stands first in the list, but came to the category later.
  expect(orderOf(places, products).join('')).toBe('dbcefgha');
  expect(orderOf(movedIn(places, products, 'c', 'a'), products).join('')).toBe('dbefghca');
});
