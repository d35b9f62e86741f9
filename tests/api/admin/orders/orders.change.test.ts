import { describe, expect, test } from 'vitest';
import { setStock } from '../../../../server/catalog/catalog.stock.rules.ts';
import { openAdmin } from '../../../support/shop/admin.ts';
import { mailboxOf } from '../../account/account.recovery.ts';
import { afterSalesOf } from '../../order/order.after-sales.documents.ts';
import { guestOrder, HOME } from '../../order/order.documents.ts';
import { startRazorpayShop } from '../../order/order.razorpay.ts';
import { paidOrder } from '../../order/order.shopper.ts';
import { changesOf, loggedAbout, problemsIn } from './orders.change.documents.ts';
import { moved } from './orders.documents.ts';

const { razorpay, shop } = await startRazorpayShop();
const admin = await openAdmin(shop);
const { update } = changesOf(admin);
const { place } = afterSalesOf(shop);

/** Both have one variant of their id; a guest's order has one skirt of 459 DH. */
const SKIRT = 'jupe-plissee-safran';
const JABADOR = 'jabador-atlas';
const home = { ...HOME, phone: '0612345678', email: 'nadia@example.com' };

async function stockOf(id: string) {
  const product = await shop.store.read.catalog.product(id);
  const variant = product?.variants.find((each) => each.id === id);
  return { onHand: variant?.stockOnHand, allocated: variant?.allocated ?? 0 };
}

async function count(id: string, onHand: number): Promise<void> {
  const product = await shop.store.read.catalog.product(id);
  if (!product) throw new Error(`The catalogue has no ${id}`);
  await shop.changeProduct(id, setStock(product, id, onHand));
}

const mailsAbout = async (orderId: string) =>
  (await shop.store.read.mails.newest(100)).filter((mail) => mail.orderId === orderId);

describe('the lines of an order', () => {
  test('change with fee, totals and stock; those that stay keep their price', async () => {
    const { id } = await place({ email: home.email });
    const [before, jabadors] = [await stockOf(SKIRT), await stockOf(JABADOR)];
    const { price } = (await shop.store.read.catalog.product(SKIRT)) ?? {};
    await shop.changeProduct(SKIRT, { price: 50_000 });
    const lines = [
      { variantId: SKIRT, quantity: 2 },
      { variantId: JABADOR, quantity: 1 },
    ];
    const { order, userErrors } = await update(id, { lines });
    await shop.changeProduct(SKIRT, { price: price ?? 0 });
    expect(userErrors).toEqual([]);
    expect(order).toMatchObject({
      version: 2,
      quantity: 3,
      lines: [
        { variantId: SKIRT, quantity: 2, price: { amount: price } },
        { variantId: JABADOR, quantity: 1 },
      ],
    });
    expect((await stockOf(SKIRT)).allocated - before.allocated).toBe(1);
    expect((await stockOf(JABADOR)).allocated - jabadors.allocated).toBe(1);

    const less = await update(id, { lines: [{ variantId: SKIRT, quantity: 1 }] }, 2);
    expect(less.order).toMatchObject({ version: 3, shipping: { amount: 5_000 } });
    expect(await stockOf(SKIRT)).toEqual(before);
    expect(await stockOf(JABADOR)).toEqual(jabadors);
    const mails = await mailsAbout(id);
    expect(mails.map(({ kind, detail }) => [kind, detail])).toEqual([
      ['ORDER_CHANGED', '3'],
      ['ORDER_CHANGED', '2'],
      ['ORDER_RECEIVED_BY_SHOP', null],
      ['ORDER_PLACED', null],
    ]);
  });

  test.each([
    ['none', [], ['EMPTY_CART']],
    [
      'a thousand',
      Array.from({ length: 1_000 }, (_, n) => ({ variantId: `v${n}`, quantity: 1 })),
      ['LIMIT_REACHED lines'],
    ],
    ['0 of one', [{ variantId: SKIRT, quantity: 0 }], ['INVALID lines.0.quantity']],
    [
      '100 of one, in two lines',
      [50, 50].map((quantity) => ({ variantId: SKIRT, quantity })),
      ['INVALID lines.1.quantity'],
    ],
    ['an unknown one', [{ variantId: 'nope', quantity: 1 }], ['UNKNOWN_PRODUCT lines.0.quantity']],
    [
      'an unknown size',
      [{ variantId: `${SKIRT}.99`, quantity: 1 }],
      ['UNKNOWN_VARIANT lines.0.quantity'],
    ],
  ])('are refused as %s, and nothing changes', async (_, lines, problems) => {
    const { id } = await place();
    const before = await shop.store.read.orders.order(id);
    const payload = await update(id, { lines });
    expect([payload.order, problemsIn(payload)]).toEqual([null, problems]);
    expect(await shop.store.read.orders.order(id)).toEqual(before);
  });

  test('may take what is left, their own included, and no more', async () => {
    const { id } = await place();
    await count(SKIRT, (await stockOf(SKIRT)).allocated + 1);
    const two = await update(id, { lines: [{ variantId: SKIRT, quantity: 2 }] });
    expect(two.userErrors).toEqual([]);
    const three = await update(id, { lines: [{ variantId: SKIRT, quantity: 3 }] }, 2);
    expect(problemsIn(three)).toEqual(['INSUFFICIENT_STOCK lines.0.quantity']);
    // What others no longer find stays in this order.
    await shop.changeProduct(SKIRT, { outOfStock: true });
    const one = await update(id, { lines: [{ variantId: SKIRT, quantity: 1 }] }, 2);
    expect(one.userErrors).toEqual([]);
    await count(SKIRT, 10_000);
  });
});

test('a piece that is taken out is named in the language of its order', async () => {
  const mailbox = mailboxOf(shop);
  const { data } = await shop.graphql<{ placed: { order: { id: string } } }>(
    `mutation ($input: GuestOrderInput!, $key: String!) @inContext(language: AR) {
      placed: placeGuestOrder(input: $input, idempotencyKey: $key) { order { id } }
    }`,
    {
      input: guestOrder(
        [
          [SKIRT, 1],
          [JABADOR, 1],
        ],
        { email: home.email },
      ),
      key: crypto.randomUUID(),
    },
  );
  const { userErrors } = await update(data.placed.order.id, {
    lines: [{ variantId: SKIRT, quantity: 1 }],
  });
  expect(userErrors).toEqual([]);
  await mailbox.deliver();
  const texts = mailbox.mails.map(({ text }) => text);
  expect(texts).toContainEqual(expect.stringMatching(/جبادور.*: أُزيل/));
});

describe('the address and the parcel number', () => {
  test('change, each where it may, and the log has no personal data', async () => {
    const own = { ...home, phone: '0699000077' };
    const { id, number } = await place({ email: own.email, phone: own.phone });
    const shippingInfo = { ...own, city: 'Salé', email: 'salma@example.com' };
    const { order } = await update(id, { shippingInfo, parcelNumber: 'MA 1' });
    expect(order).toMatchObject({ version: 2, parcelNumber: 'MA 1', shippingInfo });
    await moved(admin, { ids: [id], to: 'CONFIRMED' });
    await moved(admin, { ids: [id], to: 'SHIPPED' });
    expect((await shop.store.read.orders.order(id))?.parcelNumber).toBe('MA 1');
    const late = await update(id, { shippingInfo: own }, 2);
    expect(problemsIn(late)).toEqual(['NOT_ALLOWED_NOW']);
    expect((await update(id, { shippingInfo, parcelNumber: 'MA 2' }, 2)).order).toMatchObject({
      version: 3,
      parcelNumber: 'MA 2',
    });
    await moved(admin, { ids: [id], to: 'DELIVERED' });
    const delivered = await update(id, { parcelNumber: 'MA 3' }, 3);
    expect(problemsIn(delivered)).toEqual(['NOT_ALLOWED_NOW']);
    const log = await loggedAbout(admin, number);
    const first = log.findLast(({ action }) => action === 'order.update');
    const { version: _, ...before } = JSON.parse(first?.before ?? '');
    const { version: __, ...after } = JSON.parse(first?.after ?? '');
    expect(before).toEqual({ parcelNumber: null, city: 'Rabat', corrected: [] });
    expect(after).toEqual({ parcelNumber: 'MA 1', city: 'Salé', corrected: ['email'] });
    expect(JSON.stringify(log)).not.toMatch(/salma|nadia|0699000077|rue/i);
  });

  test('name every invalid field', async () => {
    const { id } = await place();
    const shippingInfo = { ...home, phone: '12', street: ' ', email: 'x', city: 'https://x.ma' };
    expect(problemsIn(await update(id, { shippingInfo }))).toEqual([
      'INVALID shippingInfo.phone',
      'INVALID shippingInfo.email',
      'REQUIRED shippingInfo.street',
      'INVALID shippingInfo.city',
    ]);
    expect(problemsIn(await update(id, { parcelNumber: '<b>' }))).toEqual(['INVALID parcelNumber']);
  });

  test('without a difference are no change', async () => {
    const { id } = await place();
    const stored = await shop.store.read.orders.order(id);
    const lines = [{ variantId: SKIRT, quantity: 1 }];
    const { shippingInfo } = stored ?? {};
    expect((await update(id, { shippingInfo, lines, parcelNumber: ' ' })).order?.version).toBe(1);
    expect(await shop.store.read.orders.order(id)).toEqual(stored);
  });
});

describe('two people on one order', () => {
  test('are not both right: the later one reads what changed', async () => {
    const { id } = await place();
    const both = await Promise.all(
      ['MA 1', 'MA 2'].map((parcelNumber) => update(id, { parcelNumber })),
    );
    expect(both.map(problemsIn).toSorted()).toEqual([[], ['VERSION_CONFLICT expectedVersion']]);
    const conflict = both.find(({ userErrors }) => userErrors.length > 0);
    expect(conflict?.userErrors[0]?.message).toBe(
      'Cette commande a été modifiée entre-temps (numéro de colis). Rien n’a été enregistré.',
    );
    expect(conflict?.order).toMatchObject({ id, version: 2 });
  });

  test('neither change what the courier has just brought back, nor what does not exist', async () => {
    const { id } = await place();
    for (const to of ['CONFIRMED', 'SHIPPED', 'REFUSED']) await moved(admin, { ids: [id], to });
    const late = await update(id, { lines: [{ variantId: SKIRT, quantity: 2 }] });
    expect(problemsIn(late)).toEqual(['NOT_ALLOWED_NOW']);
    expect(problemsIn(await update('nope', {}))).toEqual(['UNKNOWN_ORDER id']);
  });
});

test('a paid order may become cheaper: the difference is refunded, with a credit note', async () => {
  const { id, paymentId } = await paidOrder(shop, razorpay);
  const dearer = await update(id, { lines: [{ variantId: SKIRT, quantity: 3 }] });
  expect(problemsIn(dearer)).toEqual(['NOT_ALLOWED_NOW lines']);
  const { order } = await update(id, { lines: [{ variantId: SKIRT, quantity: 1 }] });
  expect(order).toMatchObject({
    payable: { amount: 45_900 },
    refundDue: { amount: 45_900 },
    invoice: { payable: { amount: 91_800 }, vat: { amount: 15_300 }, lines: [{ quantity: 2 }] },
    creditNotes: [{ amount: { amount: 45_900 }, vat: { amount: 7_650 } }],
  });
  await shop.reconcile();
  const stored = await shop.store.read.orders.order(id);
  expect(stored?.refunds).toMatchObject([{ amount: 45_900, doneAt: expect.any(String) }]);
  // What is left goes back with its own credit note.
  await moved(admin, { ids: [id], to: 'CANCELLED' });
  await shop.reconcile();
  const closed = await shop.store.read.orders.order(id);
  expect(closed?.refunds.map(({ amount }) => amount)).toEqual([45_900, 45_900]);
  expect(closed?.creditNotes.map(({ number }) => number.slice(-6))).toEqual(['000001', '000002']);
  expect(razorpay.refunds.filter((each) => each.paymentId === paymentId)).toEqual([
    { paymentId, amount: 45_900 },
    { paymentId, amount: 45_900 },
  ]);
});
