import { beforeEach, describe, expect, test } from 'vitest';
import { importProducts } from '../../../server/catalog/catalog.commands.ts';
import type { TestAdminSocket } from '../../support/shop/admin-socket.ts';
import { openAdmin, type TestAdmin } from '../../support/shop/admin.ts';
import type { TestShop } from '../../support/shop/shop.ts';
import { archiveBy, saveBy, unarchiveBy } from './products.documents.ts';
import { ADD_TO_CART, contents, MY_CART, type Cart } from '../protocol/documents.ts';
import { guestOrder, place } from '../order/order.documents.ts';
import { fileOf, startShopWithSocket } from '../cli/cli.shop.ts';

let shop: TestShop;
let socket: TestAdminSocket;
let admin: TestAdmin;
beforeEach(async () => {
  ({ shop, socket } = await startShopWithSocket());
  admin = await openAdmin(shop);
});

const CAFTAN = 'caftan-celeste';
const ids = [CAFTAN];
const archive = () => archiveBy(admin, CAFTAN);
const unarchive = () => unarchiveBy(admin, CAFTAN);

const EVERYWHERE = [
  `product(id: "${CAFTAN}") { id }`,
  `productsById(ids: ["${CAFTAN}"]) { id }`,
  'featuredProducts { id }',
  'products(first: 100) { nodes { id } }',
  'products(filter: { search: "celeste" }) { nodes { id } }',
  '/products',
  `/products/${CAFTAN}`,
];

/** Which queries and addresses of the shop show the product. */
async function shown(): Promise<readonly string[]> {
  const found: string[] = [];
  for (const source of EVERYWHERE) {
    const answer = source.startsWith('/')
      ? (await shop.rest('GET', source)).body
      : (await shop.graphql(`{ ${source} }`)).data;
    if (JSON.stringify(answer).includes(`"${CAFTAN}"`)) found.push(source);
  }
  return found;
}

describe('an archived product', () => {
  test('is nowhere in the shop at once, and everywhere again with all that it had', async () => {
    expect(await shown()).toEqual(EVERYWHERE);
    const before = await shop.store.read.catalog.product(CAFTAN);
    const archived = await archive();
    expect(archived.product).toMatchObject({
      id: CAFTAN,
      archivedAt: expect.stringMatching(/T.*[+-]/),
    });
    expect(await shown()).toEqual([]);
    expect((await shop.rest('GET', `/products/${CAFTAN}`)).status).toBe(404);
    expect(await archive()).toEqual(archived);
    const listed = await shop.store.read.catalog.archivedProducts();
    expect(listed.map(({ id }) => id)).toEqual(ids);
    const back = await unarchive();
    expect(back.product).toMatchObject({ id: CAFTAN, archivedAt: null });
    expect(await shown()).toEqual(EVERYWHERE);
    await unarchive();
    expect(await shop.store.read.catalog.product(CAFTAN)).toEqual({
      ...before,
      version: (before?.version ?? 0) + 1,
      updatedAt: expect.any(String),
    });
    expect(await shop.store.read.catalog.archivedProducts()).toEqual([]);
  });

  test('is what a product gone from the catalogue is to carts and wishlists, until it is back', async () => {
    const { token } = await shop.customer();
    const request = async (query: string, variables = {}) =>
      (await shop.graphql<{ me: { cart: Cart } }>(query, variables, token)).data;
    const productId = CAFTAN;
    await request(ADD_TO_CART, { productId, quantity: 2 });
    await request(`mutation { addToWishlist(productId: "${CAFTAN}") { userErrors { code } } }`);
    await archive();

    const { cart } = (await request(MY_CART)).me;
    expect(contents(cart)).toEqual([]);
    expect(cart).toMatchObject({
      payable: { amount: 0 },
      warnings: [{ code: 'UNKNOWN_PRODUCT', productId }],
    });
    const WISHES = '{ me { wishlist { id } } }';
    expect(await request(WISHES)).toEqual({ me: { wishlist: [] } });
    await unarchive();
    expect(contents((await request(MY_CART)).me.cart)).toEqual([`${CAFTAN} x 2`]);
    expect(await request(WISHES)).toEqual({ me: { wishlist: [{ id: CAFTAN }] } });
  });

  test('is changed by a file, stays archived, and is named', async () => {
    await archive();
    const { csv } = await socket.run('products export', {});
    expect(csv).not.toContain(CAFTAN);
    const row = `${CAFTAN},Caftan Azur,Belle Vue,,Traditionnels,3290,4200,non,,,,`;
    const imported = await socket.run('products import', { csv: fileOf(row) });
    expect(imported).toMatchObject({ added: [], changed: [{ id: CAFTAN }], archived: [CAFTAN] });
    expect(importProducts.print(imported, { csv: '' })).toContain(
      `${CAFTAN} est archivé et le reste (/admin`,
    );
    expect(await shown()).toEqual([]);
    await unarchive();
    const changed = { title: 'Caftan Azur', price: 329_000 };
    expect(await shop.store.read.catalog.product(CAFTAN)).toMatchObject(changed);
  });
});

test.each(['in the catalogue', 'archived'])(
  'orders have copies of a product that is %s',
  async (where) => {
    const { order } = await place(shop, guestOrder([[CAFTAN, 1]]));
    const linesOf = async () => (await shop.store.read.orders.order(order?.id ?? ''))?.lines;
    const placed = await linesOf();
    expect(placed).toMatchObject([{ title: 'Caftan Céleste' }]);
    if (where === 'archived') await archive();
    else await saveBy(admin, { id: CAFTAN, title: 'Caftan Azur' });
    expect(await linesOf()).toEqual(placed);
  },
);
