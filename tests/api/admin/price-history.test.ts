import { describe, expect, test, vi } from 'vitest';
import { openAdmin } from '../../support/shop/admin.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { ARCHIVE, IMPORT, SAVE, SET_PRICES, SET_STOCK, UNARCHIVE } from './products.documents.ts';

const shop = await sharedShop();
const admin = await openAdmin(shop);

const CAFTAN = 'caftan-celeste';
const SMALL = `${CAFTAN}.38`;
const SINCE = '2025-01-01T00:00:00.000Z';

async function rowsOf(id: string) {
  const histories = await shop.store.read.catalog.priceHistories([id]);
  return histories.get(id)?.rows ?? [];
}

async function imported(csv: string) {
  const file = { path: 'variables.file', name: 'prix.csv', type: 'text/csv' };
  const bytes = new TextEncoder().encode(csv);
  await admin.upload(IMPORT, { file: null }, [{ ...file, bytes }]);
}

const HISTORY = `query ($id: ID!, $first: Int!) { product(id: $id) {
  variants { id priceHistory(first: $first) { at price { amount } struckPrice { amount }
    provenStruckPrice { amount } campaignTitle } }
} }`;

const priced = (price: number, originalPrice = 420_000) => ({
  id: CAFTAN,
  price,
  originalPrice,
});

describe('the history of prices', () => {
  test('begins before the shop for what it opens with, a row for all sizes of the same price', async () => {
    const rows = await rowsOf(CAFTAN);
    expect(rows).toMatchObject([{ at: SINCE, price: 349_000, originalPrice: 420_000 }]);
    expect(rows[0]?.variants).toContain(SMALL);
  });

  test.each([
    ['the editor', () => admin.request(SAVE, { input: priced(330_000) }), 330_000],
    [
      'prices of many variants',
      () => admin.request(SET_PRICES, { changes: [{ variantId: SMALL, price: 320_000 }] }),
      320_000,
    ],
    ['a file', () => imported(`id,variant,variantPrice\n${CAFTAN},${SMALL},3100\n`), 310_000],
  ])(
    '%s writes one row, with its time, and none when nothing is changed',
    async (_, change, price) => {
      const before = await rowsOf(CAFTAN);
      shop.pass(1000);
      await change();
      const product = await shop.store.read.catalog.product(CAFTAN);
      const after = await rowsOf(CAFTAN);
      expect(after.slice(0, -1)).toEqual(before);
      expect(after.at(-1)).toMatchObject({ at: product?.updatedAt, price });
      expect(after.at(-1)?.variants).toContain(SMALL);
      shop.pass(1000);
      await change();
      expect(await rowsOf(CAFTAN)).toEqual(after);
    },
  );

  test('is read by staff, the latest first', async () => {
    const read = async (first: number) => {
      const variables = { id: CAFTAN, first };
      const { data, errors } = await admin.request<{
        product: {
          variants: ReadonlyArray<{ id: string; priceHistory: readonly object[] }>;
        } | null;
      }>(HISTORY, variables);
      return { errors, rows: data.product?.variants.find(({ id }) => id === SMALL)?.priceHistory };
    };
    const { rows = [] } = await read(20);
    expect(rows).toHaveLength((await rowsOf(CAFTAN)).length);
    expect(rows.at(-1)).toEqual({
      at: '2025-01-01T01:00:00+01:00',
      price: { amount: 349_000 },
      struckPrice: { amount: 420_000 },
      provenStruckPrice: null,
      campaignTitle: null,
    });
    expect((await read(1)).rows).toEqual(rows.slice(0, 1));
    expect((await read(101)).errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });

  test('has nothing of stock, texts, the archive and what is refused', async () => {
    const before = await rowsOf(CAFTAN);
    await admin.request(SAVE, { input: { id: CAFTAN, title: 'Caftan' } });
    await admin.request(SET_STOCK, { variantId: SMALL, stockOnHand: 9, expected: null });
    await admin.request(ARCHIVE, { id: CAFTAN });
    await admin.request(UNARCHIVE, { id: CAFTAN });
    await admin.request(SAVE, { input: priced(500_000, 400_000) });
    expect(await rowsOf(CAFTAN)).toEqual(before);
  });
});

describe('a shopper', () => {
  interface Shown {
    readonly id: string;
    readonly struckPrice: { readonly amount: number } | null;
    readonly lowestPrice30Days: { readonly amount: number };
  }
  const VARIANT = 'id struckPrice { amount } lowestPrice30Days { amount }';
  const shown = async (id: string) => {
    const query = `query ($id: ID!) { product(id: $id) { variants { ${VARIANT} } } }`;
    const { data } = await shop.graphql<{ product: { variants: readonly Shown[] } }>(query, { id });
    return data.product.variants;
  };

  test('sees what is struck, and the lowest price of 30 days until they are over', async () => {
    const id = 'robe-maille-cotelee';
    const before = await shop.store.read.catalog.product(id);
    if (!before) throw new Error('There is no dress');
    const dear = { ...before, price: 70_000, originalPrice: 70_000 };
    const cheap = { input: { id, price: 30_000, originalPrice: 80_000 } };
    await admin.request(SAVE, cheap);
    expect((await shown(id))[0]).toMatchObject({
      struckPrice: { amount: 80_000 },
      lowestPrice30Days: { amount: 30_000 },
    });
    const { price, originalPrice } = dear;
    await admin.request(SAVE, { input: { id, price, originalPrice } });
    const plain = { struckPrice: null, lowestPrice30Days: { amount: 30_000 } };
    expect((await shown(id))[0]).toMatchObject(plain);
    // Nothing is saved, but 30 days are over.
    shop.pass(31 * 86_400_000);
    expect((await shown(id))[0]).toMatchObject({ lowestPrice30Days: { amount: 70_000 } });
  });

  test('reads no row of histories for a list: they are in memory', async () => {
    const reads = vi.spyOn(shop.store.read.catalog, 'priceHistories');
    const { data } = await shop.graphql<{ products: { nodes: readonly object[] } }>(
      `{ products(first: 50) { nodes { variants { ${VARIANT} } } } }`,
    );
    expect(data.products.nodes.length).toBeGreaterThan(20);
    expect(reads).not.toHaveBeenCalled();
    reads.mockRestore();
  });
});
