import { describe, expect, test } from 'vitest';
import { restRoutes } from '../../server/http/rest/routes.ts';
import { sendRaw, sendBytes, type RawResponse } from '../support/http/raw.ts';
import { expectDiscreet, post, startAttacked } from './request.ts';

const shop = await startAttacked({ isSandboxOn: false });
const { token } = await shop.customer();

const posts = restRoutes
  .filter(({ method }) => method === 'POST')
  .map(({ path }) => `/api${path.replace(':id', 'caftan-celeste')}`);
const get = (path: string) => sendRaw(shop.url, { path });

/** REST's errors are a list of French texts, whatever was wrong. */
function expectErrors(answer: RawResponse): void {
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  const { errors, ...rest } = JSON.parse(answer.body);
  expect(rest).toEqual({});
  expect(errors.length).toBeGreaterThan(0);
  for (const error of errors) expect(error).toMatch(/^[A-ZÉL«][^{}<>]+\.?$/);
  expectDiscreet(answer);
}

describe.each(posts)('POST %s', (path) => {
  const send = (body: string | Buffer, headers: Readonly<Record<string, string>> = {}) =>
    post(shop, path, body, { authorization: token, ...headers });

  test.each<readonly [string, readonly number[]]>([
    ...['{"a":', 'nope', "{'a':1}", '{"a":1}}', '\u0000'].map((body) => [body, [400]] as const),
    ...['"x"', 'null', '[1]', 'true', '{"__proto__":{}}'].map(
      (body) => [body, [400, 422]] as const,
    ),
  ])('RST-001: « %s » is no JSON that anything can be read from: %j', async (body, statuses) => {
    const answer = await send(body);
    expect(statuses).toContain(answer.status);
    expectErrors(answer);
  });

  const FORM = 'application/x-www-form-urlencoded';
  test.each(['', FORM, 'text/plain', 'text/json', 'application/xml'])(
    'RST-002: « %s » is not taken: 415',
    async (type) => {
      const answer = await send('{"email":"a@b.ma","password":"x"}', { 'content-type': type });
      expect(answer.status).toBe(415);
      expectErrors(answer);
    },
  );

  test.each(['PUT', 'PATCH', 'TRACE', 'PROPFIND', 'PURGE', 'SEARCH', 'LOCK'])(
    'RST-004: %s is a 405 that names what is allowed',
    async (method) => {
      const answer = await sendRaw(shop.url, { method, path });
      expect(answer.status).toBe(405);
      expect(answer.headers['allow']).toContain('POST');
      expectErrors(answer);
    },
  );
});

describe('what no server reads', () => {
  const HEAD = 'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';

  test.each<readonly [string, string, string]>([
    ['RST-004', 'a method that nobody knows', 'FOO /api/products HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['RST-004', 'a method in small letters', 'get /api/products HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['RST-004', 'TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n'],
    ['RST-004', 'HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['RST-009', 'a path that begins nowhere', 'GET api/products HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['RST-009', 'letters that were not encoded', 'GET /api/é HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['RST-017', 'two lengths', `${HEAD}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`],
    [
      'RST-017',
      'a length and chunks: the next request hidden in a body',
      `${HEAD}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /api/products HTTP/1.1\r\n\r\n`,
    ],
    ['RST-017', 'a broken chunk', `${HEAD}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n`],
    ['RST-017', 'a length below 0', `${HEAD}Content-Length: -1\r\n\r\n`],
    [
      'HDR-009',
      'a line break in a head',
      'GET /api/products HTTP/1.1\r\nHost: x\r\nX: a\rb\r\n\r\n',
    ],
  ])('%s: %s is a 400 in the form of all others', async (_, __, bytes) => {
    const answer = await sendBytes(shop.url, bytes);
    expect(answer.status).toBe(400);
    expect(answer.body).not.toContain('caftan');
    expectErrors(answer);
  });
});

describe('reading', () => {
  test('RST-005: HEAD has the head of GET and no body', async () => {
    const head = await sendRaw(shop.url, { method: 'HEAD', path: '/api/products' });
    const whole = await get('/api/products');
    expect([head.status, head.body]).toEqual([200, '']);
    expect(head.headers['content-length']).toBe(String(Buffer.byteLength(whole.body)));
  });

  test.each([
    '/api/unknown',
    '/api',
    '/api/',
    '/api/../package.json',
    '/api/products/a/b',
    '/api//',
  ])('RST-007: %s is unknown, in JSON', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expectErrors(answer);
  });

  test.each(['%E0%A4%A', '%', '%c0%ae%c0%ae', '%ff', '%u0041'])(
    'RST-009: %s is no text',
    async (text) => {
      for (const path of [`/api/products/${text}`, `/api/categories/${text}`]) {
        const answer = await get(path);
        expect(answer.status).toBe(400);
        expectErrors(answer);
      }
    },
  );

  test.each([
    ['RST-011', 'category[]=a&category=b&__proto__[x]=1&sort[$gt]='],
    ['RST-011', 'constructor[prototype][x]=1&__proto__.x=1'],
    ['RST-011', `${'a='.repeat(3000)}`],
    ['RST-014', 'rating=abc&sort=__proto__&category=inconnu'],
    ['RST-014', '%E0%A4%A=%'],
  ])('%s: a question mark and « %s » change nothing', async (_, query) => {
    const answer = await get(`/api/products?${query}`);
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.body).products).toHaveLength(46);
    expect({}).not.toHaveProperty('x');
  });

  test.each(['categories', 'products'])('RST-015: 5,000 letters name none of %s', async (words) => {
    const answer = await get(`/api/${words}/${'a'.repeat(5000)}`);
    expect([404, 414]).toContain(answer.status);
    expectErrors(answer);
  });
});

const deep = (open: string, close: string) => `${open.repeat(5_000)}1${close.repeat(5_000)}`;
const withVariable = (value: string) =>
  `{"query":"query ($n: Int) { products(first: $n) { totalCount } }","variables":{"n":${value}}}`;

describe('bodies', () => {
  test('DOS-010: of 3,000 keys, most of them one hash, are read like any other', async () => {
    const keys = Object.fromEntries(Array.from({ length: 3000 }, (_, n) => [`k${n}`, 1]));
    const answer = await post(shop, '/api/auth/login', keys);
    expect(answer.status).toBe(422);
    expectErrors(answer);
  });

  test.each(['/api/auth/login', '/graphql', '/api/auth/signup'])(
    'DOS-010: of 30,000 keys are too large for %s',
    async (path) => {
      const keys = Object.fromEntries(Array.from({ length: 30_000 }, (_, n) => [`k${n}`, 1]));
      const answer = await post(shop, path, keys);
      expect(answer.status).toBe(413);
      expectDiscreet(answer);
    },
  );

  test.each([
    ['/api/auth/login', deep('[', ']')],
    ['/api/auth/login', deep('{"a":', '}')],
    ['/graphql', deep('[', ']')],
    ['/graphql', deep('{"variables":', '}')],
    ['/graphql', withVariable(deep('[', ']'))],
    ['/graphql', withVariable(deep('{"a":', '}'))],
  ])('DOS-010: nested thousands of times do no harm at %s', async (path, body) => {
    const answer = await post(shop, path, body);
    expect([400, 413, 422]).toContain(answer.status);
    expectDiscreet(answer);
  });
});
