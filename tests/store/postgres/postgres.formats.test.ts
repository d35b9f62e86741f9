import { expect, onTestFinished, test } from 'vitest';
import { guestPhoneOf } from '../../../server/order/guest/guest.store.ts';
import { invalidFieldOf } from '../../../server/storage/collection.ts';
import { schema } from '../../../server/store.collections.ts';
import { openPostgresStore, originInDatabase } from '../../../server/store.open.ts';
import { newestOrders } from '../../support/shop/newest-orders.ts';
import { restoreDump, sql } from '../../support/store/postgres.databases.ts';
import { newDatabase } from '../../support/store/postgres.stores.ts';
import { ADDED_SINCE_FIRST_FORMAT } from '../contract/added-collections.ts';
import { guestsOf, withoutIds } from '../contract/contract.guests.ts';
import { NAMES_OF_EARLIER_SHOP, namesOfEarlierShop } from '../contract/earlier-shop.ts';
import { expectInvoices } from '../contract/invoices.ts';

const FIRST_FORMAT = '0023';

/** The tables, columns, indexes and functions of the shop; the dump has none of pg_trgm. */
async function structureOf(url: string): Promise<readonly string[]> {
  const found = await sql(
    url,
    `SELECT table_schema || '.' || table_name || '.' || column_name || ' ' || data_type AS name
       FROM information_schema.columns WHERE table_schema IN ('public', 'previous')
      UNION SELECT indexdef FROM pg_indexes
             WHERE schemaname = 'public' AND indexname NOT LIKE '%trigrams'
      UNION SELECT proname FROM pg_proc
             WHERE pronamespace = 'public'::regnamespace AND probin IS NULL`,
  );
  return found.map(({ name }) => String(name)).toSorted();
}

async function restored(): Promise<string> {
  const { url } = await newDatabase('NOTHING');
  await restoreDump(url, FIRST_FORMAT);
  return url;
}

test('a database of the first format has all that this version reads', async () => {
  const url = await restored();
  const store = await openPostgresStore(url, () => Promise.reject(new Error('it is not empty')));
  const placed = await newestOrders(store.read);
  expectInvoices(placed);
  const phones = placed.map(guestPhoneOf).filter((phone) => phone !== null);
  const guests = await store.read.orders.guestsByPhone(phones);
  expect(withoutIds(guests)).toEqual(guestsOf(placed));
  await store.close();

  const origin = await originInDatabase(url);
  onTestFinished(() => origin.close());
  const found = new Set(ADDED_SINCE_FIRST_FORMAT);
  for (const part of schema.collections) {
    for await (const entries of origin.read(part)) {
      found.add(part.name);
      const invalid = entries.map(([key, row]) => invalidFieldOf(part, key, row));
      expect(invalid.filter((invalidField) => invalidField !== null)).toEqual([]);
    }
  }
  expect(schema.collections.map(({ name }) => name).filter((name) => !found.has(name))).toEqual([]);
});

test('a database of the first format is of the seed’s shop, once', async () => {
  const store = await openPostgresStore(await restored(), async () => {});
  expect(await namesOfEarlierShop(store)).toEqual(NAMES_OF_EARLIER_SHOP);
  await store.close();
});

test('a database of the first format gets the structure of a new one', async () => {
  const url = await restored();
  expect(await structureOf(url)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^previous\./)]),
  );
  const fresh = await newDatabase('NOTHING');
  for (const each of [url, fresh.url]) {
    await (await openPostgresStore(each, async () => {})).close();
  }
  expect(await structureOf(url)).toEqual(await structureOf(fresh.url));
});

test.each([
  ['an earlier one', 22, /before the first one that can be upgraded/],
  ['a later one', 99, /a later version of the shop changed it/],
])('a database of %s is refused', async (_, place, why) => {
  const { url } = await newDatabase();
  await sql(url, 'UPDATE schema_migrations SET place = $1 WHERE place = 23', [place]);
  if (place > 23) await sql(url, `INSERT INTO schema_migrations VALUES (23, '0023_tables')`);
  await expect(openPostgresStore(url, async () => {})).rejects.toThrow(why);
});
