import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startRazorpay, type Fault, type RazorpayStandIn } from '../../support/shop/razorpay.ts';
import { signatureOf } from '../../support/shop/razorpay.signed.ts';
import { startShop, type TestShop } from '../../support/shop/shop.ts';
import { newShopper, type Shopper } from './order.shopper.ts';

const SKIRTS = 'jupe-plissee-safran x 2';
const PENDING = {
  order: null,
  userErrors: [
    {
      code: 'PAYMENT_PENDING',
      field: null,
      message:
        'Votre banque n’a pas encore répondu. Ne payez pas une seconde fois\u00a0: nous vérifions le paiement.',
    },
  ],
};

let razorpay: RazorpayStandIn;
let shop: TestShop;
let shopper: Shopper;
beforeAll(async () => {
  razorpay = await startRazorpay();
  shop = await startShop({ razorpay });
});
beforeEach(async () => {
  razorpay.break(null);
  shopper = await newShopper(shop);
});
afterAll(async () => {
  await shop.close();
  await razorpay.close();
});

/** That nothing was taken for paid, and that the cart is as it was. */
async function expectNothingPaid(): Promise<void> {
  expect(await shopper.paidOrders()).toBe(0);
  expect(await shopper.cart()).toEqual([SKIRTS]);
}

describe('with Razorpay', () => {
  test('the server makes the order, of the cart’s amount in MAD, and gives what the script needs', async () => {
    const { payment } = await shopper.start();
    expect(payment).toMatchObject({
      provider: 'RAZORPAY',
      key: razorpay.keyId,
      providerOrderId: expect.stringMatching(/^order_/),
      amount: { amount: 91_800 },
    });
    const { data } = await shop.graphql('{ cardCheckout { provider scriptUrl } }');
    expect(data).toEqual({
      cardCheckout: {
        provider: 'RAZORPAY',
        scriptUrl: 'https://checkout.razorpay.com/v1/checkout.js',
      },
    });
  });

  test('a paid and signed payment makes the order, once, and one mail', async () => {
    const payment = await shopper.started();
    await expectNothingPaid();
    const proof = razorpay.pay(payment.providerOrderId);
    const first = await shopper.confirm(payment, proof);
    expect(first).toMatchObject({ order: { status: 'PAID' }, userErrors: [] });
    expect(await shopper.cart()).toEqual([]);
    await shopper.add('jupe-plissee-safran', 2);
    const requested = razorpay.requested.length;
    expect(await shopper.confirm(payment, proof)).toEqual(first);
    expect(razorpay.requested).toHaveLength(requested);
    expect(await shopper.cart()).toEqual([SKIRTS]);
    const mails = await shop.store.read.mails.newest(100);
    expect(mails.filter(({ orderId }) => orderId === first.order?.id)).toHaveLength(1);
  });

  test('fifty confirmations at once make one paid order and take the lines once', async () => {
    const payment = await shopper.started();
    await shopper.add('jupe-plissee-safran', 5);
    const proof = razorpay.pay(payment.providerOrderId);
    const all = await Promise.all(
      Array.from({ length: 50 }, () => shopper.confirm(payment, proof)),
    );
    expect(new Set(all.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(all[0]).toMatchObject({ order: { status: 'PAID' }, userErrors: [] });
    expect((await shopper.orderOf(payment))?.history.map(({ status }) => status)).toEqual([
      'PAYMENT_PENDING',
      'PAID',
    ]);
    expect(await shopper.cart()).toEqual(['jupe-plissee-safran x 5']);
  });

  test('money that the bank has only promised is taken', async () => {
    const payment = await shopper.started();
    const proof = razorpay.pay(payment.providerOrderId, { status: 'authorized' });
    const { order } = await shopper.confirm(payment, proof);
    expect(order?.status).toBe('PAID');
    expect(razorpay.requested).toContain(`POST /v1/payments/${proof.razorpay_payment_id}/capture`);
  });

  test('money that somebody else was faster to take is found taken', async () => {
    const payment = await shopper.started();
    const entity = razorpay.attempt(payment.providerOrderId, { status: 'authorized' });
    razorpay.captureBeforePolled(entity.id);
    expect((await shopper.confirm(payment, signatureOf(entity))).order?.status).toBe('PAID');
  });
});

describe('a payment that is not what it should be changes nothing:', () => {
  const REFUSED = [{ code: 'PAYMENT_REFUSED' }];

  test.each([
    ['of less', { amount: 91_799 }],
    ['of more', { amount: 91_801 }],
    ['in another currency', { currency: 'INR' }],
    ['of another order', { order_id: 'order_another' }],
    ['that failed', { status: 'failed' as const }],
    ['that went back', { status: 'refunded' as const, amount_refunded: 91_800 }],
  ])('one %s', async (_, change) => {
    const payment = await shopper.started();
    const entity = razorpay.attempt(payment.providerOrderId, change);
    // Signed for our order all the same.
    const proof = signatureOf({ ...entity, order_id: payment.providerOrderId });
    expect(await shopper.confirm(payment, proof)).toMatchObject({
      order: null,
      userErrors: REFUSED,
    });
    await expectNothingPaid();
    expect((await shopper.orderOf(payment))?.status).toBe('PAYMENT_PENDING');
  });

  test('one that is authorized for another amount is not even taken', async () => {
    const payment = await shopper.started();
    const proof = razorpay.pay(payment.providerOrderId, { status: 'authorized', amount: 100 });
    expect(await shopper.confirm(payment, proof)).toMatchObject({ userErrors: REFUSED });
    expect(razorpay.requested).not.toContain(
      `POST /v1/payments/${proof.razorpay_payment_id}/capture`,
    );
  });

  test.each([
    ['a forged signature', { razorpay_signature: '0'.repeat(64) }],
    ['a signature that is cut', { razorpay_signature: 'ab' }],
    ['no signature', { razorpay_signature: '' }],
    ['an accented signature', { razorpay_signature: 'é'.repeat(64) }],
    ['another payment’s id', { razorpay_payment_id: 'pay_other' }],
  ])('one with %s, and Razorpay is not even asked', async (_, forged) => {
    const payment = await shopper.started();
    const proof = razorpay.pay(payment.providerOrderId);
    const requested = razorpay.requested.length;
    const answer = await shopper.confirm(payment, { ...proof, ...forged });
    expect(answer).toMatchObject({ order: null, userErrors: REFUSED });
    expect(razorpay.requested).toHaveLength(requested);
    await expectNothingPaid();
    expect((await shopper.confirm(payment, proof)).order?.status).toBe('PAID');
  });

  test('one signed with another secret', async () => {
    const payment = await shopper.started();
    const entity = razorpay.attempt(payment.providerOrderId);
    const proof = signatureOf(entity, 'another secret');
    expect(await shopper.confirm(payment, proof)).toMatchObject({ userErrors: REFUSED });
    await expectNothingPaid();
  });

  test('a true one of another order, brought again for this', async () => {
    const payment = await shopper.started();
    const other = await newShopper(shop);
    const theirs = await other.started();
    const proof = razorpay.pay(theirs.providerOrderId);
    await other.confirm(theirs, proof);
    expect(await shopper.confirm(payment, proof)).toMatchObject({ userErrors: REFUSED });
    await expectNothingPaid();
  });

  test('a true one, brought by another customer', async () => {
    const payment = await shopper.started();
    const other = await newShopper(shop);
    const proof = razorpay.pay(payment.providerOrderId);
    for (const requested of [other.confirm(payment, proof), other.check(payment)]) {
      expect(await requested).toEqual({
        order: null,
        userErrors: [
          { code: 'UNKNOWN_PAYMENT', field: 'paymentId', message: 'Ce paiement n’existe pas.' },
        ],
      });
    }
    await expectNothingPaid();
  });
});

describe('when Razorpay gives no usable answer', () => {
  const faults: readonly Fault[] = ['ERROR', 'BUSY', 'DOWN', 'HANG', 'NONSENSE'];

  test.each(faults)(
    '(%s) a signed payment is pending, not refused, and is confirmed later',
    async (fault) => {
      const payment = await shopper.started();
      const proof = razorpay.pay(payment.providerOrderId);
      razorpay.break(fault);
      expect(await shopper.confirm(payment, proof)).toEqual(PENDING);
      expect(await shopper.check(payment)).toMatchObject({
        order: { status: 'PAYMENT_PENDING' },
        userErrors: PENDING.userErrors,
      });
      await expectNothingPaid();
      razorpay.break(null);
      expect((await shopper.confirm(payment, proof)).order?.status).toBe('PAID');
    },
  );

  test.each(faults)(
    '(%s) nothing starts, and the same key completes the same payment',
    async (fault) => {
      const key = crypto.randomUUID();
      razorpay.break(fault);
      expect(await shopper.start({ key })).toEqual({
        payment: null,
        order: null,
        cart: null,
        userErrors: [
          {
            code: 'PAYMENT_UNAVAILABLE',
            field: null,
            message:
              'Le service de paiement ne répond pas. Rien n’a été débité, veuillez réessayer plus tard.',
          },
        ],
      });
      razorpay.break(null);
      const { payment } = await shopper.start({ key });
      expect(payment?.providerOrderId).toMatch(/^order_/);
      expect((await shopper.orders()).totalCount).toBe(1);
    },
  );

  test('an order whose answer got lost is found again by its receipt, not made twice', async () => {
    razorpay.break('LOST', /orders/);
    const key = crypto.randomUUID();
    expect((await shopper.start({ key })).userErrors).toMatchObject([
      { code: 'PAYMENT_UNAVAILABLE' },
    ]);
    razorpay.break(null);
    const { payment } = await shopper.start({ key });
    if (!payment) throw new Error('The payment did not start');
    const { order } = await shopper.confirm(payment, razorpay.pay(payment.providerOrderId));
    expect(order?.status).toBe('PAID');
  });

  test('(wrong keys) nothing starts, and the log says so without naming anybody', async () => {
    razorpay.break('UNAUTHORIZED');
    expect((await shopper.start()).userErrors).toMatchObject([{ code: 'PAYMENT_UNAVAILABLE' }]);
    const reported = JSON.stringify(shop.logged);
    expect(reported).toContain('a card payment could not start');
    expect(reported).toContain('answered 401');
    for (const secret of [shopper.email, 'Nadia', razorpay.keySecret]) {
      expect(reported).not.toContain(secret);
    }
  });

  test('a signed payment that it does not know is pending', async () => {
    const payment = await shopper.started();
    const entity = { ...razorpay.attempt(payment.providerOrderId), id: 'pay_unknown' };
    expect(await shopper.confirm(payment, signatureOf(entity))).toEqual(PENDING);
  });

  test('a payment that is undecided is pending', async () => {
    const payment = await shopper.started();
    const proof = razorpay.pay(payment.providerOrderId, { status: 'created' });
    expect(await shopper.confirm(payment, proof)).toEqual(PENDING);
    await expectNothingPaid();
  });
});

describe('a shop with Razorpay', () => {
  test('has no way to the test provider', async () => {
    const { providerOrderId } = await shopper.started();
    const response = await fetch(`${shop.url}/payment/test/${providerOrderId}`, { method: 'POST' });
    expect(response.status).toBe(404);
  });
});
