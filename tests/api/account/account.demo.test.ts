import { describe, expect, test } from 'vitest';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import {
  ADD_TO_CART,
  contents,
  INVALID_TOKEN,
  LOG_IN_AS_DEMO,
  MY_CART,
  type Cart,
  type SessionPayload,
} from '../protocol/documents.ts';

const HOUR = 3_600_000;

const shop = await sharedShop();

async function logInAsDemo() {
  const { data } = await shop.graphql<{ logInAsDemo: SessionPayload }>(LOG_IN_AS_DEMO);
  const { session } = data.logInAsDemo;
  if (!session) throw new Error('The demo account did not open');
  return session;
}

const cartOf = async (token: string) =>
  contents((await shop.graphql<{ me: { cart: Cart } }>(MY_CART, {}, token)).data.me.cart);

describe('« Connexion invité »', () => {
  test('opens the demo customer with one address of Rabat and empty lists', async () => {
    const { token, customer } = await logInAsDemo();
    expect(customer).toMatchObject({
      firstName: 'Salma',
      lastName: 'Bennani',
      email: 'demo@belle-vue.example',
    });
    const query = '{ me { cart { quantity } wishlist { id } addresses { city postalCode } } }';
    const { data } = await shop.graphql(query, {}, token);
    expect(data).toEqual({
      me: {
        cart: { quantity: 0 },
        wishlist: [],
        addresses: [{ city: 'Rabat', postalCode: '10030' }],
      },
    });
  });

  test('is a private copy: no visitor sees what another typed', async () => {
    const one = await logInAsDemo();
    const other = await logInAsDemo();
    expect(one.customer.id).not.toBe(other.customer.id);
    await shop.graphql(ADD_TO_CART, { productId: 'jabador-atlas' }, one.token);
    expect(await cartOf(one.token)).toEqual(['jabador-atlas x 1']);
    expect(await cartOf(other.token)).toEqual([]);
    const pair = { email: 'demo@belle-vue.example', password: 'demo-belle-vue' };
    const { body } = await shop.rest('POST', '/auth/login', pair);
    expect(body).toMatchObject({ foundUser: { cart: [] } });
  });

  test('is gone after 24 hours, also for a token that says otherwise', async () => {
    const { token, customer } = await logInAsDemo();
    await shop.graphql(ADD_TO_CART, { productId: 'jabador-atlas' }, token);
    shop.pass(24 * HOUR - 60_000);
    expect(await cartOf(token)).toEqual(['jabador-atlas x 1']);
    shop.pass(60_000);
    expect((await shop.graphql('{ me { id } }', {}, token)).data).toEqual({ me: null });
    const { status, body } = await shop.rest('GET', '/user/cart', undefined, token);
    expect({ status, body }).toEqual({ status: 401, body: { errors: [INVALID_TOKEN] } });
    // The next demo log-in clears what expired.
    expect(await shop.store.read.accounts.customer(customer.id)).toBeDefined();
    await logInAsDemo();
    expect(await shop.store.read.accounts.customer(customer.id)).toBeUndefined();
    expect(await shop.store.read.carts.load(customer.id)).toEqual([]);
  });
});
