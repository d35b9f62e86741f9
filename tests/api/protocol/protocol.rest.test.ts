import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startShop, type TestShop } from '../../support/shop/shop.ts';

let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await startShop();
  ({ token } = await shop.customer());
});
afterAll(() => shop.close());

interface Raw {
  readonly status: number | undefined;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly text: string;
}

/** `fetch` would normalise path and headers. */
function raw(
  method: string,
  path: string,
  headers: object = {},
  body?: string | Buffer,
): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(shop.url);
    const sent = request(
      { host: '127.0.0.1', port, method, path, headers: { ...headers } },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          const text = Buffer.concat(parts).toString('utf8');
          resolve({ status: answer.statusCode, headers: answer.headers, text });
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

const JSON_TYPE = { 'content-type': 'application/json' };
const post = (body: string | Buffer, headers: object = JSON_TYPE, path = '/api/auth/login') =>
  raw('POST', path, headers, body);

/** JSON with a list of French texts, without stack, path or library name. */
function expectErrors({ headers, text }: Raw, ...errors: readonly string[]): void {
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect(JSON.parse(text)).toEqual({ errors });
}

describe('methods', () => {
  test.each([
    ['PUT', '/api/products', 'GET, HEAD'],
    ['POST', '/api/products', 'GET, HEAD'],
    ['DELETE', '/api/products/jabador-atlas', 'GET, HEAD'],
    ['GET', '/api/auth/login', 'POST'],
    ['PATCH', '/api/auth/signup', 'POST'],
    ['PATCH', '/api/user/cart', 'GET, HEAD, POST'],
    ['GET', '/api/user/cart/jabador-atlas', 'DELETE, POST'],
    ['PUT', '/api/user/address/x', 'DELETE, POST'],
    ['GET', '/payment/test/x', 'POST'],
  ])('%s %s is a 405 that allows %s', async (method, path, allowed) => {
    const answer = await raw(method, path);
    expect(answer.status).toBe(405);
    expect(answer.headers['allow']).toBe(allowed);
    expectErrors(
      answer,
      `Cette méthode n’est pas permise ici. Méthodes permises\u00a0: ${allowed}.`,
    );
  });

  test('a 405 comes before the body is looked at', async () => {
    expect((await raw('PUT', '/api/products', JSON_TYPE, '{')).status).toBe(405);
  });

  test.each(['/api/auth/login', '/api/user/cart/x'])('HEAD %s is a 405 too', async (path) => {
    const { status, headers, text } = await raw('HEAD', path);
    expect(status).toBe(405);
    expect(headers['allow']).toContain('POST');
    expect(text).toBe('');
  });

  test('HEAD answers as GET does, without a body', async () => {
    const get = await raw('GET', '/api/products');
    const head = await raw('HEAD', '/api/products');
    expect(head.status).toBe(200);
    expect(head.text).toBe('');
    expect(head.headers['content-type']).toBe(get.headers['content-type']);
    expect(head.headers['content-length']).toBe(String(Buffer.byteLength(get.text)));
  });
});

describe('paths', () => {
  test.each([
    '/api',
    '/api/',
    '/api/unknown',
    '/api/user',
    '/api/products/a/b',
    '/api/__proto__',
    '/.env',
    '/package.json',
    '/images/nope.svg',
  ])('%s is unknown: 404 in JSON', async (path) => {
    const answer = await raw('GET', path);
    expect(answer.status).toBe(404);
    expectErrors(answer, 'Cette adresse n’existe pas.');
  });

  test.each(['/api/products/%E0%A4%A', '/api/products/%', '/api/products/%c0%ae%c0%ae'])(
    'broken percent-encoding %s is a 400',
    async (path) => {
      const answer = await raw('GET', path);
      expect(answer.status).toBe(400);
      expectErrors(answer, 'L’adresse demandée est mal formée.');
    },
  );

  test.each([
    '/../secret.txt',
    '/%2e%2e/',
    '/..%2f',
    '/%252e%252e/',
    '/api/products/../../etc/passwd',
  ])('%s leads nowhere', async (path) => {
    expect([400, 404]).toContain((await raw('GET', path)).status);
  });
});

describe('bodies', () => {
  test.each(['{"email":', '', 'nope', '{"a":1}}', "{'a':1}", '\ufeff{'])(
    '« %s » is malformed JSON: 400',
    async (body) => {
      const answer = await post(body);
      expect(answer.status).toBe(400);
      expectErrors(answer, 'Le corps de la requête n’est pas du JSON valable.');
    },
  );

  test('bytes that are no UTF-8 are a 400', async () => {
    const answer = await post(Buffer.from([0x7b, 0x22, 0xe9, 0x22, 0x7d]));
    expect(answer.status).toBe(400);
    expectErrors(answer, 'Le corps de la requête n’est pas du JSON valable.');
  });

  test.each([
    { 'content-type': 'text/plain' },
    { 'content-type': 'application/x-www-form-urlencoded' },
    { 'content-type': 'application/json; charset=latin-1' },
    { 'content-type': 'application/json; charset="ISO-8859-1"' },
    { 'content-type': 'application/jsonp' },
    {},
  ])('%j is not taken: 415', async (headers) => {
    const answer = await post('{"email":"a@b.ma","password":"x"}', headers);
    expect(answer.status).toBe(415);
    expectErrors(
      answer,
      'Le corps de la requête doit être du JSON en UTF-8 (Content-Type\u00a0: application/json).',
    );
  });

  test.each([
    'application/json; charset=utf-8',
    'application/json;charset="UTF-8"',
    'Application/JSON',
  ])('%s is taken', async (type) => {
    const answer = await post('{}', { 'content-type': type });
    expect(answer.status).toBe(422);
  });

  test('32 KB are taken, one byte more is a 413', async () => {
    const frame = '{"email":"","password":""}'.length;
    const full = JSON.stringify({ email: 'e'.repeat(32 * 1024 - frame), password: '' });
    expect(Buffer.byteLength(full)).toBe(32 * 1024);
    expect((await post(full)).status).toBe(422);
    const answer = await post(`${full} `);
    expect(answer.status).toBe(413);
    expectErrors(answer, 'Le corps de la requête est trop grand.');
  });

  test('a body with a key __proto__ is refused', async () => {
    expect((await post('{"email":"a","__proto__":{"isAdmin":true}}')).status).toBe(400);
    expect({}).not.toHaveProperty('isAdmin');
  });
});

describe('answers', () => {
  test('to customers are kept by no cache; none tells who made the server', async () => {
    const { headers } = await raw('GET', '/api/user/cart', { authorization: token });
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['server']).toBeUndefined();
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test('give no foreign page leave to read them', async () => {
    const { headers } = await raw('GET', '/api/products', { origin: 'https://evil.test' });
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });
});
