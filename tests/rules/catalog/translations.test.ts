import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { catalogTexts as arabicCatalog } from '../../../client/catalog/catalog.ar.ts';
import { catalogTexts as englishCatalog } from '../../../client/catalog/catalog.en.ts';
import { catalogTexts } from '../../../client/catalog/catalog.fr.ts';
import { productTexts as arabicProduct } from '../../../client/catalog/product/product.ar.ts';
import { productTexts as englishProduct } from '../../../client/catalog/product/product.en.ts';
import { productTexts } from '../../../client/catalog/product/product.fr.ts';
import { readSeed } from '../../../server/seed/folder.ts';
import { commonVocabulary } from '../../../server/catalog/translation/words.rules.ts';
import { picturesOf } from '../../../server/catalog/catalog.variant.rules.ts';
import {
  categoryIn,
  frenchCategories,
  frenchOptions,
  picturesIn,
  textsIn,
  variantTitleIn,
} from '../../../server/catalog/translation/translation.rules.ts';
import { TRANSLATIONS } from '#shared/language.ts';
import { category, product } from '../../store/contract/records.ts';

const seed = await readSeed(fileURLToPath(new URL('../../../seed', import.meta.url)));

describe.each(TRANSLATIONS)('the seed in %s', (language) => {
  test('translates every product, category and size guide whole', () => {
    const partly = seed.products.filter((each) => {
      const { details, languages } = textsIn(language, each);
      const isWhole = Object.values(languages).every((of) => of === language);
      return !isWhole || details.length < each.details.length;
    });
    expect(partly.map(({ id }) => id)).toEqual([]);
    const others = [...seed.categories, ...seed.sizeGuides].filter(
      ({ translations }) => !translations.some((each) => each.language === language),
    );
    expect(others.map(({ id }) => id)).toEqual([]);
  });

  test('says of every picture what it shows, not the title', () => {
    const words = commonVocabulary.words(language);
    const untold = seed.products.flatMap((each) => {
      const french = picturesOf(each);
      const byTitle = picturesIn(
        words,
        each,
        french.map((picture) => ({ ...picture, alt: '' })),
      );
      return picturesIn(words, each, french).flatMap(({ url, alt }, at) =>
        [byTitle[at]?.alt, french[at]?.alt].includes(alt) ? [url] : [],
      );
    });
    expect(untold).toEqual([]);
    const named = seed.categories.filter((each) => {
      const { name, imageAlt } = categoryIn(language, each);
      return imageAlt === name || imageAlt === each.imageAlt;
    });
    expect(named.map(({ id }) => id)).toEqual([]);
  });

  test('translates every name of an option and every value that is no number or letter', () => {
    const words = seed.products.flatMap(({ options }) =>
      options.flatMap(({ name, values }) => [name, ...values.map(({ value }) => value)]),
    );
    const same = new Set(
      words.filter((word) => commonVocabulary.words(language).in(word) === word),
    );
    expect([...same].filter((word) => !/^(?:\d+|X{0,2}[SML])$/.test(word))).toEqual(
      language === 'EN' ? ['Mauve', 'Indigo', 'Fuchsia', 'Olive'] : [],
    );
  });
});

describe('the pages find by name, in their language,', () => {
  test.each([
    ['FR', catalogTexts, productTexts],
    ['AR', arabicCatalog, arabicProduct],
    ['EN', englishCatalog, englishProduct],
  ] as const)('sizes, colours and care in %s', (language, { options }, { sections }) => {
    const found = [options.size, options.colour, sections.care];
    expect(found).toEqual(
      ['Taille', 'Couleur', 'Entretien'].map((word) => commonVocabulary.words(language).in(word)),
    );
  });
});

describe('a product that is translated in part', () => {
  const partly = product('caftan', {
    description: 'Brocart bleu ciel.',
    details: [{ label: 'Matière', value: 'Soie' }],
    translations: [{ language: 'EN', title: 'Caftan', description: null, details: [] }],
  });

  test('has its other texts in French, and says so', () => {
    expect(textsIn('EN', partly)).toEqual({
      title: 'Caftan',
      description: 'Brocart bleu ciel.',
      details: [{ label: 'Matière', value: 'Soie' }],
      languages: { title: 'EN', description: 'FR', details: 'FR' },
    });
    expect(textsIn('AR', partly).languages.title).toBe('FR');
  });
});

const altsIn = (
  language: 'AR' | 'EN',
  of: Parameters<typeof picturesOf>[0] & Parameters<typeof textsIn>[1],
) => picturesIn(commonVocabulary.words(language), of, picturesOf(of)).map(({ alt }) => alt);

test('a picture in a further colour is described by the same words and the colour', () => {
  const djellaba = seed.products.find(({ id }) => id === 'djellaba-menthe');
  if (!djellaba) throw new Error('The seed has no such product');
  expect(altsIn('EN', djellaba)).toContain(
    'Hood edged with cord, and its silk tassel, in lavender',
  );
  expect(altsIn('AR', djellaba)).toContain('قب يحده القيطان وشرابة من الحرير، بلون خزامي');
});

test('another picture does not inherit a translation: the title and the colour say what it shows', () => {
  const shirt = product('chemise', {
    imageAlt: 'Chemise blanche',
    gallery: [{ url: '/images/products/dos.svg', alt: 'Dos de la chemise', value: 'Blanc' }],
    translations: [
      {
        language: 'EN',
        title: 'Shirt',
        description: null,
        details: [],
        pictures: [{ french: 'Chemise blanche', text: 'White shirt' }],
      },
    ],
  });
  expect(altsIn('EN', shirt)).toEqual(['White shirt', 'Shirt, White']);
  expect(altsIn('EN', { ...shirt, imageAlt: 'Chemise repassée' })).toEqual([
    'Shirt',
    'Shirt, White',
  ]);
});

describe('a filter', () => {
  test('takes the names of every language, and leaves unknown ones', () => {
    const dresses = category('robes', {
      name: 'Robes',
      translations: [{ language: 'EN', name: 'Dresses', description: null }],
    });
    expect(frenchCategories(['Dresses', 'Robes', 'Hats'], [dresses])).toEqual([
      'Robes',
      'Robes',
      'Hats',
    ]);
    const renamed = { ...dresses, previousNames: ['Tenues', 'Dresses'] };
    expect(frenchCategories(['Tenues', 'Robes'], [renamed])).toEqual(['Robes', 'Robes']);
    // A category of today has its name for itself.
    const others = [renamed, category('tenues', { name: 'Tenues' })];
    expect(frenchCategories(['Tenues'], others)).toEqual(['Tenues']);
    expect(
      frenchOptions(commonVocabulary.words('AR'), [
        { name: 'اللون', values: ['Sky blue', 'Bleu ciel', 'Zinzolin'] },
        { name: 'Size', values: ['40'] },
      ]),
    ).toEqual([
      { name: 'Couleur', values: ['Bleu ciel', 'Bleu ciel', 'Zinzolin'] },
      { name: 'Taille', values: ['40'] },
    ]);
  });
});

test.each([
  ['Taille 40', 'المقاس 40'],
  ['40 / Bleu nuit', '40 / أزرق ليلي'],
  ['Calibre 52', 'عرض العدسة 52'],
  ['Modèle 3', 'Modèle 3'],
  [null, null],
])('the variant « %s » is « %s » in Arabic', (title, arabic) => {
  expect(variantTitleIn(commonVocabulary.words('AR'), title)).toBe(arabic);
});
