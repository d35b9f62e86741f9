import { expect, test } from 'vitest';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import type { UserError } from '../protocol/documents.ts';
import { afterSalesOf } from './order.after-sales.documents.ts';
import { request } from './order.documents.ts';

const shop = await sharedShop();
const { place, track } = afterSalesOf(shop);

interface Confirmed {
  readonly order: {
    readonly status: string;
    readonly confirmedByCustomerAt: string | null;
  } | null;
  readonly userErrors: readonly UserError[];
}

const confirm = (id: string, key: string) =>
  request<Confirmed>(
    shop,
    `mutation ($id: ID!, $key: String!) { confirmOrder(id: $id, key: $key) {
      order { status confirmedByCustomerAt } userErrors { code field }
    } }`,
    { id, key },
  );

test('an order is confirmed once by the key of its link, and its status stays', async () => {
  const { id, trackingKey } = await place();
  const first = await confirm(id, trackingKey);
  expect(first.userErrors).toEqual([]);
  expect(first.order).toEqual({ status: 'PENDING', confirmedByCustomerAt: expect.any(String) });
  expect(await confirm(id, trackingKey)).toEqual(first);
});

test('opening the link confirms nothing: messengers open it for a preview', async () => {
  const { id, trackingKey } = await place();
  await fetch(`${shop.url}/track/${id}/${trackingKey}`);
  await track(id, trackingKey);
  const stored = await shop.store.read.orders.order(id);
  expect(stored?.confirmedByCustomerAt).toBeNull();
});
