import { anonymiseClosed } from '../../../../server/order/order.anonymise.ts';
import { describe, expect, test } from 'vitest';
import { setStock } from '../../../../server/catalog/catalog.stock.rules.ts';
import { openAdmin } from '../../../support/shop/admin.ts';
import { afterSalesOf } from '../../order/order.after-sales.documents.ts';
import { place as placeGuest, guestOrder, request } from '../../order/order.documents.ts';
import { startRazorpayShop } from '../../order/order.razorpay.ts';
import { paidOrder } from '../../order/order.shopper.ts';
import { changesOf, loggedAbout, problemsIn } from './orders.change.documents.ts';
import { moved } from './orders.documents.ts';

const inAYear = () => new Date(Date.now() + 365 * 24 * 60 * 60 * 1000);

const { razorpay, shop } = await startRazorpayShop();
const admin = await openAdmin(shop);
const { receive, refuse } = changesOf(admin);
const { place, sendBack } = afterSalesOf(shop);

const SKIRT = 'jupe-plissee-safran';
const PRICE = 45_900;
const FEE = 5_000;

const skirts = (quantity: number, restock = true) => [{ variantId: SKIRT, quantity, restock }];

async function onHand(): Promise<number | null> {
  const product = await shop.store.read.catalog.product(SKIRT);
  return product?.variants.find(({ id }) => id === SKIRT)?.stockOnHand ?? null;
}

async function count(quantity: number): Promise<void> {
  const product = await shop.store.read.catalog.product(SKIRT);
  if (product) await shop.changeProduct(SKIRT, setStock(product, SKIRT, quantity));
}

async function deliver(id: string): Promise<void> {
  for (const to of ['CONFIRMED', 'SHIPPED', 'DELIVERED']) await moved(admin, { ids: [id], to });
}

/** Returns a delivered order of two skirts, paid in cash. */
async function delivered() {
  const { order } = await placeGuest(
    shop,
    guestOrder([[SKIRT, 2]], { email: 'nadia@example.com' }),
  );
  if (!order) throw new Error('The order was not placed');
  await deliver(order.id);
  return order;
}

const kindsAbout = async (orderId: string) =>
  (await shop.store.read.mails.newest(100))
    .filter((mail) => mail.orderId === orderId)
    .map(({ kind }) => kind);

describe('a part of an order', () => {
  test('comes back with its stock, its refund in cash and a credit note; the rest later, with the fee', async () => {
    const { id, number } = await delivered();
    await count(10);
    const first = await receive(id, skirts(1));
    expect(first.userErrors).toEqual([]);
    expect(first.order).toMatchObject({
      status: 'DELIVERED',
      version: 2,
      refundDue: { amount: 0 },
      invoice: { payable: { amount: 2 * PRICE + FEE } },
      creditNotes: [{ amount: { amount: PRICE } }],
      returns: [
        {
          requestedAt: null,
          receivedAt: expect.stringMatching(/\+0[01]:00$/),
          lines: [{ variantId: SKIRT, quantity: 1 }],
          refund: { amount: { amount: PRICE }, method: 'CASH' },
        },
      ],
    });
    expect(await onHand()).toBe(11);
    const rest = await receive(id, skirts(1, false), { method: 'CASH' }, 2);
    expect(rest.order).toMatchObject({ status: 'RETURNED', version: 3 });
    expect(rest.order?.creditNotes.map(({ amount }) => amount.amount)).toEqual([
      PRICE,
      PRICE + FEE,
    ]);
    expect(await onHand()).toBe(11);
    expect(await kindsAbout(id)).toEqual([
      'RETURN_RECEIVED',
      'RETURN_RECEIVED',
      'ORDER_DELIVERED',
      'ORDER_SHIPPED',
      'ORDER_CONFIRMED',
      'ORDER_RECEIVED_BY_SHOP',
      'ORDER_PLACED',
    ]);
    const own = await request<{ creditNotes: ReadonlyArray<{ vat: object }> }>(
      shop,
      'query ($id: ID!, $key: String!) { trackedOrder(id: $id, key: $key) { creditNotes { number vat { amount } } } }',
      { id, key: first.order?.trackingUrl.split('/').at(-1) },
    );
    expect(own.creditNotes.map(({ vat }) => vat)).toEqual([{ amount: 7_650 }, { amount: 8_483 }]);
    expect((await loggedAbout(admin, number)).slice(0, 2).map(({ action }) => action)).toEqual([
      'order.receive-return',
      'order.receive-return',
    ]);
  });

  test('is refunded once, however often it is sent', async () => {
    const { id } = await delivered();
    const both = await Promise.all([receive(id, skirts(2)), receive(id, skirts(2))]);
    expect(both.map(problemsIn).toSorted()).toEqual([[], ['VERSION_CONFLICT expectedVersion']]);
    expect(problemsIn(await receive(id, skirts(1), { method: 'CASH' }, 2))).toEqual([
      'NOT_ALLOWED_NOW',
    ]);
    expect((await shop.store.read.orders.order(id))?.refunds).toHaveLength(1);
  });

  test('of a paid order goes back to the card', async () => {
    const { id, paymentId } = await paidOrder(shop, razorpay);
    await deliver(id);
    const { order } = await receive(id, skirts(1), { method: 'CARD', amount: 30_000 });
    expect(order).toMatchObject({ status: 'DELIVERED', refundDue: { amount: 30_000 } });
    await shop.reconcile();
    const sent = () => razorpay.refunds.filter((each) => each.paymentId === paymentId);
    expect(sent()).toEqual([{ paymentId, amount: 30_000 }]);
    await shop.reconcile({ evenIfRecent: true });
    expect(sent()).toHaveLength(1);
    expect(await kindsAbout(id)).toContain('ORDER_REFUNDED');
  });
});

describe('a requested return', () => {
  test('of single lines is received, and the rest may still be requested', async () => {
    const { id, trackingKey } = await place();
    await deliver(id);
    const requested = await request<{
      order: { returnableLines: readonly object[]; returnRequest: object } | null;
    }>(
      shop,
      `mutation ($id: ID!, $key: String!, $lines: [ReturnLineInput!]) {
        requestReturn(orderId: $id, trackingKey: $key, reason: "Trop grand", lines: $lines) {
          order { returnableLines { variantId quantity } returnRequest { lines { quantity } } }
        }
      }`,
      { id, key: trackingKey, lines: [{ variantId: SKIRT, quantity: 1 }] },
    );
    expect(requested.order).toEqual({
      returnableLines: [],
      returnRequest: { lines: [{ quantity: 1 }] },
    });
    expect((await receive(id, skirts(1))).order).toMatchObject({
      status: 'RETURNED',
      returns: [{ reason: 'Trop grand', refund: { amount: { amount: PRICE + FEE } } }],
    });
  });

  test('is refused with a reason, once', async () => {
    const { id, trackingKey } = await place({ email: 'nadia@example.com' });
    await deliver(id);
    expect(problemsIn(await refuse(id, 'Portée'))).toEqual(['NOT_ALLOWED_NOW']);
    await sendBack({ orderId: id, trackingKey }, 'Trop grand');
    expect(problemsIn(await refuse(id, '  '))).toEqual(['REQUIRED reason']);
    const { order } = await refuse(id, 'La jupe a été portée.');
    expect(order?.returns).toMatchObject([
      { refusedAt: expect.any(String), refusal: 'La jupe a été portée.', receivedAt: null },
    ]);
    expect((await kindsAbout(id))[0]).toBe('RETURN_REFUSED');
    expect(problemsIn(await refuse(id, 'Encore'))).toEqual(['NOT_ALLOWED_NOW']);
    expect(problemsIn(await refuse('nope', 'Encore'))).toEqual(['UNKNOWN_ORDER orderId']);
  });
});

describe('several requested returns', () => {
  const REQUEST = `mutation ($id: ID!, $key: String!, $lines: [ReturnLineInput!]) {
    requestReturn(orderId: $id, trackingKey: $key, lines: $lines) { userErrors { code } }
  }`;
  const withTwo = async () => {
    const two = { lines: [{ productId: SKIRT, quantity: 2 }], email: 'nadia@example.com' };
    const { id, trackingKey: key } = await place(two);
    await deliver(id);
    const lines = [{ variantId: SKIRT, quantity: 1 }];
    await request(shop, REQUEST, { id, key, lines });
    await request(shop, REQUEST, { id, key, lines });
    return id;
  };

  test('are received and refused one by one, each by its id and with its mail', async () => {
    const id = await withTwo();
    expect(problemsIn(await receive(id, skirts(1)))).toEqual(['REQUIRED requestId']);
    expect(problemsIn(await refuse(id, 'Portée'))).toEqual(['REQUIRED requestId']);
    const second = await receive(id, skirts(1), { method: 'CASH' }, 1, `${id}/2`);
    expect(second.order?.returns).toMatchObject([
      { id: `${id}/1`, receivedAt: null, refund: null },
      { id: `${id}/2`, receivedAt: expect.any(String), refund: { amount: { amount: PRICE } } },
    ]);
    expect(problemsIn(await refuse(id, 'Portée', `${id}/2`))).toEqual(['NOT_ALLOWED_NOW']);
    const refused = await refuse(id, 'Portée', `${id}/1`);
    expect(refused.order?.returns).toMatchObject([{ refusal: 'Portée' }, { refusal: null }]);
    const mails = await shop.store.read.mails.newest(100);
    expect(
      mails.filter(({ orderId, detail }) => orderId === id && detail).map(({ detail }) => detail),
    ).toEqual([`${id}/1`, `${id}/2`]);
  });

  test('come back together with an order that is returned whole: stock, refunds and mails', async () => {
    const id = await withTwo();
    await count(10);
    await moved(admin, { ids: [id], to: 'RETURNED' });
    expect(await onHand()).toBe(12);
    const order = await shop.store.read.orders.order(id);
    expect(order?.refunds.map(({ amount, returnId }) => [amount, returnId])).toEqual([
      [PRICE, `${id}/1`],
      [PRICE + FEE, `${id}/2`],
    ]);
    expect(order?.creditNotes).toHaveLength(2);
    expect((await kindsAbout(id)).slice(0, 2)).toEqual(['RETURN_RECEIVED', 'RETURN_RECEIVED']);
  });
});

test('of a deleted guest comes back too, and the person is gone once it is closed', async () => {
  await count(20);
  const { id } = await delivered();
  const { data } = await admin.request<{ order: { guest: { id: string } } }>(
    'query ($id: ID!) { order(id: $id) { guest { id } } }',
    { id },
  );
  const cancelled = await admin.request<{ anonymizeCustomer: { userErrors: object[] } }>(
    `mutation ($id: ID!) {
      anonymizeCustomer(id: $id, cancelOrders: true) { userErrors { code } }
    }`,
    { id: data.order.guest.id },
  );
  expect(cancelled.data.anonymizeCustomer.userErrors).toEqual([]);
  const before = await shop.store.read.orders.order(id);
  expect(before?.shippingInfo.name).not.toBe('');
  const payload = await receive(id, skirts(1));
  expect(problemsIn(payload)).toEqual([]);
  expect(payload.order).toMatchObject({
    status: 'DELIVERED',
    creditNotes: [{ amount: { amount: PRICE } }],
  });
  const stored = () => shop.store.read.orders.order(id);
  expect((await stored())?.shippingInfo).toEqual(before?.shippingInfo);
  await shop.store.transaction(async ({ mails }) => {
    const waiting = await mails.ofRecipient({ customerId: null, orderIds: [id], email: null });
    await mails.save(...waiting.map((mail) => ({ ...mail, state: 'SENT' as const })));
  });
  await anonymiseClosed({ store: shop.store, clock: () => new Date() });
  expect((await stored())?.anonymisedAt).toBeNull();
  await anonymiseClosed({ store: shop.store, clock: inAYear });
  expect(await stored()).toMatchObject({
    anonymisedAt: expect.any(String),
    shippingInfo: { name: '', phone: null, street: '' },
  });
  expect(
    problemsIn(
      await changesOf(admin).update(id, { lines: [{ variantId: SKIRT, quantity: 1 }] }, 2),
    ),
  ).toEqual(['NOT_ALLOWED_NOW']);
});
