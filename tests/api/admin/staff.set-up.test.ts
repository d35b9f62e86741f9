import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addStaff } from '../../../server/staff/staff.service.ts';
import { firstSetupUrl } from '../../../server/staff/staff.set-up.ts';
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
import { startShop, type TestShop } from '../../support/shop/shop.ts';
import {
  ADD_STAFF,
  LOG_IN,
  QUERY_ME,
  REMOVE_STAFF,
  SET_UP,
  SETUP,
  STAFF,
  type ErrorNode,
  type MePayload,
  type StaffNode,
} from './staff.documents.ts';

const DAY_MS = 24 * 3_600_000;

let shop: TestShop;
beforeEach(async () => {
  shop = await startShop();
});
afterEach(() => shop.close());

const input = (change: object = {}) => ({
  email: 'amina@exemple.ma',
  name: 'Amina Tazi',
  password: STAFF_PASSWORD,
  ...change,
});

async function setUp(token: string, form: object = input()) {
  const { data, headers } = await requestAdmin<{ setUpAccount: MePayload }>(shop, SET_UP, {
    token,
    input: form,
  });
  return { ...data.setUpAccount, cookie: cookieOf(headers) };
}

const setup = async (token: string) =>
  (await requestAdmin<{ setup: object | null }>(shop, SETUP, { token })).data.setup;

const firstToken = async () => tokenOf((await firstSetupUrl(shop.within, shop.url)) ?? '');

interface AddStaffPayload {
  readonly staff: StaffNode | null;
  readonly setupUrl: string | null;
  readonly userErrors: readonly ErrorNode[];
}

const add = async (admin: TestAdmin, email: string, role: 'OWNER' | 'STAFF') =>
  (await admin.request<{ addStaff: AddStaffPayload }>(ADD_STAFF, { email, role })).data.addStaff;

const remove = async (admin: TestAdmin, id: string | undefined) =>
  (
    await admin.request<{
      removeStaff: {
        readonly staff: readonly StaffNode[] | null;
        readonly userErrors: readonly ErrorNode[];
      };
    }>(REMOVE_STAFF, { id })
  ).data.removeStaff;

const me = async (admin: TestAdmin) =>
  (await admin.request<{ me: StaffNode | null }>(QUERY_ME)).data.me;

const logged = async () =>
  (await shop.store.read.audit.latest({ before: null, limit: 10 }))
    .filter(({ action }) => action.startsWith('staff.'))
    .map(({ actor, action, subject, before, after }) => [actor, action, subject, before, after]);

describe('the link of the first account', () => {
  test('makes an owner whom it logs in, once', async () => {
    const token = await firstToken();
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await setup(token)).toEqual({ email: null, role: 'OWNER' });
    const made = await setUp(token);
    expect(made).toMatchObject({
      me: { email: 'amina@exemple.ma', name: 'Amina Tazi', role: 'OWNER' },
      userErrors: [],
    });
    expect(await me(adminWith(shop, '', made.cookie ?? ''))).toMatchObject({ name: 'Amina Tazi' });
    expect(await setup(token)).toBeNull();
    const again = await setUp(token, input({ email: 'autre@exemple.ma' }));
    expect(again).toMatchObject({
      me: null,
      userErrors: [{ code: 'INVALID_TOKEN', field: 'token' }],
      cookie: null,
    });
    expect(await logged()).toEqual([
      [
        'amina@exemple.ma',
        'staff.set-up',
        'amina@exemple.ma',
        null,
        '{"email":"amina@exemple.ma","name":"Amina Tazi","role":"OWNER"}',
      ],
    ]);
  });

  test('ends when another is printed, and when there is staff', async () => {
    const first = await firstToken();
    const second = await firstToken();
    expect(await setup(first)).toBeNull();
    expect(await setup(second)).not.toBeNull();
    const context = { ...shop.within, actor: 'tests', shopUrl: shop.url };
    await addStaff(context, { email: 'karim@exemple.ma', role: 'STAFF' });
    expect((await setUp(second)).userErrors).toMatchObject([{ code: 'INVALID_TOKEN' }]);
    expect(await firstSetupUrl(shop.within, shop.url)).toBeNull();
  });

  test('is good for seven days, and stored as a hash alone', async () => {
    const token = await firstToken();
    expect(await shop.store.read.staff.link(token)).toBeUndefined();
    shop.pass(7 * DAY_MS - 1_000);
    expect(await setup(token)).not.toBeNull();
    shop.pass(1_000);
    expect(await setup(token)).toBeNull();
    expect((await setUp(token)).userErrors).toMatchObject([{ code: 'INVALID_TOKEN' }]);
  });

  test('that two people use at once makes one account', async () => {
    const token = await firstToken();
    const emails = ['amina@exemple.ma', 'karim@exemple.ma', 'salma@exemple.ma'];
    const made = await Promise.all(emails.map((email) => setUp(token, input({ email }))));
    expect(made.filter((each) => each.me !== null)).toHaveLength(1);
    expect(await shop.store.read.staff.all()).toHaveLength(1);
  });

  test.each([
    ['eleven characters', { password: 'onze lettre' }, ['INVALID', 'password']],
    ['201 characters', { password: 'é'.repeat(201) }, ['INVALID', 'password']],
    ['the e-mail as password', { password: ' AMINA@exemple.ma' }, ['INVALID', 'password']],
    ['a common password', { password: 'passwordpassword' }, ['INVALID', 'password']],
    ['no name', { name: '  ' }, ['REQUIRED', 'name']],
    ['no e-mail', { email: 'amina' }, ['INVALID', 'email']],
  ])('with %s is refused and stays valid', async (_, change, [code, field]) => {
    const token = await firstToken();
    const { me: made, userErrors } = await setUp(token, input(change));
    expect({ made, userErrors }).toMatchObject({ made: null, userErrors: [{ code, field }] });
    expect((await setUp(token)).me).not.toBeNull();
  });

  test('takes a password of 12 and of 200 characters', async () => {
    const owner = await setUp(await firstToken(), input({ password: 'douze lettre' }));
    expect(owner.userErrors).toEqual([]);
    const admin = adminWith(shop, 'amina@exemple.ma', owner.cookie ?? '');
    const { setupUrl } = await add(admin, 'karim@exemple.ma', 'STAFF');
    const form = input({ email: 'Karim@Exemple.ma', password: 'é'.repeat(200) });
    expect((await setUp(tokenOf(setupUrl ?? ''), form)).userErrors).toEqual([]);
  });
});

describe('an invitation', () => {
  let owner: TestAdmin;
  beforeEach(async () => {
    owner = await openAdmin(shop);
  });

  test('gives its role to its e-mail alone', async () => {
    const added = await add(owner, ' Karim@Exemple.ma ', 'STAFF');
    expect(added).toMatchObject({
      staff: { email: 'karim@exemple.ma', name: null, role: 'STAFF' },
      userErrors: [],
    });
    expect(added.setupUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/admin\/setup\?token=[\w-]{43}$/);
    const token = tokenOf(added.setupUrl ?? '');
    expect(await setup(token)).toEqual({ email: 'karim@exemple.ma', role: 'STAFF' });
    expect((await setUp(token)).userErrors).toMatchObject([{ code: 'INVALID', field: 'email' }]);
    expect((await setUp(token, input({ email: 'karim@exemple.ma' }))).me).toMatchObject({
      id: added.staff?.id,
      role: 'STAFF',
    });
    const again = await setUp(token, input({ email: 'karim@exemple.ma' }));
    expect(again.userErrors).toMatchObject([{ code: 'INVALID_TOKEN' }]);
  });

  test('for an e-mail that has access is a new link; password and sessions stay until it is used', async () => {
    const karim = await openStaff(shop, 'karim@exemple.ma', 'STAFF');
    const { setupUrl } = await add(owner, karim.email, 'OWNER');
    expect(await me(karim)).toMatchObject({ role: 'OWNER' });
    const input2 = { email: karim.email, password: STAFF_PASSWORD };
    const { data } = await requestAdmin<{ logIn: MePayload }>(shop, LOG_IN, input2);
    expect(data.logIn.userErrors).toEqual([]);
    const form = input({ email: karim.email, password: 'un nouveau secret' });
    const renewed = await setUp(tokenOf(setupUrl ?? ''), form);
    expect(renewed.me?.sessions).toHaveLength(1);
    expect(await me(karim)).toBeNull();
    const { data: old } = await requestAdmin<{ logIn: MePayload }>(shop, LOG_IN, input2);
    expect(old.logIn.userErrors).toMatchObject([{ code: 'WRONG_PASSWORD' }]);
  });

  test('ends the earlier one of the same person', async () => {
    const first = await add(owner, 'karim@exemple.ma', 'STAFF');
    const second = await add(owner, 'karim@exemple.ma', 'STAFF');
    expect(await setup(tokenOf(first.setupUrl ?? ''))).toBeNull();
    expect(await setup(tokenOf(second.setupUrl ?? ''))).not.toBeNull();
  });

  test('is over when its person is removed', async () => {
    const { staff, setupUrl } = await add(owner, 'karim@exemple.ma', 'STAFF');
    expect(await remove(owner, staff?.id)).toMatchObject({ userErrors: [] });
    expect(await setup(tokenOf(setupUrl ?? ''))).toBeNull();
    expect(await remove(owner, staff?.id)).toMatchObject({
      staff: null,
      userErrors: [{ code: 'UNKNOWN_STAFF', field: 'id' }],
    });
  });

  test.each([[''], ['karim'], ['karim@'], ['a@b c.ma']])('to « %s » is refused', async (email) => {
    const { staff, userErrors } = await add(owner, email, 'STAFF');
    expect(staff).toBeNull();
    expect(userErrors).toMatchObject([{ field: 'email' }]);
    expect(await shop.store.read.staff.all()).toHaveLength(1);
  });
});

describe('a removed member of staff', () => {
  test('is out at once, and in the audit log with who did it', async () => {
    const owner = await openAdmin(shop);
    const karim = await openStaff(shop, 'karim@exemple.ma', 'STAFF');
    const { id } = (await me(karim)) ?? {};
    const { staff } = await remove(owner, id);
    expect(staff?.map(({ email }) => email)).toEqual([owner.email]);
    expect(await me(karim)).toBeNull();
    expect((await karim.request(STAFF)).status).toBe(401);
    const { data } = await requestAdmin<{ logIn: MePayload }>(shop, LOG_IN, {
      email: karim.email,
      password: STAFF_PASSWORD,
    });
    expect(data.logIn.userErrors).toMatchObject([{ code: 'WRONG_PASSWORD' }]);
    expect((await logged())[0]).toEqual([
      owner.email,
      'staff.remove',
      karim.email,
      '{"email":"karim@exemple.ma","name":"Leïla Bennani","role":"STAFF"}',
      null,
    ]);
  });
});

describe('the last owner', () => {
  test('stays, and stays owner', async () => {
    const owner = await openAdmin(shop);
    const { id } = (await me(owner)) ?? {};
    const refused = [{ code: 'NOT_ALLOWED_NOW' }];
    expect((await remove(owner, id)).userErrors).toMatchObject(refused);
    expect((await add(owner, owner.email, 'STAFF')).userErrors).toMatchObject(refused);
    // Invited, but not set up yet.
    await add(owner, 'karim@exemple.ma', 'OWNER');
    expect((await remove(owner, id)).userErrors).toMatchObject(refused);
    expect(await me(owner)).toMatchObject({ role: 'OWNER' });
    await openStaff(shop, 'karim@exemple.ma', 'OWNER');
    expect((await add(owner, owner.email, 'STAFF')).userErrors).toEqual([]);
    expect(await me(owner)).toMatchObject({ role: 'STAFF' });
  });

  test('remains when two owners remove each other at once', async () => {
    const admins = [await openAdmin(shop), await openStaff(shop, 'karim@exemple.ma', 'OWNER')];
    const ids = await Promise.all(admins.map(async (admin) => (await me(admin))?.id));
    await Promise.all([
      admins[0]?.request(REMOVE_STAFF, { id: ids[1] }),
      admins[1]?.request(REMOVE_STAFF, { id: ids[0] }),
    ]);
    expect(await shop.store.read.staff.all()).toHaveLength(1);
  });
});
