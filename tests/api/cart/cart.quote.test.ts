import { describe, expect, test } from 'vitest';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { CART, contents, type Cart } from '../protocol/documents.ts';

const shop = await sharedShop();

const QUOTE = `query ($lines: [CartLineInput!]!) { quote(lines: $lines) ${CART} }`;

async function quote(...lines: ReadonlyArray<readonly [string, number]>): Promise<Cart> {
  const { data, errors } = await shop.graphql<{ quote: Cart }>(QUOTE, {
    lines: lines.map(([productId, quantity]) => ({ productId, quantity })),
  });
  expect(errors).toEqual([]);
  return data.quote;
}

// Fees are in tests/rules/shared/pricing.test.ts, too many lines in tests/rules/cart/cart.test.ts.
describe('a visitor’s quote', () => {
  test('prices the lines and adds the fee below 1000 DH', async () => {
    expect(await quote(['jupe-plissee-safran', 2])).toMatchObject({
      quantity: 2,
      total: { amount: 91_800 },
      originalTotal: { amount: 119_800 },
      discount: { amount: 28_000 },
      shipping: { amount: 5_000 },
      payable: { amount: 96_800 },
      lines: [{ addedAt: null, updatedAt: null, total: { amount: 91_800 } }],
    });
  });

  test('may be dearer than a 32-bit number of centimes', async () => {
    const price = 20_000_000;
    await shop.changeProduct('robe-jacaranda', { price, originalPrice: price });
    await shop.changeProduct('caftan-celeste', { price, originalPrice: price });
    expect(await quote(['robe-jacaranda', 99], ['caftan-celeste', 99])).toMatchObject({
      total: { amount: 3_960_000_000 },
      shipping: { amount: 0 },
      payable: { amount: 3_960_000_000 },
    });
  });

  test('of nothing, or of nothing that can be bought, costs nothing, not even delivery', async () => {
    const nothing = { quantity: 0, shipping: { amount: 0 }, payable: { amount: 0 } };
    expect(await quote()).toMatchObject({ lines: [], ...nothing });
    const cart = await quote(['pantalon-large-lin', 1], ['nope', 1]);
    expect(contents(cart)).toEqual(['pantalon-large-lin x 1']);
    const warnings = [{ code: 'OUT_OF_STOCK' }, { code: 'UNKNOWN_PRODUCT', productId: 'nope' }];
    expect(cart).toMatchObject({ ...nothing, warnings });
  });

  test('has the same id for the same lines, however they are written, and another for others', async () => {
    const { id } = await quote(['gandoura-sable', 2]);
    const twice = await quote(['gandoura-sable', 1], ['gandoura-sable', 1]);
    expect(contents(twice)).toEqual(['gandoura-sable x 2']);
    expect(twice.id).toBe(id);
    expect((await quote(['gandoura-sable', 3])).id).not.toBe(id);
  });

  test('of 0 of a product is BAD_USER_INPUT', async () => {
    const lines = [{ productId: 'gandoura-sable', quantity: 0 }];
    const message = 'La quantité doit être un nombre entier de 1 à 99.';
    const { data, errors } = await shop.graphql(QUOTE, { lines });
    expect(data).toBeNull();
    expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT' } }]);
  });
});
