import jwt from 'jsonwebtoken';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isInPostgres, placeIn } from '../../support/shop/shop.place.ts';
import { SECRET, startShop, type TestShop } from '../../support/shop/shop.ts';
import { EXPIRED_TOKEN } from '../protocol/documents.ts';

interface ListedSession {
  readonly id: string;
  readonly createdAt: string;
  readonly lastSeenAt: string;
  readonly device: string | null;
  readonly isCurrent: boolean;
}

const SESSION = '{ id createdAt lastSeenAt device isCurrent }';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const CHROME =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const MINUTE_MS = 60_000;

let shop: TestShop;
let customer: { readonly token: string; readonly email: string; readonly password: string };
beforeEach(async () => {
  shop = await startShop();
  customer = await shop.customer();
});
afterEach(() => shop.close());

async function logIn(userAgent = FIREFOX): Promise<string> {
  const { email, password } = customer;
  const response = await fetch(`${shop.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ email, password }),
  });
  const { encodedToken } = await response.json();
  return encodedToken;
}

async function sessionsOf(token: string): Promise<readonly ListedSession[]> {
  const { data } = await shop.graphql<{ me: { sessions: readonly ListedSession[] } }>(
    `{ me { sessions ${SESSION} } }`,
    {},
    token,
  );
  return data.me.sessions;
}

const devicesOf = async (token: string) => (await sessionsOf(token)).map(({ device }) => device);
const statusOf = async (token: string) =>
  (await shop.rest('GET', '/user/cart', undefined, token)).status;
const change = async (mutation: string, token?: string) => {
  const { data, errors } = await shop.graphql<{
    ended: { sessions: readonly ListedSession[]; userErrors: ReadonlyArray<{ code: string }> };
  }>(
    `mutation { ended: ${mutation} { sessions ${SESSION} userErrors { code field } } }`,
    {},
    token,
  );
  return { ...data?.ended, errors };
};

describe('a session', () => {
  test('is opened by every log-in, with the device and its times', async () => {
    const token = await logIn();
    const [current, first] = await sessionsOf(token);
    expect(current).toMatchObject({ device: 'Firefox sur Windows', isCurrent: true });
    expect(first).toMatchObject({ device: null, isCurrent: false });
    expect(current?.createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0[01]:00$/);
    expect(current?.lastSeenAt).toBe(current?.createdAt);
    expect(jwt.decode(token)).toMatchObject({ sid: current?.id });
  });

  test('is the current one in the answer that opens it', async () => {
    const { email, password } = customer;
    const { data } = await shop.graphql<{
      logIn: { session: { customer: { sessions: readonly ListedSession[] } } };
    }>(
      `mutation ($email: String!, $password: String!) {
        logIn(input: { email: $email, password: $password }) {
          session { customer { sessions ${SESSION} } }
        }
      }`,
      { email, password },
    );
    const { sessions } = data.logIn.session.customer;
    expect(sessions.map(({ isCurrent }) => isCurrent).sort()).toEqual([false, true]);
  });

  test('repeats no name that a program gave itself', async () => {
    await logIn('<b>Appelez le 0600000000</b>/1.0 (Belle Vue)');
    await logIn(CHROME);
    expect((await devicesOf(customer.token)).toSorted()).toEqual([
      'Chrome sur Android',
      null,
      null,
    ]);
  });

  test('notes its last use at most once a minute', async () => {
    const token = await logIn();
    const [{ createdAt = '' } = {}] = await sessionsOf(token);
    const lastSeenAt = async () =>
      (await sessionsOf(token)).find((each) => each.isCurrent)?.lastSeenAt;
    shop.pass(MINUTE_MS / 2);
    await statusOf(token);
    expect(await lastSeenAt()).toBe(createdAt);
    shop.pass(MINUTE_MS / 2);
    await statusOf(token);
    await expect.poll(lastSeenAt).not.toBe(createdAt);
  });

  test('that was seen last is listed first', async () => {
    const firefox = await logIn(FIREFOX);
    await logIn(CHROME);
    shop.pass(MINUTE_MS);
    await statusOf(firefox);
    const stored = async () => {
      const { accounts } = shop.store.read;
      const owner = await accounts.customerByEmail(customer.email);
      return (await accounts.sessionsOf(owner?.id ?? '')).map(({ browser }) => browser);
    };
    await expect.poll(stored).toMatchObject(['Firefox', 'Chrome', null]);
  });

  test('is not listed once its token has expired', async () => {
    shop.pass(4 * 24 * 60 * MINUTE_MS);
    const token = await logIn();
    expect(await sessionsOf(token)).toHaveLength(2);
    shop.pass(4 * 24 * 60 * MINUTE_MS);
    expect(await sessionsOf(token)).toHaveLength(1);
  });

  test('is one of at most 200: those that were not seen for longest end', async () => {
    const stored = await shop.store.read.accounts.customerByEmail(customer.email);
    await shop.store.transaction(async ({ accounts }) => {
      for (let n = 0; n < 199; n += 1) {
        await accounts.saveSession({
          id: `s${n}`,
          customerId: stored?.id ?? '',
          createdAt: '2025-01-01T00:00:00.000Z',
          lastSeenAt: `2025-01-01T00:${String(n % 60).padStart(2, '0')}:00.000Z`,
          expiresAt: '2999-01-01T00:00:00.000Z',
          browser: null,
          system: null,
        });
      }
    });
    const token = await logIn();
    expect(await sessionsOf(token)).toHaveLength(200);
    expect(await statusOf(customer.token)).toBe(200);
    expect(await shop.store.read.accounts.session('s0')).toBeUndefined();
  });
});

describe('a session that was ended', () => {
  test('by logging out is refused at once, over REST and GraphQL', async () => {
    const token = await logIn();
    expect(await change('logOut', token)).toMatchObject({ sessions: [], userErrors: [] });
    const { status, body } = await shop.rest('GET', '/user/cart', undefined, token);
    expect({ status, body }).toEqual({ status: 401, body: { errors: [EXPIRED_TOKEN] } });
    expect((await shop.graphql('{ me { id } }', {}, token)).data).toEqual({ me: null });
    const again = await change('logOut', token);
    expect(again.errors).toMatchObject([
      { message: EXPIRED_TOKEN, extensions: { code: 'UNAUTHENTICATED' } },
    ]);
    expect(await statusOf(customer.token)).toBe(200);
  });

  test.runIf(isInPostgres)('is refused at once by every instance', async () => {
    const other = await startShop({}, placeIn(shop.folder, shop.databaseUrl));
    try {
      for (let n = 0; n < 10; n += 1) {
        const token = await logIn();
        const cart = () => other.rest('GET', '/user/cart', undefined, token);
        expect((await cart()).status).toBe(200);
        await change('logOut', token);
        expect((await cart()).status).toBe(401);
      }
    } finally {
      await other.close();
    }
  });

  test('by another one is refused; the others stay', async () => {
    const token = await logIn();
    const other = await logIn(CHROME);
    const phone = (await sessionsOf(token)).find(({ device }) => device === 'Chrome sur Android');
    const ended = await change(`endSession(id: "${phone?.id}")`, token);
    expect(ended.userErrors).toEqual([]);
    expect(ended.sessions).toHaveLength(2);
    expect(await statusOf(other)).toBe(401);
    expect(await statusOf(token)).toBe(200);
    expect(await statusOf(customer.token)).toBe(200);
    const again = await change(`endSession(id: "${phone?.id}")`, token);
    expect(again.userErrors).toEqual([{ code: 'UNKNOWN_SESSION', field: 'id' }]);
    expect(again.sessions).toHaveLength(2);
  });

  test('with all the others leaves the one that ended them', async () => {
    const token = await logIn();
    const ended = await change('endOtherSessions', token);
    expect(ended.sessions).toMatchObject([{ isCurrent: true }]);
    expect(await statusOf(customer.token)).toBe(401);
    expect(await statusOf(token)).toBe(200);
  });

  test.each(['', 'x', '__proto__', 'x'.repeat(500)])('and never was: %j', async (id) => {
    const { userErrors } = await change(`endSession(id: "${id}")`, customer.token);
    expect(userErrors).toEqual([{ code: 'UNKNOWN_SESSION', field: 'id' }]);
  });

  test('is never another customer’s', async () => {
    const other = await shop.customer();
    const [{ id = '' } = {}] = await sessionsOf(other.token);
    const { userErrors } = await change(`endSession(id: "${id}")`, customer.token);
    expect(userErrors).toEqual([{ code: 'UNKNOWN_SESSION', field: 'id' }]);
    expect(await statusOf(other.token)).toBe(200);
  });

  test.each(['logOut', 'endOtherSessions', 'endSession(id: "x")'])(
    '%s is for customers',
    async (mutation) => {
      const { errors } = await change(mutation);
      expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    },
  );
});

describe('a token', () => {
  const tokenOf = (claims: object) =>
    jwt.sign({ ...(jwt.decode(customer.token) as object), ...claims }, SECRET);

  test('with an unknown session is refused', async () => {
    expect(await statusOf(tokenOf({ sid: 'unknown' }))).toBe(401);
    const other = await shop.customer();
    const { sid } = jwt.decode(other.token) as { sid: string };
    expect(await statusOf(tokenOf({ sid }))).toBe(401);
  });

  describe('of a version without sessions', () => {
    const earlier = () => tokenOf({ sid: undefined });

    test('opens a session without device', async () => {
      expect(await statusOf(earlier())).toBe(200);
      await expect.poll(() => sessionsOf(customer.token)).toHaveLength(2);
      const sessions = await sessionsOf(earlier());
      expect(sessions.find(({ isCurrent }) => isCurrent)).toMatchObject({ device: null });
    });

    test('is refused once its session was ended', async () => {
      const token = earlier();
      expect(await statusOf(token)).toBe(200);
      await expect.poll(() => sessionsOf(customer.token)).toHaveLength(2);
      const theirs = (await sessionsOf(token)).find(({ isCurrent }) => isCurrent);
      await change(`endSession(id: "${theirs?.id}")`, customer.token);
      expect(await statusOf(token)).toBe(401);
      expect(await sessionsOf(customer.token)).toHaveLength(1);
    });

    test('is refused after its log-out, or when the others were ended', async () => {
      await change('logOut', earlier());
      expect(await statusOf(earlier())).toBe(401);
      expect(await statusOf(customer.token)).toBe(200);
    });

    test('is refused when the others were ended, though it was never seen', async () => {
      await change('endOtherSessions', customer.token);
      expect(await statusOf(earlier())).toBe(401);
      expect(await statusOf(customer.token)).toBe(200);
    });

    test('may end the others, and stays', async () => {
      const token = earlier();
      await change('endOtherSessions', token);
      expect(await statusOf(token)).toBe(200);
      expect(await statusOf(customer.token)).toBe(401);
    });
  });
});
