import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import synonyms from '../../../../seed/synonyms.json' with { type: 'json' };
import { isInDictionary, loadDictionary } from '../../../../server/catalog/search/dictionary.ts';
import { searchProducts } from './catalog-search.model.ts';
import { readSearch } from '../../../../server/catalog/search/search.ts';
import { hasText, hasWords } from './catalog-search.tiers.ts';
import { firstSoundOf, Spellings } from '../../../../server/catalog/search/spelling.ts';
import { isConnecting, stemOf } from '../../../../server/catalog/search/stems.ts';
import { wordsOf } from '../../../../server/catalog/search/words.ts';
import type { ProductRecord } from '../../../../server/catalog/catalog.store.ts';
import { fold } from '#shared/fold.ts';
import { product } from '../../../store/contract/records.ts';

await loadDictionary();

const DRESS = { categoryName: 'Robes' };
const EYEWEAR = { categoryName: 'Lunettes', brand: 'Ray-Ban' };
const VERSACE = { ...EYEWEAR, brand: 'Versace', outOfStock: true };
const TITLES: ReadonlyArray<readonly [string, string, string, Partial<ProductRecord>]> = [
  ['blouse', 'Robe à rayures bandées', 'En voile de coton, pour le soir.', DRESS],
  ['caftan', 'Caftan Céleste', 'Brodé main, ceinture de soie.', {}],
  ['djellaba', 'Djellaba Menthe', 'Crêpe et gland de soie.', {}],
  ['aviateur', 'Lunettes aviateur', 'Verres verts.', EYEWEAR],
  ['masque', 'Masque doré', 'Avant le coucher du soleil.', VERSACE],
];
const CATALOGUE = TITLES.map(([id, title, description, change], at) =>
  product(id, { title, description, position: at + 1, ...change }),
);

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
    ['lunettes en soleil', ['aviateur', 'masque']],
    ['lunettes de soleil', ['aviateur', 'masque']],
    ['sunglasses', ['aviateur', 'masque']],
    ['kaftan', ['caftan']],
    ['قفطان', ['caftan']],
    ['jellaba menthe', ['djellaba']],
    ['introuvable', []],
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
    ['versase', 'versace', ['masque']],
    ['qaftan brodé', 'caftan brodé', ['caftan']],
    ['kaftn', 'kaftan', ['caftan']],
  ])('« %s » becomes « %s »', (text, correctedSearch, ids) => {
    const isFound = ids.length > 0;
    expect(search(text)).toEqual({ ids, correctedSearch: isFound ? correctedSearch : null });
    expect(search(correctedSearch, true).ids).toEqual(ids);
    expect(search(text, true)).toEqual({ ids: [], correctedSearch: null });
  });

  test.each(['gift', 'هدية', 'حذاء', 'rbs', 'xyz', 'v3rts', 'femme', 'qq', 'mmm nnn ooo ppp qqq'])(
    '« %s » is near no word',
    (text) => {
      expect(search(text)).toEqual({ ids: [], correctedSearch: null });
    },
  );

  test('takes no word of the language for a misspelt one', () => {
    const some = [product('p', { title: 'Sac Bateam' })];
    expect(search('bateao', false, some).correctedSearch).toBe('bateam');
    expect(search('bateau', false, some)).toEqual({ ids: [], correctedSearch: null });
  });

  test('of equally near words takes the commonest, then the first of the alphabet', () => {
    const titles = ['Zarma', 'Zarba', 'Zarba', 'Zarna'];
    const some = titles.map((title, n) => product(`p${n}`, { title, position: n + 1 }));
    for (const products of [some, some.toSpliced(2, 1)]) {
      expect(search('zarra', false, products).correctedSearch).toBe('zarba');
    }
  });

  test('ranks by all of the places where its words stand best, without the person', () => {
    const some = [
      product('description', { title: 'A', description: 'soie brodée' }),
      product('category', { title: 'B', categoryName: 'Soies brodées' }),
      product('brand', { title: 'C', brand: 'Soies brodées' }),
      product('title', { title: 'Soies brodées' }),
      product('mixed', { title: 'Soie', description: 'brodé' }),
    ];
    for (const [text, femme] of [
      ['brodés soie', ''],
      ['brodés soie femme', 'Femme'],
    ] as const) {
      const products = some.map((one) => ({ ...one, searchWords: femme }));
      const { found } = searchProducts(products, readSearch(text));
      const ranks = Object.fromEntries([...found].map(([{ id }, rank]) => [id, rank]));
      expect(ranks).toEqual({ description: 6, category: 4, brand: 2, title: 0, mixed: 3 });
    }
  });

  test('of more words than a shopper types looks in title and brand alone', () => {
    const words = Array.from({ length: 40 }, () => 'soie').join(' ');
    expect(search(words).ids).toEqual([]);
    expect(search('soie soie soie').ids).toEqual(['caftan', 'djellaba']);
  });
});

test('tags in a description are not words', () => {
  const description = '<p class="texte">Lin <b>lavé</b> à 5 < 6 €</p>';
  const words = [...wordsOf(product('a', { description })).keys()];
  expect(words).toEqual(expect.arrayContaining(['lin', 'lave', '6']));
  for (const tag of ['p', 'class', 'texte', 'b']) expect(words).not.toContain(tag);
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
    'dress dresses',
    'قفطان القفطان والقفطان بالقفطان للقفطان',
    'مطرز مطرزة مطرزات المطرزة',
    'نظارة نظارات',
    'ذهبي ذهبية',
    'حنا حناء الحناء',
  ])('is the same for %s', (forms) => {
    expect(new Set(forms.split(' ').map((form) => stemOf(fold(form)))).size).toBe(1);
  });

  test.each([
    'lin laine',
    'bas base',
    'caftan caftann',
    'chanel chanell',
    'lunettes lunetes',
    '40 400',
    'or ors',
    'الى لى',
    'وجه وج',
    'قفطان قفط',
  ])('differs for %s', (forms) => {
    const [one = '', other = ''] = forms.split(' ').map(stemOf);
    expect(one).not.toBe(other);
  });

  test('of a stem is itself no longer word', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,12}$/), (word) => {
        expect(stemOf(word).length).toBeLessThanOrEqual(word.length);
        expect(stemOf(word)).not.toBe('');
      }),
    );
  });
});

/** 0 where the word is not near. */
const editsTo = (written: string, word: string) =>
  1 + new Spellings([word]).near(written).findIndex((some) => some.includes(word));

describe('the first sound of a word', () => {
  test.each([
    'caftan kaftan qaftan',
    'chemise shemise',
    'foulard phoulard',
    'gilet jilet',
    'soie zoie',
    'ceinture seinture',
    'henné enné',
    'قفطان كفطان',
    'صوف سوف',
  ])('is the same for %s', (words) => {
    expect(new Set(words.split(' ').map((word) => firstSoundOf(fold(word)))).size).toBe(1);
  });

  test.each(['bateau cadeau', 'robe lobe', 'chemise kemise', 'soie noie'])(
    'differs for %s',
    (words) => {
      const [one = '', other = ''] = words.split(' ').map(firstSoundOf);
      expect(one).not.toBe(other);
    },
  );

  test('is that of a correction', () => {
    const products = [product('a', { title: 'Zarba' })];
    expect(search('zarbb', false, products).correctedSearch).toBe('zarba');
    expect(search('parba', false, products).correctedSearch).toBeNull();
  });
});

describe('the dictionary', () => {
  test.each([
    ...'cadeau bateau bijoux cherchait brodees soie chaussures'
      .split(' ')
      .map((word) => ['FR', word]),
    ...'her dad shoes channel pantaloon'.split(' ').map((word) => ['EN', word]),
  ] as const)('of %s has « %s »', (language, word) => {
    expect(isInDictionary(word, language === 'EN' ? 'EN' : 'FR')).toBe(true);
  });

  test('has no words of another language', () => {
    expect(isInDictionary('pantaloon')).toBe(false);
    expect(isInDictionary('cherchait', 'EN')).toBe(false);
  });

  test.each('cafatn djelaba lunetes versase qxzw'.split(' '))('has no « %s »', (word) => {
    expect(isInDictionary(word)).toBe(false);
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
    ['robe', 'rboe', 1],
    ['jupe', 'juge', 1],
    ['caftan', 'kaftn', 2],
    ['lunettes', 'lnuetes', 2],
    // Too far from a short word.
    ['robe', 'rue', 0],
    ['rue', 'robe', 0],
  ])('« %s » and « %s » are %d apart', (written, word, edits) => {
    expect(editsTo(written, word)).toBe(edits);
    // A longer word permits two edits.
    expect(editsTo(word, written)).toBe(word.length <= 5 && edits === 2 ? 0 : edits);
  });

  test('near a word are all those with a mistake more or less, by their number', () => {
    const word = fc.stringMatching(/^[abcfhkpq]{3,8}$/).filter((each) => !isConnecting(each));
    fc.assert(
      fc.property(fc.uniqueArray(word, { maxLength: 30 }), word, (words, written) => {
        const near = new Spellings(words).near(written);
        expect(near).toHaveLength(written.length <= 5 ? 1 : 2);
        const found = near.flat();
        expect(new Set(found).size).toBe(found.length);
        const once = new Set(mistakesIn(written));
        const expected = words.filter((each) => each !== written && once.has(each));
        expect(near[0]).toEqual(expect.arrayContaining(expected));
      }),
    );
  });
});

/** Every word with one character left out, added, replaced or exchanged with the next. */
function mistakesIn(word: string): readonly string[] {
  return Array.from({ length: word.length + 1 }, (_, at) => {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    const others = [...'abcfhkpq'].flatMap((one) => [
      before + one + after,
      before + one + after.slice(1),
    ]);
    const exchanged = after.charAt(1) + after.charAt(0) + after.slice(2);
    return [before + after.slice(1), before + exchanged, ...others];
  }).flat();
}

const keyOf = (text: string) => fold(text).split(' ').map(stemOf).join(' ');

test('the synonyms stand in one group each, with another', () => {
  const groups = synonyms.map((entry) => ('words' in entry ? entry.words : entry));
  const keys = groups.flatMap((group) => [...new Set(group.map(keyOf))]);
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  expect(keys).not.toContain('');
  expect(groups.filter((group) => group.length < 2)).toEqual([]);
});

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{Mn}/gu, '');

function finds(text: string, title: string, brand = 'Belle Vue'): boolean {
  const read = readSearch(text);
  if (!read) throw new Error('A blank text filters nothing');
  const named = { title, brand };
  return hasText(named, read) || hasWords(named, read);
}

describe('the text and the words of a search', () => {
  test.each([
    ['  caftan   CELESTE ', 'Caftan Céleste', 'Belle Vue'],
    ['caftan bleu', 'Caftan en soie bleue', 'Belle Vue'],
    ['oeil', 'Lunettes œil-de-chat', 'Chanel'],
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
    const titles = fc.uniqueArray(word, { minLength: 1, maxLength: 5 });
    const searches = titles.chain((words) =>
      fc.tuple(fc.constant(words), fc.shuffledSubarray(words, { minLength: 1 })),
    );
    fc.assert(
      fc.property(searches, ([words, some]) => {
        expect(finds(some.join(' '), words.join(' '))).toBe(true);
      }),
    );
  });
});
