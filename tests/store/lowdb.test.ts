import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe } from 'vitest';
import { openLowdbStore } from '../../server/stores/lowdb.ts';
import { holdsTheContract, type StoreUnderTest } from './contract.ts';

async function open(): Promise<StoreUnderTest> {
  const folder = await mkdtemp(join(tmpdir(), 'belle-vue-store-'));
  const first = await openLowdbStore(folder);
  let current = first;
  return {
    store: first,
    async reopen() {
      await current.close();
      current = await openLowdbStore(folder);
      return current;
    },
    async dispose() {
      await current.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

describe('the store in shop.json', () => {
  holdsTheContract(open);
});
