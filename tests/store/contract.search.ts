import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { readCursor } from '../../server/catalog/catalog.cursor.ts';
import { readProductQuery, selectProducts } from '../../server/catalog/catalog.rules.ts';
import type { CatalogStore, ProductRecord } from '../../server/catalog/catalog.store.ts';
import { emptyStores, randomRuns, type OpenStore } from './contract.stores.ts';
import { category, product } from './records.ts';

const WORDS =
  'caftan djellaba brodée soie velours lunettes aviateur Céleste noire bleus traditionnelle perles';
const word = fc.constantFrom(...WORDS.split(' '));
const text = (maxLength: number) =>
  fc.array(word, { minLength: 1, maxLength }).map((words) => words.join(' '));

const CATEGORIES = ['Traditionnels', 'Lunettes'];

const catalogue: fc.Arbitrary<readonly ProductRecord[]> = fc.array(
  fc
    .record({
      id: fc.integer({ min: 1, max: 12 }),
      title: text(2),
      brand: fc.constantFrom('Ray-Ban', 'Oakley', 'Soie de Fès'),
      description: fc.option(text(4)),
      details: fc.array(
        text(2).map((value) => ({ label: 'Matière', value })),
        { maxLength: 1 },
      ),
      categoryName: fc.constantFrom(...CATEGORIES),
      outOfStock: fc.boolean(),
    })
    .map(({ id, ...rest }) => product(`p${id}`, { ...rest, position: id })),
  { minLength: 1, maxLength: 6 },
);

/** A letter left out, doubled, replaced or exchanged with the next. */
const mistyped = fc
  .tuple(word, fc.nat({ max: 11 }), fc.constantFrom('OUT', 'DOUBLE', 'REPLACE', 'EXCHANGE'))
  .map(([written, place, mistake]) => {
    const at = place % written.length;
    const [before, letter = '', after] = [written.slice(0, at), written[at], written.slice(at + 1)];
    if (mistake === 'OUT') return before + after;
    if (mistake === 'DOUBLE') return before + letter + letter + after;
    if (mistake === 'REPLACE') return `${before}k${after}`;
    return before + after.slice(0, 1) + letter + after.slice(1);
  });

const question = fc.record({
  search: fc
    .array(fc.oneof(word, mistyped, fc.constantFrom('de', 'rayban', 'kaftan', 'نظارات')), {
      minLength: 1,
      maxLength: 3,
    })
    .map((words) => words.join(' ')),
  exactSearch: fc.boolean(),
  includeOutOfStock: fc.boolean(),
  categories: fc.subarray(CATEGORIES),
});

/** How a store searches: as the rules do, however a text is written. */
export function searchesTheCatalog(open: OpenStore, share: number): void {
  const under = emptyStores(open);
  beforeEach(async () => {
    const categories = CATEGORIES.map((name, at) => category(name, { name, position: at + 1 }));
    await under.store.transaction(({ catalog }) => catalog.save({ categories }));
  });

  test('finds, corrects and ranks as the rules say, whatever left the catalogue', async () => {
    const corrected = new Set<string>();
    let present: readonly ProductRecord[] = [];
    const searched = fc.asyncProperty(
      catalogue,
      fc.array(question, { minLength: 3, maxLength: 3 }),
      async (products, questions) => {
        const gone = present.map(({ id }) => id);
        present = [...new Map(products.map((one) => [one.id, one])).values()];
        await under.store.transaction(async ({ catalog }) => {
          await catalog.remove({ products: gone });
          await catalog.save({ products: present });
        });
        for (const filter of questions) {
          const found = await expectLikeTheRules(under.store.read.catalog, present, filter);
          if (found !== null) corrected.add(found);
        }
      },
    );
    // The store goes on from what the run before left: nothing can be shrunk.
    await fc.assert(searched, randomRuns(120, share));
    expect(corrected.size).toBeGreaterThan(5 * share);
  });

  test('in pages by relevance repeats and skips nothing', async () => {
    const titles = ['A', 'Soie', 'B', 'Soie bleue', 'C', 'Soie'];
    const products = titles.map((title, at) =>
      product(`p${at + 1}`, { title, position: at + 1, description: 'De soies.' }),
    );
    await under.store.transaction(({ catalog }) => catalog.save({ products }));
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const cursor = after === null ? null : readCursor('RELEVANCE', after);
      const query = readProductQuery({ search: 'soyes' }, 'RELEVANCE', 1, cursor);
      const page = await under.store.read.catalog.page(query);
      expect(page.correctedSearch).toBe('soies');
      expect(page.pageInfo.hasPreviousPage).toBe(seen.length > 0);
      seen.push(...page.nodes.map(({ id }) => id));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
    expect(seen).toEqual(['p2', 'p4', 'p6', 'p1', 'p3', 'p5']);
  });

  test('follows the words of products that change', async () => {
    const found = async (search: string) => {
      const page = await under.store.read.catalog.page(
        readProductQuery({ search, includeOutOfStock: true }, 'FEATURED', 9, null),
      );
      return [page.nodes.map(({ id }) => id), page.correctedSearch];
    };
    const save = (change: Partial<ProductRecord>) =>
      under.store.transaction(({ catalog }) => catalog.save({ products: [product('a', change)] }));
    await save({ description: 'Gland de soie' });
    expect(await found('glands')).toEqual([['a'], null]);
    await save({ description: 'Perles de verre' });
    expect(await found('glands')).toEqual([[], null]);
    expect(await found('perle')).toEqual([['a'], null]);
    expect(await found('pelres')).toEqual([['a'], 'perles']);
    await save({ description: 'Perles de verre', outOfStock: true });
    expect(await found('perle')).toEqual([['a'], null]);
    await under.store.transaction(({ catalog }) => catalog.remove({ products: ['a'] }));
    expect(await found('pelres')).toEqual([[], null]);
  });
}

/** Compares both orders with the rules; gives the corrected search. */
async function expectLikeTheRules(
  catalog: CatalogStore,
  products: readonly ProductRecord[],
  filter: Parameters<typeof readProductQuery>[0],
): Promise<string | null> {
  const list = products.toSorted((a, b) => a.position - b.position);
  let correctedSearch: string | null = null;
  for (const sort of ['RELEVANCE', 'FEATURED'] as const) {
    const query = readProductQuery(filter, sort, 3, null);
    const page = await catalog.page(query);
    expect(page).toEqual(selectProducts(list, CATEGORIES, query));
    ({ correctedSearch } = page);
  }
  return correctedSearch;
}
