import { expect, test } from 'vitest';
import { openAdmin } from '../../../support/shop/admin.ts';
import { sharedShop } from '../../../support/shop/shared-shop.ts';
import { NO_MERCHANT } from '../../../support/shop/shop.ts';
import { order } from '../../../store/contract/records.ts';
import { codeOf } from '../admin.answers.ts';

const shop = await sharedShop({
  settings: {
    defaultMerchant: { ...NO_MERCHANT, legalName: 'Belle Vue SARL', phone: '+212537000000' },
  },
});
const admin = await openAdmin(shop);

const ORDERS_BY_ID = `query ($ids: [ID!]!) {
  ordersById(ids: $ids) { id toCollect { amount currency } }
}`;

const paid = [{ status: 'PAID', at: '2026-03-01T10:00:00.000Z' }] as const;
await shop.store.transaction(({ orders }) =>
  orders.save(
    order('cash', { holdsStock: false, payable: 45_900 }),
    order('card', { holdsStock: false, status: 'PAID', paymentMethod: 'CARD', history: paid }),
  ),
);

test('orders are read by id, in that order and once, with what the courier collects', async () => {
  const ids = ['card', 'none', 'cash', 'card'];
  const { data } = await admin.request(ORDERS_BY_ID, { ids });
  expect(data).toEqual({
    ordersById: [
      { id: 'card', toCollect: { amount: 0, currency: 'MAD' } },
      { id: 'cash', toCollect: { amount: 45_900, currency: 'MAD' } },
    ],
  });
});

test.each([0, 101])('%d ids are refused', async (length) => {
  const ids = Array.from({ length }, (_, n) => `o${n}`);
  expect(await codeOf(admin, ORDERS_BY_ID, { ids })).toBe('BAD_USER_INPUT');
});

test('the sender of parcels is what the shop is configured with', async () => {
  const { data } = await admin.request('{ merchant { legalName address phone } }');
  expect(data).toEqual({
    merchant: { legalName: 'Belle Vue SARL', address: null, phone: '+212537000000' },
  });
});

test('a line has the reference of its variant as it is now, and none once the catalogue lacks it', async () => {
  const [product] = await shop.store.read.catalog.products();
  const [variant] = product?.variants ?? [];
  const [line] = order('referenced').lines;
  if (!product || !variant || !line) throw new Error('The catalogue or the order is empty');
  await shop.store.transaction(({ orders }) =>
    orders.save(
      order('referenced', {
        holdsStock: false,
        lines: [
          { ...line, productId: product.id, variantId: variant.id },
          { ...line, productId: product.id, variantId: `${product.id}.gone` },
          { ...line, productId: 'gone', variantId: 'gone' },
        ],
      }),
    ),
  );
  for (const sku of ['CEL-38', 'CEL-38-B']) {
    await shop.changeProduct(product.id, {
      variants: product.variants.map((each) => (each.id === variant.id ? { ...each, sku } : each)),
    });
    const { data } = await admin.request('{ order(id: "referenced") { lines { sku } } }');
    expect(data).toEqual({ order: { lines: [{ sku }, { sku: null }, { sku: null }] } });
  }
});
