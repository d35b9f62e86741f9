import { describe, expect, test } from 'vitest';
import { audienceOf } from '../../../server/catalog/catalog.audience.rules.ts';
import {
  colorFamiliesOf,
  colorFamiliesOfVariants,
} from '../../../server/catalog/search/colours.ts';
import type { ProductRecord } from '../../../server/catalog/catalog.store.ts';
import { readSeed } from '../../../server/seed/folder.ts';
import { product } from '../../store/contract/records.ts';

const colours = (...values: string[]): ProductRecord['options'] => [
  { name: 'Couleur', values: values.map((value) => ({ value, swatch: null })) },
];
const plain = product('plain', { title: 'Robe', description: null, details: [], options: [] });

describe('the colour families of a product', () => {
  test.each<[Partial<ProductRecord>, readonly string[]]>([
    [{}, []],
    [{ title: 'Petite robe noire' }, ['BLACK']],
    [{ options: colours('Bordeaux', 'Bleu nuit'), title: 'Robe noire' }, ['RED', 'BLUE']],
    [
      { title: 'Robe noire', details: [{ label: 'Couleur', value: 'Ivoire et or' }] },
      ['WHITE', 'GOLD'],
    ],
    [
      {
        title: 'Lunettes à perles',
        details: [
          { label: 'Monture', value: 'Acétate noir.' },
          { label: 'Verres', value: 'Prune dégradé.' },
        ],
      },
      ['BLACK'],
    ],
    [{ title: 'Foulard multicolore' }, ['MULTICOLOR']],
    [{ title: 'Robe noire', colorFamilies: ['MULTICOLOR'] }, ['MULTICOLOR']],
  ])('of %j are %j', (fields, families) => {
    expect(colorFamiliesOf({ ...plain, ...fields })).toEqual(families);
  });

  test('are those of each variant’s colour, and those that no colour names', () => {
    const options = colours('Rouge', 'Bleu nuit');
    const derived = colorFamiliesOfVariants({ ...plain, options });
    expect([derived(['Rouge']), derived(['Bleu nuit'])]).toEqual([['RED'], ['BLUE']]);
    const chosen = colorFamiliesOfVariants({ ...plain, options, colorFamilies: ['BLUE', 'GOLD'] });
    expect([chosen(['Rouge']), chosen(['Bleu nuit'])]).toEqual([['GOLD'], ['BLUE', 'GOLD']]);
  });

  test('are known of every product of the seed, and for whom it is', async () => {
    const { products } = await readSeed('seed');
    expect(
      products
        .filter((one) => colorFamiliesOf(one).length === 0 || audienceOf(one).length === 0)
        .map(({ id }) => id),
    ).toEqual([]);
  });
});

test.each([
  ['Femme', ['WOMEN']],
  ['Femme et homme', ['WOMEN', 'MEN']],
  ['Hommes', ['MEN']],
  ['Le bureau', []],
])('a product whose « Pour » says « %s » is for %j', (value, audience) => {
  const details = [{ label: 'Pour', value }];
  expect(audienceOf({ audience: [], details })).toEqual(audience);
  expect(audienceOf({ audience: ['MEN'], details })).toEqual(['MEN']);
});
