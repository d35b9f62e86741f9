import { afterAll, beforeAll } from 'vitest';
import { testDatabase, type TestDatabase } from '../../support/store/postgres.stores.ts';
import type { OpenStore } from '../contract/contract.stores.ts';

/** One database for all cases of a file, emptied after each: a new one costs several times as much. */
export function storesInOneDatabase(): OpenStore {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.dispose());
  return async () => ({
    store: await database.open(),
    // Another instance beside the first: what it reads is only in the database.
    reopen: () => database.open(),
    dispose: database.empty,
  });
}
