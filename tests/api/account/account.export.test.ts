import { expect, test } from 'vitest';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { order } from '../../store/contract/records.ts';
import { demoToken } from './account.recovery.ts';

const shop = await sharedShop();

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
    'appointments',
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

test('what staff wrote about an order is not exported', async () => {
  const { token } = await shop.customer();
  const customerId: string = JSON.parse(await exportOf(token)).customer.id;
  const [at, by] = ['2026-11-26T10:00:00.000Z', 'salma@exemple.ma'];
  const called = order('called', {
    customerId,
    holdsStock: false,
    notes: [{ at, by, text: 'Déjà refusé deux fois' }],
    contacts: [{ at, by, outcome: 'NO_ANSWER', note: 'Répondeur plein' }],
  });
  await shop.store.transaction((ports) => ports.orders.save(called));
  const text = await exportOf(token);
  expect(JSON.parse(text).orders).toMatchObject([{ id: 'called' }]);
  expect(JSON.parse(text).orders[0].contacts).toEqual([{ at, outcome: 'NO_ANSWER' }]);
  expect(text).not.toMatch(/Déjà refusé|Répondeur|salma@/);
});
