import pg from 'pg';
import { beforeEach, describe, expect, test } from 'vitest';
import { StoreUnavailable } from '../../../server/shared/problems.ts';
import type { Store } from '../../../server/store.ts';
import { openLink } from '../../support/store/lossy-link.ts';
import { sql } from '../../support/store/postgres.databases.ts';
import { newDatabase, type TestDatabase } from '../../support/store/postgres.stores.ts';
import { customer } from '../contract/records.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await newDatabase();
});

/** Ends every connection to the test's database. */
const cutAll = () =>
  sql(
    database.url,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );

const customerIds = async () =>
  (
    await sql<{ key: string }>(
      database.url,
      `SELECT key FROM documents WHERE collection = 'customers'`,
    )
  ).map(({ key }) => key);

const save = (store: Store, id: string) =>
  store.transaction(({ accounts }) => accounts.save(customer(id)));

describe('a database that goes away', () => {
  test('in the middle of a transaction leaves nothing, and is used again once it is back', async () => {
    const store = await database.open();
    const cut = store.transaction(async ({ accounts }) => {
      await accounts.save(customer('half'));
      await cutAll();
      await accounts.save(customer('other half'));
    });
    await expect(cut).rejects.toThrow(StoreUnavailable);
    await expect
      .poll(() =>
        save(store, 'whole').then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
    expect(await store.read.accounts.customer('whole')).toBeDefined();
    expect(await store.read.accounts.customer('half')).toBeUndefined();
  });

  test('with the answer to a commit is no success', async () => {
    const link = await openLink(database.url);
    const store = await database.open({ url: link.url });
    link.cutAfter('COMMIT');
    await expect(save(store, 'c1')).rejects.toThrow(StoreUnavailable);
    // It was committed, but no client can know: a repeat with the same key will find it.
    expect(await customerIds()).toEqual(['c1']);
    await link.close();
  });

  test('takes the version of the catalogue with it, and brings another', async () => {
    const store = await database.open();
    const before = store.cacheVersion;
    expect(before).not.toBeNull();
    await cutAll();
    await expect.poll(() => store.cacheVersion).toBeNull();
    await expect.poll(() => store.cacheVersion, { timeout: 5_000 }).not.toBeNull();
    expect(store.cacheVersion).not.toBe(before);
  });
});

describe('a database that does not answer in time', () => {
  test('is given up, with nothing changed', async () => {
    const store = await database.open({ patience: { statementMs: 300, connectMs: 3_000 } });
    const holder = new pg.Client(database.url);
    await holder.connect();
    await holder.query('BEGIN; LOCK TABLE documents');
    await expect(save(store, 'late')).rejects.toThrow(StoreUnavailable);
    await expect(store.read.accounts.customer('late')).rejects.toThrow(StoreUnavailable);
    await holder.query('ROLLBACK');
    await holder.end();
    await save(store, 'in time');
    expect(await store.read.accounts.customer('late')).toBeUndefined();
  });
});
