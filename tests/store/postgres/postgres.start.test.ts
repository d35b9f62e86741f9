import { beforeEach, describe, expect, test } from 'vitest';
import { openPostgresStore } from '../../../server/store.open.ts';
import { UnfitDatabase } from '../../../server/storage/postgres/query-failed.ts';
import { sql } from '../../support/store/postgres.databases.ts';
import { newDatabase, type TestDatabase } from '../../support/store/postgres.stores.ts';
import { customer } from '../contract/records.ts';

describe('a database at start', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await newDatabase('NOTHING');
  });

  test('is brought up to date and filled once, by one of ten that start at once', async () => {
    let fills = 0;
    const stores = await Promise.all(
      Array.from({ length: 10 }, () =>
        openPostgresStore(database.url, async (store) => {
          fills += 1;
          await store.transaction(({ accounts }) => accounts.save(customer('first')));
        }),
      ),
    );
    expect(fills).toBe(1);
    for (const { read } of stores) {
      expect(await read.accounts.customer('first')).toEqual(customer('first'));
    }
    await Promise.all(stores.map((store) => store.close()));
    const steps = await sql(database.url, 'SELECT name FROM schema_migrations ORDER BY place');
    expect(steps.map(({ name }) => name)).toEqual(['0023_tables', '0024_previous']);
  });

  test('that was opened with nothing in it is not filled by the next start', async () => {
    let fills = 0;
    for (let starts = 0; starts < 2; starts += 1) {
      const store = await openPostgresStore(database.url, async () => {
        fills += 1;
      });
      await store.close();
    }
    expect(fills).toBe(1);
  });

  test('is filled by the next when the first could not', async () => {
    const failing = openPostgresStore(database.url, () => Promise.reject(new Error('on purpose')));
    await expect(failing).rejects.toThrow('on purpose');
    let isFilled = false;
    const store = await openPostgresStore(database.url, async () => {
      isFilled = true;
    });
    expect(isFilled).toBe(true);
    await store.close();
  });

  test('that a later version of the shop changed is refused, and left as it is', async () => {
    await database.open();
    await sql(database.url, `INSERT INTO schema_migrations VALUES (9999, '9999_later')`);
    await expect(database.open()).rejects.toThrow(UnfitDatabase);
    await expect(database.open()).rejects.toThrow(/^DATABASE_URL: .*9999_later\)$/);
  });

  test('that nobody answers for, or that is not there, is an error at once', async () => {
    const url = new URL(database.url);
    url.port = '1';
    await expect(database.open({ url: url.href })).rejects.toThrow(/^PostgreSQL: ECONNREFUSED$/);
    url.port = new URL(database.url).port;
    url.pathname = '/nowhere';
    await expect(database.open({ url: url.href })).rejects.toThrow(/^PostgreSQL: 3D000 .*nowhere/);
  });
});
