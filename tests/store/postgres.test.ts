import { describe, inject } from 'vitest';
import { openPostgresStore } from '../../server/store/postgres/postgres-store.ts';
import type { Store } from '../../server/store/store.ts';
import { createDatabase, dropDatabase, nameOf } from '../support/postgres.databases.ts';
import { holdsTheContract, type StoreUnderTest } from './contract.ts';

const server = inject('postgresUrl');
const template = inject('postgresTemplate');

async function open(): Promise<StoreUnderTest> {
  const url = await createDatabase(server, template);
  const opened: Store[] = [];
  const openOnce = async () => {
    const store = await openPostgresStore(url, async () => {});
    opened.push(store);
    return store;
  };
  return {
    store: await openOnce(),
    // Another instance beside the first: what it reads is only in the database.
    reopen: openOnce,
    async dispose() {
      for (const store of opened) await store.close();
      await dropDatabase(server, nameOf(url));
    },
  };
}

describe('the store in PostgreSQL', () => {
  holdsTheContract(open);
});
