import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startShop, type TestShop } from '../../support/shop/shop.ts';
import { RATE_LIMITED, spend } from './bounds.ts';
import { LOG_IN, LOG_IN_AS_DEMO, SIGN_UP, type SessionPayload } from './documents.ts';
import { guestOrder, place } from '../order/order.documents.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await startShop({ areRateLimitsOn: true });
});
afterEach(() => shop.close());

const restLogIn = (email: string, password: string) =>
  shop.rest('POST', '/auth/login', { email, password });

const demo = { email: 'demo@belle-vue.example', password: 'demo-belle-vue' };
const input = {
  firstName: 'Nadia',
  lastName: 'Alami',
  email: 'nadia@example.com',
  password: 'un mot de passe',
};
const HELD_BACK = /^Trop de tentatives de connexion\. Réessayez dans \d+ minutes?\.$/;

function expectRetryAfter(headers: Headers, most: number): void {
  const seconds = Number(headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(most);
}

describe('failed log-ins', () => {
  test('sent all at once are held back after five, with the time to come back at both endpoints', async () => {
    const { email, password } = await shop.customer();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => restLogIn(email, `faux ${n}`)),
    );
    const failed = answers.filter(({ status }) => status === 401);
    const heldBack = answers.filter(({ status }) => status === 429);
    expect([failed.length, heldBack.length]).toEqual([5, 7]);
    const rest = await restLogIn(email, password);
    expect([rest.status, rest.body.errors]).toEqual([429, [expect.stringMatching(HELD_BACK)]]);
    expectRetryAfter(rest.headers, 15 * 60);
    const graphql = await shop.graphql<{ logIn: SessionPayload }>(LOG_IN, {
      input: { email, password },
    });
    expect([graphql.status, graphql.data.logIn]).toMatchObject([
      429,
      { session: null, userErrors: [{ message: expect.stringMatching(HELD_BACK) }] },
    ]);
    expectRetryAfter(graphql.headers, 15 * 60);
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

describe('sign-ups', () => {
  test('the 31st of an hour is a 429 at both endpoints, demo copies included', async () => {
    await spend(shop, 'SIGN_UP', 27);
    await shop.customer();
    expect((await shop.graphql(SIGN_UP, { input })).data).toMatchObject({
      signUp: { userErrors: [] },
    });
    expect((await shop.graphql<{ logInAsDemo: SessionPayload }>(LOG_IN_AS_DEMO)).status).toBe(200);
    const other = { ...input, email: 'n@example.com' };
    const rest = await shop.rest('POST', '/auth/signup', other);
    expect(rest.status).toBe(429);
    expect(rest.body).toEqual({ errors: [RATE_LIMITED] });
    expectRetryAfter(rest.headers, 3600);
    for (const [document, variables] of [
      [SIGN_UP, { input: other }],
      [LOG_IN_AS_DEMO, {}],
    ] as const) {
      const { status, headers, errors } = await shop.graphql(document, variables);
      expect(status).toBe(429);
      expect(errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
      expectRetryAfter(headers, 3600);
    }
    expect(await shop.store.read.accounts.customerByEmail(other.email)).toBeUndefined();
  });

  test('with a form that does not hold are not counted', async () => {
    await spend(shop, 'SIGN_UP', 29);
    expect((await shop.rest('POST', '/auth/signup', {})).status).toBe(422);
    expect((await shop.rest('POST', '/auth/signup', input)).status).toBe(201);
    expect((await shop.rest('POST', '/auth/signup', input)).status).toBe(429);
  });
});

test('the 31st order of guests in ten minutes is RATE_LIMITED and places nothing', async () => {
  const guest = guestOrder([['gandoura-sable', 1]]);
  await spend(shop, 'CASH_ORDER', 29);
  expect((await place(shop, guest)).order).not.toBeNull();
  const { status, errors, order } = await place(shop, guest);
  expect({ status, order }).toEqual({ status: 429, order: null });
  expect(errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
  expect(await shop.store.read.orders.count()).toBe(1);
});

describe('requests', () => {
  test('300 writes a minute pass, the 301st is a 429; reads go on', async () => {
    const write = () => shop.rest('POST', '/user/cart', { product: { _id: 'x' } });
    await spend(shop, 'WRITE', 299);
    expect((await write()).status).toBe(401);
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
    await spend(shop, 'READ', 1_499);
    expect((await shop.rest('GET', '/categories/bas')).status).toBe(200);
    const { status, headers } = await shop.rest('GET', '/categories/bas');
    expect(status).toBe(429);
    expectRetryAfter(headers, 60);
  });
});
