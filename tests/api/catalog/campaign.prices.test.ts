import { describe, expect, test } from 'vitest';
import { openAdmin } from '../../support/shop/admin.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { CAFTAN, campaignsOf, END_MS, MARGIN_MS, MINUTE_MS } from './campaign.documents.ts';

const shop = await sharedShop();

const DAY_MS = 86_400_000;
const SECTION = 'id title price { amount } originalPrice { amount } discountPercent';

const { startsSoon } = campaignsOf(shop);

interface Card {
  readonly id: string;
  readonly title: string;
  readonly price: { readonly amount: number };
  readonly originalPrice: { readonly amount: number };
  readonly discountPercent: number;
}

// A lowest price of 30 days is in no cache, so that each answer is of now.
const TIMED = 'variants { lowestPrice30Days { amount } }';

async function find(filter: object, sort = 'FEATURED') {
  const { data } = await shop.graphql<{
    products: {
      nodes: readonly Card[];
      facets: { price: { min: number } };
    };
  }>(
    `query ($filter: ProductFilter, $sort: ProductSort) { products(filter: $filter, sort: $sort, first: 50) {
      nodes { ${SECTION} ${TIMED} } facets { price { min } }
    } }`,
    { filter: { includeOutOfStock: true, ...filter }, sort },
  );
  return data.products;
}

const found = async (filter: object) => (await find(filter)).nodes.map(({ id }) => id);

async function shown() {
  const { data } = await shop.graphql<{
    product: Card & {
      variants: ReadonlyArray<{
        price: { amount: number };
        struckPrice: { amount: number } | null;
        lowestPrice30Days: { amount: number };
      }>;
    };
  }>(
    `query ($id: ID!) { product(id: $id) { ${SECTION}
      variants { price { amount } struckPrice { amount } lowestPrice30Days { amount } } } }`,
    { id: CAFTAN },
  );
  const { price, originalPrice, discountPercent, variants } = data.product;
  const [first] = variants;
  return {
    card: [price.amount, originalPrice.amount, discountPercent],
    variant: [first?.price.amount, first?.struckPrice?.amount, first?.lowestPrice30Days.amount],
  };
}

const ENTERED = { card: [349_000, 420_000, 17], variant: [349_000, 420_000, 349_000] };

describe('a price in a promotion', () => {
  test('begins and ends at its seconds, and the lowest of 30 days has it longer', async () => {
    expect(await shown()).toEqual(ENTERED);
    await startsSoon({});
    shop.pass(MINUTE_MS - MARGIN_MS);
    expect(await shown()).toEqual(ENTERED);
    shop.pass(MARGIN_MS);
    const reduced = { card: [279_200, 420_000, 34], variant: [279_200, 420_000, 279_200] };
    expect(await shown()).toEqual(reduced);
    shop.pass(END_MS - MINUTE_MS - MARGIN_MS);
    expect(await shown()).toEqual(reduced);
    shop.pass(MARGIN_MS);
    expect(await shown()).toEqual({ ...ENTERED, variant: [349_000, 420_000, 279_200] });
    shop.pass(31 * DAY_MS);
    expect(await shown()).toEqual(ENTERED);
  });

  test('is what lists order, filter, count and search by', async () => {
    await startsSoon({ percent: 99 });
    expect(await found({ maxPrice: 4_000 })).toEqual([]);
    shop.pass(MINUTE_MS);
    expect(await found({ maxPrice: 4_000 })).toEqual([CAFTAN]);
    expect(await found({ search: 'caftan moins de 50 DH' })).toEqual([CAFTAN]);
    expect((await find({}, 'PRICE_ASC')).nodes[0]).toMatchObject({
      id: CAFTAN,
      price: { amount: 3_490 },
    });
    expect((await find({ categories: ['Traditionnels'] })).facets.price.min).toBe(3_490);
    const last = (await find({}, 'PRICE_DESC')).nodes.at(-1);
    expect(last?.id).toBe(CAFTAN);
    shop.pass(END_MS);
    expect(await found({ maxPrice: 4_000 })).toEqual([]);
  });

  test('is in REST', async () => {
    await startsSoon({});
    shop.pass(MINUTE_MS);
    const one = await shop.rest<{ product: object }>('GET', `/products/${CAFTAN}`);
    expect(one.body.product).toMatchObject({ price: '2792', originalPrice: '4200' });
    const all = await shop.rest<{ products: ReadonlyArray<{ _id: string; price: string }> }>(
      'GET',
      '/products',
    );
    expect(all.body.products.find(({ _id }) => _id === CAFTAN)?.price).toBe('2792');
  });

  test('makes a reduced product of one that was none', async () => {
    const plain = (await find({})).nodes.find(({ discountPercent }) => discountPercent === 0);
    if (!plain) throw new Error('Every product is reduced');
    const isOnSale = async () => (await found({ onSale: true })).includes(plain.id);
    expect(await isOnSale()).toBe(false);
    await startsSoon({ products: [plain.id] });
    shop.pass(MINUTE_MS);
    expect(await isOnSale()).toBe(true);
  });

  test('is that of the best campaign, and a product that leaves the catalogue disturbs none', async () => {
    await startsSoon({ id: 'c1', slug: 'un', percent: 10, products: [CAFTAN, 'gone'] });
    await startsSoon({ id: 'c2', slug: 'deux', percent: null, amount: 100_000, brands: ['None'] });
    await startsSoon({
      id: 'c3',
      slug: 'trois',
      percent: 5,
      categories: ['gone', 'traditionnels'],
    });
    shop.pass(MINUTE_MS);
    expect((await shown()).card[0]).toBe(249_000);
    const other = (await find({ categories: ['Traditionnels'] })).nodes.find(
      ({ id }) => id !== CAFTAN,
    );
    const entered = await shop.store.read.catalog.product(other?.id ?? '');
    expect(other?.price.amount).toBe(Math.floor(((entered?.price ?? 0) * 95 + 50) / 100));
  });

  test('of a collection is that of before', async () => {
    await startsSoon({ kind: 'COLLECTION', percent: null, endsAt: null });
    shop.pass(MINUTE_MS);
    expect(await shown()).toEqual({ ...ENTERED, variant: expect.anything() });
  });
});

test('staff read campaigns in the history of prices, and see none that is to come', async () => {
  const admin = await openAdmin(shop);
  const history = async () => {
    const { data } = await admin.request<{
      product: {
        variants: ReadonlyArray<{ priceHistory: ReadonlyArray<Record<string, unknown>> }>;
      };
    }>(
      `query ($id: ID!) { product(id: $id) { variants { priceHistory(first: 20) {
        price { amount } struckPrice { amount } campaignTitle } } } }`,
      { id: CAFTAN },
    );
    return data.product.variants[0]?.priceHistory;
  };
  const before = (await history()) ?? [];
  await startsSoon({ kind: 'SALE', title: 'Soldes' });
  expect(await history()).toEqual(before);
  shop.pass(MINUTE_MS);
  const sale = { price: { amount: 279_200 }, campaignTitle: 'Soldes' };
  expect((await history())?.[0]).toMatchObject(sale);
  shop.pass(END_MS);
  const entered = { price: { amount: 349_000 }, struckPrice: { amount: 420_000 } };
  expect(await history()).toMatchObject([{ ...entered, campaignTitle: null }, sale, ...before]);
});

describe('a struck price', () => {
  test('is at most what was charged before the sale began', async () => {
    shop.pass(31 * DAY_MS);
    await startsSoon({ kind: 'SALE' });
    shop.pass(MINUTE_MS);
    expect((await shown()).card).toEqual([279_200, 349_000, 20]);
  });

  test('is proven everywhere where the shop says so', async () => {
    shop.pass(31 * DAY_MS);
    await shop.store.transaction(async ({ settings }) =>
      settings.save({ ...(await settings.load()), struckPrices: 'PROVEN' }),
    );
    try {
      // Struck since its first price: nothing proves it.
      expect((await shown()).card).toEqual([349_000, 349_000, 0]);
      expect(await found({ onSale: true })).not.toContain(CAFTAN);
      await startsSoon({});
      shop.pass(MINUTE_MS);
      expect((await shown()).card).toEqual([279_200, 349_000, 20]);
      expect(await found({ onSale: true })).toEqual([CAFTAN]);
    } finally {
      await shop.store.transaction(async ({ settings }) =>
        settings.save({ ...(await settings.load()), struckPrices: null }),
      );
    }
    expect((await found({ onSale: true })).length).toBeGreaterThan(5);
  });
});
