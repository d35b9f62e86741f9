import { beforeEach, describe, expect, test } from 'vitest';
import {
  adminWith,
  cookieOf,
  openAdmin,
  openStaff,
  requestAdmin,
  STAFF_PASSWORD,
  tokenOf,
  type TestAdmin,
} from '../../support/shop/admin.ts';
import { createAuthenticator, type Ceremony } from '../../support/shop/authenticator.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { startShop, type TestShop } from '../../support/shop/shop.ts';
import { passkeyCalls } from '../account/account.passkeys.documents.ts';
import { ERRORS, type UserError } from '../protocol/documents.ts';
import { latestEntry } from './admin.answers.ts';
import { ADD_STAFF, CHANGE_PASSWORD, LOG_IN, REMOVE_STAFF, SET_UP } from './staff.documents.ts';

const ME = 'me { id email passkeys { id name createdAt lastUsedAt } }';
const START_ADDING = `mutation { payload: startPasskeyRegistration { options ${ERRORS} } }`;
const ADD = `mutation ($response: String!, $name: String!) {
  payload: addPasskey(response: $response, name: $name) { ${ME} ${ERRORS} }
}`;
const REMOVE = `mutation ($id: ID!) { payload: removePasskey(id: $id) { ${ME} ${ERRORS} } }`;
const START_LOG_IN = `mutation { payload: startPasskeyLogIn { options ${ERRORS} } }`;
const LOG_IN_WITH = `mutation ($response: String!) {
  payload: logInWithPasskey(response: $response) { ${ME} ${ERRORS} }
}`;

const REQUIRE = `mutation ($isRequired: Boolean!) {
  payload: requirePasskey(isRequired: $isRequired) { me { requiresPasskey } ${ERRORS} }
}`;

interface Options {
  readonly payload: { readonly options: string; readonly userErrors: readonly UserError[] };
}
interface Changed {
  readonly payload: {
    readonly me: {
      readonly id: string;
      readonly email: string;
      readonly passkeys: ReadonlyArray<{ readonly id: string; readonly name: string }>;
    } | null;
    readonly userErrors: readonly UserError[];
  };
}

const UNKNOWN = { me: null, userErrors: [{ code: 'UNKNOWN_PASSKEY', field: 'response' }] };
const INVALID = { me: null, userErrors: [{ code: 'INVALID', field: 'response' }] };

/** Returns the calls of staff about passkeys, and an authenticator where the shop's browsers use them. */
function callsTo(shop: TestShop) {
  const { create, sign } = createAuthenticator(shop.url.replace('127.0.0.1', 'localhost'));
  const calls = {
    create,
    sign,
    options: async (admin: TestAdmin) =>
      (await admin.request<Options>(START_ADDING)).data.payload.options,
    add: async (admin: TestAdmin, response: string, name = 'Mon téléphone') =>
      (await admin.request<Changed>(ADD, { response, name })).data.payload,
    remove: async (admin: TestAdmin, id: string) =>
      (await admin.request<Changed>(REMOVE, { id })).data.payload,
    logInOptions: async () =>
      (await requestAdmin<Options>(shop, START_LOG_IN)).data.payload.options,
    async logIn(response: string) {
      const { data, headers } = await requestAdmin<Changed>(shop, LOG_IN_WITH, { response });
      return { ...data.payload, cookie: cookieOf(headers) };
    },
    async newPasskey(admin: TestAdmin) {
      const { credential, response } = create(await calls.options(admin));
      expect((await calls.add(admin, response)).userErrors).toEqual([]);
      return credential;
    },
  };
  return calls;
}

const shop = await sharedShop();
const staff = callsTo(shop);
const customers = passkeyCalls(shop);

let owner: TestAdmin;
let key: Awaited<ReturnType<typeof staff.newPasskey>>;
beforeEach(async () => {
  owner = await openAdmin(shop, `${crypto.randomUUID()}@exemple.ma`);
  key = await staff.newPasskey(owner);
});

const signed = async (changed?: Ceremony, by = key) =>
  staff.sign(by, await staff.logInOptions(), changed);
const expectRefused = async (response: string) => {
  const { cookie, ...answer } = await staff.logIn(response);
  expect([answer, cookie]).toMatchObject([UNKNOWN, null]);
};

describe('a passkey of staff', () => {
  test('is added and listed, opens a session, and is removed; the audit log has it all', async () => {
    const { data } = await owner.request<{ me: object }>(`{ ${ME} }`);
    expect(data.me).toMatchObject({
      passkeys: [{ id: key.id, name: 'Mon téléphone', lastUsedAt: null }],
    });
    const by = { actor: owner.email, subject: owner.email };
    const named = '{"name":"Mon téléphone"}';
    expect(await latestEntry(shop)).toMatchObject({
      ...by,
      action: 'staff.passkey-add',
      after: named,
    });
    const mails = await shop.store.read.mails.newest(99);
    expect(mails.filter(({ to }) => to === owner.email)).toMatchObject([
      { kind: 'STAFF_PASSKEY_ADDED', detail: 'Mon téléphone' },
    ]);
    const { cookie, me, userErrors } = await staff.logIn(await signed());
    expect(userErrors).toEqual([]);
    expect(me).toMatchObject({
      email: owner.email,
      passkeys: [{ lastUsedAt: expect.stringMatching(/\+0[01]:00$/) }],
    });
    const opened = await latestEntry(shop);
    expect(opened).toMatchObject({ ...by, action: 'staff.log-in' });
    expect(JSON.parse(opened?.after ?? '')).toMatchObject({ way: 'PASSKEY' });
    const again = adminWith(shop, owner.email, cookie ?? '');
    expect(await staff.remove(again, key.id)).toMatchObject({
      me: { passkeys: [] },
      userErrors: [],
    });
    expect(await latestEntry(shop)).toMatchObject({
      ...by,
      action: 'staff.passkey-remove',
      before: named,
    });
    expect((await staff.remove(again, key.id)).userErrors).toMatchObject([
      { code: 'UNKNOWN_PASSKEY', field: 'id' },
    ]);
    await expectRefused(await signed());
  });

  test('is seen and removed by nobody else', async () => {
    const other = await openAdmin(shop, `${crypto.randomUUID()}@exemple.ma`);
    const { data } = await other.request<{ staff: ReadonlyArray<{ passkeys: readonly [] }> }>(
      '{ staff { passkeys { id } } }',
    );
    expect(data.staff.flatMap(({ passkeys }) => passkeys)).toEqual([]);
    expect((await staff.remove(other, key.id)).userErrors).toMatchObject([
      { code: 'UNKNOWN_PASSKEY' },
    ]);
    expect((await staff.logIn(await signed())).userErrors).toEqual([]);
  });

  test('is requested for a verified user, with those that are there, and not more than ten', async () => {
    expect(JSON.parse(await staff.options(owner))).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: `${owner.email} (gestion)`, displayName: 'Leïla Bennani' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: key.id }],
    });
    for (let n = 1; n < 10; n += 1) await staff.newPasskey(owner);
    expect((await owner.request<Options>(START_ADDING)).data.payload).toMatchObject({
      options: null,
      userErrors: [{ code: 'LIMIT_REACHED' }],
    });
  });

  test('is added once, by whom it was requested, until the password changes', async () => {
    const { credential, response } = staff.create(await staff.options(owner));
    const other = await openAdmin(shop, `${crypto.randomUUID()}@exemple.ma`);
    expect(await staff.add(other, response)).toMatchObject(INVALID);
    expect((await staff.add(owner, response, ' ')).userErrors).toMatchObject([{ field: 'name' }]);
    expect((await staff.add(owner, response)).userErrors).toEqual([]);
    await staff.remove(owner, credential.id);
    expect(await staff.add(owner, response)).toMatchObject(INVALID);
    // Of the other's authenticator, with an id that is known here.
    const copied = staff.create(await staff.options(other), { credentialId: key.id });
    expect(await staff.add(other, copied.response)).toMatchObject(INVALID);
    const late = staff.create(await staff.options(owner));
    const change = { currentPassword: STAFF_PASSWORD, password: 'un nouveau secret' };
    await owner.request(CHANGE_PASSWORD, change);
    expect(await staff.add(owner, late.response)).toMatchObject(INVALID);
    expect((await staff.logIn(await signed())).userErrors).toEqual([]);
  });

  test('ends with a new password by a link, and with its owner', async () => {
    const email = `${crypto.randomUUID()}@exemple.ma`;
    const member = await openStaff(shop, email, 'STAFF');
    const theirs = await staff.newPasskey(member);
    const { data } = await owner.request<{
      addStaff: { staff: { id: string }; setupUrl: string };
    }>(ADD_STAFF, { email, role: 'STAFF' });
    expect((await staff.logIn(await signed({}, theirs))).userErrors).toEqual([]);
    const token = tokenOf(data.addStaff.setupUrl);
    const input = { email, name: 'Karim Tazi', password: 'un nouveau secret' };
    const renewed = await requestAdmin(shop, SET_UP, { token, input });
    await expectRefused(await signed({}, theirs));
    const again = adminWith(shop, email, cookieOf(renewed.headers) ?? '');
    const last = await staff.newPasskey(again);
    const late = await signed({}, last);
    await owner.request(REMOVE_STAFF, data.addStaff.staff);
    await expectRefused(late);
  });
});

describe('a passkey that is required after the password', () => {
  const require = async (admin: TestAdmin, isRequired: boolean) =>
    (await admin.request<Changed>(REQUIRE, { isRequired })).data.payload;
  const withPassword = async (password = STAFF_PASSWORD, email = owner.email) => {
    const { data, headers } = await requestAdmin<{ logIn: Changed['payload'] }>(shop, LOG_IN, {
      email,
      password,
    });
    return { ...data.logIn, cookie: cookieOf(headers) };
  };
  const NEEDED = { me: null, userErrors: [{ code: 'PASSKEY_REQUIRED' }], cookie: null };
  const WRONG = { me: null, userErrors: [{ code: 'WRONG_PASSWORD' }], cookie: null };

  test('opens the session that the password alone does not', async () => {
    expect((await withPassword()).cookie).not.toBeNull();
    expect(await require(owner, true)).toEqual({ me: { requiresPasskey: true }, userErrors: [] });
    expect(await latestEntry(shop)).toMatchObject({
      action: 'staff.passkey-require',
      subject: owner.email,
    });
    const sessions = async () => {
      const found = await shop.store.read.staff.staffByEmail(owner.email);
      return (await shop.store.read.staff.sessionsOf(found?.id ?? '')).length;
    };
    const before = await sessions();
    expect(await withPassword()).toMatchObject(NEEDED);
    expect(await withPassword()).toMatchObject(NEEDED);
    expect(await sessions()).toBe(before);
    const mails = await shop.store.read.mails.newest(99);
    expect(
      mails.filter(({ to, kind }) => to === owner.email && kind === 'STAFF_NEW_DEVICE'),
    ).toHaveLength(1);
    // A stranger does not learn whether an account has it.
    expect(await withPassword('faux faux faux')).toMatchObject(WRONG);
    const { me, cookie } = await staff.logIn(await signed());
    expect(me).toMatchObject({ email: owner.email });
    expect(await require(adminWith(shop, owner.email, cookie ?? ''), false)).toMatchObject({
      me: { requiresPasskey: false },
    });
    expect((await withPassword()).cookie).not.toBeNull();
  });

  test('is one of the account’s own, signed once, whatever comes of the password', async () => {
    await require(owner, true);
    await withPassword();
    const response = await signed();
    const answers = await Promise.all([staff.logIn(response), staff.logIn(response)]);
    expect(answers.filter(({ cookie }) => cookie !== null)).toHaveLength(1);
    await expectRefused(response);
    const other = await openAdmin(shop, `${crypto.randomUUID()}@exemple.ma`);
    const theirs = await staff.newPasskey(other);
    expect((await staff.logIn(await signed({}, theirs))).me).toMatchObject({ email: other.email });
    expect(await withPassword()).toMatchObject(NEEDED);
  });

  test('needs a passkey, and is not the last one to be removed', async () => {
    const other = await openAdmin(shop, `${crypto.randomUUID()}@exemple.ma`);
    const refused = { me: null, userErrors: [{ code: 'NOT_ALLOWED_NOW' }] };
    expect(await require(other, true)).toMatchObject(refused);
    await require(owner, true);
    expect(await staff.remove(owner, key.id)).toMatchObject(refused);
    const second = await staff.newPasskey(owner);
    const both = await Promise.all([key.id, second.id].map((id) => staff.remove(owner, id)));
    expect(both.filter(({ me }) => me === null)).toMatchObject([refused]);
    await require(owner, false);
  });

  test('outlasts a new password by a link, which opens nothing then', async () => {
    await require(owner, true);
    const { data } = await owner.request<{ addStaff: { setupUrl: string } }>(ADD_STAFF, {
      email: owner.email,
      role: 'OWNER',
    });
    const password = 'un nouveau secret';
    const renewed = await requestAdmin<{ setUpAccount: Changed['payload'] }>(shop, SET_UP, {
      token: tokenOf(data.addStaff.setupUrl),
      input: { email: owner.email, name: 'Leïla Bennani', password },
    });
    expect({ ...renewed.data.setUpAccount, cookie: cookieOf(renewed.headers) }).toMatchObject(
      NEEDED,
    );
    expect(await withPassword()).toMatchObject(WRONG);
    expect(await withPassword(password)).toMatchObject(NEEDED);
    expect((await owner.request<{ me: object | null }>('{ me { id } }')).data.me).toBeNull();
    expect((await staff.logIn(await signed())).me).toMatchObject({ email: owner.email });
  });

  test('is counted like any log-in: wrong passwords are limited, right ones are not', async () => {
    const limited = await startShop({ areRateLimitsOn: true });
    const admin = await openAdmin(limited);
    const calls = callsTo(limited);
    const own = await calls.newPasskey(admin);
    await require(admin, true);
    const attempt = async (password: string) => {
      const about = { email: admin.email, password };
      const { data } = await requestAdmin<{ logIn: Changed['payload'] }>(limited, LOG_IN, about);
      return data.logIn.userErrors.map(({ code }) => code);
    };
    for (let n = 0; n < 7; n += 1)
      expect(await attempt(STAFF_PASSWORD)).toEqual(['PASSKEY_REQUIRED']);
    for (let n = 0; n < 5; n += 1) expect(await attempt('faux')).toEqual(['WRONG_PASSWORD']);
    expect(await attempt(STAFF_PASSWORD)).toEqual(['TOO_MANY_ATTEMPTS']);
    const withKey = async () => calls.logIn(calls.sign(own, await calls.logInOptions()));
    expect((await withKey()).userErrors).toEqual([]);
    for (let n = 0; n < 25; n += 1) await calls.logIn('{}');
    expect((await withKey()).userErrors).toMatchObject([{ code: 'TOO_MANY_ATTEMPTS' }]);
    await limited.close();
  });
});

// What proves no passkey at all is refused as to customers: tests/api/account/account.passkeys.log-in.test.ts.
describe('a log-in of staff with a passkey', () => {
  test('is refused a second time, also at once', async () => {
    const response = await signed();
    const answers = await Promise.all([staff.logIn(response), staff.logIn(response)]);
    expect(answers.filter(({ me }) => me === null)).toMatchObject([UNKNOWN]);
    await expectRefused(response);
  });

  test('is refused for another member of staff, and that is in the audit log', async () => {
    await expectRefused(await signed({ userHandle: Buffer.from('another').toString('base64url') }));
    const action = async () => (await latestEntry(shop))?.action;
    await expect.poll(action).toBe('staff.log-in-refused');
  });

  test('is refused to another challenge, or with a counter that went back', async () => {
    const { challenge } = JSON.parse(await staff.options(owner));
    await expectRefused(await signed({ challenge }));
    expect((await staff.logIn(await signed({ counter: 5 }))).userErrors).toEqual([]);
    for (const counter of [5, 0]) await expectRefused(await signed({ counter }));
    const both = [await signed({ counter: 6 }), await signed({ counter: 6 })];
    const answers = await Promise.all(both.map((response) => staff.logIn(response)));
    expect(answers.filter(({ me }) => me === null)).toMatchObject([UNKNOWN]);
  });

  test('is no log-in of a customer, nor a customer’s one of staff', async () => {
    const customer = await shop.customer();
    const theirs = await customers.newPasskey(customer);
    const toStaff = await staff.logInOptions();
    const toCustomers = await customers.logInOptions();
    for (const options of [toStaff, toCustomers]) {
      await expectRefused(staff.sign(theirs, options));
      const { session, userErrors } = await customers.logIn(customers.sign(key, options));
      expect([session, userErrors]).toMatchObject([null, [{ code: 'UNKNOWN_PASSKEY' }]]);
    }
    await expectRefused(staff.sign(key, toCustomers));
    const crossed = customers.sign(theirs, toStaff);
    expect((await customers.logIn(crossed)).session).toBeNull();
    const { challenge } = JSON.parse(await customers.additionOptions(customer));
    const added = staff.create(await staff.options(owner), { challenge });
    expect(await staff.add(owner, added.response)).toMatchObject(INVALID);
  });

  test('counts its failures with those of staff’s passwords, by address alone', async () => {
    const limited = await startShop({ areRateLimitsOn: true });
    const admin = await openAdmin(limited);
    const calls = callsTo(limited);
    const own = await calls.newPasskey(admin);
    const withKey = async () => calls.logIn(calls.sign(own, await calls.logInOptions()));
    const withPassword = async (email: string, password: string) => {
      const { data } = await requestAdmin<{ logIn: Changed['payload'] }>(limited, LOG_IN, {
        email,
        password,
      });
      return data.logIn.userErrors;
    };
    for (let n = 0; n < 5; n += 1) await withPassword(admin.email, 'faux');
    expect(await withPassword(admin.email, STAFF_PASSWORD)).toMatchObject([
      { code: 'TOO_MANY_ATTEMPTS' },
    ]);
    expect((await withKey()).userErrors).toEqual([]);
    for (let n = 0; n < 25; n += 1) {
      expect((await calls.logIn('{}')).userErrors).toMatchObject([{ code: 'UNKNOWN_PASSKEY' }]);
    }
    expect((await withKey()).userErrors).toMatchObject([{ code: 'TOO_MANY_ATTEMPTS' }]);
    expect(await withPassword('x@exemple.ma', 'faux')).toMatchObject([
      { code: 'TOO_MANY_ATTEMPTS' },
    ]);
    const customer = await limited.customer();
    expect((await limited.rest('POST', '/auth/login', customer)).status).toBe(200);
    await limited.close();
  });
});
