import { describe, expect, test } from 'vitest';
import { COLUMNS, VARIANT_COLUMNS } from '../../../server/catalog/csv/columns.ts';
import { SPARE_PICTURE, type TestShop } from '../../support/shop/shop.ts';
import { openAdmin } from '../../support/shop/admin.ts';
import { saveBy } from '../admin/products.documents.ts';
import { startShopWithSocket } from '../cli/cli.shop.ts';

/** A shop with its admin socket, and when its products changed, a second ago. */
async function open() {
  const { shop, ...opened } = await startShopWithSocket();
  const before = await instantsIn(shop);
  // Instants have whole seconds.
  shop.pass(1_000);
  /** The products that changed since then. */
  const changed = async () => {
    const now = [...(await instantsIn(shop))];
    const wentBack = now.filter(
      ([id, instant]) => Date.parse(instant) < Date.parse(before.get(id) ?? instant),
    );
    expect(wentBack).toEqual([]);
    return now.filter(([id, instant]) => instant !== before.get(id)).map(([id]) => id);
  };
  return { ...opened, shop, before, changed };
}

interface Listed {
  readonly products: { readonly nodes: ReadonlyArray<{ id: string; updatedAt: string }> };
}

/** When each product last changed, as the API says. */
async function instantsIn(shop: TestShop): Promise<ReadonlyMap<string, string>> {
  const query =
    '{ products(first: 100, filter: { includeOutOfStock: true }) { nodes { id updatedAt } } }';
  const { data } = await shop.graphql<Listed>(query);
  return new Map(data.products.nodes.map(({ id, updatedAt }) => [id, updatedAt]));
}

describe('a product says when it last changed', () => {
  test('with the offset of Rabat, from when the shop was opened', async () => {
    const { before } = await open();
    expect(before.size).toBe(46);
    expect(new Set(before.values()).size).toBe(1);
    for (const instant of before.values()) {
      expect(instant).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0[01]:00$/);
      expect(Math.abs(Date.parse(instant) - Date.now())).toBeLessThan(10 * 60_000);
    }
  });

  test('a new price or stock, not the same again, after a restart too', async () => {
    const { shop, changed, restart } = await open();
    const admin = await openAdmin(shop);
    await saveBy(admin, { id: 'caftan-celeste', price: 349_000 });
    await saveBy(admin, { id: 'robe-maille-cotelee', outOfStock: true });
    expect(await changed()).toEqual([]);
    await saveBy(admin, { id: 'caftan-celeste', price: 329_000 });
    for (const id of ['takchita-nour', 'robe-maille-cotelee']) {
      await saveBy(admin, { id, outOfStock: true });
    }
    expect((await changed()).toSorted()).toEqual(['caftan-celeste', 'takchita-nour']);
    const reported = await instantsIn(shop);
    expect(await instantsIn(await restart())).toEqual(reported);
  });

  test('what a file changes or adds, not what it names only', async () => {
    const { socket, changed } = await open();
    const { csv } = await socket.run('products export', {});
    const renamed = csv.replace('Caftan Céleste', 'Caftan Bleu');
    const columns = [...COLUMNS, ...VARIANT_COLUMNS];
    expect(csv.split('\n')[0]).toBe(columns.join(','));
    const cells = ['robe-lin', 'Robe en lin', 'Belle Vue', '', 'Robes', '899', '1099', 'non'];
    cells.push(SPARE_PICTURE, 'Robe');
    const added = columns.map((_, at) => cells[at] ?? '').join(',');
    for (const dryRun of [true, false]) {
      await socket.run('products import', { csv: `${renamed}${added}\n`, dryRun });
      expect(await changed()).toEqual(dryRun ? [] : ['caftan-celeste', 'robe-lin']);
    }
  });
});
