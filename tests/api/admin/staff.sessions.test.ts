import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  adminWith,
  cookieOf,
  openAdmin,
  openStaff,
  requestAdmin,
  STAFF_PASSWORD,
  type TestAdmin,
} from '../../support/shop/admin.ts';
import { startShop, type TestShop } from '../../support/shop/shop.ts';
import {
  CHANGE_PASSWORD,
  END_OTHERS,
  END_SESSION,
  LOG_IN,
  LOG_OUT,
  QUERY_ME,
  STAFF,
  type MePayload,
  type StaffNode,
} from './staff.documents.ts';

const HOUR_MS = 3_600_000;

let shop: TestShop;
let owner: TestAdmin;
beforeEach(async () => {
  shop = await startShop();
  owner = await openAdmin(shop);
});
afterEach(() => shop.close());

const logIn = (password = STAFF_PASSWORD, email = owner.email) =>
  requestAdmin<{ logIn: MePayload }>(shop, LOG_IN, { email, password });

async function loggedIn(): Promise<TestAdmin> {
  const { headers } = await logIn();
  return adminWith(shop, owner.email, cookieOf(headers) ?? '');
}

const me = async (admin: TestAdmin) =>
  (await admin.request<{ me: StaffNode | null }>(QUERY_ME)).data.me;

describe('a log-in', () => {
  test('opens a session by a cookie that scripts and other sites do not get', async () => {
    const { status, headers, data } = await logIn(STAFF_PASSWORD, ' PATRONNE@exemple.ma ');
    expect({ status, errors: data.logIn.userErrors }).toEqual({ status: 200, errors: [] });
    expect(data.logIn.me).toMatchObject({ email: owner.email, role: 'OWNER' });
    expect(data.logIn.me?.sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^belle-vue-admin=[\w-]{43}; Path=\/graphql\/admin; HttpOnly; SameSite=Strict; Max-Age=43200$/,
      ),
    ]);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(await me(await loggedIn())).toMatchObject({ email: owner.email });
  });

  test('with a wrong password, or for an unknown e-mail, is refused alike', async () => {
    const wrong = await logIn('une autre boutique');
    const unknown = await logIn(STAFF_PASSWORD, 'personne@exemple.ma');
    expect(wrong.data).toEqual({
      logIn: {
        me: null,
        userErrors: [
          {
            code: 'WRONG_PASSWORD',
            field: 'password',
            message: 'E-mail ou mot de passe incorrect.',
          },
        ],
      },
    });
    expect(unknown.data).toEqual(wrong.data);
    expect(wrong.headers.getSetCookie()).toEqual([]);
  });

  test('ends the session that the browser had', async () => {
    const { headers } = await requestAdmin(
      shop,
      LOG_IN,
      { email: owner.email, password: STAFF_PASSWORD },
      { cookie: owner.cookie },
    );
    expect(cookieOf(headers)).not.toBe(owner.cookie);
    expect(await me(owner)).toBeNull();
  });
});

describe('a session', () => {
  test('ends after twelve hours, used or not', async () => {
    shop.pass(12 * HOUR_MS - 60_000);
    expect(await me(owner)).not.toBeNull();
    shop.pass(60_000);
    expect(await me(owner)).toBeNull();
    expect(await owner.request(STAFF)).toMatchObject({
      status: 401,
      errors: [
        { message: 'Connectez-vous à la gestion.', extensions: { code: 'UNAUTHENTICATED' } },
      ],
    });
  });

  test('outlives a restart of the shop', async () => {
    shop = await shop.restart();
    expect(await me(adminWith(shop, owner.email, owner.cookie))).not.toBeNull();
  });

  test('is over at once after the log-out, and its cookie goes', async () => {
    const { data, headers } = await owner.request<{ logOut: MePayload }>(LOG_OUT);
    expect(data.logOut).toEqual({ me: null, userErrors: [] });
    expect(headers.getSetCookie()).toEqual([
      'belle-vue-admin=; Path=/graphql/admin; HttpOnly; SameSite=Strict; Max-Age=0',
    ]);
    expect(await me(owner)).toBeNull();
    const [staff] = await shop.store.read.staff.all();
    expect(await shop.store.read.staff.sessionsOf(staff?.id ?? '')).toEqual([]);
  });

  test('is listed with the others of the same person, and ended from another', async () => {
    const other = await loggedIn();
    const ended = (await me(owner))?.sessions.find(({ isCurrent }) => isCurrent);
    const { data } = await other.request<{ endSession: MePayload }>(END_SESSION, {
      id: ended?.id,
    });
    expect(data.endSession.me?.sessions).toEqual([expect.objectContaining({ isCurrent: true })]);
    expect(await me(owner)).toBeNull();
    expect(await me(other)).not.toBeNull();
  });

  test('that ends itself is a log-out', async () => {
    const own = (await me(owner))?.sessions[0];
    const { data, headers } = await owner.request<{ endSession: MePayload }>(END_SESSION, own);
    expect(data.endSession).toEqual({ me: null, userErrors: [] });
    expect(cookieOf(headers)).toBe('belle-vue-admin=');
  });

  test('of another person is unknown, and stays', async () => {
    const staff = await openStaff(shop, 'karim@exemple.ma', 'STAFF');
    const theirs = (await me(staff))?.sessions[0];
    const { data } = await owner.request<{ endSession: MePayload }>(END_SESSION, theirs);
    expect(data.endSession.userErrors).toMatchObject([{ code: 'UNKNOWN_SESSION', field: 'id' }]);
    expect(await me(staff)).not.toBeNull();
    const { data: all } = await owner.request<{ staff: readonly StaffNode[] }>(STAFF);
    expect(all.staff.map(({ sessions }) => sessions.length)).toEqual([1, 0]);
  });

  test('ends all the others', async () => {
    const others = [await loggedIn(), await loggedIn()];
    const { data } = await owner.request<{ endOtherSessions: MePayload }>(END_OTHERS);
    expect(data.endOtherSessions.me?.sessions).toHaveLength(1);
    for (const other of others) expect(await me(other)).toBeNull();
    expect(await me(owner)).not.toBeNull();
  });

  test('is noted as seen at most once a minute, and so is its owner', async () => {
    const seen = async () => {
      const [staff] = await shop.store.read.staff.all();
      const [session] = await shop.store.read.staff.sessionsOf(staff?.id ?? '');
      return [staff?.lastSeenAt, session?.lastSeenAt];
    };
    const before = await seen();
    shop.pass(59_000);
    await me(owner);
    expect(await seen()).toEqual(before);
    shop.pass(1_000);
    await me(owner);
    await expect.poll(async () => (await seen())[1]).not.toBe(before[1]);
    const [ofStaff, ofSession] = await seen();
    expect(ofStaff).toBe(ofSession);
  });
});

describe('a change of the password', () => {
  const change = (currentPassword: string, password: string) =>
    owner.request<{ changePassword: MePayload }>(CHANGE_PASSWORD, { currentPassword, password });

  test('ends the other sessions and leaves this one', async () => {
    const other = await loggedIn();
    const { data } = await change(STAFF_PASSWORD, 'un nouveau secret');
    expect(data.changePassword.userErrors).toEqual([]);
    expect(await me(other)).toBeNull();
    expect(await me(owner)).not.toBeNull();
    expect((await logIn()).data.logIn.userErrors).toMatchObject([{ code: 'WRONG_PASSWORD' }]);
    expect((await logIn('un nouveau secret')).data.logIn.userErrors).toEqual([]);
    const [entry] = await shop.store.read.audit.latest({ before: null, limit: 1 });
    expect(entry).toMatchObject({ action: 'staff.password', subject: owner.email });
    expect([entry?.before, entry?.after]).toEqual([null, null]);
  });

  test.each([
    ['the wrong present one', 'une autre boutique', 'un nouveau secret', 'WRONG_PASSWORD'],
    ['eleven characters', STAFF_PASSWORD, 'onze lettre', 'INVALID'],
    ['201 characters', STAFF_PASSWORD, 'x'.repeat(201), 'INVALID'],
    ['the e-mail', STAFF_PASSWORD, 'Patronne@Exemple.ma', 'INVALID'],
    ['nothing', STAFF_PASSWORD, '', 'REQUIRED'],
  ])('to or from %s is refused', async (_, current, password, code) => {
    const { data } = await change(current, password);
    expect(data.changePassword.me).toBeNull();
    expect(data.changePassword.userErrors).toMatchObject([{ code }]);
    expect((await logIn()).data.logIn.userErrors).toEqual([]);
  });
});
