import { anyPhone } from '../../support/shop/phones.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startShop, type TestShop } from '../../support/shop/shop.ts';
import { SIGN_UP } from '../protocol/documents.ts';
import { afterSalesOf } from '../order/order.after-sales.documents.ts';
import { guestOrder, place } from '../order/order.documents.ts';
import { newShopper, pay, type Shopper } from '../order/order.shopper.ts';

// Mails are counted: each test has a shop of its own.
let shop: TestShop;
beforeEach(async () => {
  shop = await startShop({ areRateLimitsOn: true });
});
afterEach(() => shop.close());

const STRANGER = 'inconnue@exemple.ma';

const orderFor = (email: string, change: object = {}, key?: string) =>
  place(shop, guestOrder([['gandoura-sable', 1]], { email, ...change }), key);

async function orderTimes(count: number, email = STRANGER) {
  for (let n = 0; n < count; n += 1) {
    const { order, userErrors } = await orderFor(email);
    expect([order?.status, userErrors]).toEqual(['PENDING', []]);
  }
}

/** Returns the mails in the outbox for addresses that end so. */
async function mailsTo(email: string) {
  const mails = await shop.store.read.mails.newest(100);
  return mails.filter(({ to }) => to.endsWith(email)).map(({ kind }) => kind);
}

describe('an address that nobody has vouched for', () => {
  test('gets five mails a day, however it is written; the orders are placed all the same', async () => {
    await orderTimes(8);
    expect(await shop.store.read.orders.count()).toBe(8);
    expect(await mailsTo(STRANGER)).toHaveLength(5);
    await orderFor('autre@exemple.com');
    expect(await mailsTo('autre@exemple.com')).toEqual(['ORDER_PLACED']);
    // In other letters and with a tag it is the same.
    await orderFor('Inconnue+1@Exemple.ma');
    expect(await mailsTo('@exemple.ma')).toHaveLength(5);
  });

  test('is not vouched for by an account, which anybody can open in its name', async () => {
    const input = { firstName: 'A', lastName: 'B', email: STRANGER, password: 'un mot de passe' };
    await shop.graphql(SIGN_UP, { input });
    await orderTimes(8);
    expect(await mailsTo(STRANGER)).toHaveLength(5);
  });

  test('gets no more of them by orders that are cancelled with their link', async () => {
    for (let n = 0; n < 4; n += 1) {
      const { order } = await orderFor(STRANGER);
      const orderId = order?.id ?? '';
      const access = { orderId, trackingKey: shop.within.trackingKeys.keyOf(orderId) };
      expect((await afterSalesOf(shop).cancel(access)).order?.status).toBe('CANCELLED');
    }
    expect(await mailsTo(STRANGER)).toHaveLength(5);
  });

  test('loses none to orders that were refused, or sent twice', async () => {
    const key = crypto.randomUUID();
    const phone = anyPhone();
    for (let n = 0; n < 4; n += 1) {
      expect((await orderFor(STRANGER, { expectedTotal: 1 })).order).toBeNull();
      expect((await orderFor(STRANGER, { phone }, key)).order).not.toBeNull();
    }
    await orderTimes(4);
    expect(await mailsTo(STRANGER)).toHaveLength(5);
  });
});

test('a customer’s own orders are told of, however many mails went there', async () => {
  const shopper = await newShopper(shop);
  await orderTimes(6, shopper.email);
  expect(await mailsTo(shopper.email)).toHaveLength(5);
  const payment = await shopper.started();
  const { order } = await shopper.confirm(payment, await pay(shop, payment));
  expect(order?.status).toBe('PAID');
  expect(await mailsTo(shopper.email)).toHaveLength(6);
});

describe('a customer’s orders paid on delivery, which cost nothing,', () => {
  const orderAndCancel = async (shopper: Shopper) => {
    await shopper.add('gandoura-sable');
    const { order } = await shopper.placeOrder();
    expect(order?.status).toBe('PENDING');
    await afterSalesOf(shop).cancel({ orderId: order?.id ?? '' }, shopper.token);
  };

  const orderMailsTo = async (email: string) =>
    (await mailsTo(email)).filter((kind) => kind.startsWith('ORDER_'));

  test('send five mails a day to an address that is not confirmed', async () => {
    const shopper = await newShopper(shop);
    for (let n = 0; n < 4; n += 1) await orderAndCancel(shopper);
    expect((await shopper.orders()).totalCount).toBe(4);
    expect(await orderMailsTo(shopper.email)).toHaveLength(5);
  });

  test('send all of them to one that is', async () => {
    const shopper = await newShopper(shop);
    await shop.store.transaction(async ({ accounts }) => {
      const customer = await accounts.customerByEmail(shopper.email);
      if (!customer) throw new Error('The customer is missing');
      await accounts.save({ ...customer, emailVerifiedAt: customer.createdAt });
    });
    for (let n = 0; n < 4; n += 1) await orderAndCancel(shopper);
    expect(await orderMailsTo(shopper.email)).toHaveLength(8);
  });
});
