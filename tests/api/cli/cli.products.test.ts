import { beforeEach, describe, expect, test } from 'vitest';
import { FIRST_COLUMNS, VARIANT_COLUMNS } from '../../../server/catalog/csv/columns.ts';
import { importProducts } from '../../../server/catalog/catalog.commands.ts';
import { CATEGORY_PICTURE } from '../../../server/catalog/category/picture.ts';
import { SPARE_PICTURE, type TestAdminSocket } from '../../support/shop/admin-socket.ts';
import type { TestShop } from '../../support/shop/shop.ts';
import { guestOrder, place } from '../order/order.documents.ts';
import { fileOf, startShopWithSocket } from './cli.shop.ts';

let shop: TestShop;
let socket: TestAdminSocket;
beforeEach(async () => {
  ({ shop, socket } = await startShopWithSocket());
});

const CHANGED = 'caftan-celeste,Caftan Céleste,Belle Vue,Neuf,Traditionnels,3290,4200,non,,,,';
const NEW = `robe-lin,Robe en lin,Belle Vue,,Robes,899,1099,non,${SPARE_PICTURE},Robe,,`;

const catalogue = () => shop.store.read.catalog.products();
const priceInShop = async (id: string) => {
  const { body } = await shop.rest<{ product?: { price: string } }>('GET', `/products/${id}`);
  return body.product?.price;
};

const CAFTAN = 'caftan-celeste';
const SMALL = 'caftan-celeste.38';

const readCaftan = async () => {
  const product = await shop.store.read.catalog.product(CAFTAN);
  if (!product) throw new Error(`There is no product ${CAFTAN}`);
  return product;
};
const stocks = async () =>
  (await readCaftan()).variants.map(({ id, stockOnHand }) => [id, stockOnHand]);
const placeOrder = (quantity: number, variantId = SMALL) =>
  place(shop, guestOrder([], { lines: [{ productId: CAFTAN, variantId, quantity }] }));
const BEFORE = [
  ['caftan-celeste.36', 12],
  [SMALL, 3],
  [CAFTAN, 130],
  ['caftan-celeste.42', 5],
  ['caftan-celeste.44', 6],
];

test.each([7, 'x'.repeat(16 * 1024 * 1024 + 1)])('products import refuses case %$', async (csv) => {
  const before = await catalogue();
  // Each input is wrong on purpose: no type says so.
  expect(await socket.refuse('products import', { csv } as never)).toMatchObject({
    code: 'BAD_INPUT',
  });
  expect(await catalogue()).toEqual(before);
});

describe('files', () => {
  test('that were exported change nothing', async () => {
    const before = await catalogue();
    for (const excel of [false, true]) {
      const { csv, count } = await socket.run('products export', { excel });
      expect(count).toBe(46);
      const nothing = { categories: [], added: [], changed: [], archived: [] };
      const outcome = { ...nothing, dryRun: false, unchanged: 46 };
      expect(await socket.run('products import', { csv })).toEqual(outcome);
    }
    expect(await catalogue()).toEqual(before);
  });

  test('add and change products in the shop at once, unless they are only tried; others stay', async () => {
    const before = await catalogue();
    const file = { csv: fileOf(NEW, CHANGED) };
    const tried = await socket.run('products import', { ...file, dryRun: true });
    expect(await catalogue()).toEqual(before);
    const done = await socket.run('products import', file);
    expect(tried).toEqual({ ...done, dryRun: true });
    expect(done.added).toMatchObject([{ id: 'robe-lin', price: 89_900 }]);
    expect(done.changed).toEqual([
      {
        id: CAFTAN,
        changes: [
          { column: 'description', from: expect.stringContaining('Brocart'), to: 'Neuf' },
          { column: 'price', from: '3490', to: '3290' },
        ],
      },
    ]);
    expect(await priceInShop(CAFTAN)).toBe('3290');
    const products = await catalogue();
    expect(products).toHaveLength(47);
    expect(products.at(-1)).toMatchObject({ id: 'robe-lin', position: 47, image: SPARE_PICTURE });
    expect((await place(shop, guestOrder([['robe-lin', 1]]))).userErrors).toEqual([]);
  });

  test('with one bad line are refused whole, each problem with its place', async () => {
    const before = await catalogue();
    const bad = 'robe-soie,,Belle Vue,,Robes,899,1099,non,/images/none.svg,Robe,,';
    const csv = fileOf(NEW, bad, CHANGED);
    for (const dryRun of [false, true]) {
      const error = await socket.refuse('products import', { csv, dryRun });
      expect(error).toMatchObject({
        code: 'BAD_FILE',
        message: 'Le fichier est refusé (1 problème). Rien n’a été modifié.',
        problems: [{ line: 3, column: 'title' }],
      });
    }
    expect(await catalogue()).toEqual(before);
  });
});

describe('a file', () => {
  test('has a line for each variant, and changes stock in the shop at once', async () => {
    const { csv } = await socket.run('products export', {});
    const products = await shop.store.read.catalog.products();
    const lines = products.reduce((count, { variants }) => count + variants.length, 1);
    expect(csv.match(/^[a-z0-9-]+,/gm)).toHaveLength(lines);
    const row =
      'caftan-celeste,,,,,,,,,,,,,,,,,,,,,,,,,caftan-celeste.38,CAFTAN-CELESTE-38,Taille=38,3,,,,,';
    expect(csv).toContain(`\n${row}\n`);
    const sent = { csv: csv.replace(row, row.replace(',3,', ',0,')) };
    const tried = await socket.run('products import', { ...sent, dryRun: true });
    expect(tried).toMatchObject({ added: [], unchanged: 45 });
    expect(importProducts.print(tried, sent)).toContain('~ caftan-celeste.38  stock: 3 → 0\n');
    expect(await stocks()).toEqual(BEFORE);
    await socket.run('products import', sent);
    expect((await placeOrder(1)).userErrors).toMatchObject([{ code: 'INSUFFICIENT_STOCK' }]);
  });

  test('adds a product with its sizes, which are sold at once', async () => {
    const csv = [
      [...FIRST_COLUMNS, ...VARIANT_COLUMNS].join(';'),
      `robe-lin;Robe en lin;Belle Vue;;Robes;899;1099;non;;;;;;;Taille=38;2;;;;;`,
      `robe-lin;;;;;;;;;;;;;;Taille=40;1;949,50;;;;`,
    ].join('\r\n');
    const { added } = await socket.run('products import', { csv });
    expect(added).toMatchObject([{ id: 'robe-lin', outOfStock: false }]);
    const line = { productId: 'robe-lin', variantId: 'robe-lin.40', quantity: 1 };
    const placed = await place(shop, guestOrder([], { lines: [line] }));
    expect(placed.userErrors).toEqual([]);
    const order = await shop.store.read.orders.order(placed.order?.id ?? '');
    expect(order?.lines).toMatchObject([{ variantTitle: 'Taille 40', price: 94_950 }]);
    const { variants = [] } = (await shop.store.read.catalog.product('robe-lin')) ?? {};
    expect(variants.map((one) => [one.id, one.stockOnHand, one.allocated])).toEqual([
      ['robe-lin', 2, 0],
      ['robe-lin.40', 1, 1],
    ]);
  });
});

const rowOf = (id: string, category: string) =>
  `${id},Titre,Belle Vue,,${category},899,1099,non,,,,`;

test('a file fills an empty shop, and creates the categories where that is requested', async () => {
  ({ shop, socket } = await startShopWithSocket({ isSeeded: false }));
  const names = async () => (await shop.store.read.catalog.categories()).map(({ name }) => name);
  const rows = [rowOf('robe-lin', 'Robes'), rowOf('sac-cuir', 'Sacs'), rowOf('robe-soie', 'ROBÉS')];
  const csv = fileOf(...rows);
  const { problems } = await socket.refuse('products import', { csv });
  expect(problems).toHaveLength(3);
  expect(problems[0]).toEqual({
    line: 2,
    column: 'category',
    message:
      'Cette catégorie n’existe pas. La boutique n’a encore aucune catégorie. Ajoutez-la, ou demandez que l’import crée les catégories qui manquent (--create-categories, createCategories).',
  });
  const requested = { csv, createCategories: true };
  const tried = await socket.run('products import', { ...requested, dryRun: true });
  expect(tried.categories).toEqual([
    { id: 'robes', name: 'Robes' },
    { id: 'sacs', name: 'Sacs' },
  ]);
  const bad = { ...requested, csv: fileOf(...rows, rowOf('nope', '&!')) };
  const refused = await socket.refuse('products import', bad);
  expect(refused.problems).toMatchObject([{ line: 5, column: 'category' }]);
  expect(await names()).toEqual([]);
  const { added, ...done } = await socket.run('products import', requested);
  expect(done).toMatchObject({ categories: tried.categories, unchanged: 0 });
  expect(added.map(({ category }) => category)).toEqual(['Robes', 'Sacs', 'Robes']);
  expect(await names()).toEqual(['Robes', 'Sacs']);
  const { data } = await shop.graphql('{ products { nodes { id image } } }');
  const { image } = CATEGORY_PICTURE;
  expect(data).toEqual({
    products: { nodes: ['robe-lin', 'sac-cuir', 'robe-soie'].map((id) => ({ id, image })) },
  });
});
