import { describe, expect, test } from 'vitest';
import { priceCart } from '../../../server/cart/cart.pricing.ts';
import { cartLine, product } from '../../store/contract/records.ts';

const catalogue = new Map([['a', product('a', { price: 45_900, originalPrice: 59_900 })]]);

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
    const line = { productId: 'a', variantId: 'a', alterations: [], quantity: 1 };
    const { lines } = priceCart('q', [line], catalogue, 'GUEST');
    expect(lines).toMatchObject([{ addedAt: null, updatedAt: null }]);
  });
});
