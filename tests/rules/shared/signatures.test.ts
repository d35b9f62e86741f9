import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasSearchTokens } from '../../../server/shared/search-tokens.ts';
import { isAmong, Signatures } from '../../../server/shared/signatures.ts';

/** Short words of few letters, so that many texts have a part. */
const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '1'), maxLength: 12 });
const parts = fc.array(fc.array(text, { maxLength: 3 }), { maxLength: 3 });
/** More than two blocks. */
const changes = fc.array(fc.tuple(fc.nat({ max: 70 }), text), { maxLength: 200 });

test('no text that has what is searched is left out, whatever was at its place before', () => {
  fc.assert(
    fc.property(changes, parts, (changed, searched) => {
      const signatures = new Signatures();
      const texts = new Map<number, string>();
      for (const [place, each] of changed) {
        signatures.set(place, each);
        texts.set(place, each);
      }
      const candidates = signatures.find(searched);
      const having = [...texts].filter(([, each]) => hasSearchTokens(each, searched));
      expect(having.filter(([place]) => !isAmong(candidates, place))).toEqual([]);
    }),
  );
});

test('texts without the letters of a part are left out, and those that had them before', () => {
  const signatures = new Signatures();
  for (let place = 0; place < 70; place += 1) signatures.set(place, 'nadia alami');
  signatures.set(33, 'karim tazi');
  signatures.set(34, '');
  const candidates = signatures.find([['alami']]);
  const left = Array.from({ length: 80 }, (_, place) => place).filter(
    (place) => !isAmong(candidates, place),
  );
  expect(left).toEqual([33, 34, ...Array.from({ length: 10 }, (_, n) => 70 + n)]);
});

test('an empty list of parts is never found', () => {
  const signatures = new Signatures();
  signatures.set(0, 'nadia alami');
  expect(isAmong(signatures.find([[]]), 0)).toBe(false);
});
