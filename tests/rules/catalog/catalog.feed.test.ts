import { describe, expect, test } from 'vitest';
import {
  NO_OFFERS,
  offersFrom,
  type Offers,
} from '../../../server/catalog/campaign/offers.rules.ts';
import { feedItems } from '../../../server/catalog/feed/feed.rules.ts';
import type { ProductRecord, VariantRecord } from '../../../server/catalog/catalog.store.ts';
import { onlyVariant } from '../../../server/catalog/catalog.variant.rules.ts';
import { product } from '../../store/contract/records.ts';
import { campaign } from './campaign/campaigns.ts';

/** The elements of a product's first item, by their names. */
function itemOf(change: Partial<ProductRecord>, offers: Offers = NO_OFFERS) {
  const feed = {
    origin: 'https://belle-vue.example',
    ownBrand: 'Belle Vue',
    categories: new Map([['Robes', { image: '/images/categories/robes.svg' }]]),
    digestOf: () => 'd1ce5700',
    offers,
  };
  const [item = ''] = feedItems(product('caftan', change), feed).split('</item>');
  const elements = item.matchAll(/<g:(\w+)>([^<]*)<\/g:/g);
  return Object.fromEntries(Array.from(elements, ([, name, text]) => [name, text]));
}

describe('an item of the feed', () => {
  test('has the price of a campaign with its dates, and a struck price without any', () => {
    const promotion = campaign({ products: ['caftan'] });
    const saleAt = (at: string, originalPrice: number) => {
      const sources = {
        categories: [],
        struckPrices: 'AS_ENTERED',
        historyOf: () => undefined,
      } as const;
      const offers = offersFrom({ campaigns: [promotion], ...sources }, new Date(at));
      const { sale_price: price, sale_price_effective_date: dates } = itemOf(
        { price: 50_000, originalPrice },
        offers,
      );
      return [price, dates];
    };
    const during = ['400.00 MAD', '2026-01-01T00:00Z/2026-01-11T00:00Z'];
    for (const [struck, entered] of [
      [50_000, [undefined, undefined]],
      [80_000, ['500.00 MAD', undefined]],
    ] as const) {
      expect(saleAt('2025-12-31T23:59:59.999Z', struck)).toEqual(entered);
      expect(saleAt('2026-01-01T00:00:00.000Z', struck)).toEqual(during);
      expect(saleAt('2026-01-11T00:00:00.000Z', struck)).toEqual(entered);
    }
  });

  const identified = (brand: string, change: Partial<VariantRecord>) => {
    const variants = [{ ...onlyVariant('caftan'), sku: 'C-38', ...change }];
    const { gtin, mpn, identifier_exists: exists } = itemOf({ brand, variants });
    return [gtin, mpn, exists];
  };

  test.each([
    ['Belle Vue', {}, undefined, 'C-38', undefined],
    ['Belle Vue', { sku: null }, undefined, undefined, 'no'],
    ['Ray-Ban', {}, undefined, undefined, 'no'],
    ['Ray-Ban', { gtin: '8053672611601' }, '8053672611601', undefined, undefined],
    ['Ray-Ban', { mpn: '0RB3025' }, undefined, '0RB3025', undefined],
  ])('of %s with %j says gtin %s, mpn %s, identifier_exists %s', (brand, change, ...expected) => {
    expect(identified(brand, change)).toEqual(expected);
  });

  test.each([
    ['Robes', 'Robe noire', 'Robe en crêpe', {}, 'female adult Noir', 'Clothing > Dresses'],
    [
      'Traditionnels',
      'Jabador',
      'Jabador bleu nuit',
      { description: 'Il convient aux femmes et aux hommes.' },
      'unisex adult Bleu',
      'Traditional & Ceremonial Clothing',
    ],
    [
      'Lunettes',
      'Lunettes panto',
      'Lunettes en écaille blonde',
      { details: [{ label: 'Protection', value: 'Verres sans teinte' }] },
      'unisex adult Écaille',
      'Eyeglasses',
    ],
    [
      'Lunettes',
      'Lunettes aviateur',
      'Lunettes dorées, verres verts',
      { details: [{ label: 'Protection', value: 'UV 400, catégorie\u00a03' }] },
      'unisex adult Doré',
      'Sunglasses',
    ],
    ['Enfants', 'Manteau', 'Manteau', {}, 'undefined kids undefined', undefined],
    ['Chemises homme', 'Chemise', 'Chemise blanche', {}, 'male adult Blanc', undefined],
  ])(
    'in %s, « %s », « %s », %j is for %s',
    (categoryName, title, imageAlt, more, said, taxonomy) => {
      const item = itemOf({ categoryName, title, imageAlt, ...more });
      expect(`${item['gender']} ${item['age_group']} ${item['color']}`).toBe(said);
      const category = item['google_product_category']
        ?.replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&');
      expect(category?.endsWith(taxonomy ?? '-')).toBe(taxonomy && true);
    },
  );

  test.each([
    ['/images/products/robe.svg', {}, 'Jaune'],
    ['/images/categories/robes.svg', {}, undefined],
    [
      '/images/categories/robes.svg',
      { details: [{ label: 'Couleur', value: 'Rouge sombre' }] },
      'Rouge',
    ],
  ])('with the picture %s and %j has the colour %s', (image, more, colour) => {
    const shown = { categoryName: 'Robes', title: 'Robe d’été', imageAlt: 'Robe jaune', image };
    expect(itemOf({ ...shown, ...more })['color']).toBe(colour);
  });

  test('has ids of at most 50 characters, the product’s own where they fit', () => {
    const long = 'chemise-homme-en-lin-lave-coupe-droite-a-col-officier';
    const variants = [{ ...onlyVariant(long), id: `${long}.bleu-nuit` }];
    const { id, item_group_id: group } = itemOf({ id: long, variants });
    expect([id, group]).toEqual(
      Array(2).fill('chemise-homme-en-lin-lave-coupe-droite-a--d1ce5700'),
    );
    expect(itemOf({})).toMatchObject({ id: 'caftan', item_group_id: 'caftan' });
  });

  test('costs what a guest pays for its delivery', () => {
    expect(itemOf({ price: 99_999 })).toMatchObject({ country: 'MA', price: '50.00 MAD' });
    expect(itemOf({ price: 100_000 })).toMatchObject({ country: 'MA', price: '0.00 MAD' });
  });
});
