import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { newShopper, type Payment, type Shopper } from '../api/order/order.shopper.ts';
import { startRazorpay } from '../support/shop/razorpay.ts';
import { event, signatureOf, signed, type Entity } from '../support/shop/razorpay.signed.ts';
import { startShop } from '../support/shop/shop.ts';
import { expectAlive, expectDiscreet, post, startAttacked } from './request.ts';

const razorpay = await startRazorpay();
afterAll(() => razorpay.close());
const shop = await startAttacked({ razorpay, isSandboxOn: false });
let shopper: Shopper;
let payment: Payment;
let entity: Entity;
beforeEach(async () => {
  shopper = await newShopper(shop);
  payment = await shopper.started();
  entity = razorpay.attempt(payment.providerOrderId);
});

const statusOf = async () => (await shopper.orderOf(payment))?.status;
const moves = async () =>
  (await shopper.orderOf(payment))?.history.map(({ status }) => status) ?? [];

describe('a proof of a payment', () => {
  test.each([
    ['less', { amount: 100 }],
    ['another currency', { currency: 'USD' }],
    ['another order', { order_id: 'order_of_somebody' }],
  ])('CHK-018: signed for this order, but of %s, is refused', async (_, change) => {
    const signature = signatureOf(entity);
    razorpay.put({ ...entity, ...change });
    const { order } = await shopper.confirm(payment, signature);
    expect(order?.status ?? 'none').not.toBe('PAID');
    expect(await statusOf()).toBe('PAYMENT_PENDING');
  });
});

describe('an event', () => {
  test('CHK-021: that comes again after a restart changes nothing', async () => {
    const first = await startShop({ razorpay });
    const own = await (await newShopper(first)).started();
    const once = event('payment.captured', razorpay.attempt(own.providerOrderId));
    await first.deliver(once);
    const orderId = (await first.store.read.orders.payment(own.id))?.orderId ?? '';
    const paid = await first.store.read.orders.order(orderId);
    expect(paid?.status).toBe('PAID');
    const second = await first.restart();
    expect((await second.deliver(once)).status).toBe(200);
    expect(await second.store.read.orders.order(orderId)).toEqual(paid);
    await second.close();
  });

  test('CHK-022: that tells of money after it went back changes nothing', async () => {
    await shop.deliver(event('payment.captured', entity));
    await shop.deliver(event('refund.processed', entity, { status: 'refunded' }));
    const before = await moves();
    expect((await shop.deliver(event('payment.captured', entity))).status).toBe(200);
    expect(await moves()).toEqual(before);
  });

  test.each([
    ['an order that nobody made', { order_id: 'order_of_nobody' }],
    ['another currency', { currency: 'EUR' }],
  ])('CHK-022: of %s pays nothing', async (_, change) => {
    const { status } = await shop.deliver(event('payment.captured', entity, change));
    expect(status).toBe(200);
    expect(await statusOf()).toBe('PAYMENT_PENDING');
  });

  test.each([
    ['no signature', ''],
    ['a signature of nothing', '0'.repeat(64)],
    ['a signature of the wrong length', 'ab'],
    ['a signature that is no hex', 'é'.repeat(64)],
  ])('CHK-022: with %s is refused and changes nothing', async (_, signature) => {
    const { body, headers } = event('payment.captured', entity);
    const forged = { ...headers, 'x-razorpay-signature': signature };
    const answer = await post(shop, '/payment/webhook', body, forged);
    expect([answer.status, await statusOf()]).toEqual([401, 'PAYMENT_PENDING']);
    expectDiscreet(answer);
  });

  test.each(['', '[]', 'null', '{', '{"event":5}', '{"event":"payment.captured","payload":[]}'])(
    'CHK-022: that says « %s », well signed, is no event',
    async (text) => {
      const { body, headers } = signed(text);
      const answer = await post(shop, '/payment/webhook', body, headers);
      expect([200, 400]).toContain(answer.status);
      expect(await statusOf()).toBe('PAYMENT_PENDING');
    },
  );
});

test('GQL-029: a provider that never answers holds up its own shopper alone, and not for long', async () => {
  const other = await newShopper(shop);
  razorpay.break('HANG');
  const waiting = other.start();
  await expectAlive(shop);
  expect((await waiting).userErrors).toMatchObject([{ code: 'PAYMENT_UNAVAILABLE' }]);
  razorpay.break(null);
});
