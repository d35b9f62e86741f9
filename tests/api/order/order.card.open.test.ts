import { beforeEach, describe, expect, test } from 'vitest';
import { moveOrder } from '../../../server/order/order.states.ts';
import { event, signatureOf, type Entity } from '../../support/shop/razorpay.signed.ts';
import { startRazorpayShop } from './order.razorpay.ts';
import { newShopper, type Payment, type Shopper } from './order.shopper.ts';

const DAY = 24 * 60 * 60 * 1000;

const { razorpay, shop } = await startRazorpayShop();
let shopper: Shopper;
beforeEach(async () => {
  shopper = await newShopper(shop);
});

/** The payment that the shopper started first. */
let first: Payment;
const attempt = (status: Entity['status']) => razorpay.attempt(first.providerOrderId, { status });
const open = async (): Promise<readonly string[]> =>
  (await shopper.orders()).nodes.map(({ status }) => status);

describe('a customer has one open payment:', () => {
  test.each<[string, () => void]>([
    ['a dialog that was closed', () => {}],
    ['a card that was refused', () => attempt('failed')],
    ['a bank that has not decided', () => attempt('created')],
    ['a provider that cannot be reached', () => razorpay.break('DOWN')],
  ])('after %s the same order is paid at the same provider’s order', async (_, happen) => {
    first = await shopper.started();
    happen();
    expect(await shopper.started()).toEqual(first);
    expect(await open()).toEqual(['PAYMENT_PENDING']);
  });

  test('twenty presses under twenty keys make one order', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => shopper.started()));
    expect(new Set(all.map((payment) => JSON.stringify(payment))).size).toBe(1);
    expect(await open()).toEqual(['PAYMENT_PENDING']);
  });

  test('a key that was given a payment again gives it once more', async () => {
    first = await shopper.started();
    const key = crypto.randomUUID();
    expect((await shopper.start({ key })).payment).toEqual(first);
    await shopper.add('jabador-atlas');
    expect((await shopper.start({ key })).payment).toEqual(first);
  });

  test('another cart makes another order, and the one before is given up', async () => {
    first = await shopper.started();
    await shopper.add('jabador-atlas');
    const second = await shopper.started();
    expect(second.id).not.toBe(first.id);
    expect(second.providerOrderId).not.toBe(first.providerOrderId);
    expect((await shopper.orderOf(first))?.status).toBe('CANCELLED');
    expect(await open()).toEqual(['PAYMENT_PENDING']);
  });

  test('the key of one that was given up stands for the cart as it is now', async () => {
    const key = crypto.randomUUID();
    const { payment } = await shopper.start({ key });
    await shopper.add('jabador-atlas');
    const second = await shopper.started();
    expect((await shopper.start({ key })).payment).toEqual(second);
    expect(payment?.id).not.toBe(second.id);
  });

  test('a cart that cannot be ordered leaves the one before as it is', async () => {
    first = await shopper.started();
    await shopper.clear();
    expect((await shopper.start()).userErrors).toMatchObject([{ code: 'EMPTY_CART' }]);
    expect((await shopper.orderOf(first))?.status).toBe('PAYMENT_PENDING');
    await shopper.add('jupe-plissee-safran', 2);
    expect(await shopper.started()).toEqual(first);
  });
});

describe('paying again after', () => {
  test.each(['captured', 'authorized'] as const)(
    'money was %s unnoticed gives the paid order and no payment',
    async (status) => {
      first = await shopper.started();
      attempt(status);
      const { payment, order, userErrors } = await shopper.start();
      expect([payment, order?.status, userErrors]).toEqual([null, 'PAID', []]);
      expect(await shopper.cart()).toEqual([]);
      expect(await shopper.paidOrders()).toBe(1);
    },
  );

  test('the same key’s payment was paid gives the paid order', async () => {
    const key = crypto.randomUUID();
    const { payment } = await shopper.start({ key });
    if (!payment) throw new Error('The payment did not start');
    await shop.deliver(event('payment.captured', razorpay.attempt(payment.providerOrderId)));
    const again = await shopper.start({ key });
    expect([again.payment, again.order?.status, again.userErrors]).toEqual([null, 'PAID', []]);
  });

  test('a bank that has not decided begins no other order', async () => {
    first = await shopper.started();
    attempt('created');
    await shopper.add('jabador-atlas');
    const { payment, userErrors } = await shopper.start();
    expect([payment, userErrors.map(({ code }) => code)]).toEqual([null, ['PAYMENT_PENDING']]);
    expect((await shopper.orderOf(first))?.status).toBe('PAYMENT_PENDING');
  });
});

describe('an order that the shopkeeper cancelled before it was paid', () => {
  const cancelled = async () => {
    const payment = await shopper.started();
    await shop.store.transaction(async ({ orders }) => {
      const { orderId = '' } = (await orders.payment(payment.id)) ?? {};
      const order = await orders.order(orderId);
      if (order) await orders.save(moveOrder(order, 'CANCELLED', new Date()));
    });
    return payment;
  };

  test('is not paid any more: the same cart makes another', async () => {
    first = await cancelled();
    const second = await shopper.started();
    expect(second.id).not.toBe(first.id);
    expect(await shop.store.read.orders.payment(first.id)).toMatchObject({ state: 'ABANDONED' });
    expect(await open()).toEqual(['PAYMENT_PENDING']);
  });

  test('is given up by reconciliation like any other', async () => {
    first = await cancelled();
    shop.pass(DAY);
    await shop.reconcile();
    expect(await shop.store.read.orders.payment(first.id)).toMatchObject({ state: 'ABANDONED' });
  });
});

describe('an attempt that was given up and is paid all the same', () => {
  test('leaves the order in its place to be paid once', async () => {
    first = await shopper.started();
    await shopper.add('jabador-atlas');
    const second = await shopper.started();
    const late = attempt('captured');
    expect((await shopper.confirm(first, signatureOf(late))).userErrors).toMatchObject([
      { code: 'NOT_ALLOWED_NOW' },
    ]);
    expect(await shopper.cart()).toEqual(['jupe-plissee-safran x 2', 'jabador-atlas x 1']);
    const { order } = await shopper.confirm(second, razorpay.pay(second.providerOrderId));
    expect(order?.status).toBe('PAID');
    expect(await open()).toEqual(['PAID', 'CANCELLED']);
  });
});
