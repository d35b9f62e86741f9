import { describe, expect, test } from 'vitest';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { CLEAR_CART, EXPIRED_TOKEN } from '../protocol/documents.ts';
import { afterSalesOf } from '../order/order.after-sales.documents.ts';
import { guestOrder, place } from '../order/order.documents.ts';

// Which tokens are read is in tests/rules/account/tokens.test.ts; how they are sent to both APIs,
// forgeries too, in tests/security/tokens.test.ts.
const shop = await sharedShop();
const { token } = await shop.customer();
const readCart = (header: string) => shop.rest('GET', '/user/cart', undefined, header);
const REFUSED = { status: 401, body: { errors: [EXPIRED_TOKEN] } };

describe.each([
  ['a signature that was changed', `${token.slice(0, -4)}AAAA`],
  ['another scheme', `Basic ${Buffer.from('a:b').toString('base64url')}`],
])('a token with %s', (_, bad) => {
  test('is refused where a customer or an own order is meant', async () => {
    expect(await readCart(bad)).toMatchObject(REFUSED);
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
    const access = { orderId: id, trackingKey: shop.within.trackingKeys.keyOf(id) };
    const { order: cancelled } = await afterSalesOf(shop).cancel(access, bad);
    expect(cancelled?.status).toBe('CANCELLED');
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

test('a token lasts seven days and not longer', async () => {
  shop.pass(7 * 24 * 3_600_000 - 60_000);
  expect((await readCart(token)).status).toBe(200);
  shop.pass(120_000);
  expect(await readCart(token)).toMatchObject(REFUSED);
});
