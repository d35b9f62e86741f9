import { describe, expect, test } from 'vitest';
import { picturesOfColour } from '#shared/catalog/variants.ts';
import { compareValues, frameWidthOf } from '../../../server/catalog/catalog.options.rules.ts';
import type { ProductRecord } from '../../../server/catalog/catalog.store.ts';
import {
  onlyVariant,
  picturesOfVariant,
  preferredVariant,
  enteredPriceOf,
  productIdOf,
  variantIdOf,
} from '../../../server/catalog/catalog.variant.rules.ts';
import { product } from '../../store/contract/records.ts';

const coloured = (stocks: readonly number[], change: Partial<ProductRecord> = {}) => {
  const colours = [
    { value: 'Safran', swatch: '#d9962b' },
    { value: 'Bleu nuit', swatch: '#1d2a4d' },
  ];
  return product('jupe', {
    image: '/safran.svg',
    gallery: [
      { url: '/detail.svg', alt: 'Plis', value: null },
      { url: '/bleu.svg', alt: 'Jupe bleue', value: 'Bleu nuit' },
    ],
    options: [{ name: 'Couleur', values: colours }],
    variants: colours.map(({ value }, at) => ({
      ...onlyVariant(at === 0 ? 'jupe' : variantIdOf('jupe', [value]), stocks[at] ?? 0),
      values: [value],
    })),
    ...change,
  });
};

describe('a variant', () => {
  test('has an id that names its product', () => {
    expect(variantIdOf('jupe', ['40', 'Bleu nuit'])).toBe('jupe.40-bleu-nuit');
    expect(productIdOf('jupe.40-bleu-nuit')).toBe('jupe');
    expect(productIdOf('jupe')).toBe('jupe');
  });

  test.each([
    [[1, 1], 'jupe'],
    [[0, 1], 'jupe.bleu-nuit'],
    [[0, 0], 'jupe'],
  ])('with stocks %j, the preferred one is %s', (stocks, id) => {
    expect(preferredVariant(coloured(stocks)).id).toBe(id);
  });

  test('shows its own colour first and no other', () => {
    const skirt = coloured([1, 1]);
    const urls = skirt.variants.map((variant) =>
      picturesOfVariant(skirt, variant).map(({ url }) => url),
    );
    expect(urls).toEqual([
      ['/safran.svg', '/detail.svg'],
      ['/bleu.svg', '/detail.svg'],
    ]);
  });

  test.each([null, 'Safran'])('of colour %j without pictures of its own shows all', (color) => {
    // A colour that the product has no more stays on its picture.
    const pictures = ['Bleu', null];
    expect(picturesOfColour(pictures, color, (picture) => picture)).toEqual(pictures);
  });

  test('may have its own price, never above its original one', () => {
    const skirt = coloured([1, 1], { price: 300, originalPrice: 400 });
    const own = (price: number | null, originalPrice: number | null) =>
      enteredPriceOf(skirt, { ...onlyVariant('jupe'), price, originalPrice });
    expect(own(null, null)).toEqual({ price: 300, originalPrice: 400 });
    expect(own(500, null)).toEqual({ price: 500, originalPrice: 500 });
    expect(own(350, 450)).toEqual({ price: 350, originalPrice: 450 });
  });
});

test.each([
  [129, 'NARROW'],
  [130, 'MEDIUM'],
  [139, 'MEDIUM'],
  [140, 'WIDE'],
] as const)('a frame of %i mm is %s', (frameWidth, width) => {
  const frame = { lensWidth: 50, bridgeWidth: 18, templeLength: 140, lensHeight: 40, frameWidth };
  expect(frameWidthOf(frame)).toBe(width);
});

test('sizes go from small to large, then numbers, then words', () => {
  const values = ['Noir', '40', 'XL', '38', 'S', 'Bleu', '104'];
  expect(values.toSorted(compareValues)).toEqual(['S', 'XL', '38', '40', '104', 'Bleu', 'Noir']);
});
