import { afterAll, beforeAll, expect, test } from 'vitest';
import { startShop, type TestShop } from '../../support/shop/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

test('a customer exports their own data, and not what opens the account', async () => {
  const other = await shop.customer();
  const { token, email } = await shop.customer();
  const { data } = await shop.graphql<{ me: { dataExport: string } }>(
    '{ me { dataExport } }',
    {},
    token,
  );
  const exported = JSON.parse(data.me.dataExport);
  expect(Object.keys(exported)).toEqual([
    'exportedAt',
    'customer',
    'sessions',
    'passkeys',
    'addresses',
    'cart',
    'wishlist',
    'stockAlerts',
    'orders',
    'payments',
    'mails',
  ]);
  expect(exported).toMatchObject({ customer: { email }, sessions: [{ browser: null }] });
  expect(data.me.dataExport).not.toMatch(/argon2|passwordHash/);
  expect(data.me.dataExport).not.toContain(other.email);
});

test('so does a private demo copy', async () => {
  const { data } = await shop.graphql<{
    logInAsDemo: { session: { customer: { dataExport: string } } };
  }>('mutation { logInAsDemo { session { customer { dataExport } } } }');
  const exported = JSON.parse(data.logInAsDemo.session.customer.dataExport);
  expect(exported).toMatchObject({ addresses: [{}], sessions: [{}] });
});
