import jwt from 'jsonwebtoken';
import { beforeEach, describe, expect, test } from 'vitest';
import { isInPostgres, placeIn } from '../../support/shop/shop.place.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { SECRET, startShop } from '../../support/shop/shop.ts';
import { EXPIRED_TOKEN } from '../protocol/documents.ts';
import * as recovery from './account.recovery.ts';
import { CHROME, FIREFOX, type Customer } from './account.recovery.ts';

interface ListedSession {
  readonly id: string;
  readonly createdAt: string;
  readonly lastSeenAt: string;
  readonly device: string | null;
  readonly isCurrent: boolean;
}

const SESSIONS = 'sessions { id createdAt lastSeenAt device isCurrent }';
const UNKNOWN = [{ code: 'UNKNOWN_SESSION', field: 'id' }];
const MINUTE_MS = 60_000;

let customer: Customer;
const shop = await sharedShop();
beforeEach(async () => {
  customer = await shop.customer();
});

const logIn = async (userAgent = FIREFOX) =>
  (await recovery.logIn(shop, customer, { userAgent })).token;
const statusOf = (token: string) => recovery.statusOf(shop, token);

async function sessionsOf(token: string): Promise<readonly ListedSession[]> {
  const { data } = await shop.graphql<{ me: { sessions: readonly ListedSession[] } }>(
    `{ me { ${SESSIONS} } }`,
    {},
    token,
  );
  return data.me.sessions;
}

const idOf = async (token: string) =>
  (await sessionsOf(token)).find(({ isCurrent }) => isCurrent)?.id;

const change = async (mutation: string, token?: string) => {
  const { data, errors } = await shop.graphql<{
    ended: { sessions: readonly ListedSession[]; userErrors: ReadonlyArray<{ code: string }> };
  }>(`mutation { ended: ${mutation} { ${SESSIONS} userErrors { code field } } }`, {}, token);
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

  test('names its device in the language of the request', async () => {
    const query = 'query @inContext(language: EN) { me { sessions { device } } }';
    const { data } = await shop.graphql(query, {}, await logIn());
    expect(data).toMatchObject({ me: { sessions: [{ device: 'Firefox on Windows' }, {}] } });
  });

  test('is the current one in the answer that opens it', async () => {
    const { email, password } = customer;
    const { data } = await shop.graphql<{
      logIn: { session: { customer: { sessions: readonly ListedSession[] } } };
    }>(
      `mutation ($input: LogInInput!) { logIn(input: $input) { session { customer { ${SESSIONS} } } } }`,
      { input: { email, password } },
    );
    const { sessions } = data.logIn.session.customer;
    expect(sessions.map(({ isCurrent }) => isCurrent).sort()).toEqual([false, true]);
  });

  test('repeats no name that a program gave itself', async () => {
    await logIn('<b>Appelez le 0600000000</b>/1.0 (Belle Vue)');
    await logIn(CHROME);
    const devices = (await sessionsOf(customer.token)).map(({ device }) => device);
    expect(devices.toSorted()).toEqual(['Chrome sur Android', null, null]);
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
    other.pass(shop.within.clock().getTime() - Date.now());
    try {
      for (let n = 0; n < 10; n += 1) {
        const token = await logIn();
        expect(await recovery.statusOf(other, token)).toBe(200);
        await change('logOut', token);
        expect(await recovery.statusOf(other, token)).toBe(401);
      }
    } finally {
      await other.close();
    }
  });

  test('by another one is refused; the others stay, until they are all ended', async () => {
    const token = await logIn();
    const phone = await logIn(CHROME);
    const mutation = `endSession(id: "${await idOf(phone)}")`;
    const ended = await change(mutation, token);
    expect(ended.userErrors).toEqual([]);
    expect(ended.sessions).toHaveLength(2);
    const statuses = () => Promise.all([token, customer.token, phone].map(statusOf));
    expect(await statuses()).toEqual([200, 200, 401]);
    const again = await change(mutation, token);
    expect(again.userErrors).toEqual(UNKNOWN);
    expect(again.sessions).toHaveLength(2);
    const others = await change('endOtherSessions', token);
    expect(others.sessions).toMatchObject([{ isCurrent: true }]);
    expect(await statuses()).toEqual([200, 401, 401]);
  });

  test('is never another customer’s, nor one that there never was', async () => {
    const other = await shop.customer();
    for (const id of [await idOf(other.token), '', 'x', '__proto__', 'x'.repeat(500)]) {
      const { userErrors } = await change(`endSession(id: "${id}")`, customer.token);
      expect(userErrors).toEqual(UNKNOWN);
    }
    expect(await statusOf(other.token)).toBe(200);
  });
});

describe('a token', () => {
  const tokenOf = (claims: object) =>
    jwt.sign({ ...(jwt.decode(customer.token) as object), ...claims }, SECRET);

  test('with an unknown session, or another customer’s, is refused', async () => {
    const { sid } = jwt.decode((await shop.customer()).token) as { sid: string };
    expect(await statusOf(tokenOf({ sid: 'unknown' }))).toBe(401);
    expect(await statusOf(tokenOf({ sid }))).toBe(401);
  });

  test('without a session is refused', async () => {
    expect(await statusOf(tokenOf({ sid: undefined }))).toBe(401);
  });
});
