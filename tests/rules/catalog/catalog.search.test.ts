import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchesSearch, readSearch } from '../../../server/catalog/catalog.search.ts';
import { BadInput } from '../../../server/shared/problems.ts';

function finds(text: string, title: string, brand = 'Belle Vue'): boolean {
  const search = readSearch(text);
  if (!search) throw new Error('A blank text filters nothing');
  return matchesSearch({ title, brand }, search);
}

/** A text without the accents of the letters below. */
const plain = (text: string) =>
  text
    .replaceAll(/[éèêë]/g, 'e')
    .replaceAll(/[àâ]/g, 'a')
    .replaceAll(/[îï]/g, 'i')
    .replaceAll(/[ûü]/g, 'u')
    .replaceAll('ô', 'o')
    .replaceAll('ç', 'c')
    .replaceAll('ñ', 'n');

describe('search', () => {
  test.each([
    ['celeste', 'Caftan Céleste', 'Belle Vue'],
    ['CÉLESTE', 'Caftan Céleste', 'Belle Vue'],
    ['  caftan   celeste ', 'Caftan Céleste', 'Belle Vue'],
    ['celeste caftan', 'Caftan Céleste', 'Belle Vue'],
    ['caftan bleu', 'Caftan en soie bleue', 'Belle Vue'],
    ['rayban', 'Lunettes aviateur', 'Ray-Ban'],
    ['oeil', 'Lunettes œil-de-chat', 'Chanel'],
    ['ray ban', 'Lunettes aviateur', 'Ray-Ban'],
    ['Ray-Ban', 'Lunettes aviateur', 'Ray-Ban'],
    ['aviateur ray', 'Lunettes aviateur', 'Ray-Ban'],
    ['belle vue', 'Caftan', 'Belle Vue'],
    ['cotelee', 'Robe en maille co\u0302tele\u0301e', 'Belle Vue'],
  ])('« %s » finds « %s » of %s', (text, title, brand) => {
    expect(finds(text, title, brand)).toBe(true);
  });

  test.each([
    ['caftan rouge', 'Caftan Céleste'],
    ['%', 'Caftan 100 % soie'],
    ['_', 'Caftan_Céleste'],
    ['.*', 'Caftan Céleste'],
    ['celestes', 'Caftan Céleste'],
  ])('« %s » does not find « %s »', (text, title) => {
    expect(finds(text, title)).toBe(false);
  });

  test.each([undefined, null, '', '   ', '\u00a0\t\n'])(
    'a blank text %j filters nothing',
    (text) => {
      expect(readSearch(text)).toBeNull();
    },
  );

  test('takes 200 characters and not one more', () => {
    expect(readSearch('x'.repeat(200))?.words).toEqual(['x'.repeat(200)]);
    expect(() => readSearch('x'.repeat(201))).toThrow(BadInput);
  });

  const letters = [...'abcdeéèêëàâîïôûüçñ'];
  const word = fc
    .array(fc.constantFrom(...letters), { minLength: 1, maxLength: 8 })
    .map((some) => some.join(''));
  test('does not mind case, accents or how they are composed', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
        const title = words.join(' ');
        for (const text of [title, plain(title), title.toUpperCase(), title.normalize('NFD')]) {
          expect(finds(text, title)).toBe(true);
          expect(finds(title, text)).toBe(true);
        }
      }),
    );
  });

  test('finds any words of a title, in any order', () => {
    fc.assert(
      fc.property(
        fc
          .uniqueArray(word, { minLength: 1, maxLength: 5 })
          .chain((words) =>
            fc.tuple(fc.constant(words), fc.shuffledSubarray(words, { minLength: 1 })),
          ),
        ([words, some]) => {
          expect(finds(some.join(' '), words.join(' '))).toBe(true);
        },
      ),
    );
  });
});
