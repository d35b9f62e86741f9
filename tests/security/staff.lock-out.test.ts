import { afterEach, beforeEach, expect, test } from 'vitest';
import { mailboxOf } from '../api/account/account.recovery.ts';
import { LOG_IN } from '../api/admin/staff.documents.ts';
import { sendRaw } from '../support/http/raw.ts';
import {
  openAdmin,
  openStaff,
  requestAdmin,
  STAFF_PASSWORD,
  type TestAdmin,
} from '../support/shop/admin.ts';
import { startShop, type TestShop } from '../support/shop/shop.ts';

const NEW_PASSWORD = 'un tout nouveau secret';
const REQUEST = `mutation ($email: String!) {
  requestPasswordReset(email: $email) { userErrors { code field } }
}`;
const SET_UP = `mutation ($token: String!, $input: SetUpInput!) {
  setUpAccount(token: $token, input: $input) { me { email } userErrors { code } }
}`;

let shop: TestShop;
let owner: TestAdmin;
beforeEach(async () => {
  shop = await startShop({ areRateLimitsOn: true });
  owner = await openAdmin(shop);
});
afterEach(() => shop.close());

interface Attempt {
  readonly password: string;
  readonly address: string;
  readonly device?: string;
}

async function logIn({ password, address, device }: Attempt) {
  const headers = {
    'content-type': 'application/json',
    'x-belle-vue-admin': '1',
    ...(device && { cookie: device }),
  };
  const body = JSON.stringify({ query: LOG_IN, variables: { email: owner.email, password } });
  const request = { method: 'POST', path: '/graphql/admin', headers, body };
  const answer = await sendRaw(shop.url, request, { localAddress: address });
  const { me, userErrors } = JSON.parse(answer.body).data.logIn;
  const [cookie] = /belle-vue-device=[^;]+/.exec(answer.headers['set-cookie'] ?? '') ?? [];
  return { isIn: me !== null, code: userErrors[0]?.code, device: cookie };
}

/** Wrong passwords from ever new addresses, until the account is held. */
async function lockOut(): Promise<void> {
  for (let n = 0; ; n += 1) {
    const { code } = await logIn({ password: 'faux et archi-faux', address: `127.0.3.${n + 1}` });
    if (code === 'TOO_MANY_ATTEMPTS') return;
  }
}

const audited = async (action: string) =>
  (await shop.store.read.audit.latest({ before: null, limit: 100 })).filter(
    (entry) => entry.action === action,
  );

test('wrong passwords from anywhere hold an unknown device, and no known one', async () => {
  const { device } = await logIn({ password: STAFF_PASSWORD, address: '127.0.4.1' });
  await lockOut();
  const right = { password: STAFF_PASSWORD, address: '127.0.4.2' };
  expect(await logIn(right)).toMatchObject({ isIn: false, code: 'TOO_MANY_ATTEMPTS' });
  expect((await logIn({ ...right, device })).isIn).toBe(true);
  const other = 'belle-vue-device=1795000000.AAAAAAAAAAAAAAAA.' + 'A'.repeat(43);
  expect((await logIn({ ...right, device: other })).isIn).toBe(false);
});

test('a mailed link opens a held account, once, and leaves other sessions behind', async () => {
  await lockOut();
  const mailbox = mailboxOf(shop);
  const { data } = await requestAdmin(shop, REQUEST, { email: owner.email.toUpperCase() });
  expect(data).toEqual({ requestPasswordReset: { userErrors: [] } });
  const token = await mailbox.tokenFor(owner.email, '/admin/setup');
  expect(JSON.stringify([await shop.store.read.mails.newest(9), shop.lines])).not.toContain(token);
  const input = { email: owner.email, name: 'Amina Alaoui', password: NEW_PASSWORD };
  const opened = await requestAdmin(shop, SET_UP, { token, input });
  expect(opened.data).toMatchObject({ setUpAccount: { me: { email: owner.email } } });
  expect((await owner.request('{ orders(first: 1) { totalCount } }')).status).toBe(401);
  const again = await requestAdmin(shop, SET_UP, { token, input });
  expect(again.data).toMatchObject({
    setUpAccount: { me: null, userErrors: [{ code: 'INVALID_TOKEN' }] },
  });
});

test('a link is mailed to staff alone, is good for half an hour, and spares an invitation', async () => {
  const mailbox = mailboxOf(shop);
  const unknown = await requestAdmin(shop, REQUEST, { email: 'personne@exemple.ma' });
  expect(unknown.data).toEqual({ requestPasswordReset: { userErrors: [] } });
  expect(await mailbox.tokenFor('personne@exemple.ma')).toBe('');
  await requestAdmin(shop, REQUEST, { email: owner.email });
  const token = await mailbox.tokenFor(owner.email, '/admin/setup');
  shop.pass(30 * 60_000);
  const input = { email: owner.email, name: 'Amina Alaoui', password: NEW_PASSWORD };
  const late = await requestAdmin(shop, SET_UP, { token, input });
  expect(late.data).toMatchObject({ setUpAccount: { me: null } });

  const ADD = `mutation { addStaff(email: "karim@exemple.ma", role: STAFF) { setupUrl } }`;
  const invited = (await (await reopened()).request<{ addStaff: { setupUrl: string } }>(ADD)).data;
  await requestAdmin(shop, REQUEST, { email: 'karim@exemple.ma' });
  await mailbox.deliver();
  const invitation = new URL(invited.addStaff.setupUrl).searchParams.get('token');
  const karim = { email: 'karim@exemple.ma', name: 'Karim Tazi', password: NEW_PASSWORD };
  const set = await requestAdmin(shop, SET_UP, { token: invitation, input: karim });
  expect(set.data).toMatchObject({ setUpAccount: { me: { email: 'karim@exemple.ma' } } });
});

const reopened = () => openStaff(shop, 'autre@exemple.ma', 'OWNER');

test('log-ins are in the audit log, refused ones grouped', async () => {
  const { device } = await logIn({ password: STAFF_PASSWORD, address: '127.0.5.98' });
  for (let n = 0; n < 10; n += 1) {
    await logIn({ password: 'faux et archi-faux', address: `127.0.5.${n + 1}` });
  }
  await logIn({ password: STAFF_PASSWORD, address: '127.0.5.99', device });
  const attemptsOf = async () =>
    (await audited('staff.log-in-refused')).map(({ after }) => JSON.parse(after ?? '{}').attempts);
  await expect.poll(attemptsOf).toEqual([10, 1]);
  const [entry] = await audited('staff.log-in');
  expect(entry).toMatchObject({ actor: owner.email, subject: owner.email });
  expect(JSON.parse(entry?.after ?? '{}')).toMatchObject({ address: '127.0.5.99' });
});

test('what staff may not do is in the log of the process', async () => {
  const staff = await openStaff(shop, 'karim@exemple.ma', 'STAFF');
  await staff.request('{ staff { id } }');
  expect(shop.logged).toContainEqual({
    actor: 'karim@exemple.ma',
    field: 'staff',
    message: 'a field of the back office was refused',
  });
});
