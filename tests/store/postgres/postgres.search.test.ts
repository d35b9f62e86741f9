import { expect, test } from 'vitest';
import { readProductQuery } from '../../../server/catalog/catalog.rules.ts';
import type { Store } from '../../../server/stores/store.ts';
import { restoreDump } from '../../support/store/postgres.databases.ts';
import { newDatabase } from '../../support/store/postgres.stores.ts';

async function found(store: Store, search: string) {
  const { nodes, correctedSearch } = await store.read.catalog.page(
    readProductQuery({ search }, 'FEATURED', 100, null),
  );
  return [nodes.length, correctedSearch];
}

test('the catalogue of an earlier version is searched, its details too', async () => {
  const database = await newDatabase('NOTHING');
  await restoreDump(database.url, '0013');
  const store = await database.open();
  expect(await found(store, 'brocarts')).toEqual([1, null]);
  expect(await found(store, 'borcart')).toEqual([1, 'brocart']);
});
