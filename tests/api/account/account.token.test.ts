import jwt from 'jsonwebtoken';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SECRET, startShop, type TestShop } from '../../support/shop/shop.ts';
import { CLEAR_CART, EXPIRED_TOKEN, INVALID_TOKEN } from '../protocol/documents.ts';
import { guestOrder, place } from '../order/order.documents.ts';

let shop: TestShop;
let token: string;
let customerId: string;
beforeAll(async () => {
  shop = await startShop();
  ({ token } = await shop.customer());
  const { data } = await shop.graphql<{ me: { id: string } }>('{ me { id } }', {}, token);
  customerId = data.me.id;
});
afterAll(() => shop.close());

const encode = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

function signed(payload: object, options: jwt.SignOptions = {}, secret = SECRET): string {
  const names = { issuer: 'belle-vue', audience: 'belle-vue/session', subject: customerId };
  return jwt.sign(payload, secret, { algorithm: 'HS256', expiresIn: '1h', ...names, ...options });
}

function unsigned(alg: string): string {
  const [, payload = ''] = token.split('.');
  return `${encode({ alg, typ: 'JWT' })}.${payload}.`;
}

/** Tokens that cannot be read as one of this shop's sessions; made late, when the customer is known. */
const BAD: ReadonlyArray<readonly [string, () => string]> = [
  ['a signature that was changed', () => `${token.slice(0, -4)}AAAA`],
  ['a payload that was changed', () => token.replace(/\.[^.]+\./, `.${encode({ sub: 'x' })}.`)],
  ['no signature and « alg: none »', () => unsigned('none')],
  ['no signature and « alg: nOnE »', () => unsigned('nOnE')],
  ['HS512 with the right secret', () => signed({}, { algorithm: 'HS512' })],
  ['another secret', () => signed({}, {}, 'another secret, long enough to sign with')],
  ['another audience', () => signed({}, { audience: 'belle-vue/reset' })],
  ['another issuer', () => signed({}, { issuer: 'autre-boutique' })],
  ['an end that has come', () => signed({}, { expiresIn: -10 })],
  ['no JSON inside', () => `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode('not json')}.AAAA`],
  ['no JSON at its head', () => `${encode('not json')}.${encode({ sub: 'x' })}.AAAA`],
  ['a text that is no token', () => 'nope'],
  ['8 KB of letters', () => 'a'.repeat(8192)],
  ['another scheme', () => `Basic ${encode('a:b')}`],
];

const NONE = ['null', 'undefined', 'Bearer', 'bearer  '];

describe('a good token', () => {
  test.each(['', 'Bearer ', 'bearer ', 'BEARER  '])('travels after « %s »', async (scheme) => {
    const { data } = await shop.graphql('{ me { id } }', {}, scheme + token);
    expect(data).toEqual({ me: { id: customerId } });
    expect((await shop.rest('GET', '/user/cart', undefined, scheme + token)).status).toBe(200);
  });

  test('is read from the header alone', async () => {
    const cookie = `token=${token}; authorization=${token}`;
    const response = await fetch(`${shop.url}/api/user/cart?token=${token}`, {
      headers: { cookie },
    });
    expect(response.status).toBe(401);
  });
});

describe.each(BAD)('a token with %s', (_, make) => {
  test('is a 401 over REST', async () => {
    const { status, body } = await shop.rest('GET', '/user/cart', undefined, make());
    expect({ status, body }).toEqual({ status: 401, body: { errors: [EXPIRED_TOKEN] } });
  });

  test('is UNAUTHENTICATED where GraphQL needs a customer', async () => {
    const { status, errors } = await shop.graphql(CLEAR_CART, {}, make());
    expect(status).toBe(401);
    expect(errors).toMatchObject([
      { message: EXPIRED_TOKEN, extensions: { code: 'UNAUTHENTICATED' } },
    ]);
  });

  test.each([
    'cancelOrder(orderId: "x")',
    'requestReturn(orderId: "x", reason: "x")',
    'reorder(orderId: "x")',
  ])('is UNAUTHENTICATED where an own order is meant: %s', async (call) => {
    const mutation = `mutation { ${call} { userErrors { code } } }`;
    const { status, errors } = await shop.graphql(mutation, {}, make());
    expect(status).toBe(401);
    expect(errors).toMatchObject([
      { message: EXPIRED_TOKEN, extensions: { code: 'UNAUTHENTICATED' } },
    ]);
  });

  test('keeps nobody from an order that a tracking link opens', async () => {
    const { order } = await place(shop, guestOrder([['gandoura-sable', 1]]));
    const id = order?.id ?? '';
    const key = shop.within.trackingKeys.keyOf(id);
    const mutation = `mutation ($id: ID!, $key: String!) {
      cancelOrder(orderId: $id, trackingKey: $key) { order { status } }
    }`;
    const { data } = await shop.graphql(mutation, { id, key }, make());
    expect(data).toEqual({ cancelOrder: { order: { status: 'CANCELLED' } } });
  });

  test('never breaks a public query', async () => {
    const query = '{ me { id } product(id: "jabador-atlas") { id } }';
    const { status, data, errors } = await shop.graphql(query, {}, make());
    expect({ status, data, errors }).toEqual({
      status: 200,
      data: { me: null, product: { id: 'jabador-atlas' } },
      errors: [],
    });
    expect((await shop.rest('GET', '/products', undefined, make())).status).toBe(200);
  });
});

describe('no token', () => {
  test.each([undefined, ...NONE])('« %s » is a visitor', async (header) => {
    const { status, body } = await shop.rest('GET', '/user/cart', undefined, header);
    expect({ status, body }).toEqual({ status: 401, body: { errors: [INVALID_TOKEN] } });
    expect((await shop.graphql('{ me { id } }', {}, header)).data).toEqual({ me: null });
  });

  test.each([
    ['GET', '/user/cart'],
    ['POST', '/user/cart'],
    ['POST', '/user/cart/x'],
    ['DELETE', '/user/cart/x'],
    ['GET', '/user/wishlist'],
    ['POST', '/user/wishlist'],
    ['DELETE', '/user/wishlist/x'],
    ['GET', '/user/address'],
    ['POST', '/user/address'],
    ['POST', '/user/address/x'],
    ['DELETE', '/user/address/x'],
  ])('%s /api%s is for customers', async (method, path) => {
    const { status, body } = await shop.rest(method, path, method === 'POST' ? {} : undefined);
    expect({ status, body }).toEqual({ status: 401, body: { errors: [INVALID_TOKEN] } });
  });

  test.each([
    'addToCart(productId: "x") { cart { id } }',
    'setCartQuantity(productId: "x", quantity: 1) { cart { id } }',
    'removeFromCart(productId: "x") { cart { id } }',
    'clearCart { cart { id } }',
    'mergeCart(lines: []) { cart { id } }',
    'addToWishlist(productId: "x") { wishlist { id } }',
    'removeFromWishlist(productId: "x") { wishlist { id } }',
    'addAddress(input: { name: "x" street: "x" city: "x" region: "x" postalCode: "x" }) { addresses { id } }',
    'updateAddress(id: "x", input: { name: "x" street: "x" city: "x" region: "x" postalCode: "x" }) { addresses { id } }',
    'removeAddress(id: "x") { addresses { id } }',
    'startCardPayment(addressId: "x", idempotencyKey: "12345678") { payment { id } }',
    'confirmCardPayment(input: { paymentId: "x" providerPaymentId: "x" signature: "x" }) { order { id } }',
  ])('%s is for customers', async (mutation) => {
    const { status, data, errors } = await shop.graphql(`mutation { ${mutation} }`);
    expect({ status, data }).toEqual({ status: 401, data: null });
    expect(errors).toMatchObject([
      { message: INVALID_TOKEN, extensions: { code: 'UNAUTHENTICATED' } },
    ]);
  });
});

describe('the end of a session', () => {
  test('a token names a customer who is there, or nobody', async () => {
    const gone = signed({}, { subject: 'f3b1a0c2-0000-4000-8000-000000000000' });
    const { status, body } = await shop.rest('GET', '/user/cart', undefined, gone);
    expect({ status, body }).toEqual({ status: 401, body: { errors: [INVALID_TOKEN] } });
    const proto = signed({}, { subject: '__proto__' });
    expect((await shop.graphql('{ me { id } }', {}, proto)).data).toEqual({ me: null });
  });

  test('a token lasts seven days and not longer', async () => {
    shop.pass(7 * 24 * 3_600_000 - 60_000);
    expect((await shop.rest('GET', '/user/cart', undefined, token)).status).toBe(200);
    shop.pass(120_000);
    const { status, body } = await shop.rest('GET', '/user/cart', undefined, token);
    expect({ status, body }).toEqual({ status: 401, body: { errors: [EXPIRED_TOKEN] } });
  });
});
