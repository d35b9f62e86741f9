import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readSeed } from '../../../seed/folder.ts';
import { readProductQuery } from '../../../server/catalog/catalog.rules.ts';
import { CatalogIndex } from '../../../server/catalog/index/catalog.index.ts';
import { loadFrenchWords } from '../../../server/catalog/search/catalog.search.french.ts';
import requests from './search-requests.json' with { type: 'json' };
import { AT } from '../../store/contract/records.ts';

await loadFrenchWords();
const seed = await readSeed(fileURLToPath(new URL('../../../seed', import.meta.url)));
const products = seed.products.map((product) => ({ ...product, version: 1, updatedAt: AT }));
const index = new CatalogIndex(products, seed.categories);

interface Request {
  readonly search: string;
  /** None: nothing is found. */
  readonly finds: readonly string[];
  readonly not: readonly string[];
  readonly corrected?: string;
  readonly missing?: readonly string[];
}
const TABLE: readonly Request[] = requests;

test.each(TABLE)('« $search » finds what it should', ({ search, finds, not, ...about }) => {
  const filter = { search, includeOutOfStock: true };
  const page = index.page(readProductQuery(filter, 'RELEVANCE', 100, null));
  const found = page.nodes.map(({ id }) => id);
  expect(finds.filter((id) => !found.includes(id))).toEqual([]);
  expect(not.filter((id) => found.includes(id))).toEqual([]);
  expect(found.length === 0).toBe(finds.length === 0);
  expect([page.correctedSearch, page.missingWords]).toEqual([
    about.corrected ?? null,
    about.missing ?? [],
  ]);
});

test('a hundred requests name products that there are', () => {
  const ids = new Set(products.map(({ id }) => id));
  const named = TABLE.flatMap(({ finds, not }) => [...finds, ...not]);
  expect(named.filter((id) => !ids.has(id))).toEqual([]);
  expect(new Set(TABLE.map(({ search }) => search)).size).toBeGreaterThanOrEqual(100);
});
