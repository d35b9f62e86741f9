import { beforeEach, describe, expect, test } from 'vitest';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { HOME } from './order.documents.ts';
import { newShopper, pay, type Shopper } from './order.shopper.ts';

const SKIRTS = 'jupe-plissee-safran x 2';

const shop = await sharedShop();
let shopper: Shopper;
beforeEach(async () => {
  shopper = await newShopper(shop);
});

describe('a card payment', () => {
  test('is of the cart’s total, without delivery fee, at the test provider', async () => {
    const { payment, userErrors } = await shopper.start({ expectedTotal: 91_800 });
    expect(userErrors).toEqual([]);
    expect(payment).toMatchObject({ provider: 'TEST', amount: { amount: 91_800 } });
    const { data } = await shop.graphql('{ cardCheckout { provider scriptUrl } }');
    expect(data).toEqual({
      cardCheckout: { provider: 'TEST', scriptUrl: '/payment/test-checkout.js' },
    });
    const arabic = await shop.graphql(
      'query @inContext(language: AR) { cardCheckout { scriptUrl } }',
    );
    expect(arabic.data).toEqual({ cardCheckout: { scriptUrl: '/payment/test-checkout.ar.js' } });
  });

  test('makes a paid order once it is confirmed, and empties the cart', async () => {
    const payment = await shopper.started();
    expect(await shopper.paidOrders()).toBe(0);
    expect(await shopper.cart()).toEqual([SKIRTS]);
    const signed = await pay(shop, payment);
    const confirmed = await shopper.confirm(payment, signed);
    expect(confirmed).toMatchObject({
      order: {
        status: 'PAID',
        paymentMethod: 'CARD',
        quantity: 2,
        total: { amount: 91_800 },
        shipping: { amount: 0 },
        payable: { amount: 91_800 },
        shippingInfo: { ...HOME, phone: shopper.phone, email: shopper.email },
      },
      userErrors: [],
    });
    expect(await shopper.cart()).toEqual([]);
    // Confirmed again it takes nothing more.
    await shopper.add('jupe-plissee-safran', 2);
    expect(await shopper.confirm(payment, signed)).toEqual(confirmed);
    expect(await shopper.cart()).toEqual([SKIRTS]);
    expect(await shopper.orders()).toEqual({
      totalCount: 1,
      nodes: [{ number: confirmed.order?.number, status: 'PAID' }],
    });
  });

  test('charges what was frozen when it started', async () => {
    await shopper.add('sarouel-terracotta');
    const payment = await shopper.started();
    await shop.changeProduct('sarouel-terracotta', { price: 99_900, originalPrice: 99_900 });
    const { order } = await shopper.confirm(payment, await pay(shop, payment));
    expect(order).toMatchObject({ payable: { amount: 135_700 } });
  });
});

describe('a proof', () => {
  const refused = {
    order: null,
    userErrors: [
      {
        code: 'PAYMENT_REFUSED',
        field: null,
        message: 'Le paiement n’a pas abouti. Votre carte n’a pas été débitée.',
      },
    ],
  };

  test('that is forged or of another payment is refused; the true one holds', async () => {
    const payment = await shopper.started();
    const other = await newShopper(shop);
    const same = await pay(shop, await other.started());
    await other.add('gandoura-sable');
    const dearer = await pay(shop, await other.started());
    for (const foreign of [same, dearer]) {
      expect(await shopper.confirm(payment, foreign)).toEqual(refused);
    }
    expect(await shopper.paidOrders()).toBe(0);
    const signed = await pay(shop, payment);
    for (const forged of [
      { razorpay_signature: '0'.repeat(64) },
      { razorpay_signature: '' },
      { razorpay_payment_id: 'pay_other' },
    ]) {
      expect(await shopper.confirm(payment, { ...signed, ...forged })).toEqual(refused);
    }
    expect((await shopper.confirm(payment, signed)).order).toMatchObject({ status: 'PAID' });
  });
});

describe('a payment cannot start', () => {
  test.each([
    ['to an unknown address', () => ({ addressId: 'nope' })],
    ['to another’s', async () => ({ addressId: (await newShopper(shop)).addressId })],
  ])('%s', async (_, change) => {
    expect(await shopper.start(await change())).toMatchObject({
      payment: null,
      userErrors: [{ code: 'UNKNOWN_ADDRESS' }],
    });
  });

  test('when the price went up, and the new cart comes back', async () => {
    expect(await shopper.start({ expectedTotal: 91_799 })).toMatchObject({
      payment: null,
      cart: { payable: { amount: 91_800 } },
      userErrors: [{ code: 'PRICE_CHANGED' }],
    });
  });

  test('of what has gone out of stock', async () => {
    await shopper.add('robe-jacaranda');
    await shop.changeProduct('robe-jacaranda', { outOfStock: true });
    const { payment, userErrors } = await shopper.start();
    await shop.changeProduct('robe-jacaranda', { outOfStock: false });
    expect(payment).toBeNull();
    expect(userErrors).toMatchObject([{ code: 'OUT_OF_STOCK' }]);
  });
});

describe('its idempotency key', () => {
  test('gives the same payment again, also twenty times at once', async () => {
    const key = crypto.randomUUID();
    const all = await Promise.all(Array.from({ length: 20 }, () => shopper.start({ key })));
    expect(all[0]?.payment).not.toBeNull();
    expect(new Set(all.map(({ payment }) => JSON.stringify(payment))).size).toBe(1);
  });

  test('with another address is a conflict', async () => {
    const key = crypto.randomUUID();
    await shopper.start({ key });
    expect((await shopper.start({ key, addressId: 'nope' })).userErrors).toMatchObject([
      { code: 'IDEMPOTENCY_CONFLICT' },
    ]);
  });
});
