import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { order } from '../../store/records.ts';
import type { OrderRecord } from '../../../server/order/order.store.ts';
import { startShop, type TestShop } from '../../support/shop/shop.ts';

let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await startShop();
  ({ token } = await shop.customer());
  const { data } = await shop.graphql<{ me: { id: string } }>('{ me { id } }', {}, token);
  await shop.store.transaction(async ({ orders }) => {
    for (let n = 1; n <= 5; n += 1) await orders.save(paidOrder(n, data.me.id));
    await orders.save(paidOrder(6, 'somebody else'));
    const began = order('order-7', { customerId: data.me.id, status: 'PAYMENT_PENDING' });
    await orders.save({
      ...began,
      status: 'CANCELLED',
      history: [
        { status: 'PAYMENT_PENDING', at: began.placedAt },
        { status: 'CANCELLED', at: began.placedAt },
      ],
    });
  });
});
afterAll(() => shop.close());

function paidOrder(n: number, customerId: string): OrderRecord {
  return order(`order-${n}`, {
    number: `BV-${n}1000`,
    customerId,
    status: 'PAID',
    placedAt: `2025-05-0${n}T09:20:30.000Z`,
  });
}

interface Page {
  readonly nodes: ReadonlyArray<{ readonly number: string; readonly placedAt: string }>;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly totalCount: number;
}

async function ask(variables: object) {
  const { data, errors } = await shop.graphql<{ me: { orders: Page } } | null>(
    `query ($first: Int! = 20, $after: String) {
      me { orders(first: $first, after: $after) {
        totalCount nodes { number placedAt } pageInfo { hasNextPage endCursor }
      } }
    }`,
    variables,
    token,
  );
  return { orders: data?.me?.orders, errors };
}

describe('a customer’s orders', () => {
  test('come newest first, their own alone, without attempts that were never paid', async () => {
    const { orders } = await ask({});
    expect(orders?.nodes.map(({ number }) => number)).toEqual([
      'BV-51000',
      'BV-41000',
      'BV-31000',
      'BV-21000',
      'BV-11000',
    ]);
    expect(orders?.totalCount).toBe(5);
    expect(orders?.nodes[0]?.placedAt).toBe('2025-05-05T10:20:30+01:00');
  });

  test('come in pages', async () => {
    const first = (await ask({ first: 2 })).orders;
    expect(first?.pageInfo.hasNextPage).toBe(true);
    const second = (await ask({ first: 2, after: first?.pageInfo.endCursor })).orders;
    expect(second?.nodes.map(({ number }) => number)).toEqual(['BV-31000', 'BV-21000']);
    const last = (await ask({ first: 2, after: second?.pageInfo.endCursor })).orders;
    expect(last?.nodes.map(({ number }) => number)).toEqual(['BV-11000']);
    expect(last?.pageInfo.hasNextPage).toBe(false);
  });

  test.each([{ first: 0 }, { first: 101 }, { after: 'nope' }, { after: 'order-6' }])(
    '%j is BAD_USER_INPUT',
    async (variables) => {
      expect((await ask(variables)).errors).toMatchObject([
        { extensions: { code: 'BAD_USER_INPUT' } },
      ]);
    },
  );
});
