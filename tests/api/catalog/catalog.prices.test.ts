import { beforeAll, describe, expect, test } from 'vitest';
import { openAdmin } from '../../support/shop/admin.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { SET_PRICES, SET_STOCK } from '../admin/products.documents.ts';

const shop = await sharedShop();
const admin = await openAdmin(shop);

const CAFTAN = 'caftan-celeste';
const LARGE = `${CAFTAN}.42`;
const SMALL = `${CAFTAN}.38`;
/** Centimes. */
const DEAR = 999_900;
const REDUCED = 12_000;
const size = (...values: string[]) => [{ name: 'Taille', values }];

interface Listed {
  readonly id: string;
  readonly price: { readonly amount: number };
}

async function find(filter: object, sort = 'FEATURED') {
  const { data, errors } = await shop.graphql<{
    products: {
      nodes: readonly Listed[];
      facets: {
        price: object | null;
        options: ReadonlyArray<{
          name: string;
          values: ReadonlyArray<{ value: string; count: number }>;
        }>;
      };
    };
  }>(
    `query ($filter: ProductFilter, $sort: ProductSort!) {
      products(filter: $filter, sort: $sort, first: 100) {
        nodes { id price { amount } }
        facets { price { min max } options { name values { value count } } }
      }
    }`,
    { filter, sort },
  );
  expect(errors).toEqual([]);
  return data.products;
}

const idsOf = async (filter: object) => (await find(filter)).nodes.map(({ id }) => id);

async function pricesOf(id: string) {
  const { data } = await shop.graphql<{ product: object }>(
    `query ($id: ID!) { product(id: $id) {
      price { amount } originalPrice { amount } highestPrice { amount } discountPercent highestDiscountPercent
    } }`,
    { id },
  );
  return data.product;
}

/** The caftan costs 3,490 DH instead of 4,200 DH: its largest size is dear, its smallest one nearly given away. */
describe('where sizes have prices of their own', () => {
  beforeAll(async () => {
    const changes = [
      { variantId: LARGE, price: DEAR, originalPrice: DEAR },
      { variantId: SMALL, price: REDUCED, originalPrice: 420_000 },
    ];
    await admin.request(SET_PRICES, { changes });
  });

  test('a list shows the lowest price, that others are dearer, and the largest discount', async () => {
    expect(await pricesOf(CAFTAN)).toEqual({
      price: { amount: REDUCED },
      originalPrice: { amount: 420_000 },
      highestPrice: { amount: DEAR },
      discountPercent: 97,
      highestDiscountPercent: 97,
    });
  });

  test('a filter by price finds the product by the size that is within, which is the chosen one', async () => {
    expect(await idsOf({ minPrice: DEAR })).toEqual([CAFTAN]);
    expect(await idsOf({ minPrice: DEAR, options: size('42') })).toEqual([CAFTAN]);
    expect(await idsOf({ minPrice: DEAR, options: size('38') })).toEqual([]);
    expect(await idsOf({ maxPrice: REDUCED, options: size('42') })).toEqual([]);
    expect(await idsOf({ maxPrice: REDUCED })).toEqual([CAFTAN]);
  });

  test('facets count sizes within the prices, and the prices of the chosen sizes', async () => {
    const { facets } = await find({ minPrice: DEAR });
    expect(facets.options.find(({ name }) => name === 'Taille')?.values).toEqual([
      { value: '42', count: 1 },
    ]);
    const large = await find({ options: size('42'), search: 'caftan céleste', exactSearch: true });
    expect(large.facets.price).toMatchObject({ max: DEAR });
    expect((await find({ options: size('38') })).facets.price).toMatchObject({ min: REDUCED });
  });

  test('an order by price goes by what lists show', async () => {
    const { nodes } = await find({}, 'PRICE_ASC');
    expect(nodes[0]).toEqual({ id: CAFTAN, price: { amount: REDUCED } });
    const amounts = nodes.map(({ price }) => price.amount);
    expect(amounts).toEqual(amounts.toSorted((one, other) => one - other));
  });

  test('a size that is sold out says nothing of the price', async () => {
    await admin.request(SET_STOCK, { variantId: SMALL, stockOnHand: 0 });
    expect(await pricesOf(CAFTAN)).toMatchObject({
      price: { amount: 349_000 },
      highestPrice: { amount: DEAR },
      discountPercent: 17,
      highestDiscountPercent: 17,
    });
    expect(await idsOf({ maxPrice: REDUCED })).toEqual([]);
    expect(await idsOf({ maxPrice: REDUCED, includeOutOfStock: true })).toContain(CAFTAN);
  });
});
