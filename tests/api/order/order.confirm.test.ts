import { afterAll, expect, test } from 'vitest';
import { startShop } from '../../support/shop/shop.ts';
import type { UserError } from '../protocol/documents.ts';
import { afterSalesOf } from './order.after-sales.documents.ts';
import { request } from './order.documents.ts';

const shop = await startShop();
afterAll(() => shop.close());
const { place, track, cancel } = afterSalesOf(shop);

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

test('no other key confirms it, and a closed order is not confirmed any more', async () => {
  const [mine, other] = [await place(), await place()];
  const refused = { order: null, userErrors: [{ code: 'UNKNOWN_ORDER', field: 'id' }] };
  for (const key of ['', mine.id, other.trackingKey, '__proto__']) {
    expect(await confirm(mine.id, key)).toEqual(refused);
  }
  expect(await confirm('unknown', mine.trackingKey)).toEqual(refused);
  await cancel({ orderId: mine.id, trackingKey: mine.trackingKey });
  expect((await confirm(mine.id, mine.trackingKey)).userErrors).toMatchObject([
    { code: 'NOT_ALLOWED_NOW' },
  ]);
});
