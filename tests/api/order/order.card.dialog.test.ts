import { beforeEach, describe, expect, test } from 'vitest';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { startShop } from '../../support/shop/shop.ts';
import { afterSalesOf } from './order.after-sales.documents.ts';
import { newShopper, pay, type Payment, type Shopper } from './order.shopper.ts';

const shop = await sharedShop();
let shopper: Shopper;
let payment: Payment;
beforeEach(async () => {
  shopper = await newShopper(shop);
  payment = await shopper.started();
});

/** Presses a button of the test provider's dialog. */
const press = (button: '' | '/fail' | '/delay', { providerOrderId } = payment) =>
  fetch(`${shop.url}/payment/test/${providerOrderId}${button}`, { method: 'POST' });
const statusOf = async (requested: Payment) => (await shopper.orderOf(requested))?.status;

const check = async () => {
  const { order, userErrors } = await shopper.check(payment);
  return [order?.status, ...userErrors.map(({ code }) => code)];
};

describe('« Payer »', () => {
  test('pays the order before the dialog hears of it, and once, however often pressed', async () => {
    const signed = await pay(shop, payment);
    expect(await statusOf(payment)).toBe('PAID');
    expect(await shopper.cart()).toEqual([]);
    expect(await pay(shop, payment)).toEqual(signed);
    const { order } = await shopper.confirm(payment, signed);
    expect(order?.status).toBe('PAID');
    expect(await shopper.paidOrders()).toBe(1);
  });

  test('gives a proof that outlives a restart, also to be sent back', async () => {
    const other = await startShop();
    const they = await newShopper(other);
    const theirs = await they.started();
    const signed = await pay(other, theirs);
    const { id: orderId = '' } = (await they.orderOf(theirs)) ?? {};
    const again = await other.restart();
    const { payments } = again.within;
    expect(
      payments.isSigned({
        providerOrderId: signed.razorpay_order_id,
        providerPaymentId: signed.razorpay_payment_id,
        signature: signed.razorpay_signature,
      }),
    ).toBe(true);
    await afterSalesOf(again).cancel({ orderId }, they.token);
    await again.reconcile();
    expect(await again.store.read.orders.order(orderId)).toMatchObject({
      status: 'CANCELLED',
      refunds: [{ amount: 91_800, doneAt: expect.any(String) }],
    });
    // A second press charges no more money.
    expect(await pay(again, theirs)).toEqual(signed);
    expect(await payments.payment(signed.razorpay_payment_id)).toMatchObject({
      status: 'REFUNDED',
      refunded: 91_800,
    });
    await again.close();
  });
});

test('« Annuler » and « Échouer » charge nothing, and nothing is taken back once it is paid', async () => {
  expect(await check()).toEqual(['PAYMENT_PENDING']);
  for (const _ of ['once', 'twice']) expect((await press('/fail')).status).toBe(204);
  expect(await check()).toEqual(['PAYMENT_PENDING']);
  expect(await shopper.cart()).toEqual(['jupe-plissee-safran x 2']);
  expect(await shopper.started()).toEqual(payment);
  await pay(shop, payment);
  expect((await press('/fail')).status).toBe(204);
  expect(await statusOf(payment)).toBe('PAID');
});

describe('« Retarder »', () => {
  test('is pending until the bank decides, and is paid then without any browser', async () => {
    expect((await press('/delay')).status).toBe(204);
    for (const _ of ['once', 'twice'])
      expect(await check()).toEqual(['PAYMENT_PENDING', 'PAYMENT_PENDING']);
    await shop.bankDecides();
    expect(await statusOf(payment)).toBe('PAID');
    expect(await shopper.cart()).toEqual([]);
    expect(await check()).toEqual(['PAID']);
  });

  test('while it is pending no other order can be begun', async () => {
    await press('/delay');
    await shopper.add('jabador-atlas');
    expect((await shopper.start()).userErrors).toMatchObject([{ code: 'PAYMENT_PENDING' }]);
    await shop.bankDecides();
    expect(await shopper.cart()).toEqual(['jabador-atlas x 1']);
    expect((await shopper.started()).id).not.toBe(payment.id);
  });

  test('pressed with « Payer » pays once', async () => {
    await press('/delay');
    await press('/delay');
    await pay(shop, payment);
    await shop.bankDecides();
    expect(await shopper.paidOrders()).toBe(1);
    const mails = await shop.store.read.mails.newest(100);
    const { id } = (await shopper.orderOf(payment)) ?? {};
    expect(mails.filter(({ orderId }) => orderId === id)).toHaveLength(1);
  });
});

test.each(['', '/fail', '/delay'] as const)(
  'an order that is not the test provider’s cannot be pressed on: %s',
  async (button) => {
    const forged = 'order_91800_0011223344556677_00000000000000000000000000000000';
    for (const providerOrderId of ['nope', 'order_1_x_y', `${payment.providerOrderId}0`, forged]) {
      const response = await press(button, { ...payment, providerOrderId });
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ errors: ['Ce paiement n’existe pas.'] });
    }
  },
);
