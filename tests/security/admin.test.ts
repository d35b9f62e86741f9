import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LOG_IN, LOG_OUT, QUERY_ME, SET_UP } from '../api/admin/staff.documents.ts';
import { sendRaw } from '../support/http/raw.ts';
import { openAdmin, requestAdmin, STAFF_PASSWORD, type TestAdmin } from '../support/shop/admin.ts';
import { startShop, type TestShop } from '../support/shop/shop.ts';
import { codesOf, expectDiscreet, startAttacked } from './request.ts';

const shop = await startAttacked();
const owner = await openAdmin(shop);

type Headers = Readonly<Record<string, string>>;

const JSON_BODY = { 'content-type': 'application/json' };
const OWN = { 'x-belle-vue-admin': '1' };

const send = (headers: Headers, body: string, path = '/graphql/admin', method = 'POST') =>
  sendRaw(shop.url, { method, path, headers, body });

const isLoggedIn = async () => {
  const { data } = await owner.request<{ me: object | null }>(QUERY_ME);
  return data.me !== null;
};

const logOut = JSON.stringify({ query: LOG_OUT });

describe('a page of another origin changes nothing with the cookie of staff', () => {
  test.each<readonly [string, Headers]>([
    ['without the header', {}],
    ['with the header empty', { 'x-belle-vue-admin': '' }],
    ['with another value of it', { 'x-belle-vue-admin': 'true' }],
    ['with Apollo’s header instead', { 'apollo-require-preflight': '1' }],
    ['from elsewhere', { ...OWN, origin: 'https://evil.test' }],
    ['from a page without an origin', { ...OWN, origin: 'null' }],
    ['from another port of this machine', { ...OWN, origin: 'http://127.0.0.1:1' }],
    ['from no address', { ...OWN, origin: 'evil' }],
  ])('%s', async (_, headers) => {
    const answer = await send({ ...JSON_BODY, ...headers, cookie: owner.cookie }, logOut);
    expect([answer.status, codesOf(answer)]).toEqual([403, ['FORBIDDEN']]);
    expectDiscreet(answer);
    expect(await isLoggedIn()).toBe(true);
  });

  test.each<readonly [string, string]>([
    ['application/x-www-form-urlencoded', `query=${LOG_OUT}`],
    ['text/plain', logOut],
    ['text/plain; application/json', logOut],
  ])('by a body of %s, even with the header', async (type, body) => {
    const answer = await send({ ...OWN, 'content-type': type, cookie: owner.cookie }, body);
    expect(answer.status).toBe(415);
    expect(await isLoggedIn()).toBe(true);
  });

  test('by GET', async () => {
    const path = `/graphql/admin?query=${encodeURIComponent(LOG_OUT)}`;
    const answer = await send({ ...OWN, cookie: owner.cookie }, '', path, 'GET');
    expect([answer.status, answer.headers['allow']]).toEqual([405, 'POST']);
    expect(await isLoggedIn()).toBe(true);
  });

  test('nor logs itself in', async () => {
    const variables = { email: owner.email, password: STAFF_PASSWORD };
    const body = JSON.stringify({ query: LOG_IN, variables });
    const answer = await send({ ...JSON_BODY, origin: 'https://evil.test' }, body);
    expect([answer.status, codesOf(answer)]).toEqual([403, ['FORBIDDEN']]);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});

test('the shop’s own page is served, whatever name the machine has', async () => {
  for (const host of [new URL(shop.url).host, `localhost:${new URL(shop.url).port}`]) {
    const headers = { ...JSON_BODY, ...OWN, host, origin: `http://${host}`, cookie: owner.cookie };
    const answer = await send(headers, JSON.stringify({ query: QUERY_ME }));
    expect([answer.status, JSON.parse(answer.body).data.me.email]).toEqual([200, owner.email]);
  }
});

describe('at a public address', () => {
  const publicUrl = 'https://belle-vue.example';
  let open: TestShop;
  beforeEach(async () => {
    open = await startShop({ publicUrl, isSandboxOn: false });
  });
  afterEach(() => open.close());

  test('the cookie is for https alone, and only its own page is served', async () => {
    const admin = await openAdmin(open);
    const { headers } = await requestAdmin(open, LOG_IN, {
      email: admin.email,
      password: STAFF_PASSWORD,
    });
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-belle-vue-device=\S+; Path=\/; .*; Secure$/),
      expect.stringMatching(/^__Host-belle-vue-admin=\S+; Path=\/; .*; Secure;/),
    ]);
    const from = (origin: string) =>
      requestAdmin(open, QUERY_ME, {}, { cookie: admin.cookie, headers: { origin } });
    expect((await from(publicUrl)).status).toBe(200);
    expect((await from('http://belle-vue.example')).status).toBe(403);
    expect((await from('https://belle-vue.example.evil.test')).status).toBe(403);
  });

  test('neither introspection nor errors reveal the schema', async () => {
    const introspection = await requestAdmin(open, '{ __schema { types { name } } }');
    expect(introspection).toMatchObject({
      status: 400,
      errors: [{ message: 'L’introspection est désactivée ici.' }],
    });
    const { errors } = await requestAdmin(open, '{ ordrs { nodes { id } } }');
    expect(JSON.stringify(errors)).not.toContain('orders');
    expect((await fetch(`${open.url}/graphql/admin`)).status).toBe(405);
  });
});

describe('the session of staff', () => {
  test('opens nothing of a shopper', async () => {
    const value = owner.cookie.split('=')[1] ?? '';
    const tries: readonly Headers[] = [{ cookie: owner.cookie, ...OWN }, { authorization: value }];
    for (const headers of tries) {
      const graphql = await send(
        { ...JSON_BODY, ...headers },
        '{"query":"{ me { id } }"}',
        '/graphql',
      );
      expect(JSON.parse(graphql.body)).toMatchObject({ data: { me: null } });
      expect((await send(headers, '', '/api/user/cart', 'GET')).status).toBe(401);
    }
  });

  test.each([
    '',
    'a',
    'undefined',
    '__proto__',
    'constructor',
    '%00',
    "' OR 1=1 --",
    'x'.repeat(3000),
  ])('is not that of the cookie « %s »', async (value) => {
    const cookie = `belle-vue-admin=${value}`;
    const { status, data } = await requestAdmin<{ me: unknown }>(shop, QUERY_ME, {}, { cookie });
    expect({ status, data }).toEqual({ status: 200, data: { me: null } });
  });

  test('is not named by what is stored of it', async () => {
    const [staff] = await shop.store.read.staff.all();
    const [session] = await shop.store.read.staff.sessionsOf(staff?.id ?? '');
    const cookie = `belle-vue-admin=${session?.id}`;
    const { data } = await requestAdmin<{ me: unknown }>(shop, QUERY_ME, {}, { cookie });
    expect(data.me).toBeNull();
    expect(owner.cookie).not.toContain(session?.id ?? '-');
  });
});

const codesFor = async (document: string, variables: object = {}) => {
  const from = { cookie: owner.cookie };
  const { status, errors } = await requestAdmin(shop, document, variables, from);
  return [status, ...errors.map(({ extensions }) => extensions.code)];
};

test.each([
  'mutation { addStaff(email: "a@b.ma", role: STAFF, passwordHash: "x") { setupUrl } }',
  'mutation { changePassword(id: "x", currentPassword: "x", password: "y") { me { id } } }',
  '{ me { passwordHash } }',
  '{ me { sessions { token } } }',
])('the schema takes or gives no id, hash or secret: %s', async (document) => {
  expect(await codesFor(document)).toEqual([400, 'GRAPHQL_VALIDATION_FAILED']);
});

test('nobody sets up an account with a role of their choice', async () => {
  const input = { email: 'a@exemple.ma', name: 'A', password: 'douze lettres', role: 'OWNER' };
  expect(await codesFor(SET_UP, { token: 'x', input })).toEqual([400, 'BAD_USER_INPUT']);
});

describe('guesses', () => {
  let limited: TestShop;
  let admin: TestAdmin;
  beforeEach(async () => {
    limited = await startShop({ areRateLimitsOn: true });
    admin = await openAdmin(limited);
  });
  afterEach(() => limited.close());

  const guess = (email: string, password: string) =>
    requestAdmin<{ logIn: { readonly userErrors: ReadonlyArray<{ readonly code: string }> } }>(
      limited,
      LOG_IN,
      { email, password },
    );

  test.each([
    ['a member of staff', 'patronne@exemple.ma'],
    ['an unknown e-mail', 'x@exemple.ma'],
  ])('of %s are held back after five, with the right password too', async (_, email) => {
    for (let n = 0; n < 5; n += 1) {
      const { status, data } = await guess(email, 'une autre boutique');
      expect([status, data.logIn.userErrors[0]?.code]).toEqual([200, 'WRONG_PASSWORD']);
    }
    const { status, data, headers } = await guess(email.toUpperCase(), STAFF_PASSWORD);
    expect([status, data.logIn.userErrors]).toMatchObject([
      429,
      [{ code: 'TOO_MANY_ATTEMPTS', message: expect.not.stringContaining('appareil') }],
    ]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    limited.pass(15 * 60_000);
    expect((await guess(admin.email, STAFF_PASSWORD)).data.logIn.userErrors).toEqual([]);
  });

  test('of the present password count as well', async () => {
    const codes = [];
    for (let n = 0; n < 6; n += 1) {
      const { data } = await admin.request<{
        changePassword: { readonly userErrors: ReadonlyArray<{ readonly code: string }> };
      }>(`mutation {
        changePassword(currentPassword: "une autre boutique", password: "un nouveau secret") {
          userErrors { code }
        }
      }`);
      codes.push(data.changePassword.userErrors[0]?.code);
    }
    expect(codes).toEqual([...Array(5).fill('WRONG_PASSWORD'), 'TOO_MANY_ATTEMPTS']);
  });

  test('at one endpoint do not count at the other', async () => {
    const form = { firstName: 'A', lastName: 'B', email: admin.email, password: STAFF_PASSWORD };
    expect((await limited.rest('POST', '/auth/signup', form)).status).toBe(201);
    for (let n = 0; n < 6; n += 1) {
      await limited.rest('POST', '/auth/login', { email: admin.email, password: 'faux' });
    }
    expect((await guess(admin.email, STAFF_PASSWORD)).status).toBe(200);
    for (let n = 0; n < 6; n += 1) await guess(admin.email, 'une autre boutique');
    limited.pass(15 * 60_000);
    for (let n = 0; n < 5; n += 1) await guess(admin.email, 'une autre boutique');
    const shopper = { email: admin.email, password: STAFF_PASSWORD };
    expect((await limited.rest('POST', '/auth/login', shopper)).status).toBe(200);
  });
});
