import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendBytes } from '../../support/http/raw.ts';
import { startShop, type TestShop } from '../../support/shop/shop.ts';

// Short, so that timeouts do not slow the tests.
const connections = {
  headerMs: 200,
  requestMs: 400,
  idleMs: 200,
  silentMs: 2_000,
  lookEveryMs: 50,
};

let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await startShop({ connections, publicUrl: 'https://belle-vue.example' });
  ({ token } = await shop.customer());
});
afterAll(() => shop.close());

const request = (line: string, ...headers: readonly string[]) =>
  `${[`${line} HTTP/1.1`, 'connection: close', ...headers].join('\r\n')}\r\n\r\n`;

describe('the protective headers stand on', () => {
  test.each([
    ['a path that cannot be decoded', 400, request('GET /api/products/%ff', 'host: x')],
    ['such a page', 400, request('GET /%ff', 'host: x')],
    ['an endless id', 404, request(`GET /api/products/${'a'.repeat(200)}`, 'host: x')],
    ['bytes that are no request', 400, request('FOO /', 'host: x')],
    ['a request that is too slow', 408, 'GET / HTTP/1.1\r\nhost: x\r\n'],
    ['headers that are too long', 431, request('GET /', 'host: x', `x: ${'a'.repeat(20_000)}`)],
    ['a request without host', 400, request('GET /healthz')],
    ['an unknown expectation', 200, request('GET /healthz', 'host: x', 'expect: nothing')],
    ['OPTIONS', 204, request('OPTIONS /graphql', 'host: x')],
    ['a repeated header', 400, request('GET /', 'host: x', 'host: y')],
  ])('the answer to %s', async (_, status, bytes) => {
    const answer = await sendBytes(shop.url, bytes);
    expect(answer).toMatchObject({
      status,
      headers: {
        'content-security-policy': expect.stringContaining("default-src 'self'"),
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'referrer-policy': 'no-referrer',
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        date: expect.stringMatching(/ GMT$/),
      },
    });
  });
});

describe('a header that Node would take the first of is refused when it comes twice', () => {
  test.each(['authorization', 'Authorization', 'content-type', 'host'])('%s', async (name) => {
    const values = name === 'host' ? ['x', 'y'] : [token, 'application/json'];
    const { status, body } = await sendBytes(
      shop.url,
      request(
        'GET /api/user/cart',
        ...(name === 'host' ? [] : ['host: x']),
        ...values.map((value) => `${name}: ${value}`),
      ),
    );
    expect([status, JSON.parse(body)]).toEqual([
      400,
      { errors: [`L’en-tête « ${name.toLowerCase()} » ne peut figurer qu’une fois.`] },
    ]);
  });

  test('also by GraphQL, in its form', async () => {
    const headers = ['host: x', `authorization: ${token}`, `authorization: ${token}`];
    const { status, body } = await sendBytes(shop.url, request('GET /graphql', ...headers));
    expect([status, JSON.parse(body)]).toEqual([
      400,
      {
        errors: [
          {
            message: 'L’en-tête « authorization » ne peut figurer qu’une fois.',
            extensions: { code: 'BAD_REQUEST' },
          },
        ],
      },
    ]);
  });

  test('once it is fine', async () => {
    const headers = ['host: x', `authorization: ${token}`];
    const { status } = await sendBytes(shop.url, request('GET /api/user/cart', ...headers));
    expect(status).toBe(200);
  });
});
