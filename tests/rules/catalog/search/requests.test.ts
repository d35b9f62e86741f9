import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readSeed } from '../../../../server/seed/folder.ts';
import { readProductQuery } from '../../../../server/catalog/catalog.rules.ts';
import { CatalogIndex } from '../../../../server/catalog/index/catalog.index.ts';
import { loadDictionary } from '../../../../server/catalog/search/dictionary.ts';
import arabic from './requests.ar.json' with { type: 'json' };
import english from './requests.en.json' with { type: 'json' };
import french from './requests.json' with { type: 'json' };
import { AT } from '../../../store/contract/records.ts';

await loadDictionary();
const seed = await readSeed(fileURLToPath(new URL('../../../../seed', import.meta.url)));
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
const TABLES: Readonly<Record<string, readonly Request[]>> = { french, arabic, english };
const TABLE = Object.values(TABLES).flat();

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

test('the requests of each language name products that there are', () => {
  const ids = new Set(products.map(({ id }) => id));
  const named = TABLE.flatMap(({ finds, not }) => [...finds, ...not]);
  expect(named.filter((id) => !ids.has(id))).toEqual([]);
  const counts = Object.values(TABLES).map(
    (some) => new Set(some.map(({ search }) => search)).size,
  );
  for (const [at, least] of [100, 60, 40].entries()) {
    expect(counts[at]).toBeGreaterThanOrEqual(least);
  }
});

test('every product is found by its whole title in each language', () => {
  for (const { id, title, translations } of products) {
    for (const search of [title, ...translations.map((each) => each.title)]) {
      const filter = { search, includeOutOfStock: true };
      const { nodes } = index.page(readProductQuery(filter, 'RELEVANCE', 100, null));
      expect([search, nodes.map((node) => node.id)]).toEqual([
        search,
        expect.arrayContaining([id]),
      ]);
    }
  }
});

test('is suggested while it is typed, in each language', () => {
  for (const [search, id] of [
    ['قفط', 'caftan-celeste'],
    ['تكش', 'takchita-nour'],
    ['stripe', 'robe-chemise-rayee'],
    ['pomegr', 'robe-portefeuille-grenade'],
  ] as const) {
    const { nodes } = index.page(readProductQuery({ search }, 'RELEVANCE', 5, null));
    expect(nodes.map((node) => node.id)).toContain(id);
  }
});
