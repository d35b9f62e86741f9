import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readSeed } from '../../../../server/seed/folder.ts';
import { readProductQuery } from '../../../../server/catalog/catalog.rules.ts';
import { CatalogIndex } from '../../../../server/catalog/index/catalog.index.ts';
import { loadDictionary } from '../../../../server/catalog/search/dictionary.ts';
import arabic from './requests.ar.json' with { type: 'json' };
import english from './requests.en.json' with { type: 'json' };
import french from './requests.json' with { type: 'json' };
import shoppers from './requests.shoppers.json' with { type: 'json' };
import type { Language } from '#shared/language.ts';
import { answersTo } from '../../../../server/catalog/search/pages.ts';
import { AT } from '../../../store/contract/records.ts';

await loadDictionary();
const seed = await readSeed(fileURLToPath(new URL('../../../../seed', import.meta.url)));
const products = seed.products.map((product) => ({ ...product, version: 1, updatedAt: AT }));
const index = new CatalogIndex(products, seed.categories, undefined, seed.sizeGuides);

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

/** A request as a shopper wrote it. */
interface Written {
  readonly search: string;
  /** Products that are right for it; without them, any product is. */
  readonly right?: readonly string[];
  /** The kind that the shop does not sell. */
  readonly unsold?: string;
  /** Path of the page that answers it. */
  readonly page?: string;
  readonly language?: string;
}
const WRITTEN: readonly Written[] = shoppers;

function languageOf({ search, language }: Written): Language {
  if (language === 'EN') return 'EN';
  return /\p{Script=Arabic}/u.test(search) ? 'AR' : 'FR';
}

/** Finds in stock, best first, as the page of the shopper's language does. */
function shownFor(written: Written) {
  const filter = { search: written.search };
  const page = index.page(readProductQuery(filter, 'RELEVANCE', 5, null, languageOf(written)));
  return { ...page, shown: page.nodes.map(({ id }) => id) };
}

test.each(WRITTEN)('« $search » shows nothing that contradicts it', (written) => {
  const { shown, unsoldKinds } = shownFor(written);
  const { search, right = shown, unsold, page } = written;
  expect(shown.filter((id) => !right.includes(id))).toEqual([]);
  const hasStock = products.some(({ id, outOfStock }) => right.includes(id) && !outOfStock);
  expect(shown.length > 0).toBe(hasStock);
  expect(unsoldKinds).toEqual(unsold === undefined ? [] : [unsold]);
  expect(answersTo(search).map(({ path }) => path)).toEqual(page === undefined ? [] : [page]);
});

test('of what is shown first for 300 requests, 19 in 20 are right', () => {
  const first = [
    ...WRITTEN.map((written) => {
      const { shown } = shownFor(written);
      return shown.map((id) => (written.right ?? shown).includes(id));
    }),
    ...TABLE.map((request) =>
      shownFor(request).shown.map((id) => request.finds.length > 0 && !request.not.includes(id)),
    ),
  ];
  expect(first.length).toBeGreaterThanOrEqual(300);
  const shown = first.flat();
  const precision = shown.filter(Boolean).length / shown.length;
  process.stdout.write(
    `Precision of the first five of ${first.length} requests: ${precision.toFixed(3)}\n`,
  );
  expect(precision).toBeGreaterThanOrEqual(0.95);
});
