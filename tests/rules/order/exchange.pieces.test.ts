import { expect, test } from 'vitest';
import { pieceOf } from '../../../client/order/detail/exchange/pieces.ts';

const exchanged = (variantId: string, toVariantId: string) => ({
  lines: [{ variantId, toVariantId, title: 'Chemisier', toVariantTitle: toVariantId }],
});

test('what was bought, and what came of it by exchanges, has its name and product', () => {
  const order = {
    lines: [
      { productId: 'shirt', variantId: '38', variantTitle: '38', title: 'Chemisier' },
      { productId: 'scarf', variantId: 'scarf', variantTitle: null, title: 'Foulard' },
    ],
    exchanges: [exchanged('38', '40'), exchanged('40', '42'), exchanged('42', '40')],
  };
  const found = ['38', '40', '42', 'scarf', 'other'].map((id) => pieceOf(order, id));
  expect(found.map(({ productId }) => productId)).toEqual(['shirt', 'shirt', 'shirt', 'scarf', '']);
  expect(found.map(({ name }) => name)).toEqual([
    expect.stringMatching(/^Chemisier.*38$/),
    expect.stringMatching(/^Chemisier.*40$/),
    expect.stringMatching(/^Chemisier.*42$/),
    'Foulard',
    '',
  ]);
});
