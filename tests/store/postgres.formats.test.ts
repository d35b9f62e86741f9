import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { oneTimeLinks } from '../../server/account/account.lowdb.ts';
import { misfitOf } from '../../server/storage/transfer/misfit.ts';
import { PARTS } from '../../server/stores/parts.ts';
import { originInDatabase } from '../../server/stores/postgres.ts';
import { openPostgresStore } from '../../server/stores/postgres.ts';
import { sql } from '../support/store/postgres.databases.ts';
import { expectInvoices, invoicesOf } from './invoices.ts';
import { testDatabase } from '../support/store/postgres.stores.ts';

const DUMPS = new URL('fixtures/databases/', import.meta.url);
const MIGRATIONS = new URL('../../server/storage/postgres/migrations/', import.meta.url);
const names = await readdir(DUMPS);

/** The migrations before it were never a version of their own. */
const FIRST = '0004';

/** Parts that came later, by the first dump that has them. */
const SINCE: Readonly<Record<string, string>> = {
  archivedProducts: '0010.sql',
  sizeGuides: '0013.sql',
  sessions: '0015.sql',
  passkeys: '0015.sql',
  staff: '0016.sql',
  staffSessions: '0016.sql',
  auditEntries: '0016.sql',
  stockAlerts: '0016.sql',
  apiTokens: '0017.sql',
  webhooks: '0017.sql',
  webhookDeliveries: '0017.sql',
};
const LINKS_SINCE = '0008.sql';

describe('a database of before', () => {
  test('is stored for every migration but the newest', async () => {
    const places = (await readdir(MIGRATIONS)).map((name) => name.slice(0, FIRST.length));
    const released = places.toSorted().slice(0, -1);
    const expected = released.filter((place) => place >= FIRST).map((place) => `${place}.sql`);
    expect(names).toEqual(expect.arrayContaining(expected));
  });

  test.each(names)('%s, has every field that this version reads', async (name) => {
    const database = await testDatabase('NOTHING');
    onTestFinished(() => database.dispose());
    await sql(database.url, await readFile(new URL(name, DUMPS), 'utf8'));
    await (await openPostgresStore(database.url, async () => {})).close();

    const origin = await originInDatabase(database.url);
    onTestFinished(() => origin.close());
    const misfits: string[] = [];
    const found = new Set<string>();
    for (const part of Object.values(PARTS)) {
      for await (const entries of origin.read(part)) {
        found.add(part.name);
        for (const [key, row] of entries) {
          const misfit = misfitOf(part, key, row);
          if (misfit !== null) misfits.push(misfit);
        }
      }
    }
    expect(misfits).toEqual([]);
    expect(
      Object.keys(PARTS).filter((part) => !found.has(part) && (SINCE[part] ?? '') <= name),
    ).toEqual([]);
  });

  test.each(names)('%s, has an invoice for each order that was paid or delivered', async (name) => {
    const database = await testDatabase('NOTHING');
    onTestFinished(() => database.dispose());
    await sql(database.url, await readFile(new URL(name, DUMPS), 'utf8'));
    const store = await openPostgresStore(database.url, async () => {});
    onTestFinished(() => store.close());
    const placed = await store.read.orders.newest({ statuses: [], limit: 100 });
    expectInvoices(placed);
    const next = await store.transaction(({ orders }) => orders.nextInvoiceNumber('2025'));
    expect(next).toBe(invoicesOf(placed).length + 1);
  });

  test.each(names.filter((name) => name >= LINKS_SINCE))('%s, has its links', async (name) => {
    const database = await testDatabase('NOTHING');
    onTestFinished(() => database.dispose());
    await sql(database.url, await readFile(new URL(name, DUMPS), 'utf8'));
    const store = await openPostgresStore(database.url, async () => {});
    onTestFinished(() => store.close());
    const link = await store.read.accounts.oneTimeLink('hash-1');
    expect(misfitOf(oneTimeLinks, 'hash-1', link)).toBe(null);
  });
});
