import jwt from 'jsonwebtoken';
import { afterAll, describe, expect, test } from 'vitest';
import { SECRET, startShop } from '../../support/shop/shop.ts';
import { CLEAR_CART, EXPIRED_TOKEN, INVALID_TOKEN } from '../protocol/documents.ts';
import { guestOrder, place } from '../order/order.documents.ts';

// Which tokens are read is in tests/rules/account/tokens.test.ts; forgeries are sent to both
// APIs in tests/security/tokens.test.ts.
const shop = await startShop();
afterAll(() => shop.close());
const { token, email } = await shop.customer();
const { id: customerId = '' } = (await shop.store.read.accounts.customerByEmail(email)) ?? {};

function signed(options: jwt.SignOptions): string {
  const names = { issuer: 'belle-vue', audience: 'belle-vue/session', subject: customerId };
  return jwt.sign({}, SECRET, { algorithm: 'HS256', expiresIn: '1h', ...names, ...options });
}

const readCart = (header: string | undefined) => shop.rest('GET', '/user/cart', undefined, header);
const refusal = (message: string) => ({ status: 401, body: { errors: [message] } });

test.each(['', 'Bearer ', 'BEARER  '])('a good token travels after « %s »', async (scheme) => {
  const { data } = await shop.graphql('{ me { id } }', {}, scheme + token);
  expect(data).toEqual({ me: { id: customerId } });
  expect((await readCart(scheme + token)).status).toBe(200);
});

describe.each([
  ['a signature that was changed', `${token.slice(0, -4)}AAAA`],
  ['an end that has come', signed({ expiresIn: -10 })],
  ['another scheme', `Basic ${Buffer.from('a:b').toString('base64url')}`],
])('a token with %s', (_, bad) => {
  test('is refused where a customer or an own order is meant', async () => {
    expect(await readCart(bad)).toMatchObject(refusal(EXPIRED_TOKEN));
    const own = ['cancelOrder(', 'requestReturn(reason: "x", ', 'reorder('].map(
      (call) => `mutation { ${call}orderId: "x") { userErrors { code } } }`,
    );
    for (const mutation of [CLEAR_CART, ...own]) {
      const { status, errors } = await shop.graphql(mutation, {}, bad);
      expect(status).toBe(401);
      expect(errors).toMatchObject([
        { message: EXPIRED_TOKEN, extensions: { code: 'UNAUTHENTICATED' } },
      ]);
    }
  });

  test('keeps nobody from an order that a tracking link opens', async () => {
    const { order } = await place(shop, guestOrder([['gandoura-sable', 1]]));
    const id = order?.id ?? '';
    const key = shop.within.trackingKeys.keyOf(id);
    const mutation = `mutation ($id: ID!, $key: String!) {
      cancelOrder(orderId: $id, trackingKey: $key) { order { status } }
    }`;
    const { data } = await shop.graphql(mutation, { id, key }, bad);
    expect(data).toEqual({ cancelOrder: { order: { status: 'CANCELLED' } } });
  });

  test('never breaks a public query', async () => {
    const query = '{ me { id } product(id: "jabador-atlas") { id } }';
    const { status, data, errors } = await shop.graphql(query, {}, bad);
    expect({ status, data, errors }).toEqual({
      status: 200,
      data: { me: null, product: { id: 'jabador-atlas' } },
      errors: [],
    });
    expect((await shop.rest('GET', '/products', undefined, bad)).status).toBe(200);
  });
});

test.each([undefined, 'null', 'bearer  '])('« %s » is a visitor', async (header) => {
  expect(await readCart(header)).toMatchObject(refusal(INVALID_TOKEN));
  expect((await shop.graphql('{ me { id } }', {}, header)).data).toEqual({ me: null });
});

test('a token lasts seven days and not longer', async () => {
  shop.pass(7 * 24 * 3_600_000 - 60_000);
  expect((await readCart(token)).status).toBe(200);
  shop.pass(120_000);
  expect(await readCart(token)).toMatchObject(refusal(EXPIRED_TOKEN));
});
