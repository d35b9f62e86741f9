import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { COLUMNS, VARIANT_COLUMNS } from '../../../server/catalog/catalog.csv.ts';
import {
  openTestAdminSocket,
  SPARE_PICTURE,
  type TestAdminSocket,
} from '../../support/shop/admin-socket.ts';
import { startShop, type TestShop } from '../../support/shop/shop.ts';

let shop: TestShop;
let socket: TestAdminSocket;
let before: ReadonlyMap<string, string>;
beforeEach(async () => {
  shop = await startShop();
  socket = await openTestAdminSocket(shop);
  before = await instants();
});
afterEach(async () => {
  await socket.close();
  await shop.close();
});

interface Listed {
  readonly products: { readonly nodes: ReadonlyArray<{ id: string; updatedAt: string }> };
}

/** When each product last changed, as the API tells it. */
async function instants(): Promise<ReadonlyMap<string, string>> {
  const query =
    '{ products(first: 100, filter: { includeOutOfStock: true }) { nodes { id updatedAt } } }';
  const { data } = await shop.graphql<Listed>(query);
  return new Map(data.products.nodes.map(({ id, updatedAt }) => [id, updatedAt]));
}

/** The products that changed since the test began. */
async function changed(): Promise<readonly string[]> {
  const now = [...(await instants())];
  const wentBack = now.filter(
    ([id, instant]) => Date.parse(instant) < Date.parse(before.get(id) ?? instant),
  );
  expect(wentBack).toEqual([]);
  return now.filter(([id, instant]) => instant !== before.get(id)).map(([id]) => id);
}

/** Lets a second pass on the shop’s clock: instants are told to the second. */
const later = () => {
  shop.pass(1_000);
};

describe('a product says when it last changed', () => {
  test('with the offset of Rabat, from when the shop was opened', () => {
    expect(before.size).toBe(46);
    expect(new Set(before.values()).size).toBe(1);
    for (const instant of before.values()) {
      expect(instant).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0[01]:00$/);
      expect(Math.abs(Date.parse(instant) - Date.now())).toBeLessThan(10 * 60_000);
    }
  });

  test('a new price', async () => {
    later();
    await socket.run('products.price', { id: 'caftan-celeste', price: '3290' });
    expect(await changed()).toEqual(['caftan-celeste']);
  });

  test('no price that is the same', async () => {
    later();
    await socket.run('products.price', { id: 'caftan-celeste', price: '3490' });
    expect(await changed()).toEqual([]);
  });

  test('the stock, where it was another', async () => {
    later();
    await socket.run('products.out-of-stock', { ids: ['caftan-celeste', 'robe-maille-cotelee'] });
    expect(await changed()).toEqual(['caftan-celeste']);
  });

  test('what a file changes or adds, not what it names only', async () => {
    const { csv } = await socket.run('products.export', {});
    const renamed = csv.replace('Caftan Céleste', 'Caftan Bleu');
    const added = `robe-lin,Robe en lin,Belle Vue,,Robes,899,1099,non,${SPARE_PICTURE},Robe,,,,,,,,,`;
    expect(csv.split('\n')[0]).toBe([...COLUMNS, ...VARIANT_COLUMNS].join(','));
    later();
    await socket.run('products.import', { csv: `${renamed}${added}\n`, dryRun: true });
    expect(await changed()).toEqual([]);
    await socket.run('products.import', { csv: `${renamed}${added}\n` });
    expect(await changed()).toEqual(['caftan-celeste', 'robe-lin']);
  });

  test('and still says so after a restart', async () => {
    later();
    await socket.run('products.price', { id: 'caftan-celeste', price: '3290' });
    const reported = await instants();
    await socket.close();
    shop = await shop.restart();
    socket = await openTestAdminSocket(shop);
    expect(await instants()).toEqual(reported);
  });
});
