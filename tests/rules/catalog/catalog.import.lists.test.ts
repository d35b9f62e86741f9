import { describe, expect, test } from 'vitest';
import { readHeadings } from '../../../server/catalog/csv/headings.rules.ts';
import { printCsv } from '../../../server/catalog/csv/catalog.csv.ts';
import { product } from '../../store/contract/records.ts';
import { places, plan } from './catalog.import.plan.ts';

const columnsOf = (...headings: readonly string[]) =>
  readHeadings(headings, new Map(), 1).headings.map(({ column }) => column);

const picture = (name: string) => `/images/products/${name}.svg`;
const AR = { language: 'AR', title: 'قفطان', description: null, details: [] } as const;
const before = product('caftan', {
  categoryName: 'Traditionnels',
  gallery: [{ url: picture('dos'), alt: 'Le dos', value: 'Bleu', sources: [] }],
  translations: [
    {
      ...AR,
      details: [{ label: 'قماش', value: 'حرير' }],
      pictures: [{ french: 'Le caftan', text: 'القفطان' }],
    },
  ],
});

/** The product `caftan` after a file of these columns and this row. */
function changed(columns: string, row: string, paths: readonly string[] = []) {
  const { changed: found, problems } = plan(`id,${columns}\ncaftan,${row}\n`, [before], paths);
  expect(problems).toEqual([]);
  return found[0]?.product;
}

describe('headings', () => {
  test('are the shop’s names, the French ones and those of other shops', () => {
    const french = columnsOf('Identifiant', 'TITRE', 'marque', 'Prix (DH)', 'Prix barré', 'Réf.');
    expect(french).toEqual(['id', 'title', 'brand', 'price', 'originalPrice', 'sku']);
    const english = columnsOf('Handle', 'Name', 'Vendor', 'Variant Price', 'Image Src', 'EAN-13');
    expect(english).toEqual(['id', 'title', 'brand', 'variantPrice', 'image', 'gtin']);
    const languages = columnsOf('title.ar', 'Titre (anglais)', 'Description EN');
    expect(languages).toEqual(['title.ar', 'title.en', 'description.en']);
    expect(columnsOf('Taille', 'Colour', 'Photo 2', 'image3')).toEqual([
      'options',
      'options',
      'gallery',
      'gallery',
    ]);
    expect(columnsOf('Remarque', '', 'Note')).toEqual([null, null, null]);
  });

  test('of sizes and colours are options by themselves', () => {
    const file =
      'id,title,brand,category,price,Taille,Couleur\nrobe,Robe,B,Robes,10,<b>38</b>,Bleu\nrobe,,,,,40,Bleu\n';
    const { added, problems } = plan(file);
    expect(problems).toEqual([]);
    expect(added[0]?.options.map(({ name }) => name)).toEqual(['Taille', 'Couleur']);
    expect(added[0]?.variants.map(({ values }) => values)).toEqual([
      ['38', 'Bleu'],
      ['40', 'Bleu'],
    ]);
  });
});

describe('several pictures', () => {
  const paths = ['face', 'dos', 'col'].map(picture);

  test('follow the first one, and known ones have the colours and texts of before', () => {
    const gallery = `"${picture('col')} | ${picture('dos')}"`;
    expect(changed('gallery,galleryAlt', `${gallery},Le col`, paths)?.gallery).toEqual([
      { url: picture('col'), alt: 'Le col', value: null },
      before.gallery[0],
    ]);
    expect(changed('gallery', '')?.gallery).toEqual([]);
    expect(changed('price', '3')?.gallery).toEqual(before.gallery);
  });

  test('may have a column each, the first of which is shown of a new product', () => {
    const file = `id,title,brand,category,price,imageAlt,Photo 2,Photo 3\nrobe,Robe,B,Robes,10,Robe,${picture('face')},${picture('dos')}\n`;
    const { added, problems } = plan(file, [], paths);
    expect(problems).toEqual([]);
    expect(added[0]).toMatchObject({
      image: picture('face'),
      gallery: [{ url: picture('dos'), alt: 'Robe' }],
    });
  });

  test('are refused where they are missing, there twice or too many', () => {
    const [face = '', dos = ''] = paths;
    const many = Array.from({ length: 12 }, () => face).join('|');
    const wrong = [picture('rien'), `${dos}|${dos}`, many, 'photo.jpg', before.image];
    for (const cell of wrong) {
      const found = places(`id,gallery\ncaftan,${cell}\n`, [before], [...paths, before.image]);
      expect(new Set(found)).toEqual(new Set(['2 gallery']));
    }
    expect(places('id,galleryAlt\ncaftan,Un|Deux\n', [before])).toEqual(['2 galleryAlt']);
  });
});

describe('other languages', () => {
  test('change where the file has their columns, and lose their tags', () => {
    const [arabic, english] =
      changed('title.ar,title.en', '<p>قفطان أزرق</p>,Caftan')?.translations ?? [];
    expect(arabic).toEqual({ ...before.translations[0], title: 'قفطان أزرق' });
    expect(english).toEqual({ ...AR, language: 'EN', title: 'Caftan' });
    expect(changed('title.ar', '')?.translations).toEqual([]);
    expect(changed('price', '3')?.translations).toEqual(before.translations);
  });

  test('need a title', () => {
    expect(places('id,description.en\ncaftan,Text\n', [before])).toEqual(['2 title.en']);
  });
});

test('exported pictures and languages change nothing when they come back', () => {
  const odd = product('p', {
    categoryName: 'Robes',
    gallery: [{ url: picture('a'), alt: String.raw`Un | deux \ trois`, value: null }],
    translations: [{ ...AR, description: 'نص' }],
  });
  expect(plan(printCsv([odd], true), [odd])).toMatchObject({ unchanged: 1, problems: [] });
  const elsewhere = plan(printCsv([odd], false), [], [odd.image, picture('a')]);
  expect(elsewhere.added).toMatchObject([{ gallery: odd.gallery, translations: odd.translations }]);
});
