import { beforeEach, expect, test } from 'vitest';
import { readProductQuery } from '../../server/catalog/catalog.rules.ts';
import type { ArchivedProductRecord, CatalogStore } from '../../server/catalog/catalog.store.ts';
import type { Ports } from '../../server/stores/store.ts';
import { emptyStores, type OpenStore } from './contract.stores.ts';
import { AT, category, product } from './records.ts';

const archived = (
  id: string,
  change: Partial<ArchivedProductRecord> = {},
): ArchivedProductRecord => ({ ...product(id), archivedAt: AT, ...change });

const query = readProductQuery({ includeOutOfStock: true }, 'PRICE_ASC', 9, null);

/** What every query of the catalogue gives of the products `a` and `b`. */
async function shown(catalog: CatalogStore) {
  const page = await catalog.page(query);
  return {
    page: page.edges.map(({ node }) => node.id),
    total: page.totalCount,
    found: (await catalog.page({ ...query, search: { words: ['celeste'], joined: 'celeste' } }))
      .totalCount,
    list: (await catalog.products()).map(({ id }) => id),
    byId: [(await catalog.product('a'))?.id, (await catalog.product('b'))?.id],
    byIds: [...(await catalog.productsById(['a', 'b'])).keys()],
    places: (await catalog.productsAt([1, 2])).map(({ id }) => id),
    brands: await catalog.brands(),
  };
}

const NOTHING = {
  page: [],
  total: 0,
  found: 0,
  list: [],
  byId: [undefined, undefined],
  byIds: [],
  places: [],
  brands: [],
};
const ONLY_B = {
  page: ['b'],
  total: 1,
  found: 1,
  list: ['b'],
  byId: [undefined, 'b'],
  byIds: ['b'],
  places: ['b'],
  brands: [{ name: 'Belle Vue', productCount: 1 }],
};

/** Products that leave the catalogue, for a while or for good. */
export function archivesProducts(open: OpenStore): void {
  const under = emptyStores(open);
  beforeEach(async () => {
    await save(({ catalog }) =>
      catalog.save({
        categories: [category('traditionnels'), category('r', { position: 2, name: 'Robes' })],
        products: [product('a'), product('b', { position: 2 })],
      }),
    );
    // Made before, so that what it remembers must be given up.
    await shown(under.store.read.catalog);
  });

  const save = (work: (ports: Ports) => Promise<void>) => under.store.transaction(work);

  test('are in no query of the catalogue, and kept whole', async () => {
    await save(async ({ catalog }) => {
      await catalog.archive([archived('a')]);
      expect(await shown(catalog)).toEqual(ONLY_B);
      expect(await catalog.archivedProducts()).toEqual([archived('a')]);
    });
    for (const read of [under.store.read, (await under.reopen()).read]) {
      expect(await shown(read.catalog)).toEqual(ONLY_B);
      expect(await read.catalog.archivedProducts()).toEqual([archived('a')]);
      const found = await read.catalog.archivedById(['b', 'a', 'nope', '__proto__']);
      expect([...found]).toEqual([['a', archived('a')]]);
    }
  });

  test('stand in the shop’s order, and are replaced by id', async () => {
    await save(({ catalog }) => catalog.archive([archived('b', { position: 2 })]));
    await save(({ catalog }) => catalog.archive([archived('a')]));
    await save(({ catalog }) => catalog.archive([archived('a', { price: 7, description: 'x' })]));
    const { catalog } = under.store.read;
    expect(await catalog.archivedProducts()).toEqual([
      archived('a', { price: 7, description: 'x' }),
      archived('b', { position: 2 }),
    ]);
    expect(await shown(catalog)).toEqual(NOTHING);
  });

  test('come back by being saved, at the place that they had', async () => {
    const before = await shown(under.store.read.catalog);
    await save(({ catalog }) => catalog.archive([archived('a')]));
    await save(({ catalog }) => catalog.save({ products: [product('a')] }));
    for (const read of [under.store.read, (await under.reopen()).read]) {
      expect(await shown(read.catalog)).toEqual(before);
      expect(await read.catalog.product('a')).toEqual(product('a'));
      expect(await read.catalog.archivedProducts()).toEqual([]);
    }
  });

  test('are removed like those of the catalogue, and nothing else is', async () => {
    await save(({ catalog }) => catalog.archive([archived('a')]));
    await save(({ catalog }) => catalog.remove({ products: ['nope', '__proto__'] }));
    expect(await under.store.read.catalog.archivedProducts()).toEqual([archived('a')]);
    await save(({ catalog }) => catalog.remove({ products: ['a', 'b'], categories: ['r'] }));
    for (const read of [under.store.read, (await under.reopen()).read]) {
      expect(await shown(read.catalog)).toEqual(NOTHING);
      expect(await read.catalog.archivedProducts()).toEqual([]);
      expect((await read.catalog.categories()).map(({ id }) => id)).toEqual(['traditionnels']);
      expect(await read.catalog.category('r')).toBeUndefined();
      expect(await read.catalog.categoryNamed('Robes')).toBeUndefined();
    }
  });

  test('give the catalogue a new version when one is archived or removed, or a category is', async () => {
    for (const change of [
      ({ catalog }: Ports) => catalog.archive([archived('a')]),
      ({ catalog }: Ports) => catalog.remove({ products: ['b'] }),
      ({ catalog }: Ports) => catalog.remove({ categories: ['r'] }),
    ]) {
      const before = under.store.cacheVersion;
      await save(change);
      expect(under.store.cacheVersion).not.toBe(before);
    }
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
    const { catalog } = under.store.read;
    expect((await catalog.product('b'))?.categoryName).toBe(categoryName);
    expect((await catalog.archivedProducts())[0]?.categoryName).toBe(categoryName);
    expect((await catalog.categoryNamed(categoryName))?.id).toBe('traditionnels');
    expect(await catalog.categoryNamed('Traditionnels')).toBeUndefined();
  });
}
