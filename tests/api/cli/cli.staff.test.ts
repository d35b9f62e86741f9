import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SET_UP, type MePayload } from '../admin/staff.documents.ts';
import { openTestAdminSocket, type TestAdminSocket } from '../../support/shop/admin-socket.ts';
import {
  openAdmin,
  openStaff,
  requestAdmin,
  STAFF_PASSWORD,
  tokenOf,
} from '../../support/shop/admin.ts';
import { startShop, type TestShop } from '../../support/shop/shop.ts';

const EMAIL = 'karim@exemple.ma';

let shop: TestShop;
let socket: TestAdminSocket;
beforeEach(async () => {
  shop = await startShop();
  socket = await openTestAdminSocket(shop);
});
afterEach(async () => {
  await socket.close();
  await shop.close();
});

describe('staff add', () => {
  test('gives a link that opens the access', async () => {
    const added = await socket.run('staff.add', { email: ' Karim@Exemple.MA', role: 'OWNER' });
    expect(added).toEqual({
      email: EMAIL,
      role: 'OWNER',
      setupUrl: expect.stringMatching(new RegExp(`^${shop.url}/admin/setup\\?token=[\\w-]{43}$`)),
      expiresAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:]{8}\+\d{2}:00$/),
    });
    const input = { email: EMAIL, name: 'Karim Idrissi', password: STAFF_PASSWORD };
    const { data } = await requestAdmin<{ setUpAccount: MePayload }>(shop, SET_UP, {
      token: tokenOf(added.setupUrl),
      input,
    });
    expect(data.setUpAccount).toMatchObject({ me: { role: 'OWNER' }, userErrors: [] });
    const [, entry] = await shop.store.read.audit.latest({ before: null, limit: 2 });
    expect(entry).toMatchObject({
      actor: 'npm run shop',
      action: 'staff.add',
      subject: EMAIL,
      before: null,
    });
  });

  test('gives the shop’s public address', async () => {
    const open = await startShop({ publicUrl: 'https://belle-vue.example' });
    const openSocket = await openTestAdminSocket(open);
    const { setupUrl } = await openSocket.run('staff.add', { email: EMAIL, role: 'STAFF' });
    expect(setupUrl).toMatch(/^https:\/\/belle-vue\.example\/admin\/setup\?token=/);
    await openSocket.close();
    await open.close();
  });

  test('refuses what is no e-mail', async () => {
    expect(await socket.refuse('staff.add', { email: 'karim', role: 'STAFF' })).toMatchObject({
      code: 'INVALID',
      message: 'Adresse email invalide',
    });
  });

  test('does not make the last owner a member of staff', async () => {
    const owner = await openAdmin(shop);
    expect(await socket.refuse('staff.add', { email: owner.email, role: 'STAFF' })).toMatchObject({
      code: 'NOT_ALLOWED_NOW',
      message: 'La boutique garde toujours au moins un propriétaire (OWNER).',
    });
  });
});

test('staff list shows who has access, and who is invited', async () => {
  expect(await socket.run('staff.list', {})).toEqual({ staff: [] });
  const owner = await openAdmin(shop);
  await socket.run('staff.add', { email: EMAIL, role: 'STAFF' });
  const { staff } = await socket.run('staff.list', {});
  expect(staff).toMatchObject([
    { email: owner.email, name: 'Leïla Bennani', role: 'OWNER', isSetUp: true },
    { email: EMAIL, name: null, role: 'STAFF', isSetUp: false, lastSeenAt: null },
  ]);
  expect(JSON.stringify(staff)).not.toMatch(/argon2|token/);
});

describe('staff remove', () => {
  test('ends the access at once', async () => {
    await openAdmin(shop);
    const karim = await openStaff(shop, EMAIL, 'STAFF');
    expect(await socket.run('staff.remove', { email: ' KARIM@exemple.ma' })).toEqual({
      email: EMAIL,
      role: 'STAFF',
    });
    const { data } = await karim.request<{ me: unknown }>('{ me { id } }');
    expect(data.me).toBeNull();
  });

  test('refuses unknown e-mails, and the last owner', async () => {
    const owner = await openAdmin(shop);
    expect(await socket.refuse('staff.remove', { email: EMAIL })).toMatchObject({
      code: 'UNKNOWN_STAFF',
      message: '« karim@exemple.ma » n’a pas d’accès à la gestion.',
    });
    expect(await socket.refuse('staff.remove', { email: owner.email })).toMatchObject({
      code: 'NOT_ALLOWED_NOW',
    });
    expect(await shop.store.read.staff.all()).toHaveLength(1);
  });
});
