import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Postings } from '../../../server/catalog/index/catalog.postings.ts';
import { RANKS, type Rank } from '../../../server/catalog/search/catalog.search.words.ts';

const postingsOf = (postings: Postings, word: string) => {
  const found: Array<readonly [number, Rank]> = [];
  postings.forEach(word, (ordinal, rank) => found.push([ordinal, rank]));
  return found;
};

test('a word without products has none', () => {
  const postings = new Postings();
  expect(postings.countOf('robe')).toBe(0);
  expect(postingsOf(postings, 'robe')).toEqual([]);
});

test('a word is new once, and the ordinal added last is not added again', () => {
  const postings = new Postings();
  expect(postings.add('robe', 4, 0)).toBe(true);
  expect(postings.add('robe', 4, 2)).toBe(false);
  expect(postings.add('robe', 9, 2)).toBe(false);
  expect(postings.add('robe', 9, 3)).toBe(false);
  expect(postingsOf(postings, 'robe')).toEqual([
    [4, 0],
    [9, 2],
  ]);
});

// Steps of one byte and of several, in lists of one, of some, and of more than are packed together.
const step = fc.oneof(fc.nat({ max: 70 }), fc.nat({ max: 100_000 }));
const ranked = fc.record({ step, rank: fc.constantFrom(...RANKS) });
const lists = fc.oneof(fc.array(ranked, { maxLength: 3 }), fc.array(ranked, { minLength: 300 }));

test('products of a word are found in order, those that come late and without those removed', () => {
  fc.assert(
    fc.property(lists, fc.nat({ max: 9 }), fc.nat({ max: 9 }), (steps, late, removed) => {
      const postings = new Postings();
      let last = 0;
      const all = steps.map((each): readonly [number, Rank] => [
        (last += each.step + 1),
        each.rank,
      ]);
      const isLate = (at: number) => late > 0 && at % 10 === late;
      for (const [at, [ordinal, rank]] of all.entries()) {
        if (!isLate(at)) postings.add('robe', ordinal, rank);
      }
      for (const [at, [ordinal, rank]] of all.entries()) {
        if (isLate(at)) postings.add('robe', ordinal, rank);
      }
      const left = all.filter(([ordinal, rank], at) => {
        if (removed === 0 || at % 10 !== removed) return true;
        postings.remove('robe', ordinal, rank);
        return false;
      });
      expect(postingsOf(postings, 'robe')).toEqual(left);
      expect(postings.countOf('robe')).toBe(left.length);
    }),
    { numRuns: 60 },
  );
});
