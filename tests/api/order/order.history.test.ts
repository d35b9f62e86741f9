import { describe, expect, test } from 'vitest';
import { order } from '../../store/contract/records.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { request } from './order.documents.ts';

const shop = await sharedShop();

const { token } = await shop.customer();
const { id: customerId } = await request<{ id: string }>(shop, '{ me { id } }', {}, token);
const paid = (n: number, owner: string) =>
  order(`order-${n}`, {
    number: `BV-${n}1000`,
    customerId: owner,
    status: 'PAID',
    placedAt: `2025-05-0${n}T09:20:30.000Z`,
  });
const unpaid = order('order-7', {
  customerId,
  status: 'CANCELLED',
  history: (['PAYMENT_PENDING', 'CANCELLED'] as const).map((status) => ({
    status,
    at: '2025-05-07T09:20:30.000Z',
  })),
});
await shop.store.transaction(async ({ orders }) => {
  for (const n of [1, 2, 3, 4, 5]) await orders.save(paid(n, customerId));
  await orders.save(paid(6, 'another customer'), unpaid);
});

interface Page {
  readonly nodes: ReadonlyArray<{ readonly number: string; readonly placedAt: string }>;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly totalCount: number;
}

const ask = (variables: object) =>
  shop.graphql<{ me: { orders: Page } }>(
    `query ($first: Int! = 20, $after: String) {
      me { orders(first: $first, after: $after) {
        totalCount nodes { number placedAt } pageInfo { hasNextPage endCursor }
      } }
    }`,
    variables,
    token,
  );

describe('a customer’s orders', () => {
  test('come newest first in pages, their own alone, without attempts that were never paid', async () => {
    const found: string[] = [];
    let after: string | null = null;
    for (const hasNextPage of [true, true, false]) {
      const { orders }: { orders: Page } = (await ask({ first: 2, after })).data.me;
      expect([orders.totalCount, orders.pageInfo.hasNextPage]).toEqual([5, hasNextPage]);
      found.push(...orders.nodes.map(({ number, placedAt }) => `${number} ${placedAt}`));
      after = orders.pageInfo.endCursor;
    }
    expect(found).toEqual([5, 4, 3, 2, 1].map((n) => `BV-${n}1000 2025-05-0${n}T10:20:30+01:00`));
  });

  test.each([{ first: 0 }, { first: 101 }, { after: 'nope' }, { after: 'order-6' }])(
    '%j is BAD_USER_INPUT',
    async (variables) => {
      const { errors } = await ask(variables);
      expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    },
  );
});
