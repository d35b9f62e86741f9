import { beforeEach, describe, expect, test } from 'vitest';
import { readProductQuery } from '../../server/catalog/catalog.rules.ts';
import type { Ports } from '../../server/stores/store.ts';
import { emptyStores, type OpenStore } from './contract.stores.ts';
import { address, cartLine, category, customer, product } from './records.ts';

/** What the ports give back of what they were given; customers have a file of their own. */
export function keepsRecords(open: OpenStore): void {
  const under = emptyStores(open);

  const save = (work: (ports: Ports) => Promise<void>) => under.store.transaction(work);

  describe('products and categories', () => {
    beforeEach(() =>
      save(({ catalog }) =>
        catalog.save({
          products: [
            product('b', { position: 2, price: 10_050, description: 'Long', outOfStock: true }),
            product('a', { position: 1 }),
            product('c', { position: 3, brand: 'Dior', categoryName: 'Lunettes' }),
          ],
          categories: [
            category('lunettes', { position: 2, name: 'Lunettes' }),
            category('traditionnels'),
          ],
        }),
      ),
    );

    test('come back as they were, in the order of the shop', async () => {
      const { catalog } = under.store.read;
      expect(await catalog.products()).toEqual([
        product('a', { position: 1 }),
        product('b', { position: 2, price: 10_050, description: 'Long', outOfStock: true }),
        product('c', { position: 3, brand: 'Dior', categoryName: 'Lunettes' }),
      ]);
      expect((await catalog.categories()).map(({ id }) => id)).toEqual([
        'traditionnels',
        'lunettes',
      ]);
    });

    test('are found by id and by name', async () => {
      const { catalog } = under.store.read;
      expect(await catalog.product('a')).toEqual(product('a'));
      expect(await catalog.category('traditionnels')).toEqual(category('traditionnels'));
      expect((await catalog.categoryNamed('Lunettes'))?.id).toBe('lunettes');
      const found = await catalog.productsById(['c', 'nope', 'a', 'c']);
      expect([...found.keys()].toSorted()).toEqual(['a', 'c']);
    });

    test('are absent by any other name', async () => {
      const { catalog } = under.store.read;
      for (const id of ['nope', '', '__proto__', 'constructor', 'toString']) {
        expect(await catalog.product(id)).toBeUndefined();
        expect(await catalog.category(id)).toBeUndefined();
        expect(await catalog.categoryNamed(id)).toBeUndefined();
        expect((await catalog.productsById([id])).size).toBe(0);
      }
    });

    test('are found by their places in the list, and counted by brand', async () => {
      const { catalog } = under.store.read;
      const found = await catalog.productsAt([3, 1, 4, 0]);
      expect(found.map(({ id }) => id)).toEqual(['c', 'a']);
      expect(await catalog.brands()).toEqual([
        { name: 'Belle Vue', productCount: 2 },
        { name: 'Dior', productCount: 1 },
      ]);
    });

    test('give the catalogue a new version when they change, and only then', async () => {
      const before = under.store.cacheVersion;
      await save(({ accounts }) => accounts.save(customer('c1')));
      await expect(
        save(async ({ catalog }) => {
          await catalog.save({ products: [product('a', { price: 1 })] });
          throw new Error('changed my mind');
        }),
      ).rejects.toThrow('changed my mind');
      expect(under.store.cacheVersion).toBe(before);
      await save(({ catalog }) => catalog.save({ products: [product('a', { price: 1 })] }));
      expect(under.store.cacheVersion).not.toBe(before);
    });

    test('are replaced by id', async () => {
      await save(({ catalog }) => catalog.save({ products: [product('a', { price: 1 })] }));
      expect(
        (await under.store.read.catalog.products()).map(({ id, price }) => [id, price]),
      ).toEqual([
        ['a', 1],
        ['b', 10_050],
        ['c', 349_000],
      ]);
    });

    test('answer a query as the rules say', async () => {
      const query = readProductQuery({ brands: ['Belle Vue'] }, 'PRICE_ASC', 1, null);
      const page = await under.store.read.catalog.page({ ...query, includeOutOfStock: true });
      expect(page.edges.map(({ node }) => node.id)).toEqual(['b']);
      expect(page.totalCount).toBe(2);
      expect(page.pageInfo.hasNextPage).toBe(true);
      expect(page.facets).toEqual({
        categories: [
          { value: 'Traditionnels', count: 2 },
          { value: 'Lunettes', count: 0 },
        ],
        brands: [
          { value: 'Belle Vue', count: 2 },
          { value: 'Dior', count: 1 },
        ],
      });
    });
  });

  describe('carts, wishlists and address books', () => {
    const saveCustomers = (ids: readonly string[]) =>
      save(async ({ accounts }) => {
        for (const id of ids) await accounts.save(customer(id));
      });

    test('are empty at first, keep their order, and are each customer’s own', async () => {
      const cart = [cartLine('b', 2), cartLine('a', 99)];
      const wishes = [
        { productId: 'b', addedAt: '2025-05-02T10:00:00.000Z' },
        { productId: 'a', addedAt: '2025-05-01T10:00:00.000Z' },
      ];
      const book = [address('z'), address('a')];
      await saveCustomers(['c1', 'c2']);
      await save(async ({ carts, wishlists, addresses }) => {
        expect(await carts.load('c1')).toEqual([]);
        await carts.save('c1', cart);
        await wishlists.save('c1', wishes);
        await addresses.save('c1', book);
      });
      for (const { read } of [under.store, await under.reopen()]) {
        expect(await read.carts.load('c1')).toEqual(cart);
        expect(await read.wishlists.load('c1')).toEqual(wishes);
        expect(await read.addresses.load('c1')).toEqual(book);
        expect(await read.carts.load('c2')).toEqual([]);
        expect(await read.wishlists.load('c2')).toEqual([]);
        expect(await read.addresses.load('c2')).toEqual([]);
      }
    });

    test('of a customer named like a property of objects are like any other', async () => {
      const ids = ['__proto__', 'constructor', 'toString'];
      await saveCustomers(ids);
      for (const id of ids) {
        expect(await under.store.read.carts.load(id)).toEqual([]);
        await save(({ carts }) => carts.save(id, [cartLine('__proto__', 1)]));
      }
      const { read } = await under.reopen();
      expect(await read.carts.load('__proto__')).toEqual([cartLine('__proto__', 1)]);
      expect(await read.carts.load('hasOwnProperty')).toEqual([]);
      expect({}).not.toHaveProperty('0');
    });
  });
}
