import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startShop, type TestShop } from '../../support/shop/shop.ts';
import { newShopper, pay, type Shopper } from './order.shopper.ts';

let shop: TestShop;
let shopper: Shopper;
beforeAll(async () => {
  shop = await startShop();
});
beforeEach(async () => {
  shopper = await newShopper(shop);
});
afterAll(() => shop.close());

describe('a card payment', () => {
  test('is of the cart’s total, without delivery fee, at the test provider', async () => {
    const { payment, userErrors } = await shopper.start();
    expect(userErrors).toEqual([]);
    expect(payment).toMatchObject({ provider: 'TEST', amount: { amount: 91_800 } });
    const { data } = await shop.graphql('{ cardCheckout { provider scriptUrl } }');
    expect(data).toEqual({
      cardCheckout: { provider: 'TEST', scriptUrl: '/payment/test-checkout.js' },
    });
  });

  test('makes a paid order once it is confirmed, and empties the cart', async () => {
    const payment = await shopper.started();
    expect(await shopper.paidOrders()).toBe(0);
    expect(await shopper.cart()).toEqual(['jupe-plissee-safran x 2']);
    const { order, userErrors } = await shopper.confirm(payment, await pay(shop, payment));
    expect(userErrors).toEqual([]);
    expect(order).toMatchObject({
      status: 'PAID',
      paymentMethod: 'CARD',
      quantity: 2,
      total: { amount: 91_800 },
      shipping: { amount: 0 },
      payable: { amount: 91_800 },
      shippingInfo: {
        name: 'Nadia Alami',
        phone: '0612345678',
        email: shopper.email,
        city: 'Rabat',
      },
    });
    expect(await shopper.cart()).toEqual([]);
    expect(await shopper.orders()).toEqual({
      totalCount: 1,
      nodes: [{ number: order?.number, status: 'PAID' }],
    });
  });

  test('confirmed twice gives the same order and takes nothing more', async () => {
    const payment = await shopper.started();
    const proof = await pay(shop, payment);
    const first = await shopper.confirm(payment, proof);
    await shopper.add('jupe-plissee-safran', 2);
    expect(await shopper.confirm(payment, proof)).toEqual(first);
    expect(await shopper.cart()).toEqual(['jupe-plissee-safran x 2']);
    expect(await shopper.paidOrders()).toBe(1);
  });

  test('takes out of the cart only what was bought', async () => {
    const payment = await shopper.started();
    await shopper.add('jupe-plissee-safran', 3);
    await shopper.add('jabador-atlas');
    await shopper.confirm(payment, await pay(shop, payment));
    expect(await shopper.cart()).toEqual(['jupe-plissee-safran x 3', 'jabador-atlas x 1']);
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

  test.each([
    ['forged signature', { razorpay_signature: '0'.repeat(64) }],
    ['no signature', { razorpay_signature: '' }],
    ['payment that was not signed', { razorpay_payment_id: 'pay_other' }],
  ])('with a %s is refused; the true one holds', async (_, forged) => {
    const payment = await shopper.started();
    const proof = await pay(shop, payment);
    expect(await shopper.confirm(payment, { ...proof, ...forged })).toEqual(refused);
    expect((await shopper.confirm(payment, proof)).order).toMatchObject({ status: 'PAID' });
  });

  test('of another payment, of the same amount or another, is refused', async () => {
    const payment = await shopper.started();
    const other = await newShopper(shop);
    const same = await pay(shop, await other.started());
    expect(await shopper.confirm(payment, same)).toEqual(refused);
    await other.add('gandoura-sable');
    const dearer = await pay(shop, await other.started());
    expect(await shopper.confirm(payment, dearer)).toEqual(refused);
    expect(await shopper.paidOrders()).toBe(0);
  });

  test('brought by another customer finds no payment', async () => {
    const payment = await shopper.started();
    const other = await newShopper(shop);
    const proof = await pay(shop, payment);
    expect(await other.confirm(payment, proof)).toEqual({
      order: null,
      userErrors: [
        { code: 'UNKNOWN_PAYMENT', field: 'paymentId', message: 'Ce paiement n’existe pas.' },
      ],
    });
    expect(await other.cart()).toEqual(['jupe-plissee-safran x 2']);
  });

  test.each([
    'nope',
    'order_1_x_y',
    'order_91800_0011223344556677_00000000000000000000000000000000',
  ])('is not given for the order « %s », which is not the provider’s', async (id) => {
    const response = await fetch(`${shop.url}/payment/test/${id}`, { method: 'POST' });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ errors: ['Ce paiement n’existe pas.'] });
  });
});

describe('a payment that cannot start', () => {
  test('names an unknown address, or another’s', async () => {
    const other = await newShopper(shop);
    for (const addressId of ['nope', other.addressId]) {
      expect(await shopper.start({ addressId })).toMatchObject({
        payment: null,
        userErrors: [{ code: 'UNKNOWN_ADDRESS' }],
      });
    }
  });

  test('says that the cart is empty', async () => {
    await shopper.clear();
    expect((await shopper.start()).userErrors).toEqual([
      { code: 'EMPTY_CART', field: null, message: 'Votre panier est vide' },
    ]);
  });

  test('says that the price went up, and tells the new cart', async () => {
    expect(await shopper.start({ expectedTotal: 91_799 })).toMatchObject({
      payment: null,
      cart: { payable: { amount: 91_800 } },
      userErrors: [{ code: 'PRICE_CHANGED' }],
    });
    expect((await shopper.start({ expectedTotal: 91_800 })).userErrors).toEqual([]);
  });

  test('names what has gone out of stock', async () => {
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

  test('with another address is a conflict; of another customer it is another payment', async () => {
    const key = crypto.randomUUID();
    const { payment } = await shopper.start({ key });
    expect((await shopper.start({ key, addressId: 'nope' })).userErrors).toMatchObject([
      { code: 'IDEMPOTENCY_CONFLICT' },
    ]);
    const theirs = await (await newShopper(shop)).start({ key });
    expect(theirs.userErrors).toEqual([]);
    expect(theirs.payment?.id).not.toBe(payment?.id);
  });
});
