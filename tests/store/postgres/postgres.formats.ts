import { newestOrders } from '../../support/shop/newest-orders.ts';
import { readdir } from 'node:fs/promises';
import { expect, onTestFinished } from 'vitest';
import { oneTimeLinks } from '../../../server/account/account.store.ts';
import { invalidFieldOf } from '../../../server/storage/collection.ts';
import { schema } from '../../../server/stores/collections.ts';
import { openPostgresStore, originInDatabase } from '../../../server/stores/postgres.ts';
import { DUMPS, restoreDump, sql } from '../../support/store/postgres.databases.ts';
import { guestPhoneOf } from '../../../server/order/guest/order.guest.store.ts';
import { guestsOf, withoutIds } from '../contract/contract.guests.ts';
import { expectInvoices, invoicesOf } from '../contract/invoices.ts';
import { newDatabase } from '../../support/store/postgres.stores.ts';

export const names = (await readdir(DUMPS)).map((file) => file.slice(0, '0000'.length));

/** SearchTokens that came later, by the first dump that has them. */
const SINCE: Readonly<Record<string, string>> = {
  // Made beside the migrations, and empty until staff translate a word.
  optionWords: '9999',
  oneTimeLinks: '0008',
  archivedProducts: '0010',
  sizeGuides: '0013',
  sessions: '0015',
  passkeys: '0015',
  staff: '0016',
  staffSessions: '0016',
  setupLinks: '0016',
  auditEntries: '0016',
  stockAlerts: '0016',
  apiTokens: '0017',
  webhooks: '0017',
  webhookDeliveries: '0017',
  settings: '0023',
};
const LINKS_SINCE = '0008';
const UPDATED_AT_SINCE = '0007';
const OPENED_AT = '2025-04-01T10:00:00.000Z';

/** Upgrades the database of a migration; returns the rows that cannot be read, and the collections without any. */
export async function upgrade(name: string) {
  const database = await newDatabase('NOTHING');
  await restoreDump(database.url, name);
  await sql(database.url, `UPDATE customers SET created_at = '${OPENED_AT}' WHERE id = 'c2'`);
  const store = await openPostgresStore(database.url, async () => {});
  const placed = await newestOrders(store.read);
  expectInvoices(placed);
  const phones = placed.map(guestPhoneOf).filter((phone) => phone !== null);
  expect(phones).not.toEqual([]);
  const guests = await store.read.orders.guestsByPhone(phones);
  expect(withoutIds(guests)).toEqual(guestsOf(placed));
  const next = await store.transaction(({ orders }) => orders.nextDocumentNumber('2025'));
  expect(next).toBe(invoicesOf(placed).length + 1);
  const link = await store.read.accounts.oneTimeLink('hash-1');
  const invalidInLink = link && invalidFieldOf(oneTimeLinks, 'hash-1', link);
  expect(invalidInLink).toBe(name < LINKS_SINCE ? undefined : null);
  // Before products said when they changed: since the shop's first customer.
  for (const { updatedAt } of await store.read.catalog.products()) {
    expect(name < UPDATED_AT_SINCE ? updatedAt : OPENED_AT).toBe(OPENED_AT);
  }
  expect(await sql(database.url, 'SELECT is_open FROM shop_opening')).toEqual([{ is_open: true }]);
  await store.close();

  const origin = await originInDatabase(database.url);
  onTestFinished(() => origin.close());
  const invalid: string[] = [];
  const found = new Set<string>();
  for (const part of schema.collections) {
    for await (const entries of origin.read(part)) {
      found.add(part.name);
      for (const [key, row] of entries) {
        const invalidField = invalidFieldOf(part, key, row);
        if (invalidField !== null) invalid.push(invalidField);
      }
    }
  }
  const missing = schema.collections
    .map((part) => part.name)
    .filter((part) => !found.has(part) && (SINCE[part] ?? '') <= name);
  return { invalid, missing };
}
