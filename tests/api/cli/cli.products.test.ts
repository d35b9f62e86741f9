import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { COLUMNS } from '../../../server/catalog/catalog.csv.ts';
import {
  openTestAdminSocket,
  SPARE_PICTURE,
  type TestAdminSocket,
} from '../../support/shop/admin-socket.ts';
import { startShop, type TestShop } from '../../support/shop/shop.ts';
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

const HEADER = COLUMNS.join(',');
const CAFTAN = 'caftan-celeste,Caftan Céleste,Belle Vue,Neuf,Traditionnels,3290,4200,non,,,,';
const NEW = `robe-lin,Robe en lin,Belle Vue,,Robes,899,1099,non,${SPARE_PICTURE},Robe,,`;

const catalogue = () => shop.store.read.catalog.products();
const priceInShop = async (id: string) => {
  const { body } = await shop.rest<{ product?: { price: string } }>('GET', `/products/${id}`);
  return body.product?.price;
};

describe('the catalogue', () => {
  test('is listed in the shop’s order', async () => {
    const { products } = await socket.run('products.list', {});
    expect(products).toHaveLength(46);
    expect(products[2]).toEqual({
      id: 'caftan-celeste',
      title: 'Caftan Céleste',
      brand: 'Belle Vue',
      category: 'Traditionnels',
      price: 349_000,
      originalPrice: 420_000,
      outOfStock: false,
      archivedAt: null,
    });
  });

  test('is searched like the shop, by category and by stock', async () => {
    const ids = async (requested: object) =>
      (await socket.run('products.list', requested)).products.map(({ id }) => id);
    expect(await ids({ search: 'CELESTE' })).toEqual(['caftan-celeste']);
    expect(await ids({ category: 'lunettes' })).toHaveLength(16);
    expect(await ids({ outOfStock: true })).toHaveLength(5);
    expect(await ids({ outOfStock: true, category: 'Robes' })).toEqual(['robe-maille-cotelee']);
  });

  test.each([
    ['products.list', { category: 'Chapeaux' }, 'INVALID'],
    ['products.list', { search: 'x'.repeat(201) }, 'INVALID'],
    ['products.price', { id: 'nope', price: '1' }, 'UNKNOWN_PRODUCT'],
    ['products.price', { id: '__proto__', price: '1' }, 'UNKNOWN_PRODUCT'],
    ['products.price', { id: 'caftan-celeste', price: '0' }, 'INVALID'],
    ['products.price', { id: 'caftan-celeste', price: '-1' }, 'INVALID'],
    ['products.price', { id: 'caftan-celeste', price: '1e3' }, 'INVALID'],
    ['products.price', { id: 'caftan-celeste', price: '4200.01' }, 'INVALID'],
    ['products.price', { id: 'caftan-celeste', price: '9', original: '8' }, 'INVALID'],
    ['products.out-of-stock', { ids: ['caftan-celeste', 'nope'] }, 'UNKNOWN_PRODUCT'],
    ['products.out-of-stock', { ids: [] }, 'BAD_INPUT'],
    ['products.import', { csv: 7 }, 'BAD_INPUT'],
    ['products.import', { csv: 'x'.repeat(16 * 1024 * 1024 + 1) }, 'BAD_INPUT'],
  ] as const)('refuses %s, case %$, and stays as it was', async (command, input, code) => {
    const before = await catalogue();
    // Each input is wrong on purpose: no type says so.
    expect(await socket.refuse(command, input as never)).toMatchObject({ code });
    expect(await catalogue()).toEqual(before);
  });
});

describe('prices', () => {
  test('change in the shop at once', async () => {
    const change = { id: 'caftan-celeste', price: '3290,50' };
    expect(await socket.run('products.price', change)).toMatchObject({
      price: 329_050,
      originalPrice: 420_000,
      before: { price: 349_000, originalPrice: 420_000 },
    });
    expect(await priceInShop('caftan-celeste')).toBe('3290.50');
    await socket.run('products.price', { id: 'caftan-celeste', price: '5000', original: '5200' });
    expect(await priceInShop('caftan-celeste')).toBe('5000');
  });

  test('of orders that were placed never change', async () => {
    const { order } = await place(shop, guestOrder([['caftan-celeste', 1]]));
    const number = order?.number ?? '';
    const before = await socket.run('orders.show', { number });
    expect(before).toMatchObject({ payable: 349_000, lines: [{ price: 349_000 }] });
    await socket.run('products.price', { id: 'caftan-celeste', price: '1' });
    await socket.run('products.import', {
      csv: `${HEADER}\n${CAFTAN.replace('Céleste', 'Autre')}`,
    });
    expect(await socket.run('orders.show', { number })).toEqual(before);
  });
});

describe('stock', () => {
  test('goes and comes back in the shop at once', async () => {
    const ids = ['caftan-celeste', 'jupe-plissee-safran'];
    await socket.run('products.out-of-stock', { ids });
    const refused = await place(shop, guestOrder([['caftan-celeste', 1]]));
    expect(refused.userErrors).toMatchObject([{ code: 'OUT_OF_STOCK' }]);
    const { products } = await socket.run('products.back-in-stock', { ids });
    expect(products.map(({ id, outOfStock }) => [id, outOfStock])).toEqual([
      ['caftan-celeste', false],
      ['jupe-plissee-safran', false],
    ]);
    const placed = await place(shop, guestOrder([['caftan-celeste', 1]]));
    expect(placed.userErrors).toEqual([]);
  });
});

describe('files', () => {
  test('that were exported change nothing', async () => {
    const before = await catalogue();
    for (const excel of [false, true]) {
      const { csv, count } = await socket.run('products.export', { excel });
      expect(count).toBe(46);
      expect(await socket.run('products.import', { csv })).toEqual({
        dryRun: false,
        categories: [],
        added: [],
        changed: [],
        unchanged: 46,
        archived: [],
      });
    }
    expect(await catalogue()).toEqual(before);
  });

  test('add and change products in the shop at once; those that they do not name stay', async () => {
    const csv = `${HEADER}\n${NEW}\n${CAFTAN}\n`;
    const { added, changed } = await socket.run('products.import', { csv });
    expect(added).toMatchObject([{ id: 'robe-lin', price: 89_900 }]);
    expect(changed).toEqual([
      {
        id: 'caftan-celeste',
        changes: [
          { column: 'description', from: expect.stringContaining('Brocart'), to: 'Neuf' },
          { column: 'price', from: '3490', to: '3290' },
        ],
      },
    ]);
    expect(await priceInShop('caftan-celeste')).toBe('3290');
    const products = await catalogue();
    expect(products).toHaveLength(47);
    expect(products.at(-1)).toMatchObject({ id: 'robe-lin', position: 47, image: SPARE_PICTURE });
    const { order } = await place(shop, guestOrder([['robe-lin', 1]]));
    expect(order).toMatchObject({ status: 'PENDING' });
  });

  test('that are only tried say the same and change nothing', async () => {
    const before = await catalogue();
    const csv = `${HEADER}\n${NEW}\n${CAFTAN}\n`;
    const tried = await socket.run('products.import', { csv, dryRun: true });
    expect(tried.dryRun).toBe(true);
    expect(await catalogue()).toEqual(before);
    const done = await socket.run('products.import', { csv });
    expect({ ...tried, dryRun: false }).toEqual(done);
  });

  test('with one bad line are refused whole, each problem with its place', async () => {
    const before = await catalogue();
    const bad = 'robe-soie,,Belle Vue,,Robes,899,799,non,/images/none.svg,,,';
    const csv = `${HEADER}\n${NEW}\n${bad}\n${CAFTAN}\n`;
    for (const dryRun of [false, true]) {
      const error = await socket.refuse('products.import', { csv, dryRun });
      expect(error).toMatchObject({
        code: 'BAD_FILE',
        message: 'Le fichier est refusé (1 problème). Rien n’a été modifié.',
        problems: [{ line: 3, column: 'title' }],
      });
    }
    const { problems } = await socket.refuse('products.import', {
      csv: csv.replace('robe-soie,,', 'robe-soie,Soie,'),
    });
    expect(problems.map(({ line, column }) => `${line} ${column}`)).toEqual([
      '3 price',
      '3 image',
      '3 imageAlt',
    ]);
    expect(await catalogue()).toEqual(before);
  });
});
