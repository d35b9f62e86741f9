import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LOG_IN, LOG_IN_AS_DEMO, SIGN_UP } from '../api/protocol/documents.ts';
import { sendRaw, type RawResponse } from '../support/http/raw.ts';
import { startShop, type TestShop } from '../support/shop/shop.ts';
import { expectAlive, post as postTo } from './request.ts';

// Failures are counted: each test has a shop of its own.
let shop: TestShop;
beforeEach(async () => {
  shop = await startShop({ areRateLimitsOn: true });
});
afterEach(async () => {
  await expectAlive(shop);
  await shop.close();
});

const EMAIL = 'nadia@exemple.ma';
const PASSWORD = 'un mot de passe';
const YEAR_MS = 366 * 24 * 60 * 60 * 1000;

interface Origin {
  /** Every address of 127/8 is this machine. */
  readonly address?: string;
  readonly cookie?: string | undefined;
}

const post = (path: string, body: object, { address = '127.0.0.1', cookie }: Origin = {}) =>
  postTo(shop, path, body, cookie ? { cookie } : {}, { localAddress: address });

const logIn = (password: string, from: Origin = {}, email = EMAIL) =>
  post('/api/auth/login', { email, password }, from);

const cookieOf = ({ headers }: RawResponse) => headers['set-cookie']?.split(';')[0];

async function signUp(email = EMAIL) {
  const form = { firstName: 'Nadia', lastName: 'Alami', email, password: PASSWORD };
  const answer = await post('/api/auth/signup', form, { address: '127.0.9.9' });
  expect(answer.status).toBe(201);
  return cookieOf(answer);
}

const secondsOf = ({ headers }: RawResponse) => Number(headers['retry-after'] ?? 0);

/** Guesses from so many addresses, four times from each, fewer than one alone may. */
async function guess(addresses: number, email = EMAIL, network = '127.0.2') {
  const answers: RawResponse[] = [];
  for (let n = 0; n < addresses * 4; n += 1) {
    const address = `${network}.${(n % addresses) + 1}`;
    answers.push(await logIn(`faux ${n}`, { address }, email));
  }
  return answers;
}

const statusesOf = (answers: readonly RawResponse[]) => answers.map(({ status }) => status);

describe('guesses spread over addresses', () => {
  test('AUT-029: 240 of them for an account are ten', async () => {
    await signUp();
    const statuses = statusesOf(await guess(60));
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401));
    expect(new Set(statuses.slice(10))).toEqual(new Set([429]));
  });

  test('AUT-029: for an e-mail that has no account they are held back just the same', async () => {
    await signUp();
    const known = await guess(5);
    const unknown = await guess(5, 'personne@exemple.ma');
    expect(statusesOf(unknown)).toEqual(
      statusesOf(known).map((status) => (status === 401 ? 404 : status)),
    );
    const held = [known, unknown].map((answers) => answers.at(-1));
    expect(held[0]?.body).toBe(held[1]?.body);
    expect(Object.keys(held[0]?.headers ?? {})).toEqual(Object.keys(held[1]?.headers ?? {}));
  });

  test('AUT-029: sent all at once, from an address each, no more get through', async () => {
    await signUp();
    const all = Array.from({ length: 40 }, (_, n) =>
      logIn(`faux ${n}`, { address: `127.0.3.${n + 1}` }),
    );
    const statuses = statusesOf(await Promise.all(all));
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
  });

  test('AUT-030: wait twice as long after each, up to an hour, and then one may be tried', async () => {
    await signUp();
    await guess(3);
    const waits: number[] = [];
    for (let n = 0; n < 10; n += 1) {
      const held = await logIn(PASSWORD, { address: '127.0.4.1' });
      expect(held.status).toBe(429);
      waits.push(secondsOf(held));
      shop.pass(secondsOf(held) * 1000);
      expect((await logIn('faux', { address: `127.0.5.${n + 1}` })).status).toBe(401);
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600, 3600]);
  });

  test('AUT-030: are forgotten once the right password came, and a day after the last', async () => {
    await signUp();
    await guess(3);
    shop.pass(30_000);
    expect((await logIn(PASSWORD)).status).toBe(200);
    const anew = await guess(3, EMAIL, '127.0.10');
    expect(new Set(statusesOf(anew.slice(0, 10)))).toEqual(new Set([401]));
    expect((await logIn(PASSWORD)).status).toBe(429);
    shop.pass(24 * 60 * 60 * 1000);
    for (let n = 0; n < 4; n += 1) expect((await logIn('faux')).status).toBe(401);
    expect((await logIn(PASSWORD)).status).toBe(200);
  });
});

describe('a device that logged in before', () => {
  test('AUT-031: logs in whoever guesses elsewhere, at both doors', async () => {
    const cookie = await signUp();
    await guess(5);
    expect((await logIn(PASSWORD, { address: '127.0.6.1' })).status).toBe(429);
    expect((await logIn(PASSWORD, { address: '127.0.6.1', cookie })).status).toBe(200);
    const variables = { input: { email: EMAIL, password: PASSWORD } };
    const graphql = await post('/graphql', { query: LOG_IN, variables }, { cookie });
    expect(graphql.status).toBe(200);
    expect(JSON.parse(graphql.body).data.logIn.userErrors).toEqual([]);
    // The next log-in goes with what this one gave.
    expect((await logIn(PASSWORD, { cookie: cookieOf(graphql) })).status).toBe(200);
  });

  test('AUT-031: is known beside others of the same browser, and to nobody else', async () => {
    const other = 'salma@exemple.ma';
    const hers = await signUp(other);
    const first = await signUp();
    const both = cookieOf(await logIn(PASSWORD, { cookie: first }, other));
    await guess(5);
    await guess(5, other);
    shop.pass(15 * 60_000);
    for (let n = 0; n < 9; n += 1) await logIn('faux', { address: `127.0.7.${n + 1}` });
    for (const email of [EMAIL, other]) {
      expect((await logIn(PASSWORD, { cookie: both }, email)).status).toBe(200);
    }
    expect((await logIn(PASSWORD, { cookie: hers })).status).toBe(429);
  });

  test.each<readonly [string, (cookie: string) => string, number]>([
    ['made up', () => 'belle-vue-device=x.y.z', 0],
    ['empty', () => 'belle-vue-device=', 0],
    ['changed', (cookie) => `${cookie.slice(0, -2)}aa`, 0],
    ['of another name', (cookie) => cookie.replace('=', 's='), 0],
    ['very long', () => `belle-vue-device=${'a.b.c~'.repeat(1000)}`, 0],
    ['a year old', (cookie) => cookie, YEAR_MS],
  ])('AUT-032: is not known by a cookie that is %s', async (_, change, age) => {
    const cookie = change((await signUp()) ?? '');
    shop.pass(age);
    await guess(5);
    expect((await logIn(PASSWORD, { cookie })).status).toBe(429);
  });

  test('AUT-032: gets nothing back of a cookie but tokens', async () => {
    const before = await signUp();
    const cookie = cookieOf(await logIn(PASSWORD, { cookie: `${before}~<b>~x.y.z~` }));
    expect(cookie).toMatch(/^belle-vue-device=\d+\.[\w-]{16}\.[\w-]{43}$/);
  });

  test('AUT-033: may fail five times, from wherever; then it is held back as any other', async () => {
    const cookie = await signUp();
    await guess(5);
    const statuses: number[] = [];
    for (let n = 0; n < 8; n += 1) {
      const { status } = await logIn('faux', { address: `127.0.8.${n + 1}`, cookie });
      statuses.push(status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
  });

  test('AUT-034: has proven nothing by that: without a password and a token nothing opens', async () => {
    const cookie = (await signUp()) ?? '';
    const cart = await sendRaw(shop.url, { path: '/api/user/cart', headers: { cookie } });
    expect(cart.status).toBe(401);
    const me = await post('/graphql', { query: '{ me { id } }' }, { cookie });
    expect(JSON.parse(me.body)).toEqual({ data: { me: null } });
    expect((await logIn('faux', { cookie })).status).toBe(401);
  });
});

describe('the cookie of a device', () => {
  const LOOKS = /^belle-vue-device=[\w.~-]+; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/;

  test('AUT-035: comes with what opens a session by a password, and is for no script', async () => {
    const form = { firstName: 'A', lastName: 'B', email: 'a@exemple.ma', password: PASSWORD };
    const overGraphql = (query: string, input: object) =>
      post('/graphql', { query, variables: { input } });
    const answers = [
      await post('/api/auth/signup', form),
      await overGraphql(SIGN_UP, { ...form, email: EMAIL }),
      await logIn(PASSWORD),
      await overGraphql(LOG_IN, { email: EMAIL, password: PASSWORD }),
    ];
    for (const { headers } of answers) expect(headers['set-cookie']).toMatch(LOOKS);
    for (const { headers, body } of answers) {
      const [, cookie = ''] = /=([^;]+)/.exec(headers['set-cookie'] ?? '') ?? [];
      expect(body).not.toContain(cookie);
      expect(Buffer.from(cookie, 'base64url').toString('latin1')).not.toContain('nadia');
    }
  });

  test('AUT-035: comes with nothing else', async () => {
    const cookie = await signUp();
    const answers = [
      await logIn('faux', { cookie }),
      await logIn('x', {}, 'personne@exemple.ma'),
      await post('/graphql', { query: LOG_IN_AS_DEMO }, { cookie }),
      await post('/graphql', { query: '{ brands { name } }' }, { cookie }),
      await sendRaw(shop.url, { path: '/api/products', headers: { cookie: cookie ?? '' } }),
    ];
    for (const { headers } of answers) expect(headers).not.toHaveProperty('set-cookie');
  });

  test('AUT-035: travels over TLS alone where shoppers come over TLS', async () => {
    await shop.close();
    shop = await startShop({ areRateLimitsOn: true, publicUrl: 'https://belle-vue.test' });
    await signUp();
    expect((await logIn(PASSWORD)).headers['set-cookie']).toMatch(/; SameSite=Lax; Secure$/);
  });

  test('AUT-035: holds no more than five customers', async () => {
    let cookie: string | undefined;
    const emails = Array.from({ length: 7 }, (_, n) => `cliente-${n}@exemple.ma`);
    for (const email of emails) {
      await signUp(email);
      cookie = cookieOf(await logIn(PASSWORD, { cookie }, email));
    }
    expect(cookie?.split('~')).toHaveLength(5);
  });
});
