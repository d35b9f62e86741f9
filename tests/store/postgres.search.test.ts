import { expect, test } from 'vitest';
import { readProductQuery } from '../../server/catalog/catalog.rules.ts';
import type { Store } from '../../server/stores/store.ts';
import { restoreDump, sql } from '../support/store/postgres.databases.ts';
import { newDatabase } from '../support/store/postgres.stores.ts';
import { category, product } from './records.ts';

async function found(store: Store, search: string) {
  const { nodes, correctedSearch } = await store.read.catalog.page(
    readProductQuery({ search }, 'FEATURED', 100, null),
  );
  return [nodes.length, correctedSearch];
}

test('products of before are searched once the shop has started', async () => {
  const database = await newDatabase();
  const store = await database.open();
  const products = Array.from({ length: 501 }, (_, n) =>
    product(`p${n}`, { position: n + 1, description: 'Gland de soie' }),
  );
  await store.transaction(({ catalog }) =>
    catalog.save({ products, categories: [category('traditionnels')] }),
  );
  // As an earlier version left them.
  await sql(
    database.url,
    'UPDATE products SET search_terms = NULL, title_length = NULL; DELETE FROM catalog_words',
  );
  const upgraded = await database.open();
  expect(await found(upgraded, 'glands de soie')).toEqual([100, null]);
  expect(await found(upgraded, 'galnd')).toEqual([100, 'gland']);
  const [rest] = await sql(
    database.url,
    'SELECT count(*)::integer AS count FROM products WHERE search_terms IS NULL OR title_length IS NULL',
  );
  expect(rest).toEqual({ count: 0 });
});

test('the catalogue of an earlier version is searched, its details too', async () => {
  const database = await newDatabase('NOTHING');
  await restoreDump(database.url, '0013');
  const store = await database.open();
  expect(await found(store, 'brocarts')).toEqual([1, null]);
  expect(await found(store, 'borcart')).toEqual([1, 'brocart']);
});
