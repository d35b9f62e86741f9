import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startShop, type TestShop } from '../../support/shop/shop.ts';
import { LOG_IN, LOG_IN_AS_DEMO, SIGN_UP, type SessionPayload } from './documents.ts';
import { guestOrder, place } from '../order/order.documents.ts';

// Hundreds of requests, on machines that may be busy.
vi.setConfig({ testTimeout: 30_000 });

let shop: TestShop;
beforeEach(async () => {
  shop = await startShop({ areRateLimitsOn: true });
});
afterEach(() => shop.close());

const restLogIn = (email: string, password: string) =>
  shop.rest('POST', '/auth/login', { email, password });

async function logIn(email: string, password: string) {
  const input = { email, password };
  const answer = await shop.graphql<{ logIn: SessionPayload }>(LOG_IN, { input });
  return { ...answer, ...answer.data.logIn };
}

const read = () => shop.rest('GET', '/categories/bas');

const demo = { email: 'demo@belle-vue.example', password: 'demo-belle-vue' };
const HELD_BACK = /^Trop de tentatives de connexion\. Réessayez dans \d+ minutes?\.$/;

function expectRetryAfter(headers: Headers, most: number): void {
  const seconds = Number(headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(most);
}

describe('failed log-ins', () => {
  test('five of an account, over both doors together, hold back the sixth at both', async () => {
    const { email, password } = await shop.customer();
    for (let n = 0; n < 3; n += 1) expect((await restLogIn(email, 'faux')).status).toBe(401);
    for (let n = 0; n < 2; n += 1) {
      const { status, userErrors } = await logIn(email.toUpperCase(), 'faux');
      expect(status).toBe(200);
      expect(userErrors).toMatchObject([{ code: 'WRONG_PASSWORD' }]);
    }
    // The right password is held back as well, or guessing would go on.
    const rest = await restLogIn(email, password);
    expect(rest.status).toBe(429);
    expect(rest.body.errors).toEqual([expect.stringMatching(HELD_BACK)]);
    expectRetryAfter(rest.headers, 15 * 60);
    const graphql = await logIn(email, password);
    expect(graphql.status).toBe(429);
    expect(graphql.session).toBeNull();
    expect(graphql.userErrors).toMatchObject([
      { code: 'TOO_MANY_ATTEMPTS', message: expect.stringMatching(HELD_BACK) },
    ]);
    expectRetryAfter(graphql.headers, 15 * 60);
    expect((await restLogIn(demo.email, demo.password)).status).toBe(200);
  });

  test('sent all at once are held back after five just the same', async () => {
    const { email } = await shop.customer();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => restLogIn(email, `faux ${n}`)),
    );
    const failed = answers.filter(({ status }) => status === 401);
    const heldBack = answers.filter(({ status }) => status === 429);
    expect([failed.length, heldBack.length]).toEqual([5, 7]);
  });

  test('are forgotten once the right password came', async () => {
    const { email, password } = await shop.customer();
    for (let n = 0; n < 4; n += 1) await restLogIn(email, 'faux');
    expect((await restLogIn(email, password)).status).toBe(200);
    for (let n = 0; n < 4; n += 1) expect((await restLogIn(email, 'faux')).status).toBe(401);
    expect((await restLogIn(email, password)).status).toBe(200);
  });

  test('of unknown e-mails count too: 30 hold back the address', async () => {
    for (let n = 0; n < 30; n += 1) {
      expect((await restLogIn(`personne-${n}@example.com`, 'faux')).status).toBe(404);
    }
    const { status, headers } = await restLogIn(demo.email, demo.password);
    expect(status).toBe(429);
    expectRetryAfter(headers, 15 * 60);
  });
});

describe('the clock of the machine', () => {
  const HOUR = 60 * 60 * 1000;
  afterEach(() => vi.useRealTimers());

  test.each([
    ['forward', HOUR],
    ['back', -HOUR],
  ])('set %s, changes no limit and no wait', async (_, ms) => {
    const { email, password } = await shop.customer();
    for (let n = 0; n < 5; n += 1) await restLogIn(email, 'faux');
    const before = await restLogIn(email, password);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
    const after = await restLogIn(email, password);
    expect([before.status, after.status]).toEqual([429, 429]);
    const waits = [before, after].map(({ headers }) => Number(headers.get('retry-after')));
    expect(Math.abs((waits[0] ?? 0) - (waits[1] ?? 0))).toBeLessThan(60);
  });
});

describe('sign-ups', () => {
  test('the 31st of an hour is a 429 at both doors, demo copies included', async () => {
    for (let n = 0; n < 29; n += 1) await shop.customer();
    expect((await shop.graphql<{ logInAsDemo: SessionPayload }>(LOG_IN_AS_DEMO)).status).toBe(200);
    const input = {
      firstName: 'Nadia',
      lastName: 'Alami',
      email: 'n@example.com',
      password: 'un mot de passe',
    };
    const rest = await shop.rest('POST', '/auth/signup', input);
    expect(rest.status).toBe(429);
    expect(rest.body).toEqual({ errors: ['Trop de requêtes. Veuillez réessayer plus tard.'] });
    expectRetryAfter(rest.headers, 3600);
    for (const [document, variables] of [
      [SIGN_UP, { input }],
      [LOG_IN_AS_DEMO, {}],
    ] as const) {
      const { status, headers, errors } = await shop.graphql(document, variables);
      expect(status).toBe(429);
      expect(errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
      expectRetryAfter(headers, 3600);
    }
    expect(await shop.store.read.accounts.customerByEmail('n@example.com')).toBeUndefined();
  });

  test('with a form that does not hold are not counted', async () => {
    for (let n = 0; n < 40; n += 1) {
      expect((await shop.rest('POST', '/auth/signup', {})).status).toBe(422);
    }
    const { token } = await shop.customer();
    expect(token).toEqual(expect.any(String));
  });
});

describe('guest orders', () => {
  test('the 31st in ten minutes is RATE_LIMITED and places nothing', async () => {
    const input = guestOrder([['gandoura-sable', 1]]);
    for (let n = 0; n < 30; n += 1) expect((await place(shop, input)).order).not.toBeNull();
    const { status, errors, order } = await place(shop, input);
    expect({ status, order }).toEqual({ status: 429, order: null });
    expect(errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
    expect(await shop.store.read.orders.count()).toBe(30);
  });
});

describe('requests', () => {
  test('300 writes a minute pass, the 301st is a 429; reads go on', async () => {
    const write = () => shop.rest('POST', '/user/cart', { product: { _id: 'x' } });
    const answers = await Promise.all(Array.from({ length: 300 }, write));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
    const { status, headers } = await write();
    expect(status).toBe(429);
    expectRetryAfter(headers, 60);
    const mutation = await shop.graphql('mutation { clearCart { cart { id } } }');
    expect(mutation.status).toBe(429);
    expect(mutation.errors).toHaveLength(1);
    expect((await shop.rest('GET', '/categories')).status).toBe(200);
    expect((await shop.graphql('{ brands { name } }')).status).toBe(200);
  });

  test('1,500 reads a minute pass, the 1,501st is a 429', async () => {
    // Fewer at a time than may be in work at once.
    for (let n = 0; n < 30; n += 1) {
      const answers = await Promise.all(Array.from({ length: 50 }, read));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    }
    const { status, headers } = await read();
    expect(status).toBe(429);
    expectRetryAfter(headers, 60);
  });
});
