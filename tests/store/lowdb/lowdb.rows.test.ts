import { folderOf } from '../../../server/storage/lowdb/journal/folder.ts';
import { openLowdbStore } from '../../../server/storage/lowdb/lowdb-store.ts';
import type { Schema } from '../../../server/storage/lowdb/schema.ts';
import { memoryFiles } from '../../support/store/memory-files.ts';
import { ACCESS, holdsRows, SCHEMA } from '../contract/rows.contract.ts';

const schema: Schema = { ...SCHEMA, isPictureName: () => false };

holdsRows(async () => {
  const files = memoryFiles(new Map());
  const open = () => openLowdbStore(folderOf('/belle-vue', schema), ACCESS, { files });
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
