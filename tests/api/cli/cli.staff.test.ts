import { beforeEach, describe, expect, test } from 'vitest';
import { latestEntry } from '../admin/admin.answers.ts';
import { SET_UP, type MePayload } from '../admin/staff.documents.ts';
import type { TestAdminSocket } from '../../support/shop/admin-socket.ts';
import {
  openAdmin,
  openStaff,
  requestAdmin,
  STAFF_PASSWORD,
  tokenOf,
} from '../../support/shop/admin.ts';
import type { TestShop } from '../../support/shop/shop.ts';
import { startShopWithSocket } from './cli.shop.ts';

const EMAIL = 'karim@exemple.ma';

let shop: TestShop;
let socket: TestAdminSocket;
beforeEach(async () => {
  ({ shop, socket } = await startShopWithSocket());
});

describe('staff add', () => {
  test('gives a link that opens the access', async () => {
    const added = await socket.run('staff add', { email: ' Karim@Exemple.MA', role: 'OWNER' });
    expect(added).toEqual({
      email: EMAIL,
      role: 'OWNER',
      setupUrl: expect.stringMatching(new RegExp(`^${shop.url}/admin/setup\\?token=[\\w-]{43}$`)),
      expiresAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:]{8}\+\d{2}:00$/),
    });
    const input = { email: EMAIL, name: 'Karim Idrissi', password: STAFF_PASSWORD };
    const variables = { token: tokenOf(added.setupUrl), input };
    const { data } = await requestAdmin<{ setUpAccount: MePayload }>(shop, SET_UP, variables);
    expect(data.setUpAccount).toMatchObject({ me: { role: 'OWNER' }, userErrors: [] });
    const [, entry] = await shop.store.read.audit.latest({ before: null, limit: 2 });
    const by = { actor: 'npm run shop', before: null };
    expect(entry).toMatchObject({ ...by, action: 'staff.add', subject: EMAIL });
  });

  test('gives the shop’s public address', async () => {
    const open = await startShopWithSocket({ publicUrl: 'https://belle-vue.example' });
    const { setupUrl } = await open.socket.run('staff add', { email: EMAIL, role: 'STAFF' });
    expect(setupUrl).toMatch(/^https:\/\/belle-vue\.example\/admin\/setup\?token=/);
  });

  test('refuses what is no e-mail, and to make the last owner a member of staff', async () => {
    const { email } = await openAdmin(shop);
    expect(await socket.refuse('staff add', { email: 'karim', role: 'STAFF' })).toMatchObject({
      code: 'INVALID',
      message: 'Adresse email invalide',
    });
    expect(await socket.refuse('staff add', { email, role: 'STAFF' })).toMatchObject({
      code: 'NOT_ALLOWED_NOW',
      message: 'La boutique garde toujours au moins un propriétaire (OWNER).',
    });
  });
});

test('staff list shows who has access, and who is invited', async () => {
  expect(await socket.run('staff list', {})).toEqual({ staff: [] });
  const owner = await openAdmin(shop);
  await socket.run('staff add', { email: EMAIL, role: 'STAFF' });
  const { staff } = await socket.run('staff list', {});
  expect(staff).toMatchObject([
    { email: owner.email, name: 'Leïla Bennani', role: 'OWNER', isSetUp: true },
    { email: EMAIL, name: null, role: 'STAFF', isSetUp: false, lastSeenAt: null },
  ]);
  expect(JSON.stringify(staff)).not.toMatch(/argon2|token/);
});

test('staff passkey-optional ends the second step of a lost device, and is logged', async () => {
  const email = 'perdu@exemple.ma';
  await socket.run('staff add', { email, role: 'STAFF' });
  await shop.store.transaction(async ({ staff }) => {
    const found = await staff.staffByEmail(email);
    if (found) await staff.save({ ...found, requiresPasskey: true });
  });
  const { staff } = await socket.run('staff list', {});
  expect(staff.find((one) => one.email === email)).toMatchObject({ requiresPasskey: true });
  expect(await socket.run('staff passkey-optional', { email: ' Perdu@Exemple.MA' })).toEqual({
    email,
  });
  expect(await shop.store.read.staff.staffByEmail(email)).toMatchObject({ requiresPasskey: false });
  expect(await latestEntry(shop)).toMatchObject({
    action: 'staff.passkey-optional',
    subject: email,
  });
  expect(await socket.refuse('staff passkey-optional', { email: 'non@exemple.ma' })).toMatchObject({
    code: 'UNKNOWN_STAFF',
  });
});

describe('staff remove', () => {
  test('ends the access at once', async () => {
    await openAdmin(shop);
    const karim = await openStaff(shop, EMAIL, 'STAFF');
    const removed = await socket.run('staff remove', { email: ' KARIM@exemple.ma' });
    expect(removed).toEqual({ email: EMAIL, role: 'STAFF' });
    expect((await karim.request('{ me { id } }')).data).toEqual({ me: null });
  });

  test('refuses unknown e-mails, and the last owner', async () => {
    const owner = await openAdmin(shop);
    expect(await socket.refuse('staff remove', { email: EMAIL })).toMatchObject({
      code: 'UNKNOWN_STAFF',
      message: '«\u00a0karim@exemple.ma\u00a0» n’a pas d’accès à la gestion.',
    });
    expect(await socket.refuse('staff remove', { email: owner.email })).toMatchObject({
      code: 'NOT_ALLOWED_NOW',
    });
    expect(await shop.store.read.staff.all()).toHaveLength(1);
  });
});
