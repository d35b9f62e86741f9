import { beforeEach, expect, test } from 'vitest';
import type { ArchivedProductRecord, CatalogStore } from '../../../server/catalog/catalog.store.ts';
import type { Ports } from '../../../server/store.ts';
import { emptyStores, type OpenStore } from './contract.stores.ts';
import { AT, category, customer, product } from './records.ts';

const archived = (
  id: string,
  change: Partial<ArchivedProductRecord> = {},
): ArchivedProductRecord => ({ ...product(id), archivedAt: AT, draftSince: null, ...change });

/** Which of the products `a` and `b` are found by id; pages and searches are compared with the rules. */
async function shown(catalog: CatalogStore) {
  const byId = await Promise.all(['a', 'b'].map((id) => catalog.product(id)));
  const found = byId.flatMap((one) => one?.id ?? []);
  expect([...(await catalog.productsById(['a', 'b'])).keys()]).toEqual(found);
  expect((await catalog.products()).map(({ id }) => id)).toEqual(found);
  return found;
}

/** Products that leave the catalogue, for a while or for good. */
export function archivesProducts(open: OpenStore): void {
  const under = emptyStores(open);
  const { save } = under;
  beforeEach(async () => {
    await save(({ catalog }) =>
      catalog.save({
        categories: [category('traditionnels'), category('r', { position: 2, name: 'Robes' })],
        products: [product('a'), product('b', { position: 2 })],
      }),
    );
    // Made before, so that what it remembers must be given up.
    expect(await shown(under.read.catalog)).toEqual(['a', 'b']);
  });

  test('are in no query of the catalogue, and kept whole', async () => {
    await save(async ({ catalog }) => {
      await catalog.archive([archived('a')]);
      expect(await shown(catalog)).toEqual(['b']);
      expect(await catalog.archivedProducts()).toEqual([archived('a')]);
    });
    for (const { read } of [under.store, await under.reopen()]) {
      expect(await shown(read.catalog)).toEqual(['b']);
      expect(await read.catalog.archivedProducts()).toEqual([archived('a')]);
      const found = await read.catalog.archivedById(['b', 'a', 'nope', '__proto__']);
      expect([...found]).toEqual([['a', archived('a')]]);
    }
  });

  test('stand in the shop’s order, and are replaced by id', async () => {
    await save(({ catalog }) => catalog.archive([archived('b', { position: 2, draftSince: AT })]));
    await save(({ catalog }) => catalog.archive([archived('a')]));
    await save(({ catalog }) => catalog.archive([archived('a', { price: 7, description: 'x' })]));
    const { catalog } = under.read;
    expect(await catalog.archivedProducts()).toEqual([
      archived('a', { price: 7, description: 'x' }),
      archived('b', { position: 2, draftSince: AT }),
    ]);
    expect(await shown(catalog)).toEqual([]);
  });

  test('come back by being saved, at the place that they had', async () => {
    await save(({ catalog }) => catalog.archive([archived('a')]));
    await save(({ catalog }) => catalog.save({ products: [product('a')] }));
    for (const { read } of [under.store, await under.reopen()]) {
      expect(await shown(read.catalog)).toEqual(['a', 'b']);
      expect(await read.catalog.product('a')).toEqual(product('a'));
      expect(await read.catalog.archivedProducts()).toEqual([]);
    }
  });

  test('stay where a category is removed', async () => {
    await save(({ catalog }) => catalog.archive([archived('a')]));
    for (const id of ['nope', '__proto__', 'r']) {
      await save(({ catalog }) => catalog.removeCategory(id));
    }
    for (const { read } of [under.store, await under.reopen()]) {
      expect(await read.catalog.archivedProducts()).toEqual([archived('a')]);
      expect((await read.catalog.categories()).map(({ id }) => id)).toEqual(['traditionnels']);
      expect(await read.catalog.category('r')).toBeUndefined();
      expect(await read.catalog.categoryNamed('Robes')).toBeUndefined();
    }
  });

  test('give the catalogue a new version, as any change of it does and nothing else', async () => {
    const before = under.store.cacheVersion;
    await save(({ accounts }) => accounts.save(customer('c1')));
    const failing = save(async ({ catalog }) => {
      await catalog.save({ products: [product('a', { price: 1 })] });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(under.store.cacheVersion).toBe(before);
    const versions = new Set([before]);
    const changes: ReadonlyArray<(ports: Ports) => Promise<void>> = [
      ({ catalog }) => catalog.save({ products: [product('a', { price: 1 })] }),
      ({ catalog }) => catalog.archive([archived('a')]),
      ({ catalog }) => catalog.removeCategory('r'),
    ];
    for (const change of changes) {
      await save(change);
      versions.add(under.store.cacheVersion);
    }
    expect(versions.size).toBe(1 + changes.length);
  });

  test('move with their category to its new name', async () => {
    await save(({ catalog }) => catalog.archive([archived('a')]));
    const categoryName = 'Tenues';
    await save(async ({ catalog }) => {
      await catalog.save({
        categories: [category('traditionnels', { name: categoryName })],
        products: [product('b', { position: 2, categoryName })],
      });
      await catalog.archive([archived('a', { categoryName })]);
    });
    const { catalog } = under.read;
    expect((await catalog.product('b'))?.categoryName).toBe(categoryName);
    expect((await catalog.archivedProducts())[0]?.categoryName).toBe(categoryName);
    expect((await catalog.categoryNamed(categoryName))?.id).toBe('traditionnels');
    expect(await catalog.categoryNamed('Traditionnels')).toBeUndefined();
  });
}
