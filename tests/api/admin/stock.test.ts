import { beforeEach, describe, expect, test } from 'vitest';
import { openAdmin, openStaff, type TestAdmin } from '../../support/shop/admin.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { guestOrder, place } from '../order/order.documents.ts';
import type { UserError } from '../protocol/documents.ts';
import { ARCHIVE, problemsIn, SET_STOCK, SET_STOCKS } from './products.documents.ts';

interface Counted {
  readonly variants: ReadonlyArray<{
    readonly id: string;
    readonly stockOnHand: number | null;
  }> | null;
  readonly products: ReadonlyArray<{ readonly id: string; readonly version: number }> | null;
  readonly userErrors: readonly UserError[];
}

async function setStockBy(staff: TestAdmin, variables: object) {
  const { data } = await staff.request<{
    setStock: {
      variant: { id: string; stockOnHand: number | null } | null;
      product: { outOfStock: boolean; version: number } | null;
      userErrors: readonly UserError[];
    };
  }>(SET_STOCK, variables);
  return data.setStock;
}

const shop = await sharedShop();
const admin = await openAdmin(shop);
const ids = (await shop.store.read.catalog.products()).map(({ id }) => id);
/** The base variant of another product for each test. */
let variantId: string;
beforeEach(() => {
  variantId = ids.shift() ?? '';
});

const setStock = (variables: object) => setStockBy(admin, variables);
const setStocks = async (changes: readonly object[]) =>
  (await admin.request<{ setStocks: Counted }>(SET_STOCKS, { changes })).data.setStocks;
const storedOf = async (id: string) => {
  const product = await shop.store.read.catalog.product(id.split('.')[0] ?? '');
  return product?.variants.find((variant) => variant.id === id);
};

describe('the stock in the back office', () => {
  test('is counted, or counted no more, sold while there is some, and in the audit log where it changed', async () => {
    const { variant, product } = await setStock({ variantId, stockOnHand: 2 });
    expect(variant).toEqual({ id: variantId, stockOnHand: 2 });
    await setStock({ variantId, stockOnHand: 2 });
    const entries = await shop.store.read.audit.latest({ before: null, limit: 9 });
    const counted = entries.filter(({ subject }) => subject === variantId);
    expect(counted).toMatchObject([{ actor: admin.email, action: 'stock.set' }]);
    expect(product?.outOfStock).toBe(false);
    expect((await setStock({ variantId, stockOnHand: null })).variant?.stockOnHand).toBe(null);
    expect((await setStock({ variantId })).variant?.stockOnHand).toBe(null);
  });

  test('is compared with what was read: null for not counted, and not at all when omitted', async () => {
    const problems = async (variables: object) =>
      problemsIn(await setStock({ variantId, ...variables }));
    const conflict = ['VERSION_CONFLICT expected'];
    await setStock({ variantId, stockOnHand: 4 });
    const stale = await setStock({ variantId, stockOnHand: 9, expected: 5 });
    expect(problemsIn(stale)).toEqual(conflict);
    expect(stale.variant).toEqual({ id: variantId, stockOnHand: 4 });
    expect(await problems({ stockOnHand: 9, expected: null })).toEqual(conflict);
    expect(await problems({ stockOnHand: 9, expected: 4 })).toEqual([]);
    expect(await problems({ stockOnHand: null })).toEqual([]);
    expect(await problems({ stockOnHand: 1, expected: null })).toEqual([]);
  });

  test('is changed by one of two people who read the same', async () => {
    const other = await openStaff(shop, 'nadia@exemple.ma', 'STAFF');
    await setStock({ variantId, stockOnHand: 4 });
    const both = await Promise.all([
      setStock({ variantId, stockOnHand: 5, expected: 4 }),
      setStockBy(other, { variantId, stockOnHand: 6, expected: 4 }),
    ]);
    expect(both.flatMap(problemsIn)).toEqual(['VERSION_CONFLICT expected']);
  });

  test('of several variants is changed together or not at all', async () => {
    const [one, two] = (await shop.store.read.catalog.products()).flatMap(({ variants }) =>
      variants.map(({ id }) => id),
    );
    const counted = [
      { id: one, stockOnHand: 11 },
      { id: two, stockOnHand: 12 },
    ];
    const changes = counted.map(({ id, stockOnHand }) => ({ variantId: id, stockOnHand }));
    expect((await setStocks(changes)).variants).toMatchObject(counted);
    const refused = await setStocks([
      { variantId: one, stockOnHand: 20 },
      { variantId: two, stockOnHand: 21, expected: 7 },
      { variantId: one, stockOnHand: 22 },
      { variantId: 'nulle-part', stockOnHand: 1 },
      { variantId: `${variantId}.nulle-part`, stockOnHand: 1 },
      { variantId, stockOnHand: -1 },
    ]);
    expect(problemsIn(refused)).toEqual([
      'VERSION_CONFLICT changes.1.expected',
      'INVALID changes.2.variantId',
      'UNKNOWN_PRODUCT changes.3.variantId',
      'UNKNOWN_VARIANT changes.4.variantId',
      'INVALID changes.5.stockOnHand',
    ]);
    expect(refused.variants?.slice(0, 2)).toMatchObject(counted);
    expect((await storedOf(one ?? ''))?.stockOnHand).toBe(11);
    expect(refused.products?.length).toBeGreaterThan(0);
  });

  test('of a thousand variants at most is changed at once', async () => {
    const changes = Array.from({ length: 1001 }, () => ({ variantId, stockOnHand: 1 }));
    expect(problemsIn(await setStocks(changes))).toEqual(['INVALID changes']);
  });

  test('is never below what orders wait for', async () => {
    await setStock({ variantId, stockOnHand: 5 });
    const lines = [{ productId: variantId, variantId, quantity: 3 }];
    expect((await place(shop, guestOrder([], { lines }))).userErrors).toEqual([]);
    const refused = await setStock({ variantId, stockOnHand: 2 });
    expect(problemsIn(refused)).toEqual(['INVALID stockOnHand']);
    expect(refused.userErrors[0]?.message).toContain('3');
    expect(problemsIn(await setStock({ variantId, stockOnHand: 3 }))).toEqual([]);
    expect(await storedOf(variantId)).toMatchObject({ stockOnHand: 3, allocated: 3 });
  });

  test('of an archived product stays', async () => {
    await admin.request(ARCHIVE, { id: variantId });
    expect(problemsIn(await setStock({ variantId, stockOnHand: 5 }))).toEqual([
      'NOT_ALLOWED_NOW variantId',
    ]);
  });
});
