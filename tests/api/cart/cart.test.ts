import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startShop, type TestShop } from '../../support/shop/shop.ts';
import {
  ADD_TO_CART,
  CLEAR_CART,
  contents,
  MY_CART,
  REMOVE_FROM_CART,
  SET_QUANTITY,
  TIMESTAMP,
  type Cart,
  type UserError,
} from '../protocol/documents.ts';

// Fifty flushed writes in one test: patient, for machines that are busy with other things.
vi.setConfig({ testTimeout: 30_000 });

let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await startShop();
});
beforeEach(async () => {
  ({ token } = await shop.customer());
});
afterAll(() => shop.close());

interface Payload {
  readonly cart: Cart;
  readonly userErrors: readonly UserError[];
}

async function change(mutation: string, variables: object = {}): Promise<Payload> {
  const { data, errors } = await shop.graphql<Record<string, Payload>>(mutation, variables, token);
  expect(errors).toEqual([]);
  const [payload] = Object.values(data);
  if (!payload) throw new Error('The mutation gave nothing');
  return payload;
}

async function refused(mutation: string, variables: object): Promise<UserError | undefined> {
  const before = await myCart();
  const { cart, userErrors } = await change(mutation, variables);
  expect(cart).toEqual(before);
  expect(await myCart()).toEqual(before);
  expect(userErrors).toHaveLength(1);
  return userErrors[0];
}

async function myCart(): Promise<Cart> {
  const { data } = await shop.graphql<{ me: { cart: Cart } }>(MY_CART, {}, token);
  return data.me.cart;
}

const QUANTITY = 'La quantité doit être un nombre entier de 1 à 99.';

describe('a new cart', () => {
  test('is empty and costs nothing', async () => {
    expect(await myCart()).toMatchObject({
      lines: [],
      quantity: 0,
      total: { amount: 0 },
      shipping: { amount: 0 },
      payable: { amount: 0 },
      warnings: [],
    });
  });
});

describe('addToCart', () => {
  test('adds a line, priced by the catalogue', async () => {
    const { cart, userErrors } = await change(ADD_TO_CART, { productId: 'jupe-plissee-safran' });
    expect(userErrors).toEqual([]);
    expect(contents(cart)).toEqual(['jupe-plissee-safran x 1']);
    expect(cart).toMatchObject({
      lines: [{ price: { amount: 45_900 }, total: { amount: 45_900 } }],
      quantity: 1,
      total: { amount: 45_900 },
      originalTotal: { amount: 59_900 },
      discount: { amount: 14_000 },
      shipping: { amount: 0 },
      payable: { amount: 45_900 },
    });
    expect(cart.lines[0]?.addedAt).toMatch(TIMESTAMP);
    expect(cart.lines[0]?.updatedAt).toMatch(TIMESTAMP);
  });

  test('twice makes one line of two pieces', async () => {
    await change(ADD_TO_CART, { productId: 'jupe-plissee-safran' });
    await change(ADD_TO_CART, { productId: 'jabador-atlas' });
    const { cart } = await change(ADD_TO_CART, { productId: 'jupe-plissee-safran' });
    expect(contents(cart)).toEqual(['jupe-plissee-safran x 2', 'jabador-atlas x 1']);
    expect(cart.quantity).toBe(3);
    // 2 x 459 + 1390
    expect(cart.total.amount).toBe(230_800);
  });

  test('may add many pieces, up to 99 in all', async () => {
    await change(ADD_TO_CART, { productId: 'jabador-atlas', quantity: 98 });
    const { cart } = await change(ADD_TO_CART, { productId: 'jabador-atlas', quantity: 1 });
    expect(contents(cart)).toEqual(['jabador-atlas x 99']);
    expect(await refused(ADD_TO_CART, { productId: 'jabador-atlas' })).toMatchObject({
      code: 'INVALID',
      field: 'quantity',
      message: 'La quantité d’un article ne peut pas dépasser 99.',
    });
  });

  test.each([0, -1, 100, 2_147_483_647])('refuses %i pieces', async (quantity) => {
    expect(await refused(ADD_TO_CART, { productId: 'jabador-atlas', quantity })).toEqual({
      code: 'INVALID',
      field: 'quantity',
      message: QUANTITY,
    });
  });

  test.each(['nope', '__proto__', 'constructor', 'toString'])(
    'refuses the unknown product « %s »',
    async (productId) => {
      expect(await refused(ADD_TO_CART, { productId })).toEqual({
        code: 'UNKNOWN_PRODUCT',
        field: 'productId',
        message: 'Ce produit n’existe pas ou n’est plus au catalogue.',
      });
    },
  );

  test('refuses what is out of stock', async () => {
    expect(await refused(ADD_TO_CART, { productId: 'pantalon-large-lin' })).toEqual({
      code: 'OUT_OF_STOCK',
      field: 'productId',
      message: '« Pantalon large en lin » est en rupture de stock.',
    });
  });

  test('fifty times at once loses none', async () => {
    const adds = Array.from({ length: 50 }, () =>
      change(ADD_TO_CART, { productId: 'jabador-atlas' }),
    );
    await Promise.all(adds);
    expect(contents(await myCart())).toEqual(['jabador-atlas x 50']);
  });
});

describe('setCartQuantity', () => {
  test.each([1, 2, 99])('sets %i', async (quantity) => {
    await change(ADD_TO_CART, { productId: 'jabador-atlas', quantity: 5 });
    const { cart } = await change(SET_QUANTITY, { productId: 'jabador-atlas', quantity });
    expect(contents(cart)).toEqual([`jabador-atlas x ${quantity}`]);
  });

  test.each([0, -3, 100])('refuses %i: removeFromCart removes', async (quantity) => {
    await change(ADD_TO_CART, { productId: 'jabador-atlas' });
    expect(await refused(SET_QUANTITY, { productId: 'jabador-atlas', quantity })).toEqual({
      code: 'INVALID',
      field: 'quantity',
      message: QUANTITY,
    });
  });

  test('refuses a product that is not in the cart', async () => {
    expect(await refused(SET_QUANTITY, { productId: 'jabador-atlas', quantity: 2 })).toEqual({
      code: 'NOT_IN_CART',
      field: 'productId',
      message: 'Ce produit n’est pas dans le panier.',
    });
  });

  test('moves updatedAt and leaves addedAt', async () => {
    const { cart: before } = await change(ADD_TO_CART, { productId: 'jabador-atlas' });
    shop.pass(60_000);
    const { cart } = await change(SET_QUANTITY, { productId: 'jabador-atlas', quantity: 2 });
    expect(cart.lines[0]?.addedAt).toBe(before.lines[0]?.addedAt);
    const moved =
      Date.parse(cart.lines[0]?.updatedAt ?? '') - Date.parse(before.lines[0]?.updatedAt ?? '');
    expect(moved).toBeGreaterThanOrEqual(60_000);
  });
});

describe('removeFromCart and clearCart', () => {
  test('take out one line, or all', async () => {
    await change(ADD_TO_CART, { productId: 'jabador-atlas' });
    await change(ADD_TO_CART, { productId: 'jupe-plissee-safran' });
    const { cart } = await change(REMOVE_FROM_CART, { productId: 'jabador-atlas' });
    expect(contents(cart)).toEqual(['jupe-plissee-safran x 1']);
    expect(contents((await change(CLEAR_CART)).cart)).toEqual([]);
    expect((await change(CLEAR_CART)).userErrors).toEqual([]);
  });

  test('what is not there cannot be taken out', async () => {
    expect(await refused(REMOVE_FROM_CART, { productId: 'jabador-atlas' })).toMatchObject({
      code: 'NOT_IN_CART',
    });
  });
});
