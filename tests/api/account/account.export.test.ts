import { afterAll, expect, test } from 'vitest';
import { startShop } from '../../support/shop/shop.ts';
import { demoToken } from './account.recovery.ts';

const shop = await startShop();
afterAll(() => shop.close());

interface Exported {
  readonly me: { readonly dataExport: string };
}
const exportOf = async (token: string) =>
  (await shop.graphql<Exported>('{ me { dataExport } }', {}, token)).data.me.dataExport;

test('a customer exports their own data, and not what opens the account', async () => {
  const other = await shop.customer();
  const { token, email } = await shop.customer();
  const text = await exportOf(token);
  const exported = JSON.parse(text);
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
  expect(text).not.toMatch(/argon2|passwordHash/);
  expect(text).not.toContain(other.email);
});

test('so does a private demo copy', async () => {
  const exported = JSON.parse(await exportOf(await demoToken(shop)));
  expect(exported).toMatchObject({ addresses: [{}], sessions: [{}] });
});
