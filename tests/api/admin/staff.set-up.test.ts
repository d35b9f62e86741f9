import { afterEach, beforeEach, describe, expect, test } from 'vitest';
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
import type { UserError } from '../protocol/documents.ts';
import { latestEntry } from './admin.answers.ts';
import {
  ADD_STAFF,
  LOG_IN,
  QUERY_ME,
  REMOVE_STAFF,
  SET_UP,
  SETUP,
  STAFF,
  type MePayload,
  type StaffNode,
} from './staff.documents.ts';

const DAY_MS = 24 * 3_600_000;
const KARIM = 'karim@exemple.ma';
const INVALID_TOKEN = { me: null, userErrors: [{ code: 'INVALID_TOKEN', field: 'token' }] };

// The first account is set up once a shop.
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

async function setUp(token: string, change: object = {}) {
  const variables = { token, input: input(change) };
  const answer = await requestAdmin<{ setUpAccount: MePayload }>(shop, SET_UP, variables);
  return { ...answer.data.setUpAccount, cookie: cookieOf(answer.headers) };
}

const setup = async (token: string) =>
  (await requestAdmin<{ setup: object | null }>(shop, SETUP, { token })).data.setup;

const firstToken = async () => tokenOf((await firstSetupUrl(shop.within, shop.url)) ?? '');

interface Changed<T> {
  readonly staff: T | null;
  readonly setupUrl?: string | null;
  readonly userErrors: readonly UserError[];
}

async function add(admin: TestAdmin, email: string, role: 'OWNER' | 'STAFF') {
  const variables = { email, role };
  const { data } = await admin.request<{ addStaff: Changed<StaffNode> }>(ADD_STAFF, variables);
  return { ...data.addStaff, token: tokenOf(data.addStaff.setupUrl ?? 'http://none') };
}

const remove = async (admin: TestAdmin, id: string | undefined) =>
  (await admin.request<{ removeStaff: Changed<readonly StaffNode[]> }>(REMOVE_STAFF, { id })).data
    .removeStaff;

const me = async (admin: TestAdmin) =>
  (await admin.request<{ me: StaffNode | null }>(QUERY_ME)).data.me;

const logIn = async (email: string) => {
  const pair = { email, password: STAFF_PASSWORD };
  return (await requestAdmin<{ logIn: MePayload }>(shop, LOG_IN, pair)).data.logIn.userErrors;
};

const latest = () => latestEntry(shop);

describe('the link of the first account', () => {
  test('makes an owner whom it logs in, once', async () => {
    const token = await firstToken();
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await setup(token)).toEqual({ email: null, role: 'OWNER' });
    const made = await setUp(token);
    const owner = { email: 'amina@exemple.ma', name: 'Amina Tazi', role: 'OWNER' };
    expect(made).toMatchObject({ me: owner, userErrors: [] });
    expect(await me(adminWith(shop, '', made.cookie ?? ''))).toMatchObject(owner);
    expect(await setup(token)).toBeNull();
    const again = await setUp(token, { email: 'autre@exemple.ma' });
    expect(again).toMatchObject({ ...INVALID_TOKEN, cookie: null });
    expect(await latest()).toMatchObject({
      actor: owner.email,
      action: 'staff.set-up',
      subject: owner.email,
      before: null,
      after: JSON.stringify(owner),
    });
  });

  test('stays valid when another instance prints one, and ends when there is staff', async () => {
    const first = await firstToken();
    const second = await firstToken();
    for (const token of [first, second]) expect(await setup(token)).not.toBeNull();
    await openStaff(shop, KARIM, 'STAFF');
    expect(await setUp(second)).toMatchObject(INVALID_TOKEN);
    expect(await firstSetupUrl(shop.within, shop.url)).toBeNull();
  });

  test('is good for seven days, and stored as a hash alone', async () => {
    const token = await firstToken();
    expect(await shop.store.read.staff.link(token)).toBeUndefined();
    shop.pass(7 * DAY_MS - 1_000);
    expect(await setup(token)).not.toBeNull();
    shop.pass(1_000);
    expect(await setup(token)).toBeNull();
    expect(await setUp(token)).toMatchObject(INVALID_TOKEN);
  });

  test('that two people use at once makes one account', async () => {
    const token = await firstToken();
    const emails = ['amina@exemple.ma', KARIM, 'salma@exemple.ma'];
    const made = await Promise.all(emails.map((email) => setUp(token, { email })));
    expect(made.filter((each) => each.me !== null)).toHaveLength(1);
    expect(await shop.store.read.staff.all()).toHaveLength(1);
  });

  test('stays valid while a form is refused; a password has 12 to 200 characters', async () => {
    const token = await firstToken();
    for (const [change, code, field] of [
      [{ password: 'onze lettre' }, 'INVALID', 'password'],
      [{ password: 'é'.repeat(201) }, 'INVALID', 'password'],
      [{ password: ' AMINA@exemple.ma' }, 'INVALID', 'password'],
      [{ password: 'passwordpassword' }, 'INVALID', 'password'],
      [{ name: '  ' }, 'REQUIRED', 'name'],
      [{ email: 'amina' }, 'INVALID', 'email'],
    ] as const) {
      expect(await setUp(token, change)).toMatchObject({
        me: null,
        userErrors: [{ code, field }],
      });
    }
    const { cookie, userErrors } = await setUp(token, { password: 'douze lettre' });
    expect(userErrors).toEqual([]);
    const invited = await add(adminWith(shop, '', cookie ?? ''), KARIM, 'STAFF');
    const form = { email: 'Karim@Exemple.ma', password: 'été clair '.repeat(20) };
    expect((await setUp(invited.token, form)).userErrors).toEqual([]);
  });
});

describe('staff', () => {
  let owner: TestAdmin;
  beforeEach(async () => {
    owner = await openAdmin(shop);
  });

  test('are invited for a role of one e-mail alone', async () => {
    const { staff, token, ...added } = await add(owner, ' Karim@Exemple.ma ', 'STAFF');
    expect(staff).toMatchObject({ email: KARIM, name: null, role: 'STAFF' });
    expect(added.userErrors).toEqual([]);
    expect(added.setupUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/admin\/setup\?token=[\w-]{43}$/);
    expect(await setup(token)).toEqual({ email: KARIM, role: 'STAFF' });
    expect((await setUp(token)).userErrors).toMatchObject([{ code: 'INVALID', field: 'email' }]);
    const set = await setUp(token, { email: KARIM });
    expect(set.me).toMatchObject({ id: staff?.id, role: 'STAFF' });
    expect(await setUp(token, { email: KARIM })).toMatchObject(INVALID_TOKEN);
  });

  test('who have access are invited by a new link; password and sessions stay until it is used', async () => {
    const karim = await openStaff(shop, KARIM, 'STAFF');
    const { token } = await add(owner, KARIM, 'OWNER');
    expect(await me(karim)).toMatchObject({ role: 'OWNER' });
    expect(await logIn(KARIM)).toEqual([]);
    const renewed = await setUp(token, { email: KARIM, password: 'un nouveau secret' });
    expect(renewed.me?.sessions).toHaveLength(1);
    expect(await me(karim)).toBeNull();
    expect(await logIn(KARIM)).toMatchObject([{ code: 'WRONG_PASSWORD' }]);
  });

  test('have one invitation, which ends with the next one and with its person', async () => {
    const first = await add(owner, KARIM, 'STAFF');
    const second = await add(owner, KARIM, 'STAFF');
    expect(await setup(first.token)).toBeNull();
    expect(await setup(second.token)).not.toBeNull();
    expect(await remove(owner, second.staff?.id)).toMatchObject({ userErrors: [] });
    expect(await setup(second.token)).toBeNull();
    const unknown = { staff: null, userErrors: [{ code: 'UNKNOWN_STAFF', field: 'id' }] };
    expect(await remove(owner, second.staff?.id)).toMatchObject(unknown);
  });

  test('who are removed are out at once, and in the audit log with who did it', async () => {
    const karim = await openStaff(shop, KARIM, 'STAFF');
    const { staff } = await remove(owner, (await me(karim))?.id);
    expect(staff?.map(({ email }) => email)).toEqual([owner.email]);
    expect(await me(karim)).toBeNull();
    expect((await karim.request(STAFF)).status).toBe(401);
    expect(await logIn(KARIM)).toMatchObject([{ code: 'WRONG_PASSWORD' }]);
    expect(await latest()).toMatchObject({
      actor: owner.email,
      action: 'staff.remove',
      subject: KARIM,
      before: '{"email":"karim@exemple.ma","name":"Leïla Bennani","role":"STAFF"}',
      after: null,
    });
  });

  test('have an owner: the last one stays, and stays owner', async () => {
    const { id } = (await me(owner)) ?? {};
    const refused = [{ code: 'NOT_ALLOWED_NOW' }];
    expect((await remove(owner, id)).userErrors).toMatchObject(refused);
    expect((await add(owner, owner.email, 'STAFF')).userErrors).toMatchObject(refused);
    // Invited, but not set up yet.
    await add(owner, KARIM, 'OWNER');
    expect((await remove(owner, id)).userErrors).toMatchObject(refused);
    expect(await me(owner)).toMatchObject({ role: 'OWNER' });
    await openStaff(shop, KARIM, 'OWNER');
    expect((await add(owner, owner.email, 'STAFF')).userErrors).toEqual([]);
    expect(await me(owner)).toMatchObject({ role: 'STAFF' });
  });

  test('have an owner when two owners remove each other at once', async () => {
    const admins = [owner, await openStaff(shop, KARIM, 'OWNER')];
    const ids = await Promise.all(admins.map(async (admin) => (await me(admin))?.id));
    await Promise.all(admins.map((admin, at) => admin.request(REMOVE_STAFF, { id: ids[1 - at] })));
    expect(await shop.store.read.staff.all()).toHaveLength(1);
  });
});
