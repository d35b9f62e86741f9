import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendRaw, type RawRequest } from '../../support/http/raw.ts';
import { startShop, type TestShop } from '../../support/shop/shop.ts';

let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await startShop();
  ({ token } = await shop.customer());
});
afterAll(() => shop.close());

const JSON_TYPE = { 'content-type': 'application/json' };
const LOG_IN = '{"email":"a@b.ma","password":"x"}';

/** `fetch` would normalise path and headers. */
const raw = (method: string, path: string, more: Partial<RawRequest> = {}) =>
  sendRaw(shop.url, { method, path, ...more });
const post = (body: string | Buffer, headers: Readonly<Record<string, string>> = JSON_TYPE) =>
  raw('POST', '/api/auth/login', { headers, body });

/** A list of one French text as JSON, without stack, path or library name. */
const refused = (status: number, message: string) => ({
  status,
  headers: expect.objectContaining({ 'content-type': 'application/json; charset=utf-8' }),
  body: JSON.stringify({ errors: [message] }),
});

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
])('%s %s is a 405 that allows %s, before the body is looked at', async (method, path, allowed) => {
  const answer = await raw(method, path, { headers: JSON_TYPE, body: '{' });
  expect(answer).toEqual(
    refused(405, `Cette méthode n’est pas permise ici. Méthodes permises\u00a0: ${allowed}.`),
  );
  expect(answer.headers['allow']).toBe(allowed);
});

test('HEAD answers as GET does, without a body, or is a 405 too', async () => {
  const get = await raw('GET', '/api/products');
  const head = await raw('HEAD', '/api/products');
  expect(head).toMatchObject({ status: 200, body: '' });
  expect(head.headers['content-type']).toBe(get.headers['content-type']);
  expect(head.headers['content-length']).toBe(String(Buffer.byteLength(get.body)));
  for (const path of ['/api/auth/login', '/api/user/cart/x']) {
    const answer = await raw('HEAD', path);
    expect(answer).toMatchObject({ status: 405, body: '' });
    expect(answer.headers['allow']).toContain('POST');
  }
});

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
  expect(await raw('GET', path)).toEqual(refused(404, 'Cette adresse n’existe pas.'));
});

test.each(['%E0%A4%A', '%', '%c0%ae%c0%ae'])('broken percent-encoding %s is a 400', async (id) => {
  const answer = await raw('GET', `/api/products/${id}`);
  expect(answer).toEqual(refused(400, 'L’adresse demandée est mal formée.'));
});

test.each([
  '{"email":',
  '',
  'nope',
  '{"a":1}}',
  "{'a':1}",
  '\ufeff{',
  // No UTF-8.
  Buffer.from([0x7b, 0x22, 0xe9, 0x22, 0x7d]),
])('« %s » is malformed JSON: 400', async (body) => {
  const answer = await post(body);
  expect(answer).toEqual(refused(400, 'Le corps de la requête n’est pas du JSON valable.'));
});

test.each<Readonly<Record<string, string>>>([
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': 'application/json; charset=latin-1' },
  { 'content-type': 'application/json; charset="ISO-8859-1"' },
  { 'content-type': 'application/jsonp' },
  {},
])('%j is not taken: 415', async (headers) => {
  expect(await post(LOG_IN, headers)).toEqual(
    refused(
      415,
      'Le corps de la requête doit être du JSON en UTF-8 (Content-Type\u00a0: application/json).',
    ),
  );
});

test.each([
  'application/json; charset=utf-8',
  'application/json;charset="UTF-8"',
  'Application/JSON',
])('%s is taken', async (type) => {
  expect((await post('{}', { 'content-type': type })).status).toBe(422);
});

test('a body of 32 KB is taken, one byte more is a 413', async () => {
  const full = LOG_IN + ' '.repeat(32 * 1024 - LOG_IN.length);
  expect((await post(full)).status).toBe(404);
  expect(await post(`${full} `)).toEqual(refused(413, 'Le corps de la requête est trop grand.'));
});

test('a body with a key __proto__ is refused', async () => {
  expect((await post('{"email":"a","__proto__":{"isAdmin":true}}')).status).toBe(400);
  expect({}).not.toHaveProperty('isAdmin');
});

test('answers to customers are stored by no cache, do not name the server, and are for no foreign page', async () => {
  const headers = { authorization: token, origin: 'https://evil.test' };
  const answer = await raw('GET', '/api/user/cart', { headers });
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  for (const name of ['x-powered-by', 'server', 'access-control-allow-origin']) {
    expect(answer.headers).not.toHaveProperty(name);
  }
});
