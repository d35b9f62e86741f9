import { rowsIn } from '../../server/storage/lowdb/rows.lowdb.ts';
import { folderOf } from '../../server/storage/lowdb/journal/folder.ts';
import { openLowdbStore } from '../../server/storage/lowdb/lowdb-store.ts';
import type { Schema } from '../../server/storage/lowdb/schema.ts';
import { memoryFiles } from '../support/store/memory-files.ts';
import { holdsRows, SCHEMA } from './rows.contract.ts';

const schema: Schema = {
  collections: SCHEMA.collections,
  isPictureName: () => false,
  upgradeFrom1: (document) => document,
  upgrade() {},
};

holdsRows(async () => {
  const files = memoryFiles(new Map());
  const open = () =>
    openLowdbStore(
      folderOf('/belle-vue', schema),
      {
        indexes: SCHEMA.indexes,
        cached: [],
        portsOf: rowsIn,
        runWork: (rows, work) => work(rows),
      },
      { files },
    );
  let store = await open();
  return {
    store,
    async reopen() {
      await store.close();
      return (store = await open());
    },
    dispose: () => store.close(),
  };
}, 300);
