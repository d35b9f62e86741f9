import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startShop } from '../../support/shop/shop.ts';
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

let token: string;
const shop = await startShop();
afterAll(() => shop.close());
beforeEach(async () => {
  ({ token } = await shop.customer());
});

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

const JABADOR = { productId: 'jabador-atlas' };
const SKIRT = { productId: 'jupe-plissee-safran' };

test('a new cart is empty and costs nothing', async () => {
  expect(await myCart()).toMatchObject({
    lines: [],
    quantity: 0,
    total: { amount: 0 },
    shipping: { amount: 0 },
    payable: { amount: 0 },
    warnings: [],
  });
});

describe('addToCart', () => {
  test('adds a line, priced by the catalogue', async () => {
    const { cart, userErrors } = await change(ADD_TO_CART, SKIRT);
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
    await change(ADD_TO_CART, SKIRT);
    await change(ADD_TO_CART, JABADOR);
    const { cart } = await change(ADD_TO_CART, SKIRT);
    expect(contents(cart)).toEqual(['jupe-plissee-safran x 2', 'jabador-atlas x 1']);
    expect(cart.quantity).toBe(3);
    // 2 x 459 + 1390
    expect(cart.total.amount).toBe(230_800);
  });

  test('may add many pieces, up to 99 in all', async () => {
    await change(ADD_TO_CART, { ...JABADOR, quantity: 98 });
    const { cart } = await change(ADD_TO_CART, { ...JABADOR, quantity: 1 });
    expect(contents(cart)).toEqual(['jabador-atlas x 99']);
    expect(await refused(ADD_TO_CART, JABADOR)).toMatchObject({
      code: 'INVALID',
      field: 'quantity',
      message: 'La quantité d’un article ne peut pas dépasser 99.',
    });
  });

  test('fifty times at once loses none', async () => {
    await Promise.all(Array.from({ length: 50 }, () => change(ADD_TO_CART, JABADOR)));
    expect(contents(await myCart())).toEqual(['jabador-atlas x 50']);
  });
});

describe('setCartQuantity', () => {
  test('sets a quantity of 1 to 99', async () => {
    await change(ADD_TO_CART, { ...JABADOR, quantity: 5 });
    for (const quantity of [1, 2, 99]) {
      const { cart } = await change(SET_QUANTITY, { ...JABADOR, quantity });
      expect(contents(cart)).toEqual([`jabador-atlas x ${quantity}`]);
    }
  });

  test('moves updatedAt and leaves addedAt', async () => {
    const [before] = (await change(ADD_TO_CART, JABADOR)).cart.lines;
    shop.pass(60_000);
    const [after] = (await change(SET_QUANTITY, { ...JABADOR, quantity: 2 })).cart.lines;
    expect(after?.addedAt).toBe(before?.addedAt);
    const moved = Date.parse(after?.updatedAt ?? '') - Date.parse(before?.updatedAt ?? '');
    expect(moved).toBeGreaterThanOrEqual(60_000);
  });
});

test('removeFromCart takes out one line, clearCart all, of this customer alone', async () => {
  await change(ADD_TO_CART, JABADOR);
  const first = token;
  ({ token } = await shop.customer());
  await change(ADD_TO_CART, JABADOR);
  await change(ADD_TO_CART, SKIRT);
  const { cart } = await change(REMOVE_FROM_CART, JABADOR);
  expect(contents(cart)).toEqual(['jupe-plissee-safran x 1']);
  for (let n = 0; n < 2; n += 1) {
    const cleared = await change(CLEAR_CART);
    expect([contents(cleared.cart), cleared.userErrors]).toEqual([[], []]);
  }
  token = first;
  expect(contents(await myCart())).toEqual(['jabador-atlas x 1']);
});

const NOT_IN_CART = ['NOT_IN_CART', 'productId', 'Ce produit n’est pas dans le panier.'] as const;
const QUANTITY = [
  'INVALID',
  'quantity',
  'La quantité doit être un nombre entier de 1 à 99.',
] as const;
test.each([
  ['adding 0', ADD_TO_CART, { ...JABADOR, quantity: 0 }, QUANTITY],
  ['adding 100', ADD_TO_CART, { ...JABADOR, quantity: 100 }, QUANTITY],
  ['setting 0: removeFromCart removes', SET_QUANTITY, { ...SKIRT, quantity: 0 }, QUANTITY],
  ['setting 100', SET_QUANTITY, { ...SKIRT, quantity: 100 }, QUANTITY],
  ['setting what is not there', SET_QUANTITY, { ...JABADOR, quantity: 2 }, NOT_IN_CART],
  ['removing what is not there', REMOVE_FROM_CART, JABADOR, NOT_IN_CART],
  [
    'an unknown product',
    ADD_TO_CART,
    { productId: 'nope' },
    ['UNKNOWN_PRODUCT', 'productId', 'Ce produit n’existe pas ou n’est plus au catalogue.'],
  ],
  [
    'what is out of stock',
    ADD_TO_CART,
    { productId: 'pantalon-large-lin' },
    ['OUT_OF_STOCK', 'productId', '« Pantalon large en lin » est en rupture de stock.'],
  ],
] as const)('%s is refused and changes nothing', async (_, mutation, variables, refusal) => {
  await change(ADD_TO_CART, SKIRT);
  const [code, field, message] = refusal;
  expect(await refused(mutation, variables)).toEqual({ code, field, message });
});
