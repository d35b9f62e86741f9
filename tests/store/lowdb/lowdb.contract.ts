import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLowdbStore } from '../../../server/store.open.ts';
import { memoryFiles } from '../../support/store/memory-files.ts';
import type { StoreUnderTest } from '../contract/contract.stores.ts';

export async function openInMemory(): Promise<StoreUnderTest> {
  const folder = await mkdtemp(join(tmpdir(), 'belle-vue-store-'));
  // What only a disk decides is in the tests of the file.
  const files = memoryFiles(new Map());
  const first = await openLowdbStore(folder, { files });
  let current = first;
  return {
    store: first,
    async reopen() {
      await current.close();
      current = await openLowdbStore(folder, { files });
      return current;
    },
    async dispose() {
      await current.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
