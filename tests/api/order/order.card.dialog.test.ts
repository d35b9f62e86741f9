import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startShop, type TestShop } from '../../support/shop/shop.ts';
import { newShopper, pay, type Payment, type Shopper } from './order.shopper.ts';

let shop: TestShop;
let shopper: Shopper;
let payment: Payment;
beforeAll(async () => {
  shop = await startShop();
});
beforeEach(async () => {
  shopper = await newShopper(shop);
  payment = await shopper.started();
});
afterAll(() => shop.close());

/** What a button of the test provider's dialog does; gives the answer's status. */
async function press(button: 'fail' | 'delay', { providerOrderId }: Payment): Promise<number> {
  const url = `${shop.url}/payment/test/${providerOrderId}/${button}`;
  return (await fetch(url, { method: 'POST' })).status;
}
const statusOf = async (requested: Payment) => (await shopper.orderOf(requested))?.status;

describe('« Payer »', () => {
  test('pays the order before the dialog hears of it: its browser may close', async () => {
    await pay(shop, payment);
    expect(await statusOf(payment)).toBe('PAID');
    expect(await shopper.cart()).toEqual([]);
  });

  test('pressed twice gives the same proof and pays once', async () => {
    const proof = await pay(shop, payment);
    expect(await pay(shop, payment)).toEqual(proof);
    const { order } = await shopper.confirm(payment, proof);
    expect(order?.status).toBe('PAID');
    expect(await shopper.paidOrders()).toBe(1);
  });

  test('gives a proof that outlives a restart, also to be sent back', async () => {
    const other = await startShop();
    const they = await newShopper(other);
    const theirs = await they.started();
    const proof = await pay(other, theirs);
    const id = (await they.orderOf(theirs))?.id;
    const again = await other.restart();
    const { payments } = again.within;
    expect(
      payments.isSigned({
        providerOrderId: proof.razorpay_order_id,
        providerPaymentId: proof.razorpay_payment_id,
        signature: proof.razorpay_signature,
      }),
    ).toBe(true);
    const cancelOrder = 'mutation ($id: ID!) { cancelOrder(orderId: $id) { userErrors { code } } }';
    await again.graphql(cancelOrder, { id }, they.token);
    await again.reconcile();
    const order = await again.store.read.orders.order(id ?? '');
    expect(order).toMatchObject({ status: 'CANCELLED', refund: { amount: 91_800 } });
    expect(order?.refund?.doneAt).not.toBeNull();
    // Whoever presses again takes no more money.
    expect(await pay(again, theirs)).toEqual(proof);
    expect(await payments.payment(proof.razorpay_payment_id)).toMatchObject({
      status: 'REFUNDED',
      refunded: 91_800,
    });
    await again.close();
  });
});

describe('« Échouer »', () => {
  test('charges nothing; the same payment can be paid after', async () => {
    expect(await press('fail', payment)).toBe(204);
    expect(await press('fail', payment)).toBe(204);
    const { order, userErrors } = await shopper.check(payment);
    expect([order?.status, userErrors]).toEqual(['PAYMENT_PENDING', []]);
    expect(await shopper.started()).toEqual(payment);
    await pay(shop, payment);
    expect(await statusOf(payment)).toBe('PAID');
  });

  test('after « Payer » takes nothing back', async () => {
    await pay(shop, payment);
    expect(await press('fail', payment)).toBe(204);
    expect(await statusOf(payment)).toBe('PAID');
  });
});

describe('« Annuler »', () => {
  test('leaves nothing behind: nothing is paid and nothing is pending', async () => {
    const { order, userErrors } = await shopper.check(payment);
    expect([order?.status, userErrors]).toEqual(['PAYMENT_PENDING', []]);
    expect(await shopper.cart()).toEqual(['jupe-plissee-safran x 2']);
  });
});

describe('« Retarder »', () => {
  test('is pending until the bank decides, and is paid then without any browser', async () => {
    expect(await press('delay', payment)).toBe(204);
    for (let requested = 0; requested < 2; requested += 1) {
      const { order, userErrors } = await shopper.check(payment);
      expect(order?.status).toBe('PAYMENT_PENDING');
      expect(userErrors).toMatchObject([{ code: 'PAYMENT_PENDING' }]);
    }
    await shop.bankDecides();
    expect(await statusOf(payment)).toBe('PAID');
    expect(await shopper.cart()).toEqual([]);
    const { order, userErrors } = await shopper.check(payment);
    expect([order?.status, userErrors]).toEqual(['PAID', []]);
  });

  test('while it is pending no other order can be begun', async () => {
    await press('delay', payment);
    await shopper.add('jabador-atlas');
    expect((await shopper.start()).userErrors).toMatchObject([{ code: 'PAYMENT_PENDING' }]);
    await shop.bankDecides();
    expect(await shopper.cart()).toEqual(['jabador-atlas x 1']);
    const next = await shopper.started();
    expect(next.id).not.toBe(payment.id);
  });

  test('pressed with « Payer » pays once', async () => {
    await press('delay', payment);
    await press('delay', payment);
    await pay(shop, payment);
    await shop.bankDecides();
    expect(await shopper.paidOrders()).toBe(1);
    const mails = await shop.store.read.mails.newest(100);
    const { id } = (await shopper.orderOf(payment)) ?? {};
    expect(mails.filter(({ orderId }) => orderId === id)).toHaveLength(1);
  });
});

describe('an order that is not the test provider’s', () => {
  test.each(['fail', 'delay'] as const)('cannot be pressed on: %s', async (button) => {
    for (const providerOrderId of ['nope', 'order_91800_x_y', `${payment.providerOrderId}0`]) {
      expect(await press(button, { ...payment, providerOrderId })).toBe(404);
    }
  });
});
