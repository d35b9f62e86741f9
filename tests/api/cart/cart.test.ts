import { beforeEach, describe, expect, test } from 'vitest';
import { sharedShop } from '../../support/shop/shared-shop.ts';
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
const shop = await sharedShop();
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

describe('addToCart', () => {
  test('adds a line, priced by the catalogue', async () => {
    const nothing = { amount: 0 };
    const empty = { lines: [], quantity: 0, total: nothing, shipping: nothing, payable: nothing };
    expect(await myCart()).toMatchObject({ ...empty, warnings: [] });
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

  test('fifty times at once loses none', async () => {
    await Promise.all(Array.from({ length: 50 }, () => change(ADD_TO_CART, JABADOR)));
    expect(contents(await myCart())).toEqual(['jabador-atlas x 50']);
  });
});

test('setCartQuantity sets 1 to 99, moves updatedAt and leaves addedAt', async () => {
  const [before] = (await change(ADD_TO_CART, { ...JABADOR, quantity: 5 })).cart.lines;
  shop.pass(60_000);
  for (const quantity of [1, 2, 99]) {
    const { cart } = await change(SET_QUANTITY, { ...JABADOR, quantity });
    expect(contents(cart)).toEqual([`jabador-atlas x ${quantity}`]);
    expect(cart.lines[0]?.addedAt).toBe(before?.addedAt);
    const moved = Date.parse(cart.lines[0]?.updatedAt ?? '') - Date.parse(before?.updatedAt ?? '');
    expect(moved).toBeGreaterThanOrEqual(60_000);
  }
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
  [
    'adding more than 99 in all',
    ADD_TO_CART,
    { ...SKIRT, quantity: 99 },
    ['INVALID', 'quantity', 'La quantité d’un article ne peut pas dépasser 99.'],
  ],
  ['setting 0: removeFromCart removes', SET_QUANTITY, { ...SKIRT, quantity: 0 }, QUANTITY],
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
    ['OUT_OF_STOCK', 'productId', '«\u00a0Pantalon large en lin\u00a0» est en rupture de stock.'],
  ],
] as const)('%s is refused and changes nothing', async (_, mutation, variables, refusal) => {
  await change(ADD_TO_CART, SKIRT);
  const [code, field, message] = refusal;
  expect(await refused(mutation, variables)).toEqual({ code, field, message });
});
