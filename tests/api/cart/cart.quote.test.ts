import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startShop, type TestShop } from '../../support/shop/shop.ts';
import { CART, contents, type Cart } from '../protocol/documents.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const QUOTE = `query ($lines: [CartLineInput!]!) { quote(lines: $lines) ${CART} }`;

async function quote(...lines: ReadonlyArray<readonly [string, number]>): Promise<Cart> {
  const { data, errors } = await shop.graphql<{ quote: Cart }>(QUOTE, {
    lines: lines.map(([productId, quantity]) => ({ productId, quantity })),
  });
  expect(errors).toEqual([]);
  return data.quote;
}

describe('a visitor’s quote', () => {
  test('prices the lines and adds the fee below 1000 DH', async () => {
    const cart = await quote(['jupe-plissee-safran', 2]);
    expect(cart).toMatchObject({
      quantity: 2,
      total: { amount: 91_800 },
      originalTotal: { amount: 119_800 },
      discount: { amount: 28_000 },
      shipping: { amount: 5_000 },
      payable: { amount: 96_800 },
      lines: [{ addedAt: null, updatedAt: null, total: { amount: 91_800 } }],
    });
  });

  test.each([
    [99_999, 5_000, 104_999],
    [100_000, 0, 100_000],
    [100_001, 0, 100_001],
  ])('of %i centimes costs %i to deliver', async (total, shipping, payable) => {
    await shop.changeProduct('robe-bougainvillier', { price: total });
    expect(await quote(['robe-bougainvillier', 1])).toMatchObject({
      total: { amount: total },
      shipping: { amount: shipping },
      payable: { amount: payable },
    });
  });

  test('may be dearer than a 32-bit number of centimes', async () => {
    const price = 20_000_000;
    await shop.changeProduct('robe-jacaranda', { price, originalPrice: price });
    await shop.changeProduct('caftan-celeste', { price, originalPrice: price });
    expect(await quote(['robe-jacaranda', 99], ['caftan-celeste', 99])).toMatchObject({
      total: { amount: 3_960_000_000 },
      payable: { amount: 3_960_000_000 },
    });
  });

  test('of nothing costs nothing, not even delivery', async () => {
    expect(await quote()).toMatchObject({
      lines: [],
      shipping: { amount: 0 },
      payable: { amount: 0 },
    });
  });

  test('of nothing that can be bought costs nothing', async () => {
    const cart = await quote(['pantalon-large-lin', 1], ['nope', 1]);
    expect(contents(cart)).toEqual(['pantalon-large-lin x 1']);
    expect(cart).toMatchObject({
      quantity: 0,
      shipping: { amount: 0 },
      payable: { amount: 0 },
      warnings: [{ code: 'OUT_OF_STOCK' }, { code: 'UNKNOWN_PRODUCT', productId: 'nope' }],
    });
  });

  test('adds up the same product named twice', async () => {
    const cart = await quote(['gandoura-sable', 2], ['jabador-atlas', 1], ['gandoura-sable', 3]);
    expect(contents(cart)).toEqual(['gandoura-sable x 5', 'jabador-atlas x 1']);
  });

  test('has the same id for the same lines, another for others', async () => {
    const { id } = await quote(['gandoura-sable', 2]);
    expect((await quote(['gandoura-sable', 2])).id).toBe(id);
    expect((await quote(['gandoura-sable', 3])).id).not.toBe(id);
  });

  test.each([0, -1, 100])('of %i pieces is BAD_USER_INPUT', async (quantity) => {
    const lines = [{ productId: 'jabador-atlas', quantity }];
    const { data, errors } = await shop.graphql(QUOTE, { lines });
    expect(data).toBeNull();
    expect(errors).toMatchObject([
      {
        message: 'La quantité doit être un nombre entier de 1 à 99.',
        extensions: { code: 'BAD_USER_INPUT' },
      },
    ]);
  });

  test('of more than 100 lines is BAD_USER_INPUT', async () => {
    const lines = Array.from({ length: 101 }, (_, n) => ({ productId: `p${n}`, quantity: 1 }));
    const { errors } = await shop.graphql(QUOTE, { lines });
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });
});
