import { inject, onTestFinished } from 'vitest';
import type { PostgresOptions } from '../../../server/storage/postgres/postgres-store.ts';
import { openPostgresStore, type PostgresStore } from '../../../server/store.open.ts';
import { createDatabase, dropDatabase, emptyDatabase, nameOf } from './postgres.databases.ts';

/** A database of its own for one test, with as many stores over it as the test opens. */
export interface TestDatabase {
  readonly url: string;
  open(options?: PostgresOptions & { readonly url?: string }): Promise<PostgresStore>;
  /** Closes its stores and takes every row out. */
  empty(): Promise<void>;
  /** Closes its stores and removes it. */
  dispose(): Promise<void>;
}

/** Makes a database with nothing in it, with the shop's empty tables (by default), or with a shop. */
export async function testDatabase(
  holding: 'NOTHING' | 'TABLES' | 'SHOP' = 'TABLES',
): Promise<TestDatabase> {
  const server = inject('postgresUrl');
  const templates = {
    NOTHING: undefined,
    TABLES: inject('postgresTemplate'),
    SHOP: inject('postgresShop'),
  };
  const url = await createDatabase(server, templates[holding]);
  const opened: PostgresStore[] = [];
  const closeStores = () => Promise.all(opened.splice(0).map((store) => store.close()));
  return {
    url,
    async open({ url: by = url, ...options } = {}) {
      const store = await openPostgresStore(by, async () => {}, options);
      opened.push(store);
      return store;
    },
    async empty() {
      await closeStores();
      await emptyDatabase(url);
    },
    async dispose() {
      await closeStores();
      await dropDatabase(server, nameOf(url));
    },
  };
}

/** Works like `testDatabase`, until the test ends. */
export async function newDatabase(
  ...holding: Parameters<typeof testDatabase>
): Promise<TestDatabase> {
  const database = await testDatabase(...holding);
  onTestFinished(() => database.dispose());
  return database;
}
