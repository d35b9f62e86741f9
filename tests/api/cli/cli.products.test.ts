import { beforeEach, describe, expect, test } from 'vitest';
import { COLUMNS, VARIANT_COLUMNS } from '../../../server/catalog/catalog.csv.ts';
import { printOrder } from '../../../server/cli/orders.printout.ts';
import { printImport, printProducts } from '../../../server/cli/products.printout.ts';
import {
  printRemoved,
  printStock,
  printStockChanges,
  printVariantChanges,
  printVariants,
} from '../../../server/cli/variants.printout.ts';
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
const set = (...changes: ReadonlyArray<readonly [string, string]>) => ({
  changes: changes.map(([id, stock]) => ({ id, stock })),
});

const BEFORE = [
  ['caftan-celeste.36', 12],
  [SMALL, 3],
  [CAFTAN, 130],
  ['caftan-celeste.42', 5],
  ['caftan-celeste.44', 6],
];

describe('the catalogue', () => {
  test('is listed in the shop’s order', async () => {
    const { products } = await socket.run('products.list', {});
    expect(products).toHaveLength(46);
    expect(products[2]).toEqual({
      id: CAFTAN,
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
    expect(await ids({ search: 'CELESTE' })).toEqual([CAFTAN]);
    expect(await ids({ category: 'lunettes' })).toHaveLength(16);
    expect(await ids({ outOfStock: true })).toHaveLength(5);
    expect(await ids({ outOfStock: true, category: 'Robes' })).toEqual(['robe-maille-cotelee']);
  });

  test.each([
    ['products.list', { category: 'Chapeaux' }, 'INVALID'],
    ['products.list', { search: 'x'.repeat(201) }, 'INVALID'],
    ['products.price', { id: 'nope', price: '1' }, 'UNKNOWN_PRODUCT'],
    ['products.price', { id: CAFTAN, price: '0' }, 'INVALID'],
    ['products.price', { id: CAFTAN, price: '4200.01' }, 'INVALID'],
    ['products.price', { id: CAFTAN, price: '9', original: '8' }, 'INVALID'],
    ['products.out-of-stock', { ids: [CAFTAN, 'nope'] }, 'UNKNOWN_PRODUCT'],
    ['products.out-of-stock', { ids: [] }, 'BAD_INPUT'],
    ['products.set-stock', set([SMALL, '1'], ['nope', '1']), 'UNKNOWN_PRODUCT'],
    ['products.set-stock', set([SMALL, '1'], [`${CAFTAN}.99`, '1']), 'UNKNOWN_VARIANT'],
    ['products.set-stock', set([SMALL, '-1']), 'INVALID'],
    ['products.set-stock', set([SMALL, '1.5']), 'INVALID'],
    ['products.set-stock', set([SMALL, '10000000']), 'INVALID'],
    ['products.set-stock', set([SMALL, 'beaucoup']), 'INVALID'],
    ['products.set-stock', set(), 'BAD_INPUT'],
    ['products.variants', { id: 'nope' }, 'UNKNOWN_PRODUCT'],
    ['products.change-variant', { id: `${CAFTAN}.99`, sku: 'x' }, 'UNKNOWN_VARIANT'],
    ['products.change-variant', { id: SMALL, price: '4200,01' }, 'INVALID'],
    ['products.change-variant', { id: SMALL, price: '0' }, 'INVALID'],
    ['products.change-variant', { id: SMALL, sku: 'x'.repeat(201) }, 'INVALID'],
    ['products.remove-variant', { id: CAFTAN }, 'NOT_ALLOWED_NOW'],
    ['products.remove-variant', { id: `${CAFTAN}.99` }, 'UNKNOWN_VARIANT'],
    ['products.import', { csv: 7 }, 'BAD_INPUT'],
    ['products.import', { csv: 'x'.repeat(16 * 1024 * 1024 + 1) }, 'BAD_INPUT'],
  ] as const)('refuses %s, case %$, and stays as it was', async (command, input, code) => {
    const before = await catalogue();
    // Each input is wrong on purpose: no type says so.
    expect(await socket.refuse(command, input as never)).toMatchObject({ code });
    expect(await catalogue()).toEqual(before);
  });
});

test('prices change in the shop at once', async () => {
  const change = { id: CAFTAN, price: '3290,50' };
  expect(await socket.run('products.price', change)).toMatchObject({
    price: 329_050,
    originalPrice: 420_000,
    before: { price: 349_000, originalPrice: 420_000 },
  });
  expect(await priceInShop(CAFTAN)).toBe('3290.50');
  await socket.run('products.price', { id: CAFTAN, price: '5000', original: '5200' });
  expect(await priceInShop(CAFTAN)).toBe('5000');
});

test('stock goes and comes back in the shop at once', async () => {
  const ids = [CAFTAN, 'jupe-plissee-safran'];
  await socket.run('products.out-of-stock', { ids });
  expect((await placeOrder(1, CAFTAN)).userErrors).toMatchObject([{ code: 'OUT_OF_STOCK' }]);
  const { products } = await socket.run('products.back-in-stock', { ids });
  expect(products).toMatchObject(ids.map((id) => ({ id, outOfStock: false })));
  expect((await placeOrder(1, CAFTAN)).userErrors).toEqual([]);
});

describe('files', () => {
  test('that were exported change nothing', async () => {
    const before = await catalogue();
    for (const excel of [false, true]) {
      const { csv, count } = await socket.run('products.export', { excel });
      expect(count).toBe(46);
      const nothing = { categories: [], added: [], changed: [], archived: [] };
      const outcome = { ...nothing, dryRun: false, unchanged: 46 };
      expect(await socket.run('products.import', { csv })).toEqual(outcome);
    }
    expect(await catalogue()).toEqual(before);
  });

  test('add and change products in the shop at once, unless they are only tried; others stay', async () => {
    const before = await catalogue();
    const file = { csv: fileOf(NEW, CHANGED) };
    const tried = await socket.run('products.import', { ...file, dryRun: true });
    expect(await catalogue()).toEqual(before);
    const done = await socket.run('products.import', file);
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
      const error = await socket.refuse('products.import', { csv, dryRun });
      expect(error).toMatchObject({
        code: 'BAD_FILE',
        message: 'Le fichier est refusé (1 problème). Rien n’a été modifié.',
        problems: [{ line: 3, column: 'title' }],
      });
    }
    expect(await catalogue()).toEqual(before);
  });
});

describe('products.stock', () => {
  test('lists what is on hand, allocated and available', async () => {
    await placeOrder(2);
    const { variants } = await socket.run('products.stock', { id: SMALL });
    expect(variants.map(({ id }) => id)).toEqual(BEFORE.map(([id]) => id));
    expect(variants[1]).toEqual({
      id: SMALL,
      productId: CAFTAN,
      title: 'Caftan Céleste',
      variantTitle: '38',
      sku: 'CAFTAN-CELESTE-38',
      price: 349_000,
      originalPrice: 420_000,
      hasOwnPrice: false,
      stockOnHand: 3,
      allocated: 2,
      quantityAvailable: 1,
      outOfStock: false,
    });
    const printed = printStock({ variants });
    expect(printed).toMatch(/^Identifiant +Produit +Référence +En main +Réservé +Disponible\n/);
    expect(printed).toMatch(
      /^caftan-celeste\.38 +Caftan Céleste, 38 +CAFTAN-CELESTE-38 +3 +2 +1$/m,
    );
    expect(printed).toMatch(/\n\n5 déclinaisons$/);
  });

  test('lists low stock, by category and words', async () => {
    const low = await socket.run('products.stock', { low: 3, category: 'Traditionnels' });
    expect(low.variants.map(({ id }) => id)).toContain(SMALL);
    expect(low.variants.filter((one) => (one.quantityAvailable ?? 99) > 3)).toEqual([]);
    const found = await socket.run('products.stock', { search: 'celeste', low: 5 });
    expect(found.variants.map(({ id }) => id)).toEqual([SMALL, 'caftan-celeste.42']);
    expect(printStock({ variants: [] })).toBe('Aucune déclinaison.');
  });

  test('is in the list of products in short', async () => {
    const { products, stock } = await socket.run('products.list', { category: 'Traditionnels' });
    const printed = printProducts({ products, stock });
    expect(stock[CAFTAN]).toEqual({ available: 156, soldOutVariants: 0 });
    expect(printed).toMatch(/^caftan-celeste .*\u00a0DH {2}156$/m);
    const soldOut = products.filter(({ outOfStock }) => outOfStock).map(({ id }) => id);
    expect(soldOut.length).toBeGreaterThan(0);
    for (const id of soldOut) expect(printed).toMatch(new RegExp(`^${id} .* {2}rupture$`, 'm'));
    expect(printed).toMatch(/ {2}\d+, 1 épuisée$/m);
  });
});

describe('products.set-stock', () => {
  test('changes several at once, in the shop at once', async () => {
    const changed = await socket.run('products.set-stock', set([SMALL, '0'], [CAFTAN, '']));
    expect(await stocks()).toEqual([BEFORE[0], [SMALL, 0], [CAFTAN, null], ...BEFORE.slice(3)]);
    expect(printStockChanges(changed)).toBe(
      'Caftan Céleste, 38\u00a0: 3 → 0\nCaftan Céleste, 40\u00a0: 130 → non compté',
    );
    expect((await placeOrder(1)).userErrors).toMatchObject([{ code: 'INSUFFICIENT_STOCK' }]);
    expect((await placeOrder(1, CAFTAN)).userErrors).toEqual([]);
  });

  test('keeps what orders have allocated', async () => {
    await placeOrder(2);
    const refused = await socket.refuse('products.set-stock', set([CAFTAN, '7'], [SMALL, '1']));
    expect(refused).toMatchObject({
      code: 'INVALID',
      message: `${SMALL}\u00a0: 2 pièces sont réservées par des commandes, le stock ne peut pas être plus petit.`,
    });
    expect(await stocks()).toEqual(BEFORE);
    const changed = await socket.run('products.set-stock', set([SMALL, '2']));
    expect(printStockChanges(changed)).toBe('Caftan Céleste, 38\u00a0: 3 → 2 (dont 2 réservés)');
    expect(changed.variants).toMatchObject([{ allocated: 2, quantityAvailable: 0 }]);
  });

  test('of its last variants to 0 takes the product out of stock, and more puts it back', async () => {
    await socket.run('products.set-stock', set(...BEFORE.map(([id]) => [`${id}`, '0'] as const)));
    expect(await readCaftan()).toMatchObject({ outOfStock: true });
    await socket.run('products.set-stock', set([SMALL, '4']));
    expect(await readCaftan()).toMatchObject({ outOfStock: false });
  });
});

describe('a file', () => {
  test('has a line for each variant, and changes stock in the shop at once', async () => {
    const { csv } = await socket.run('products.export', {});
    const products = await shop.store.read.catalog.products();
    const lines = products.reduce((count, { variants }) => count + variants.length, 1);
    expect(csv.match(/^[a-z0-9-]+,/gm)).toHaveLength(lines);
    const row = 'caftan-celeste,,,,,,,,,,,,caftan-celeste.38,CAFTAN-CELESTE-38,Taille=38,3,,,,,';
    expect(csv).toContain(`\n${row}\n`);
    const sent = { csv: csv.replace(row, row.replace(',3,', ',0,')) };
    const tried = await socket.run('products.import', { ...sent, dryRun: true });
    expect(tried).toMatchObject({ added: [], unchanged: 45 });
    expect(printImport(tried)).toContain('~ caftan-celeste.38  stock: 3 → 0\n');
    expect(await stocks()).toEqual(BEFORE);
    await socket.run('products.import', sent);
    expect((await placeOrder(1)).userErrors).toMatchObject([{ code: 'INSUFFICIENT_STOCK' }]);
  });

  test('adds a product with its sizes, which are sold at once', async () => {
    const csv = [
      [...COLUMNS, ...VARIANT_COLUMNS].join(';'),
      `robe-lin;Robe en lin;Belle Vue;;Robes;899;1099;non;;;;;;;Taille=38;2;;;;;`,
      `robe-lin;;;;;;;;;;;;;;Taille=40;1;949,50;;;;`,
    ].join('\r\n');
    const { added } = await socket.run('products.import', { csv });
    expect(added).toMatchObject([{ id: 'robe-lin', outOfStock: false }]);
    const line = { productId: 'robe-lin', variantId: 'robe-lin.40', quantity: 1 };
    const placed = await place(shop, guestOrder([], { lines: [line] }));
    expect(placed.userErrors).toEqual([]);
    const shown = await socket.run('orders.show', { number: placed.order?.number ?? '' });
    expect(shown.lines).toMatchObject([{ variantTitle: 'Taille 40', price: 94_950 }]);
    expect(printOrder(shown)).toContain('\nRobe en lin, Taille 40  Belle Vue  ');
    const { variants } = await socket.run('products.stock', { id: 'robe-lin' });
    expect(variants.map((one) => [one.id, one.quantityAvailable])).toEqual([
      ['robe-lin', 2],
      ['robe-lin.40', 0],
    ]);
  });
});

describe('products.variants', () => {
  test('lists a product’s variants by the id of any of them', async () => {
    const { variants } = await socket.run('products.variants', { id: SMALL });
    expect(await socket.run('products.variants', { id: CAFTAN })).toEqual({ variants });
    const printed = printVariants({ variants });
    expect(printed).toMatch(/^caftan-celeste +Caftan Céleste, 40 .* 130$/m);
    expect(printed).toMatch(/\n\n5 déclinaisons$/);
  });

  test('gives one a reference and a price of its own, and takes both away', async () => {
    const change = { id: SMALL, sku: ' CC-38 ', price: '3290,50' };
    const changed = await socket.run('products.change-variant', change);
    expect(changed.variants).toMatchObject([
      { id: SMALL, sku: 'CC-38', price: 329_050, hasOwnPrice: true, before: { price: 349_000 } },
    ]);
    expect(printVariantChanges(changed).split('\n')).toEqual([
      'Caftan Céleste, 38 (caftan-celeste.38)',
      '  Référence\u00a0: CAFTAN-CELESTE-38 → CC-38',
      '  Prix\u00a0: 3\u202f490\u00a0DH → 3\u202f290,50\u00a0DH',
      '  Prix d’origine\u00a0: 4\u202f200\u00a0DH → 4\u202f200\u00a0DH',
    ]);
    const { body } = await shop.rest<{ product: object }>('GET', `/products/${SMALL}`);
    expect(body.product).toMatchObject({ _id: SMALL, price: '3290.50' });
    const { variants } = await readCaftan();
    expect(variants.filter(({ price }) => price !== null)).toHaveLength(1);
    await socket.run('products.change-variant', { id: SMALL, sku: '', price: '' });
    expect((await readCaftan()).variants[1]).toMatchObject({ sku: null, price: null });
  });

  test('removes one with the values that only it had, but none that an order has allocated', async () => {
    const removed = await socket.run('products.remove-variant', { id: SMALL });
    expect(printRemoved(removed)).toBe(`Caftan Céleste, 38 (${SMALL}) est retirée du produit.`);
    const { options, variants } = await readCaftan();
    expect(options[0]?.values.map(({ value }) => value)).toEqual(['36', '40', '42', '44']);
    expect(variants).toHaveLength(4);
    expect((await placeOrder(1)).userErrors).toMatchObject([{ code: 'UNKNOWN_VARIANT' }]);
    const id = `${CAFTAN}.42`;
    await placeOrder(1, id);
    expect(await socket.refuse('products.remove-variant', { id })).toMatchObject({
      code: 'NOT_ALLOWED_NOW',
      message: `«\u00a0${id}\u00a0» ne peut pas être retirée\u00a0: 1 pièce est réservée par des commandes.`,
    });
  });
});
