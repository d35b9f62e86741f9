import { describe, expect, test } from 'vitest';
import { priceCart } from '../../../server/cart/cart.pricing.ts';
import { messageOf } from '../../../server/shared/messages.ts';
import { cartLine, product } from '../../store/records.ts';

const catalogue = new Map([
  ['a', product('a', { price: 45_900, originalPrice: 59_900 })],
  ['b', product('b', { title: 'Robe', price: 60_000, originalPrice: 60_000, outOfStock: true })],
]);

describe('a priced cart', () => {
  test('has the catalogue’s prices and the stored times', () => {
    const cart = priceCart('c1', [cartLine('a', 2)], catalogue, 'GUEST');
    const at = '2025-05-01T10:00:00.000Z';
    expect(cart).toMatchObject({
      id: 'c1',
      lines: [
        { id: 'c1/a', quantity: 2, price: 45_900, total: 91_800, addedAt: at, updatedAt: at },
      ],
      quantity: 2,
      total: 91_800,
      shipping: 5_000,
      payable: 96_800,
      warnings: [],
    });
  });

  test('a visitor’s lines have no times', () => {
    const line = { productId: 'a', variantId: 'a', quantity: 1 };
    const { lines } = priceCart('q', [line], catalogue, 'GUEST');
    expect(lines).toMatchObject([{ addedAt: null, updatedAt: null }]);
  });

  test('warns of what cannot be bought, which counts for nothing', () => {
    const lines = [cartLine('b', 3), cartLine('gone', 2), cartLine('a', 1)];
    const cart = priceCart('c1', lines, catalogue, 'CUSTOMER');
    expect(cart.lines.map(({ id, total }) => [id, total])).toEqual([
      ['c1/b', 0],
      ['c1/a', 45_900],
    ]);
    expect(cart).toMatchObject({ quantity: 1, total: 45_900, originalTotal: 59_900, shipping: 0 });
    const missing = 'Ce produit n’existe pas ou n’est plus au catalogue.';
    expect(cart.warnings.map((one) => [one.code, one.productId, messageOf(one)])).toEqual([
      ['OUT_OF_STOCK', 'b', '« Robe » est en rupture de stock.'],
      ['UNKNOWN_PRODUCT', 'gone', missing],
    ]);
  });

  test('with nothing to pay costs a guest no delivery', () => {
    const cart = priceCart('q', [cartLine('b', 1)], catalogue, 'GUEST');
    expect(cart).toMatchObject({ quantity: 0, shipping: 0, payable: 0 });
  });
});
