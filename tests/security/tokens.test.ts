import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { EXPIRED_TOKEN, INVALID_TOKEN } from '../api/protocol/documents.ts';
import { sendRaw } from '../support/http/raw.ts';
import { SECRET } from '../support/shop/shop.ts';
import { codesOf, expectDiscreet, post, startAttacked } from './request.ts';

let visits = 0;
const keyServer = createServer((_, response) => {
  visits += 1;
  response.end('{"keys":[]}');
});
keyServer.listen(0, '127.0.0.1');
await once(keyServer, 'listening');
afterAll(() => void keyServer.close());
const shop = await startAttacked();
const { token } = await shop.customer();
const { data: known } = await shop.graphql<{ me: { id: string } }>('{ me { id } }', {}, token);
const customerId = known.me.id;
const [, payload = ''] = token.split('.');
const { sid } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as {
  readonly sid: string;
};

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const seconds = (from = 0) => Math.floor(Date.now() / 1000) + from;
const claims = (change: object = {}) => ({
  sub: customerId,
  sid,
  iss: 'belle-vue',
  aud: 'belle-vue/session',
  iat: seconds(-60),
  exp: seconds(3600),
  ...change,
});

/** A token as a forger makes it: any head, any claims, signed with whatever secret they have. */
function forge(head: object, change: object = {}, hash = 'sha256', secret = SECRET): string {
  const text = `${encode({ typ: 'JWT', ...head })}.${encode(claims(change))}`;
  return `${text}.${createHmac(hash, secret).update(text).digest('base64url')}`;
}

function withKeyOf(address: string): string {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = publicKey.export({ format: 'jwk' });
  const head = { alg: 'RS256', typ: 'JWT', kid: address, jku: address, x5u: address, jwk };
  const text = `${encode(head)}.${encode(claims())}`;
  return `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`;
}

const unsigned = (alg: string) => `${encode({ alg, typ: 'JWT' })}.${encode(claims())}.`;
const HS256 = { alg: 'HS256' };
const keyUrl = () => `http://127.0.0.1:${(keyServer.address() as AddressInfo).port}/keys`; // on a port

const atBothEndpoints = async (headers: Readonly<Record<string, string>>) => {
  const ask = (query: string) => post(shop, '/graphql', { query }, headers);
  return {
    rest: await sendRaw(shop.url, { path: '/api/user/cart', headers }),
    graphql: await ask('mutation { clearCart { cart { id } } }'),
    me: await ask('{ me { id } }'),
  };
};

async function reported(headers: Readonly<Record<string, string>>) {
  const { rest, graphql, me } = await atBothEndpoints(headers);
  expectDiscreet(graphql);
  return {
    rest: [rest.status, JSON.parse(rest.body)],
    graphql: [graphql.status, codesOf(graphql)],
    me: [me.status, JSON.parse(me.body)],
  };
}

/** The answer to a caller who is no customer. */
const anonymous = (message: string) => ({
  rest: [401, { errors: [message] }],
  graphql: [401, ['UNAUTHENTICATED']],
  me: [200, expect.objectContaining({ data: { me: null } })],
});

test('a token made by hand as the shop makes them opens: the forgeries fail for their own reason', async () => {
  const { rest, graphql } = await atBothEndpoints({ authorization: forge(HS256) });
  expect([rest.status, graphql.status]).toEqual([200, 200]);
});

describe('a good token', () => {
  test.each([
    ['TOK-001', 'bare', ''],
    ['TOK-002', 'after Bearer', 'Bearer '],
    ['TOK-002', 'after bearer', 'bearer '],
    ['TOK-002', 'after two blanks', 'Bearer  '],
  ])('%s: is taken %s', async (_, __, scheme) => {
    const { rest, graphql, me } = await atBothEndpoints({ authorization: scheme + token });
    expect([rest.status, graphql.status]).toEqual([200, 200]);
    expect(JSON.parse(me.body)).toEqual({ data: { me: { id: customerId } } });
  });

  test.each<readonly [string, string, (t: string) => object]>([
    ['TOK-023', '?token=', (t) => ({ path: `/api/user/cart?token=${t}&authorization=${t}` })],
    ['TOK-024', 'a cookie', (t) => ({ headers: { cookie: `token=${t}; authorization=${t}` } })],
    ['TOK-024', 'a head of its own', (t) => ({ headers: { 'x-access-token': t } })],
  ])('%s: counts for nothing in %s', async (_, __, ask) => {
    const answer = await sendRaw(shop.url, { path: '/api/user/cart', ...ask(token) });
    expect([answer.status, JSON.parse(answer.body)]).toEqual([401, { errors: [INVALID_TOKEN] }]);
  });
});

test.each([undefined, '', 'Bearer ', 'bearer', 'null', 'undefined'])(
  'TOK-003: « %s » is a visitor',
  async (authorization) => {
    expect(await reported(authorization === undefined ? {} : { authorization })).toEqual(
      anonymous(INVALID_TOKEN),
    );
  },
);

test.each<readonly [string, string, () => string]>([
  ['TOK-004', 'alg none and no signature', () => unsigned('none')],
  ['TOK-005', 'alg nOnE', () => unsigned('nOnE')],
  ['TOK-005', 'alg NONE', () => unsigned('NONE')],
  ['TOK-005', 'alg none, signed all the same', () => forge({ alg: 'none' })],
  ['TOK-006', 'HS512 and the right secret', () => forge({ alg: 'HS512' }, {}, 'sha512')],
  ['TOK-006', 'HS384 and the right secret', () => forge({ alg: 'HS384' }, {}, 'sha384')],
  ['TOK-006', 'HS512 in its head alone', () => forge({ alg: 'HS512' })],
  ['TOK-007', 'a key of its own', () => withKeyOf(keyUrl())],
  [
    'TOK-008',
    'an empty key',
    () => forge({ ...HS256, kid: '../../../dev/null' }, {}, 'sha256', ''),
  ],
  ['TOK-012', 'an end ten seconds ago', () => forge(HS256, { exp: seconds(-10) })],
  ['TOK-013', 'no end', () => forge(HS256, { exp: undefined })],
  ['TOK-013', 'an end beyond all time', () => forge(HS256, { exp: 9_999_999_999 })],
  ['TOK-013', 'an end in milliseconds', () => forge(HS256, { exp: seconds(3600) * 1000 })],
  ['TOK-014', 'a beginning in a minute', () => forge(HS256, { iat: seconds(60) })],
  ['TOK-014', 'no beginning', () => forge(HS256, { iat: undefined })],
  ['TOK-017', 'another purpose: reset', () => forge(HS256, { aud: 'belle-vue/reset' })],
  ['TOK-017', 'another purpose: order-view', () => forge(HS256, { aud: 'belle-vue/order-view' })],
  ['TOK-020', 'an object for its customer', () => forge(HS256, { sub: { id: customerId } })],
  ['TOK-020', 'a list for its customer', () => forge(HS256, { sub: [customerId] })],
  ['TOK-020', 'a number for its customer', () => forge(HS256, { sub: 1 })],
  ['TOK-021', '8 KB of letters', () => 'a'.repeat(8192)],
])(
  '%s: a token with %s is nobody’s, and no address that it names is visited',
  async (_, __, make) => {
    for (const scheme of ['', 'Bearer ']) {
      expect(await reported({ authorization: scheme + make() })).toEqual(anonymous(EXPIRED_TOKEN));
    }
    expect(visits).toBe(0);
  },
);

test.each(['__proto__', 'constructor', 'toString', '', ' ', '\0', 'BV-11000'])(
  'TOK-020: the customer « %s » is nobody',
  async (sub) => {
    expect(await reported({ authorization: forge(HS256, { sub }) })).toEqual(
      anonymous(INVALID_TOKEN),
    );
  },
);

test('TOK-018: a good token of a customer who is gone opens nothing', async () => {
  const { data } = await shop.graphql<{ logInAsDemo: { session: { token: string } } }>(
    'mutation { logInAsDemo { session { token } } }',
  );
  const authorization = data.logInAsDemo.session.token;
  expect((await atBothEndpoints({ authorization })).rest.status).toBe(200);
  await shop.store.transaction(({ accounts }) =>
    accounts.removeExpired('9999-01-01T00:00:00.000Z'),
  );
  expect(await reported({ authorization })).toEqual(anonymous(INVALID_TOKEN));
});

test('TOK-021: a head of 20 KB is not read to its end', async () => {
  const { rest, graphql } = await atBothEndpoints({ authorization: 'a'.repeat(20 * 1024) });
  expect([rest.status, graphql.status]).toEqual([431, 431]);
  expectDiscreet(rest);
});
