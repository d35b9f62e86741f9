import { beforeEach, describe, expect, test } from 'vitest';
import type { Fault } from '../../support/shop/razorpay.ts';
import { signatureOf, type Entity } from '../../support/shop/razorpay.signed.ts';
import { startRazorpayShop } from './order.razorpay.ts';
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

const { razorpay, shop } = await startRazorpayShop();
let shopper: Shopper;
beforeEach(async () => {
  shopper = await newShopper(shop);
});

/** That nothing was taken for paid, and that the cart is as it was. */
async function expectNothingPaid(): Promise<void> {
  expect(await shopper.paidOrders()).toBe(0);
  expect(await shopper.cart()).toEqual([SKIRTS]);
}

describe('with Razorpay', () => {
  test('the server makes the order, of the cart’s amount in MAD, and gives what the script needs, not the test provider’s', async () => {
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
    const dialog = `${shop.url}/payment/test/${payment?.providerOrderId}`;
    expect((await fetch(dialog, { method: 'POST' })).status).toBe(404);
  });

  test('fifty confirmations at once make one paid order and mail, and take the lines once', async () => {
    const payment = await shopper.started();
    await expectNothingPaid();
    await shopper.add('jupe-plissee-safran', 5);
    const signed = razorpay.pay(payment.providerOrderId);
    const all = await Promise.all(
      Array.from({ length: 50 }, () => shopper.confirm(payment, signed)),
    );
    const [first] = all;
    expect(first).toMatchObject({ order: { status: 'PAID' }, userErrors: [] });
    expect(all).toEqual(all.map(() => first));
    const requested = razorpay.requested.length;
    expect(await shopper.confirm(payment, signed)).toEqual(first);
    expect(razorpay.requested).toHaveLength(requested);
    const { history = [] } = (await shopper.orderOf(payment)) ?? {};
    expect(history.map(({ status }) => status)).toEqual(['PAYMENT_PENDING', 'PAID']);
    expect(await shopper.cart()).toEqual(['jupe-plissee-safran x 5']);
    const mails = await shop.store.read.mails.newest(100);
    expect(mails.filter(({ orderId }) => orderId === first?.order?.id)).toHaveLength(1);
  });

  test('money that the bank has only promised is taken', async () => {
    const payment = await shopper.started();
    const signed = razorpay.pay(payment.providerOrderId, { status: 'authorized' });
    const { order } = await shopper.confirm(payment, signed);
    expect(order?.status).toBe('PAID');
    expect(razorpay.requested).toContain(`POST /v1/payments/${signed.razorpay_payment_id}/capture`);
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

  test.each<[string, Partial<Entity>]>([
    ['of less', { amount: 91_799 }],
    ['that failed', { status: 'failed' }],
    [
      'that is authorized for another amount, and is not even taken',
      { status: 'authorized', amount: 1 },
    ],
  ])('one %s', async (_, change) => {
    const payment = await shopper.started();
    const signed = razorpay.pay(payment.providerOrderId, change);
    const refused = { order: null, userErrors: REFUSED };
    expect(await shopper.confirm(payment, signed)).toMatchObject(refused);
    const capture = `POST /v1/payments/${signed.razorpay_payment_id}/capture`;
    expect(razorpay.requested).not.toContain(capture);
    await expectNothingPaid();
    expect((await shopper.orderOf(payment))?.status).toBe('PAYMENT_PENDING');
  });

  test('one with a forged signature, and Razorpay is not even requested', async () => {
    const payment = await shopper.started();
    const entity = razorpay.attempt(payment.providerOrderId);
    const signed = signatureOf(entity);
    const requested = razorpay.requested.length;
    for (const forged of [
      signatureOf(entity, 'another secret'),
      { ...signed, razorpay_signature: 'ab' },
      { ...signed, razorpay_signature: '' },
      { ...signed, razorpay_signature: 'é'.repeat(64) },
      { ...signed, razorpay_payment_id: 'pay_other' },
    ]) {
      const answer = await shopper.confirm(payment, forged);
      expect(answer).toMatchObject({ order: null, userErrors: REFUSED });
    }
    expect(razorpay.requested).toHaveLength(requested);
    await expectNothingPaid();
    expect((await shopper.confirm(payment, signed)).order?.status).toBe('PAID');
  });

  test('a true one, brought by another customer', async () => {
    const payment = await shopper.started();
    const other = await newShopper(shop);
    const signed = razorpay.pay(payment.providerOrderId);
    for (const requested of [other.confirm(payment, signed), other.check(payment)]) {
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
    '(%s) nothing starts, the same key completes it, and a signed payment is pending until later',
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
      if (!payment) throw new Error('The payment did not start');
      expect((await shopper.orders()).totalCount).toBe(1);

      const signed = razorpay.pay(payment.providerOrderId);
      razorpay.break(fault);
      expect(await shopper.confirm(payment, signed)).toEqual(PENDING);
      expect(await shopper.check(payment)).toMatchObject({
        order: { status: 'PAYMENT_PENDING' },
        userErrors: PENDING.userErrors,
      });
      await expectNothingPaid();
      razorpay.break(null);
      expect((await shopper.confirm(payment, signed)).order?.status).toBe('PAID');
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

  test('a signed payment that it does not know, or that is undecided, is pending', async () => {
    const payment = await shopper.started();
    const entity = razorpay.attempt(payment.providerOrderId, { status: 'created' });
    for (const signed of [{ ...entity, id: 'pay_unknown' }, entity]) {
      expect(await shopper.confirm(payment, signatureOf(signed))).toEqual(PENDING);
    }
    await expectNothingPaid();
  });
});
