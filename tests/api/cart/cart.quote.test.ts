import { afterAll, describe, expect, test } from 'vitest';
import { startShop } from '../../support/shop/shop.ts';
import { CART, contents, type Cart } from '../protocol/documents.ts';

const shop = await startShop();
afterAll(() => shop.close());

const QUOTE = `query ($lines: [CartLineInput!]!) { quote(lines: $lines) ${CART} }`;

async function quote(...lines: ReadonlyArray<readonly [string, number]>): Promise<Cart> {
  const { data, errors } = await shop.graphql<{ quote: Cart }>(QUOTE, {
    lines: lines.map(([productId, quantity]) => ({ productId, quantity })),
  });
  expect(errors).toEqual([]);
  return data.quote;
}

// Fees are in tests/rules/shared/pricing.test.ts.
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

  test('adds up the same product named twice', async () => {
    const cart = await quote(['gandoura-sable', 2], ['jabador-atlas', 1], ['gandoura-sable', 3]);
    expect(contents(cart)).toEqual(['gandoura-sable x 5', 'jabador-atlas x 1']);
  });

  test('has the same id for the same lines, another for others', async () => {
    const { id } = await quote(['gandoura-sable', 2]);
    expect((await quote(['gandoura-sable', 2])).id).toBe(id);
    expect((await quote(['gandoura-sable', 3])).id).not.toBe(id);
  });

  test.each([
    ['0 pieces', 1, 0, 'La quantité doit être un nombre entier de 1 à 99.'],
    ['101 lines', 101, 1, expect.any(String)],
  ])('of %s is BAD_USER_INPUT', async (_, length, quantity, message) => {
    const lines = Array.from({ length }, (__, n) => ({ productId: `p${n}`, quantity }));
    const { data, errors } = await shop.graphql(QUOTE, { lines });
    expect(data).toBeNull();
    expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT' } }]);
  });
});
