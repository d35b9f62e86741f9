import { beforeEach, describe, expect, test } from 'vitest';
import { guestOrder, place } from '../api/order/order.documents.ts';
import { newShopper, type Shopper } from '../api/order/order.shopper.ts';
import { codesOf, post, startAttacked } from './request.ts';

const shop = await startAttacked();
let shopper: Shopper;
beforeEach(async () => {
  shopper = await newShopper(shop);
});

const count = () => shop.store.read.orders.count();
const twenty = <T>(run: () => Promise<T>) => Promise.all(Array.from({ length: 20 }, run));
const skirt = (change: object = {}) => guestOrder([['jupe-plissee-safran', 1]], change);

test('CHK-003: the same key of another customer is another key', async () => {
  const key = crypto.randomUUID();
  const other = await newShopper(shop);
  const [mine, theirs] = [await shopper.start({ key }), await other.start({ key })];
  expect([mine.userErrors, theirs.userErrors]).toEqual([[], []]);
  expect(theirs.payment?.id).not.toBe(mine.payment?.id);
});

describe('a double click', () => {
  test('CHK-005: without a key places nothing', async () => {
    const before = await count();
    const query = `mutation ($input: GuestOrderInput!) {
      placeGuestOrder(input: $input) { order { id } }
    }`;
    const answers = await twenty(() =>
      post(shop, '/graphql', { query, variables: { input: skirt() } }),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]));
    expect(await count()).toBe(before);
  });

  test('CHK-005: with a key each orders a customer’s cart once', async () => {
    const all = await twenty(() => shopper.placeOrder());
    expect(all.filter(({ order }) => order !== null)).toHaveLength(1);
    const refused = all.filter(({ order }) => order === null);
    expect(refused.flatMap(({ userErrors }) => userErrors.map(({ code }) => code))).toEqual(
      refused.map(() => 'EMPTY_CART'),
    );
    expect((await shopper.orders()).totalCount).toBe(1);
  });

  test('CHK-005: on both ways to pay never orders the same cart twice', async () => {
    const [cash] = await Promise.all([shopper.placeOrder(), shopper.start(), shopper.start()]);
    const { nodes } = await shopper.orders();
    const open = nodes.filter(({ status }) => status === 'PENDING' || status === 'PAID');
    expect(open).toHaveLength(cash.order ? 1 : 0);
    expect(nodes.filter(({ status }) => status === 'PAYMENT_PENDING')).toHaveLength(
      cash.order ? 0 : 1,
    );
  });
});

test.each([-1, 0, 100, -2_147_483_648])('CHK-007: the price is not %i', async (expectedTotal) => {
  const { order } = await place(shop, skirt({ expectedTotal }));
  expect(order).toBeNull();
});

test('CHK-010: a cart that another tab has emptied is not ordered', async () => {
  await shopper.clear();
  expect((await shopper.start()).userErrors).toMatchObject([{ code: 'EMPTY_CART' }]);
});

test.each(['paymentMethod', 'orderStatus', 'status', '_id', 'id', 'orderNumber', 'payable'])(
  'CHK-016: an order that brings its own %s is refused',
  async (name) => {
    const before = await count();
    const query = `mutation ($input: GuestOrderInput!) {
      placeGuestOrder(input: $input, idempotencyKey: "${crypto.randomUUID()}") { order { id } }
    }`;
    const input = skirt({ [name]: 'PAID' });
    const answer = await post(shop, '/graphql', { query, variables: { input } });
    expect([answer.status, codesOf(answer)]).toEqual([400, ['BAD_USER_INPUT']]);
    expect(await count()).toBe(before);
    expect((await place(shop, skirt())).order).toMatchObject({ status: 'PENDING' });
  },
);
