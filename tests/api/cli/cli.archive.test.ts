import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { COLUMNS } from '../../../server/catalog/catalog.csv.ts';
import { openTestAdminSocket, type TestAdminSocket } from '../../support/shop/admin-socket.ts';
import { startShop, type TestShop } from '../../support/shop/shop.ts';
import { ADD_TO_CART, contents, MY_CART, type Cart } from '../protocol/documents.ts';
import { guestOrder, place } from '../order/order.documents.ts';

let shop: TestShop;
let socket: TestAdminSocket;
beforeEach(async () => {
  shop = await startShop();
  socket = await openTestAdminSocket(shop);
});
afterEach(async () => {
  await socket.close();
  await shop.close();
});

const CAFTAN = 'caftan-celeste';
const ids = [CAFTAN];
const GONE = 'Ce produit n’existe pas ou n’est plus au catalogue.';

/** Where the shop shows a product, by every way to it. */
async function shown() {
  const { data } = await shop.graphql<{
    product: { id: string } | null;
    productsById: ReadonlyArray<{ id: string }>;
    featuredProducts: ReadonlyArray<{ id: string }>;
    all: { totalCount: number };
    found: {
      totalCount: number;
      facets: { categories: ReadonlyArray<{ value: string; count: number }> };
    };
    brands: ReadonlyArray<{ name: string; productCount: number }>;
  }>(`{
    product(id: "${CAFTAN}") { id }
    productsById(ids: ["${CAFTAN}"]) { id }
    featuredProducts { id }
    all: products(filter: { includeOutOfStock: true }) { totalCount }
    found: products(filter: { search: "celeste" }) {
      totalCount facets { categories { value count } }
    }
    brands { name productCount }
  }`);
  const list = await shop.rest<{ products: ReadonlyArray<{ _id: string }> }>('GET', '/products');
  return {
    product: data.product?.id ?? null,
    byId: data.productsById.length,
    isFeatured: data.featuredProducts.some(({ id }) => id === CAFTAN),
    total: data.all.totalCount,
    found: data.found.totalCount,
    counted: data.found.facets.categories.reduce((sum, { count }) => sum + count, 0),
    ofBrand: data.brands.find(({ name }) => name === 'Belle Vue')?.productCount,
    inRest: list.body.products.some(({ _id }) => _id === CAFTAN),
    status: (await shop.rest('GET', `/products/${CAFTAN}`)).status,
  };
}

const IN_CATALOGUE = {
  product: CAFTAN,
  byId: 1,
  isFeatured: true,
  total: 46,
  found: 1,
  counted: 1,
  ofBrand: 30,
  inRest: true,
  status: 200,
};
const NOWHERE = {
  product: null,
  byId: 0,
  isFeatured: false,
  total: 45,
  found: 0,
  counted: 0,
  ofBrand: 29,
  inRest: false,
  status: 404,
};

async function cartOf(token: string): Promise<Cart> {
  const { data } = await shop.graphql<{ me: { cart: Cart } }>(MY_CART, {}, token);
  return data.me.cart;
}

describe('an archived product', () => {
  test('is nowhere in the shop at once, and everywhere again with all that it had', async () => {
    expect(await shown()).toEqual(IN_CATALOGUE);
    const before = await shop.store.read.catalog.product(CAFTAN);
    const { products } = await socket.run('products.archive', { ids });
    expect(products).toMatchObject([{ id: CAFTAN, archivedAt: expect.stringMatching(/T.*[+-]/) }]);
    expect(await shown()).toEqual(NOWHERE);
    const listed = await socket.run('products.list', { archived: true });
    expect(listed.products).toEqual(products);
    const back = await socket.run('products.unarchive', { ids });
    expect(back.products).toMatchObject([{ id: CAFTAN, archivedAt: null }]);
    expect(await shown()).toEqual(IN_CATALOGUE);
    expect(await shop.store.read.catalog.product(CAFTAN)).toEqual({
      ...before,
      version: (before?.version ?? 0) + 1,
      updatedAt: expect.any(String),
    });
    expect(await shop.store.read.catalog.archivedProducts()).toEqual([]);
  });

  test('is what a product gone from the catalogue is to carts, wishlists and orders', async () => {
    const { token } = await shop.customer();
    const productId = CAFTAN;
    await shop.graphql(ADD_TO_CART, { productId, quantity: 2 }, token);
    const WISH = `mutation { addToWishlist(productId: "${CAFTAN}") { userErrors { code } } }`;
    await shop.graphql(WISH, {}, token);
    await socket.run('products.archive', { ids });

    const cart = await cartOf(token);
    expect(contents(cart)).toEqual([]);
    expect(cart).toMatchObject({
      payable: { amount: 0 },
      warnings: [{ code: 'UNKNOWN_PRODUCT', productId, message: GONE }],
    });
    const WISHES = '{ me { wishlist { id } } }';
    expect((await shop.graphql(WISHES, {}, token)).data).toEqual({ me: { wishlist: [] } });
    const refused = await shop.graphql(ADD_TO_CART, { productId }, token);
    expect(refused.data).toMatchObject({
      addToCart: { userErrors: [{ code: 'UNKNOWN_PRODUCT', message: GONE }] },
    });
    expect(await place(shop, guestOrder([[CAFTAN, 1]]))).toMatchObject({
      order: null,
      userErrors: [{ code: 'UNKNOWN_PRODUCT' }],
    });

    await socket.run('products.unarchive', { ids });
    expect(contents(await cartOf(token))).toEqual([`${CAFTAN} x 2`]);
    expect((await shop.graphql(WISHES, {}, token)).data).toEqual({
      me: { wishlist: [{ id: CAFTAN }] },
    });
  });

  test('stays in the orders that were placed, archived or deleted', async () => {
    const { order } = await place(shop, guestOrder([[CAFTAN, 1]]));
    const number = order?.number ?? '';
    const before = await socket.run('orders.show', { number });
    await socket.run('products.archive', { ids });
    expect(await socket.run('orders.show', { number })).toEqual(before);
    await socket.run('products.delete', { ids });
    expect(await socket.run('orders.show', { number })).toEqual(before);
  });

  test('is archived once, and put back once', async () => {
    const { products } = await socket.run('products.archive', { ids });
    expect(await socket.run('products.archive', { ids })).toEqual({ products });
    await socket.run('products.unarchive', { ids });
    const back = await shop.store.read.catalog.product(CAFTAN);
    await socket.run('products.unarchive', { ids });
    expect(await shop.store.read.catalog.product(CAFTAN)).toEqual(back);
  });

  test('keeps its place from new products', async () => {
    const last = (await shop.store.read.catalog.productsAt([46])).map(({ id }) => id);
    await socket.run('products.archive', { ids: last });
    const NEW = 'robe-lin,Robe en lin,Belle Vue,,Robes,899,1099,non,,,,';
    await socket.run('products.import', { csv: `${COLUMNS.join(',')}\n${NEW}` });
    await socket.run('products.unarchive', { ids: last });
    const list = (await shop.store.read.catalog.products()).map(({ id }) => id);
    expect(list.slice(-2)).toEqual([...last, 'robe-lin']);
  });

  test('is changed by a file, stays archived, and is named', async () => {
    await socket.run('products.archive', { ids });
    const { csv } = await socket.run('products.export', {});
    expect(csv).not.toContain(CAFTAN);
    const row = `${CAFTAN},Caftan Azur,Belle Vue,,Traditionnels,3290,4200,non,,,,`;
    const file = { csv: `${COLUMNS.join(',')}\n${row}` };
    const outcome = await socket.run('products.import', file);
    expect(outcome).toMatchObject({ added: [], changed: [{ id: CAFTAN }], archived: [CAFTAN] });
    expect((await shown()).product).toBeNull();
    expect(await socket.run('products.import', file)).toMatchObject({
      changed: [],
      unchanged: 1,
      archived: [CAFTAN],
    });
    const archived = await shop.store.read.catalog.archivedById([CAFTAN]);
    expect(archived.get(CAFTAN)).toMatchObject({ title: 'Caftan Azur', price: 329_000 });
    await socket.run('products.unarchive', { ids });
    expect(await shop.store.read.catalog.product(CAFTAN)).toMatchObject({ title: 'Caftan Azur' });
  });

  test.each([
    ['products.price', { id: CAFTAN, price: '3290' }],
    ['products.out-of-stock', { ids }],
    ['products.back-in-stock', { ids }],
  ] as const)('is refused by %s, which says how to put it back', async (command, input) => {
    await socket.run('products.archive', { ids });
    // The table above gives each command its own input.
    expect(await socket.refuse(command, input as never)).toMatchObject({
      code: 'UNKNOWN_PRODUCT',
      message: `Le produit « ${CAFTAN} » est archivé. Remettez-le d’abord dans le catalogue\u00a0: npm run shop -- products unarchive ${CAFTAN}`,
    });
  });
});

describe('a deleted product', () => {
  test.each([['in the catalogue'], ['archived']])('that was %s is gone for good', async (where) => {
    if (where === 'archived') await socket.run('products.archive', { ids });
    const { products } = await socket.run('products.delete', { ids });
    expect(products).toMatchObject([{ id: CAFTAN, title: 'Caftan Céleste' }]);
    expect(await shown()).toEqual(NOWHERE);
    expect(await socket.refuse('products.unarchive', { ids })).toMatchObject({
      code: 'UNKNOWN_PRODUCT',
    });
  });
});

test.each(['products.archive', 'products.unarchive', 'products.delete'] as const)(
  '%s with one unknown id changes nothing',
  async (command) => {
    const requested = { ids: [CAFTAN, 'nope', '__proto__'] };
    const { problems } = await socket.refuse(command, requested);
    expect(problems.map(({ message }) => message)).toEqual([
      'Le produit « nope » n’existe pas.',
      'Le produit « __proto__ » n’existe pas.',
    ]);
    expect(await shown()).toEqual(IN_CATALOGUE);
    expect(await socket.refuse(command, { ids: [] })).toMatchObject({ code: 'BAD_INPUT' });
  },
);
