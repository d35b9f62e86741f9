import { beforeEach, describe, expect, test } from 'vitest';
import {
  adminWith,
  cookieOf,
  openAdmin,
  openStaff,
  requestAdmin,
  STAFF_PASSWORD,
  type AdminRequest,
  type TestAdmin,
} from '../../support/shop/admin.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { startShop } from '../../support/shop/shop.ts';
import { latestEntry } from './admin.answers.ts';
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

let owner: TestAdmin;
const shop = await sharedShop();
beforeEach(async () => {
  owner = await openAdmin(shop, `${crypto.randomUUID()}@exemple.ma`);
});

async function logIn(password = STAFF_PASSWORD, email = owner.email, from: AdminRequest = {}) {
  const variables = { email, password };
  const { data, headers } = await requestAdmin<{ logIn: MePayload }>(shop, LOG_IN, variables, from);
  return { ...data.logIn, headers };
}

async function loggedIn(): Promise<TestAdmin> {
  const { headers } = await logIn();
  return adminWith(shop, owner.email, cookieOf(headers) ?? '');
}

const me = async (admin: TestAdmin) =>
  (await admin.request<{ me: StaffNode | null }>(QUERY_ME)).data.me;

const isIn = async (admin: TestAdmin) => (await me(admin)) !== null;
const ownSession = async (admin: TestAdmin) =>
  (await me(admin))?.sessions.find(({ isCurrent }) => isCurrent);
const stored = async () => {
  const { staff } = shop.store.read;
  const account = (await staff.all()).find(({ email }) => email === owner.email);
  return { account, sessions: await staff.sessionsOf(account?.id ?? '') };
};

const reports = async () =>
  (await shop.store.read.mails.newest(99))
    .filter(({ to }) => to === owner.email)
    .map(({ kind }) => kind);

describe('a log-in', () => {
  test('from an unknown device is reported by mail once a day, from a known one not', async () => {
    const { headers } = await logIn();
    await logIn();
    expect(await reports()).toEqual(['STAFF_NEW_DEVICE']);
    const [device = ''] = headers.getSetCookie().map((each) => each.split(';')[0]);
    shop.pass(24 * HOUR_MS);
    await logIn(STAFF_PASSWORD, owner.email, { cookie: device });
    expect(await reports()).toEqual(['STAFF_NEW_DEVICE']);
    await logIn();
    expect(await reports()).toEqual(['STAFF_NEW_DEVICE', 'STAFF_NEW_DEVICE']);
  });

  test('opens a session by a cookie that scripts and other sites do not get', async () => {
    const written = ` ${owner.email.toUpperCase()} `;
    const { headers, ...answer } = await logIn(STAFF_PASSWORD, written);
    expect(answer).toMatchObject({ me: { email: owner.email, role: 'OWNER' }, userErrors: [] });
    expect(answer.me?.sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^belle-vue-device=/),
      expect.stringMatching(
        /^belle-vue-admin=[\w-]{43}; Path=\/graphql\/admin; HttpOnly; SameSite=Strict; Max-Age=43200$/,
      ),
    ]);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(await me(await loggedIn())).toMatchObject({ email: owner.email });
  });

  test('with a wrong password, or for an unknown e-mail, is refused alike', async () => {
    const message = 'E-mail ou mot de passe incorrect.';
    for (const [password, email] of [
      ['une autre boutique', owner.email],
      [STAFF_PASSWORD, 'personne@exemple.ma'],
    ] as const) {
      const { headers, ...refused } = await logIn(password, email);
      expect(refused).toEqual({
        me: null,
        userErrors: [{ code: 'WRONG_PASSWORD', field: 'password', message }],
      });
      expect(headers.getSetCookie()).toEqual([]);
    }
  });

  test('ends the session that the browser had', async () => {
    const { headers } = await logIn(STAFF_PASSWORD, owner.email, { cookie: owner.cookie });
    expect(cookieOf(headers)).not.toBe(owner.cookie);
    expect(await isIn(owner)).toBe(false);
  });
});

describe('a session', () => {
  test('ends after twelve hours, used or not', async () => {
    const lastSeen = async () => (await stored()).sessions[0]?.lastSeenAt;
    for (let hour = 1; hour < 12; hour += 1) {
      const before = await lastSeen();
      shop.pass(HOUR_MS);
      expect(await isIn(owner)).toBe(true);
      await expect.poll(lastSeen).not.toBe(before);
    }
    shop.pass(HOUR_MS);
    expect(await isIn(owner)).toBe(false);
    expect(await owner.request(STAFF)).toMatchObject({
      status: 401,
      errors: [
        { message: 'Connectez-vous à la gestion.', extensions: { code: 'UNAUTHENTICATED' } },
      ],
    });
  });

  test('ends after two hours in which only the page itself made requests', async () => {
    const idle = { cookie: owner.cookie, headers: { 'x-belle-vue-idle': '1' } };
    for (const isStillIn of [true, false]) {
      shop.pass(HOUR_MS);
      const { data } = await requestAdmin<{ me: object | null }>(shop, QUERY_ME, {}, idle);
      expect(data.me !== null).toBe(isStillIn);
    }
  });

  test('of ten minutes ago changes neither staff, passkeys, tokens, webhooks nor customers before another log-in', async () => {
    const later = [
      'startPasskeyRegistration { userErrors { code } }',
      'addPasskey(response: "{}", name: "x") { userErrors { code } }',
      'removePasskey(id: "x") { userErrors { code } }',
      'addStaff(email: "x@exemple.ma", role: STAFF) { userErrors { code } }',
      'removeStaff(id: "x") { userErrors { code } }',
      'anonymizeCustomer(id: "x") { userErrors { code } }',
      'createApiToken(input: { name: "x", scopes: [], expiresAt: null }) { userErrors { code } }',
      'revokeApiToken(id: "x") { userErrors { code } }',
      'createWebhook(input: { url: "x", events: [] }) { userErrors { code } }',
      'rotateWebhookSecret(id: "x") { userErrors { code } }',
    ].map((field) => `mutation { payload: ${field} }`);
    shop.pass(9 * 60_000);
    for (const document of later) expect((await owner.request(document)).errors).toEqual([]);
    shop.pass(60_000);
    for (const document of later) {
      const { status, errors } = await owner.request(document);
      expect({ status, errors }).toMatchObject({
        status: 403,
        errors: [{ extensions: { code: 'LOG_IN_REQUIRED' } }],
      });
    }
    const again = await logIn();
    const after = adminWith(shop, owner.email, cookieOf(again.headers) ?? '');
    for (const document of later) expect((await after.request(document)).errors).toEqual([]);
  });

  test('outlives a restart of the shop', async () => {
    const first = await startShop();
    const { email, cookie } = await openAdmin(first);
    const second = await first.restart();
    expect(await isIn(adminWith(second, email, cookie))).toBe(true);
    await second.close();
  });

  test('is over at once after the log-out, and its cookie goes', async () => {
    const { data, headers } = await owner.request<{ logOut: MePayload }>(LOG_OUT);
    expect(data.logOut).toEqual({ me: null, userErrors: [] });
    expect(headers.getSetCookie()).toEqual([
      'belle-vue-admin=; Path=/graphql/admin; HttpOnly; SameSite=Strict; Max-Age=0',
    ]);
    expect(await isIn(owner)).toBe(false);
    expect((await stored()).sessions).toEqual([]);
  });

  test('is ended from another of the same person, and by itself, which is a log-out', async () => {
    const other = await loggedIn();
    const end = (session?: object) =>
      other.request<{ endSession: MePayload }>(END_SESSION, { ...session });
    const first = await end(await ownSession(owner));
    expect(first.data.endSession.me?.sessions).toMatchObject([{ isCurrent: true }]);
    expect(await isIn(owner)).toBe(false);
    expect(await isIn(other)).toBe(true);
    const { data, headers } = await end(await ownSession(other));
    expect(data.endSession).toEqual({ me: null, userErrors: [] });
    expect(cookieOf(headers)).toBe('belle-vue-admin=');
  });

  test('of another person is unknown, and stays', async () => {
    const staff = await openStaff(shop, 'karim@exemple.ma', 'STAFF');
    const theirs = await ownSession(staff);
    const { data } = await owner.request<{ endSession: MePayload }>(END_SESSION, theirs);
    expect(data.endSession.userErrors).toMatchObject([{ code: 'UNKNOWN_SESSION', field: 'id' }]);
    expect(await isIn(staff)).toBe(true);
    const { data: all } = await owner.request<{ staff: readonly StaffNode[] }>(STAFF);
    for (const { email, sessions } of all.staff) {
      expect([email, sessions.length]).toEqual([email, email === owner.email ? 1 : 0]);
    }
  });

  test('ends all the others', async () => {
    const others = [await loggedIn(), await loggedIn()];
    const { data } = await owner.request<{ endOtherSessions: MePayload }>(END_OTHERS);
    expect(data.endOtherSessions.me?.sessions).toHaveLength(1);
    for (const other of others) expect(await isIn(other)).toBe(false);
    expect(await isIn(owner)).toBe(true);
  });

  test('is noted as seen at most once a minute, and so is its owner', async () => {
    const seen = async () => {
      const { account, sessions } = await stored();
      return [account?.lastSeenAt, sessions[0]?.lastSeenAt];
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
  const change = async (currentPassword: string, password: string) => {
    const variables = { currentPassword, password };
    return (await owner.request<{ changePassword: MePayload }>(CHANGE_PASSWORD, variables)).data
      .changePassword;
  };

  test('ends the other sessions and leaves this one', async () => {
    const other = await loggedIn();
    expect((await change(STAFF_PASSWORD, 'un nouveau secret')).userErrors).toEqual([]);
    expect(await isIn(other)).toBe(false);
    expect(await isIn(owner)).toBe(true);
    const entry = await latestEntry(shop);
    expect(entry).toMatchObject({ action: 'staff.password', subject: owner.email });
    expect([entry?.before, entry?.after]).toEqual([null, null]);
    expect((await logIn()).userErrors).toMatchObject([{ code: 'WRONG_PASSWORD' }]);
    expect((await logIn('un nouveau secret')).userErrors).toEqual([]);
  });

  test('names the present password where it is wrong', async () => {
    expect((await change('un autre secret', 'un nouveau secret')).userErrors).toMatchObject([
      { field: 'currentPassword', message: 'Ce n’est pas votre mot de passe actuel.' },
    ]);
  });

  test('is refused without the present one, and to what is none', async () => {
    for (const [current, password, code] of [
      ['une autre boutique', 'un nouveau secret', 'WRONG_PASSWORD'],
      [STAFF_PASSWORD, 'onze lettre', 'INVALID'],
      [STAFF_PASSWORD, owner.email.toUpperCase(), 'INVALID'],
      [STAFF_PASSWORD, '', 'REQUIRED'],
    ] as const) {
      expect(await change(current, password)).toMatchObject({ me: null, userErrors: [{ code }] });
    }
    expect((await logIn()).userErrors).toEqual([]);
  });
});
