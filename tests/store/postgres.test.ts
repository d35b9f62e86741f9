import { describe } from 'vitest';
import { testDatabase } from '../support/store/postgres.stores.ts';
import { holdsTheContract, type StoreUnderTest } from './contract.ts';

async function open(): Promise<StoreUnderTest> {
  const database = await testDatabase();
  return {
    store: await database.open(),
    // Another instance beside the first: what it reads is only in the database.
    reopen: () => database.open(),
    dispose: database.dispose,
  };
}

describe('the store in PostgreSQL', () => {
  holdsTheContract(open);
});
