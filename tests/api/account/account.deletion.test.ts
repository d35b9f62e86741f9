import { describe, expect, test } from 'vitest';
import { anonymiseClosed } from '../../../server/order/order.anonymise.ts';
import { refuseReturn } from '../../../server/order/return/return.rules.ts';
import { afterSalesOf } from '../order/order.after-sales.documents.ts';
import { request } from '../order/order.documents.ts';
import { pastOf } from '../order/order.past.ts';
import { newestOrders } from '../../support/shop/newest-orders.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { newShopper, pay } from '../order/order.shopper.ts';
import { call, logIn, statusOf } from './account.recovery.ts';

const inAYear = () => new Date(Date.now() + 365 * 24 * 60 * 60 * 1000);

const PASSWORD = 'un mot de passe';

const shop = await sharedShop();

const deleteAccount = (token: string, password = PASSWORD) =>
  call(shop, 'deleteAccount', { password }, { token });
const codesOf = async (token: string) => (await deleteAccount(token)).codes;

describe('a customer who deletes the account', () => {
  test('is deleted once, however often at once, logged out everywhere and unknown from then on', async () => {
    const customer = await shop.customer();
    const { token: other } = await logIn(shop, customer);
    const all = await Promise.all([1, 2, 3].map(() => codesOf(customer.token)));
    expect(all.filter((codes) => codes.length === 0)).toHaveLength(1);
    for (const token of [customer.token, other]) expect(await statusOf(shop, token)).toBe(401);
    expect((await logIn(shop, customer)).status).toBe(404);
    expect(await codesOf(customer.token)).toEqual(['UNAUTHENTICATED']);
  });

  test('leaves paid orders for the books, cancelled and refunded, without a person', async () => {
    const shopper = await newShopper(shop);
    const payment = await shopper.started();
    const { order } = await shopper.confirm(payment, await pay(shop, payment));
    expect(await codesOf(shopper.token)).toEqual([]);
    const stored = await shop.store.read.orders.order(order?.id ?? '');
    expect(stored).toMatchObject({
      number: order?.number,
      status: 'CANCELLED',
      shippingInfo: { name: '', phone: null, email: null, street: '', city: 'Rabat' },
      refunds: [{ amount: stored?.payable }],
      creditNotes: [{ amount: stored?.payable }],
    });
  });

  test('is still delivered to, and may send the parcel back by its link', async () => {
    const past = pastOf(shop);
    const { token, orderId } = await past.customerWithOrder();
    await past.move(orderId, ['CONFIRMED', 'PREPARED', 'SHIPPED']);
    const { openOrders } = await request<{ openOrders: object[] }>(
      shop,
      '{ me { openOrders { id status returnUntil } } }',
      {},
      token,
    );
    expect(openOrders).toEqual([{ id: orderId, status: 'SHIPPED', returnUntil: null }]);
    const before = await past.record(orderId);
    const { trackingKey = '' } = (await afterSalesOf(shop).own(orderId, token)) ?? {};
    expect(await codesOf(token)).toEqual([]);
    expect((await past.record(orderId)).shippingInfo).toEqual(before.shippingInfo);
    await past.move(orderId, ['DELIVERED']);
    const sent = await afterSalesOf(shop).sendBack({ orderId, trackingKey }, 'Trop grand');
    expect(sent.userErrors).toEqual([]);
    await anonymiseClosed({ store: shop.store, clock: () => new Date() });
    expect((await past.record(orderId)).shippingInfo).toEqual(before.shippingInfo);

    await shop.store.transaction(async ({ orders }) =>
      orders.save(
        refuseReturn(await past.record(orderId), { requestId: null, refusal: 'Porté' }, new Date()),
      ),
    );
    await anonymiseClosed({ store: shop.store, clock: inAYear });
    expect(await past.record(orderId)).toMatchObject({
      shippingInfo: { name: '', phone: null, email: null, street: '', city: 'Rabat' },
      returns: [{ reason: '', refusal: '' }],
    });
  });

  test('is refused with a wrong or blank password', async () => {
    const { token } = await shop.customer();
    for (const [password, code] of [
      ['un autre', 'WRONG_PASSWORD'],
      [' ', 'REQUIRED'],
    ] as const) {
      const { userErrors } = await deleteAccount(token, password);
      expect(userErrors).toMatchObject([{ code, field: 'password' }]);
    }
    expect(await statusOf(shop, token)).toBe(200);
  });

  test('is refused while a card payment is open: nothing was deleted', async () => {
    const shopper = await newShopper(shop);
    await shopper.started();
    const { userErrors } = await deleteAccount(shopper.token);
    expect(userErrors).toMatchObject([{ code: 'NOT_ALLOWED_NOW', field: null }]);
    expect(await shopper.cart()).toHaveLength(1);
    expect((await shopper.orders()).nodes).toMatchObject([{ status: 'PAYMENT_PENDING' }]);
  });

  test('places no order at the same time that is left without its person', async () => {
    const shopper = await newShopper(shop);
    const { accounts, orders } = shop.store.read;
    const customer = await accounts.customerByEmail(shopper.email);
    await Promise.all([deleteAccount(shopper.token), shopper.start().catch(() => null)]);
    const theirs = (await newestOrders({ orders })).filter(
      ({ customerId, anonymisedAt }) => customerId === customer?.id && anonymisedAt === null,
    );
    const isThere = await accounts.customerByEmail(shopper.email);
    expect(theirs).toHaveLength(isThere ? 1 : 0);
  });
});
