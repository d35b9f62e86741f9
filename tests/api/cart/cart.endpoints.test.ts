import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startShop, type TestShop } from '../../support/shop/shop.ts';
import {
  ADD_TO_CART,
  CLEAR_CART,
  contents,
  MY_CART,
  SET_QUANTITY,
  type Cart,
} from '../protocol/documents.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

interface Line {
  readonly _id: string;
  readonly qty: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

async function overGraphql(token: string) {
  const { data } = await shop.graphql<{ me: { cart: Cart } }>(MY_CART, {}, token);
  return contents(data.me.cart);
}

async function overRest(token: string) {
  const { body } = await shop.rest<{ cart: Line[] }>('GET', '/user/cart', undefined, token);
  return body.cart.map(({ _id, qty }) => `${_id} x ${qty}`);
}

async function both(token: string) {
  const read = await overGraphql(token);
  expect(await overRest(token)).toEqual(read);
  return read;
}

describe('the two doors', () => {
  test('read what the other wrote', async () => {
    const { token } = await shop.customer();
    await shop.rest('POST', '/user/cart', { product: { _id: 'jabador-atlas' } }, token);
    expect(await both(token)).toEqual(['jabador-atlas x 1']);
    await shop.graphql(ADD_TO_CART, { productId: 'robe-jacaranda', quantity: 3 }, token);
    expect(await both(token)).toEqual(['jabador-atlas x 1', 'robe-jacaranda x 3']);
    await shop.rest('POST', '/user/cart/robe-jacaranda', { action: { type: 'decrement' } }, token);
    expect(await both(token)).toEqual(['jabador-atlas x 1', 'robe-jacaranda x 2']);
    await shop.graphql(SET_QUANTITY, { productId: 'jabador-atlas', quantity: 7 }, token);
    expect(await both(token)).toEqual(['jabador-atlas x 7', 'robe-jacaranda x 2']);
    await shop.rest('DELETE', '/user/cart/jabador-atlas', undefined, token);
    expect(await both(token)).toEqual(['robe-jacaranda x 2']);
    await shop.graphql(CLEAR_CART, {}, token);
    expect(await both(token)).toEqual([]);
  });

  test('tell the same times', async () => {
    const { token } = await shop.customer();
    const rest = await shop.rest<{ cart: Line[] }>(
      'POST',
      '/user/cart',
      { product: { _id: 'jabador-atlas' } },
      token,
    );
    const { data } = await shop.graphql<{ me: { cart: Cart } }>(MY_CART, {}, token);
    expect(data.me.cart.lines[0]).toMatchObject({
      addedAt: rest.body.cart[0]?.createdAt,
      updatedAt: rest.body.cart[0]?.updatedAt,
    });
  });
});

describe('two customers', () => {
  test('never see or change each other’s cart', async () => {
    const one = await shop.customer();
    const other = await shop.customer();
    await shop.graphql(ADD_TO_CART, { productId: 'jabador-atlas' }, one.token);
    expect(await both(other.token)).toEqual([]);
    const path = '/user/cart/jabador-atlas';
    const change = { action: { type: 'increment' } };
    expect((await shop.rest('POST', path, change, other.token)).status).toBe(404);
    expect((await shop.rest('DELETE', path, undefined, other.token)).status).toBe(404);
    await shop.graphql(CLEAR_CART, {}, other.token);
    expect(await both(one.token)).toEqual(['jabador-atlas x 1']);
  });
});
