import { expect, test } from 'vitest';
import { readCursor } from '../../../server/catalog/catalog.cursor.ts';
import { readProductQuery } from '../../../server/catalog/catalog.rules.ts';
import type { ProductRecord } from '../../../server/catalog/catalog.store.ts';
import { emptyStores, type OpenStore } from './contract.stores.ts';
import { category, product } from './records.ts';

/** How a store searches, beyond what its pages say on random data. */
export function searchesTheCatalog(open: OpenStore): void {
  const under = emptyStores(open);

  const saveProducts = (...products: ProductRecord[]) =>
    under.save(({ catalog }) => catalog.save({ products, categories: [category('t')] }));

  test('in pages by relevance repeats and skips nothing', async () => {
    const titles = ['A', 'Soie', 'B', 'Soie bleue', 'C', 'Soie'];
    const products = titles.map((title, at) =>
      product(`p${at + 1}`, { title, position: at + 1, description: 'De soies.' }),
    );
    await saveProducts(...products);
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const cursor = after === null ? null : readCursor('RELEVANCE', after);
      const query = readProductQuery({ search: 'soyes' }, 'RELEVANCE', 1, cursor);
      const page = await under.read.catalog.page(query);
      expect(page.correctedSearch).toBe('soies');
      expect(page.pageInfo.hasPreviousPage).toBe(seen.length > 0);
      seen.push(...page.nodes.map(({ id }) => id));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
    expect(seen).toEqual(['p2', 'p4', 'p6', 'p1', 'p3', 'p5']);
  });

  test('follows the words of products that change, however long these are', async () => {
    const found = async (search: string) => {
      const page = await under.read.catalog.page(
        readProductQuery({ search, includeOutOfStock: true }, 'FEATURED', 9, null),
      );
      return [page.nodes.map(({ id }) => id), page.correctedSearch];
    };
    await saveProducts(product('a', { description: 'Gland de soie' }));
    expect(await found('glands')).toEqual([['a'], null]);
    // Longer than an index of PostgreSQL can hold.
    const description = `Perles ${'ق'.repeat(4_000)} de verre`;
    await saveProducts(product('a', { description }));
    expect(await found('glands')).toEqual([[], null]);
    expect(await found('perle de verre')).toEqual([['a'], null]);
    expect(await found('pelres')).toEqual([['a'], 'perles']);
    await saveProducts(product('a', { description, outOfStock: true }));
    expect(await found('perle')).toEqual([['a'], null]);
    await under.save(({ catalog }) => catalog.remove({ products: ['a'] }));
    expect(await found('pelres')).toEqual([[], null]);
  });
}
