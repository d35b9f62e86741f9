import { expect, test } from 'vitest';
import { sendRaw, type RawRequest } from '../../support/http/raw.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';

const shop = await sharedShop();

const JSON_TYPE = { 'content-type': 'application/json' };
const LOG_IN = '{"email":"a@b.ma","password":"x"}';

/** `fetch` would normalise path and headers. */
const raw = (method: string, path: string, more: Partial<RawRequest> = {}) =>
  sendRaw(shop.url, { method, path, ...more });
const post = (body: string | Buffer, headers: Readonly<Record<string, string>> = JSON_TYPE) =>
  raw('POST', '/api/auth/login', { headers, body });

const refused = (status: number, message: string) => ({
  status,
  headers: expect.objectContaining({ 'content-type': 'application/json; charset=utf-8' }),
  body: JSON.stringify({ errors: [message] }),
});

test.each([
  ['PUT', '/api/products', 'GET, HEAD'],
  ['PURGE', '/api/products/jabador-atlas/', 'GET, HEAD'],
  ['GET', '/api/auth/login', 'POST'],
  ['PATCH', '/api/user/cart', 'GET, HEAD, POST'],
  ['PUT', '/api/user/address/x', 'DELETE, POST'],
  ['GET', '/payment/test/x', 'POST'],
])('%s %s is a 405 that allows %s, before the body is looked at', async (method, path, allowed) => {
  const answer = await raw(method, path, { headers: JSON_TYPE, body: '{' });
  expect(answer).toEqual(
    refused(405, `Cette méthode n’est pas permise ici. Méthodes permises\u00a0: ${allowed}.`),
  );
  expect(answer.headers['allow']).toBe(allowed);
});

test.each(['/api/auth/login', '/api/user/cart/x'])('HEAD %s is a 405 too', async (path) => {
  const answer = await raw('HEAD', path);
  expect(answer).toMatchObject({ status: 405, body: '' });
  expect(answer.headers['allow']).toContain('POST');
});

test('what is unknown is a 404 in JSON', async () => {
  for (const path of ['/api/unknown', '/api/__proto__', '/.env', '/images/nope.svg']) {
    expect(await raw('GET', path)).toEqual(refused(404, 'Cette adresse n’existe pas.'));
  }
  expect((await raw('PURGE', '/api/nowhere')).status).toBe(404);
});

test('broken percent-encoding is a 400', async () => {
  const answer = await raw('GET', '/api/products/%E0%A4%A');
  expect(answer).toEqual(refused(400, 'L’adresse demandée est mal formée.'));
});

test.each([
  '{"email":',
  '',
  '\ufeff{',
  // No UTF-8.
  Buffer.from([0x7b, 0x22, 0xe9, 0x22, 0x7d]),
])('« %s » is malformed JSON: 400', async (body) => {
  const answer = await post(body);
  expect(answer).toEqual(refused(400, 'Le corps de la requête n’est pas du JSON valable.'));
});

test.each<Readonly<Record<string, string>>>([
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

test.each([
  ['GET', '/api/nowhere', '', 'NOT_FOUND'],
  ['GET', '/api/products/nope', '', 'UNKNOWN_PRODUCT'],
  ['GET', '/api/categories/nope', '', 'UNKNOWN_CATEGORY'],
  ['GET', '/api/user/cart', '', 'UNAUTHENTICATED'],
  ['PUT', '/api/products', '', 'METHOD_NOT_ALLOWED'],
  ['POST', '/api/auth/login', '{', 'BAD_REQUEST'],
  ['POST', '/api/auth/login', '{}', 'REQUIRED'],
  ['POST', '/api/auth/login', LOG_IN, 'UNKNOWN_EMAIL'],
])('the refusal of %s %s with « %s » has the code %s', async (method, path, body, code) => {
  const { headers } = await raw(method, path, { headers: JSON_TYPE, body });
  expect(headers['x-error-code']).toBe(code);
});
