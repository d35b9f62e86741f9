import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { COLUMNS, VARIANT_COLUMNS } from '../../../server/catalog/catalog.csv.ts';
import { printImport } from '../../../server/cli/products.printout.ts';
import {
  printRemoved,
  printStock,
  printStockChanges,
  printVariantChanges,
  printVariants,
} from '../../../server/cli/variants.printout.ts';
import { openTestAdminSocket, type TestAdminSocket } from '../../support/shop/admin-socket.ts';
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

const CAFTAN = 'caftan-celeste';
const SMALL = 'caftan-celeste.38';

const read = async (id: string) => {
  const product = await shop.store.read.catalog.product(id);
  if (!product) throw new Error(`There is no product ${id}`);
  return product;
};
const stocks = async () =>
  (await read(CAFTAN)).variants.map(({ id, stockOnHand }) => [id, stockOnHand]);
const order = (quantity: number, variantId = SMALL) =>
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

describe('products.stock', () => {
  test('lists what is on hand, allocated and available', async () => {
    await order(2);
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
    expect(low.variants.every(({ quantityAvailable }) => (quantityAvailable ?? 99) <= 3)).toBe(
      true,
    );
    const found = await socket.run('products.stock', { search: 'celeste', low: 5 });
    expect(found.variants.map(({ id }) => id)).toEqual([SMALL, 'caftan-celeste.42']);
    expect(printStock({ variants: [] })).toBe('Aucune déclinaison.');
  });
});

describe('products.set-stock', () => {
  test('changes several at once, in the shop at once', async () => {
    const changed = await socket.run('products.set-stock', set([SMALL, '0'], [CAFTAN, '']));
    expect(await stocks()).toEqual([BEFORE[0], [SMALL, 0], [CAFTAN, null], ...BEFORE.slice(3)]);
    expect(printStockChanges(changed)).toBe(
      'Caftan Céleste, 38\u00a0: 3 → 0\nCaftan Céleste, 40\u00a0: 130 → non compté',
    );
    expect((await order(1)).userErrors).toMatchObject([{ code: 'INSUFFICIENT_STOCK' }]);
    expect((await order(1, CAFTAN)).userErrors).toEqual([]);
  });

  test('keeps what orders have allocated', async () => {
    await order(2);
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

  test('puts a product for sale again that was out of stock', async () => {
    await socket.run('products.out-of-stock', { ids: [CAFTAN] });
    await socket.run('products.set-stock', set([SMALL, '4']));
    expect(await read(CAFTAN)).toMatchObject({ outOfStock: false });
  });

  test('of its last variants to 0 takes the product out of stock', async () => {
    const changes = BEFORE.map(([id]) => [String(id), '0'] as const);
    await socket.run('products.set-stock', set(...changes));
    expect(await read(CAFTAN)).toMatchObject({ outOfStock: true });
  });

  test.each([
    [
      [
        [SMALL, '1'],
        ['nope', '1'],
      ],
      'UNKNOWN_PRODUCT',
    ],
    [
      [
        [SMALL, '1'],
        [`${CAFTAN}.99`, '1'],
      ],
      'UNKNOWN_VARIANT',
    ],
    [[[SMALL, '-1']], 'INVALID'],
    [[[SMALL, '1.5']], 'INVALID'],
    [[[SMALL, '10000000']], 'INVALID'],
    [[[SMALL, 'beaucoup']], 'INVALID'],
    [[], 'BAD_INPUT'],
  ] as const)('refuses %j with %s, and changes nothing', async (changes, code) => {
    const { updatedAt } = await read(CAFTAN);
    expect(await socket.refuse('products.set-stock', set(...changes))).toMatchObject({ code });
    expect(await stocks()).toEqual(BEFORE);
    expect(await read(CAFTAN)).toMatchObject({ updatedAt });
  });
});

describe('a file', () => {
  test('has a line for each variant, and changes stock in the shop at once', async () => {
    const { csv } = await socket.run('products.export', {});
    const products = await shop.store.read.catalog.products();
    const lines = products.reduce((count, { variants }) => count + variants.length, 1);
    expect(
      csv
        .trimEnd()
        .split('\n')
        .filter((line) => /^[a-z0-9-]+,/.test(line)),
    ).toHaveLength(lines);
    const row = 'caftan-celeste,,,,,,,,,,,,caftan-celeste.38,CAFTAN-CELESTE-38,Taille=38,3,,,';
    expect(csv).toContain(`\n${row}\n`);
    const sent = { csv: csv.replace(row, row.replace(',3,', ',0,')) };
    const tried = await socket.run('products.import', { ...sent, dryRun: true });
    expect(tried).toMatchObject({ added: [], unchanged: 45 });
    expect(printImport(tried)).toContain('~ caftan-celeste.38  stock: 3 → 0\n');
    expect(await stocks()).toEqual(BEFORE);
    await socket.run('products.import', sent);
    expect((await order(1)).userErrors).toMatchObject([{ code: 'INSUFFICIENT_STOCK' }]);
  });

  test('adds a product with its sizes, which are sold at once', async () => {
    const csv = [
      [...COLUMNS, ...VARIANT_COLUMNS].join(';'),
      `robe-lin;Robe en lin;Belle Vue;;Robes;899;1099;non;;;;;;;Taille=38;2;;;`,
      `robe-lin;;;;;;;;;;;;;;Taille=40;1;949,50;;`,
    ].join('\r\n');
    const { added } = await socket.run('products.import', { csv });
    expect(added).toMatchObject([{ id: 'robe-lin', outOfStock: false }]);
    const line = { productId: 'robe-lin', variantId: 'robe-lin.40', quantity: 1 };
    const placed = await place(shop, guestOrder([], { lines: [line] }));
    expect(placed.userErrors).toEqual([]);
    const shown = await socket.run('orders.show', { number: placed.order?.number ?? '' });
    expect(shown.lines).toMatchObject([{ variantTitle: 'Taille 40', price: 94_950 }]);
    const { variants } = await socket.run('products.stock', { id: 'robe-lin' });
    expect(variants.map((one) => [one.id, one.quantityAvailable])).toEqual([
      ['robe-lin', 2],
      ['robe-lin.40', 0],
    ]);
  });

  test('with less stock than orders have allocated is refused whole', async () => {
    await order(2);
    const before = await read(CAFTAN);
    const { csv } = await socket.run('products.export', {});
    const refused = await socket.refuse('products.import', {
      csv: csv.replace('Taille=38,3,', 'Taille=38,1,').replace('Caftan Céleste', 'Autre'),
    });
    expect(refused).toMatchObject({
      code: 'BAD_FILE',
      problems: [
        {
          line: csv.split('\n').findIndex((line) => line.includes('caftan-celeste.38')) + 1,
          column: 'stock',
          message:
            '2 pièces sont réservées par des commandes\u00a0: le stock ne peut pas être plus petit.',
        },
      ],
    });
    expect(await read(CAFTAN)).toEqual(before);
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
    expect(printVariantChanges(changed)).toBe(
      [
        'Caftan Céleste, 38 (caftan-celeste.38)',
        '  Référence\u00a0: CAFTAN-CELESTE-38 → CC-38',
        '  Prix\u00a0: 3\u202f490\u00a0DH → 3\u202f290,50\u00a0DH',
        '  Prix d’origine\u00a0: 4\u202f200\u00a0DH → 4\u202f200\u00a0DH',
      ].join('\n'),
    );
    const { body } = await shop.rest<{ product: object }>('GET', `/products/${SMALL}`);
    expect(body.product).toMatchObject({ _id: SMALL, price: '3290.50' });
    const { variants } = await read(CAFTAN);
    expect(variants.filter(({ price }) => price !== null)).toHaveLength(1);
    await socket.run('products.change-variant', { id: SMALL, sku: '', price: '' });
    expect((await read(CAFTAN)).variants[1]).toMatchObject({ sku: null, price: null });
  });

  test('removes one with the values that only it had', async () => {
    const outcome = await socket.run('products.remove-variant', { id: SMALL });
    expect(printRemoved(outcome)).toBe(
      'Caftan Céleste, 38 (caftan-celeste.38) est retirée du produit.',
    );
    const { options, variants } = await read(CAFTAN);
    expect(options[0]?.values.map(({ value }) => value)).toEqual(['36', '40', '42', '44']);
    expect(variants).toHaveLength(4);
    expect((await order(1)).userErrors).toMatchObject([{ code: 'UNKNOWN_VARIANT' }]);
  });

  test.each([
    ['products.variants', { id: 'nope' }, 'UNKNOWN_PRODUCT'],
    ['products.change-variant', { id: `${CAFTAN}.99`, sku: 'x' }, 'UNKNOWN_VARIANT'],
    ['products.change-variant', { id: SMALL, price: '4200,01' }, 'INVALID'],
    ['products.change-variant', { id: SMALL, price: '0' }, 'INVALID'],
    ['products.change-variant', { id: SMALL, sku: 'x'.repeat(201) }, 'INVALID'],
    ['products.remove-variant', { id: CAFTAN }, 'NOT_ALLOWED_NOW'],
    ['products.remove-variant', { id: `${CAFTAN}.99` }, 'UNKNOWN_VARIANT'],
  ] as const)('refuses %s %j with %s, and stays as it was', async (command, input, code) => {
    const before = await read(CAFTAN);
    // The table gives each command its own input.
    expect(await socket.refuse(command, input as never)).toMatchObject({ code });
    expect(await read(CAFTAN)).toEqual(before);
  });

  test('refuses to remove one that an order has allocated', async () => {
    await order(1);
    expect(await socket.refuse('products.remove-variant', { id: SMALL })).toMatchObject({
      code: 'NOT_ALLOWED_NOW',
      message: `« ${SMALL} » ne peut pas être retirée\u00a0: 1 pièce est réservée par des commandes.`,
    });
  });
});
