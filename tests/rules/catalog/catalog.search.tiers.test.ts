import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import synonyms from '../../../seed/synonyms.json' with { type: 'json' };
import { searchProducts } from '../../../server/catalog/catalog.search.rules.ts';
import { readSearch } from '../../../server/catalog/catalog.search.ts';
import { Spellings, spellingDistance } from '../../../server/catalog/catalog.search.spelling.ts';
import { stemOf, STOP_WORDS, wordsOf } from '../../../server/catalog/catalog.search.words.ts';
import type { ProductRecord } from '../../../server/catalog/catalog.store.ts';
import { fold } from '../../../server/shared/text.ts';
import { product } from '../../store/records.ts';

const CATALOGUE = [
  product('blouse', {
    title: 'Robe à rayures bandées',
    categoryName: 'Robes',
    description: 'En voile de coton, pour le soir.',
  }),
  product('caftan', { title: 'Caftan Céleste', description: 'Brodé main, ceinture de soie.' }),
  product('djellaba', { title: 'Djellaba Menthe', description: 'Crêpe et gland de soie.' }),
  product('aviateur', {
    title: 'Lunettes aviateur',
    brand: 'Ray-Ban',
    categoryName: 'Lunettes',
    description: 'Verres verts.',
  }),
  product('masque', {
    title: 'Masque doré',
    brand: 'Versace',
    categoryName: 'Lunettes',
    description: 'Avant le coucher du soleil.',
    outOfStock: true,
  }),
].map((one, at): ProductRecord => ({ ...one, position: at + 1 }));

function search(text: string, isExact = false, products = CATALOGUE) {
  const { found, correctedSearch } = searchProducts(products, readSearch(text, isExact));
  return { ids: [...found.keys()].map(({ id }) => id), correctedSearch };
}

describe('a search', () => {
  test.each([
    // The text as it is.
    ['ray-b', ['aviateur']],
    ['Ray Ban', ['aviateur']],
    ['rayban', ['aviateur']],
    ['caftan cel', ['caftan']],
    // Its words.
    ['celeste caftan', ['caftan']],
    ['ban ray', ['blouse', 'aviateur']],
    // Its words anywhere.
    ['caftans', ['caftan']],
    ['traditionnel', ['caftan', 'djellaba']],
    ['soie', ['caftan', 'djellaba']],
    ['ceintures brodées', ['caftan']],
    ['lunettes en soleil', ['masque']],
    ['lunettes de soleil', ['aviateur', 'masque']],
    ['sunglasses', ['aviateur', 'masque']],
    ['kaftan', ['caftan']],
    ['قفطان', ['caftan']],
    ['jellaba menthe', ['djellaba']],
    ['introuvable', []],
    ['soie verte', []],
    ['%', []],
  ])('« %s » finds %j as it is written', (text, ids) => {
    expect(search(text)).toEqual({ ids, correctedSearch: null });
  });

  test.each([
    ['cafatn', 'caftan', ['caftan']],
    ['caftn', 'caftan', ['caftan']],
    ['Celste', 'céleste', ['caftan']],
    ['djelaba', 'djellaba', ['djellaba']],
    ['lunetes', 'lunettes', ['aviateur']],
    ['lunetes de soleil', 'lunettes de soleil', ['aviateur', 'masque']],
    ['Caftan Céleste vers la soye', 'Caftan Céleste vers la soie', []],
    ['versase', 'versace', ['masque']],
    ['qaftan brodé', 'caftan brodé', ['caftan']],
    ['kaftn', 'kaftan', ['caftan']],
  ])('« %s » becomes « %s »', (text, correctedSearch, ids) => {
    const isFound = ids.length > 0;
    expect(search(text)).toEqual({ ids, correctedSearch: isFound ? correctedSearch : null });
    expect(search(correctedSearch, true).ids).toEqual(ids);
    expect(search(text, true)).toEqual({ ids: [], correctedSearch: null });
  });

  test.each(['rbs', 'xyz', 'caftan 41', 'v3rts', 'femme', 'qq', 'mmm nnn ooo ppp qqq'])(
    '« %s » is near no word',
    (text) => {
      expect(search(text)).toEqual({ ids: [], correctedSearch: null });
    },
  );

  test('of equally near words takes the commonest, then the first of the alphabet', () => {
    const titles = ['Cape', 'Cafe', 'Cafe', 'Cale'];
    const some = titles.map((title, n) => product(`p${n}`, { title, position: n + 1 }));
    expect(search('cave', false, some).correctedSearch).toBe('cafe');
    expect(search('cave', false, [...some.slice(0, 2), ...some.slice(3)]).correctedSearch).toBe(
      'cafe',
    );
  });

  test('ranks by the worst of the places where its words stand best', () => {
    const some = [
      product('description', { title: 'A', description: 'soie bleue' }),
      product('category', { title: 'B', categoryName: 'Soies bleues' }),
      product('brand', { title: 'C', brand: 'Soies bleues' }),
      product('title', { title: 'Soies bleues' }),
      product('mixed', { title: 'Soie', description: 'bleu' }),
    ];
    const { found } = searchProducts(some, readSearch('bleus soie'));
    expect([...found].map(([{ id }, rank]) => [id, rank])).toEqual([
      ['description', 3],
      ['category', 2],
      ['brand', 1],
      ['title', 0],
      ['mixed', 3],
    ]);
  });

  test('of more words than a shopper types looks in title and brand alone', () => {
    const words = Array.from({ length: 40 }, () => 'soie').join(' ');
    expect(search(words).ids).toEqual([]);
    expect(search('soie soie soie').ids).toEqual(['caftan', 'djellaba']);
  });
});

test('tags in a description are not words', () => {
  const words = wordsOf(
    product('a', { description: '<p class="texte">Lin <b>lavé</b> à 5 < 6 €</p>' }),
  );
  expect([...words.keys()]).toEqual(expect.arrayContaining(['lin', 'lave', '6']));
  for (const tag of ['p', 'class', 'texte', 'b']) expect(words.has(tag)).toBe(false);
});

describe('a stem', () => {
  test.each([
    'caftan caftans',
    'robe robes',
    'brodé brodée brodés brodées',
    'bleu bleue bleus bleues',
    'soyeux soyeuse soyeuses',
    'long longue longues',
    'blanc blanche blancs blanches',
    'traditionnel traditionnelle traditionnels traditionnelles',
    'sportif sportive',
    'oriental orientale orientaux orientales',
    'gris grise grises',
    'bijou bijoux',
    'manteau manteaux',
    'italien italienne',
  ])('is the same for %s', (forms) => {
    expect(new Set(forms.split(' ').map((form) => stemOf(fold(form)))).size).toBe(1);
  });

  test.each(['lin laine', 'bas base', 'caftan caftann', 'lunettes lunetes', '40 400', 'or ors'])(
    'differs for %s',
    (forms) => {
      const [one = '', other = ''] = forms.split(' ').map(stemOf);
      expect(one).not.toBe(other);
    },
  );

  test('of a stem is itself no longer word', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,12}$/), (word) => {
        expect(stemOf(word).length).toBeLessThanOrEqual(word.length);
        expect(stemOf(word)).not.toBe('');
      }),
    );
  });
});

describe('spellings', () => {
  test.each([
    ['caftan', 'kaftan', 1],
    ['caftan', 'qaftan', 1],
    ['foto', 'photo', 1],
    ['djelaba', 'djellaba', 1],
    ['lunetes', 'lunettes', 1],
    // All that is easily mistaken counts as one.
    ['kafttan', 'caftan', 1],
    ['cafatn', 'caftan', 1],
    ['caftn', 'caftan', 1],
    ['robe', 'rose', 1],
    ['jupe', 'juge', 1],
    ['kaftn', 'caftan', 2],
    ['robe', 'rue', 2],
  ])('« %s » and « %s » are %d apart', (a, b, edits) => {
    expect(spellingDistance(a, b)).toBe(edits);
    expect(spellingDistance(b, a)).toBe(edits);
  });

  test('near a word are all those within its bound, and no others', () => {
    const word = fc.stringMatching(/^[abcfhkpq]{3,8}$/).filter((each) => !STOP_WORDS.has(each));
    fc.assert(
      fc.property(fc.uniqueArray(word, { maxLength: 30 }), word, (words, written) => {
        const near = new Spellings(words).near(written);
        expect(near).toHaveLength(written.length <= 5 ? 1 : 2);
        near.forEach((some, at) => {
          const expected = words.filter(
            (each) => each !== written && spellingDistance(written, each) === at + 1,
          );
          expect(some).toEqual(expected);
        });
      }),
    );
  });
});

describe('the synonyms', () => {
  test('stand in one group each, with another', () => {
    const keys = synonyms.flat().map((each) => fold(each).split(' ').map(stemOf).join(' '));
    const inGroups = synonyms.flatMap((group) => [
      ...new Set(group.map((each) => fold(each).split(' ').map(stemOf).join(' '))),
    ]);
    expect(inGroups.filter((key, at) => inGroups.indexOf(key) !== at)).toEqual([]);
    expect(keys).not.toContain('');
    expect(synonyms.filter((group) => group.length < 2)).toEqual([]);
  });
});
