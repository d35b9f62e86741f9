import { expect, test } from 'vitest';
import { emptyStores, type OpenStore } from './contract.stores.ts';
import type { ProductRecord } from '../../../server/catalog/catalog.store.ts';
import { address, AT, cartLine, category, customer, product } from './records.ts';

const SINCE = '2025-01-01T00:00:00.000Z';

/** Tests that the ports return what was saved; customers and lists have files of their own. */
export function keepsRecords(open: OpenStore): void {
  const under = emptyStores(open);
  const { save } = under;

  test('products and categories are found by id and by name, and by no other name', async () => {
    const sunglasses = category('lunettes', { position: 2, name: 'Lunettes' });
    await save(({ catalog }) =>
      catalog.save({
        products: [product('a'), product('c', { position: 2 })],
        categories: [sunglasses, category('traditionnels')],
      }),
    );
    const { catalog } = under.read;
    expect(await catalog.product('a')).toEqual(product('a'));
    expect(await catalog.categories()).toEqual([category('traditionnels'), sunglasses]);
    expect(await catalog.category('lunettes')).toEqual(sunglasses);
    expect(await catalog.categoryNamed('Lunettes')).toEqual(sunglasses);
    const found = await catalog.productsById(['c', 'nope', 'a', 'c']);
    expect([...found.keys()].toSorted()).toEqual(['a', 'c']);
    for (const id of ['nope', '', '__proto__', 'constructor', 'toString']) {
      expect(await catalog.product(id)).toBeUndefined();
      expect(await catalog.category(id)).toBeUndefined();
      expect(await catalog.categoryNamed(id)).toBeUndefined();
      expect((await catalog.productsById([id])).size).toBe(0);
    }
  });

  test('each saved price is written once, with its time, and survives the archive', async () => {
    const dress = product('a');
    const later = (change: Partial<ProductRecord>) => ({
      ...dress,
      ...change,
      updatedAt: '2025-05-02T10:00:00.000Z',
    });
    const historyOf = async () => (await under.read.catalog.priceHistories(['a', 'none'])).get('a');
    await save(({ catalog }) => catalog.save({ products: [dress], pricedSince: SINCE }));
    const first = { at: SINCE, price: 349_000, originalPrice: 420_000, variants: ['a'] };
    expect(await historyOf()).toEqual({ rows: [first] });
    await save(({ catalog }) => catalog.save({ products: [later({ outOfStock: true })] }));
    await save(async ({ catalog }) => {
      await catalog.archive([{ ...dress, price: 1, archivedAt: AT, draftSince: null }]);
    });
    expect(await historyOf()).toEqual({ rows: [first] });
    await save(async ({ catalog }) => {
      await catalog.save({ products: [later({ price: 300_000 })] });
      await catalog.save({ products: [later({ price: 300_000, title: 'Autre' })] });
    });
    await under.reopen();
    expect(await historyOf()).toEqual({
      rows: [first, { ...first, at: '2025-05-02T10:00:00.000Z', price: 300_000 }],
    });
  });

  test('carts, wishlists and address books are empty at first, keep their order, and are each customer’s own', async () => {
    const cart = [cartLine('b', 2), cartLine('a', 99)];
    const wishes = [
      { productId: 'b', addedAt: '2025-05-02T10:00:00.000Z' },
      { productId: 'a', addedAt: '2025-05-01T10:00:00.000Z' },
    ];
    const book = [address('z'), address('a')];
    await save(async ({ accounts, carts, wishlists, addresses }) => {
      for (const id of ['c1', 'c2']) await accounts.save(customer(id));
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

  test('the cart of a customer named like a property of objects is like any other', async () => {
    for (const id of ['__proto__', 'constructor', 'toString']) {
      await save(({ accounts }) => accounts.save(customer(id)));
      expect(await under.read.carts.load(id)).toEqual([]);
      await save(({ carts }) => carts.save(id, [cartLine('__proto__', 1)]));
    }
    const { read } = await under.reopen();
    expect(await read.carts.load('__proto__')).toEqual([cartLine('__proto__', 1)]);
    expect(await read.carts.load('hasOwnProperty')).toEqual([]);
    expect({}).not.toHaveProperty('0');
  });
}
