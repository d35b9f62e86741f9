import { beforeEach, describe, expect, test } from 'vitest';
import { event, signatureOf, type Entity } from '../../support/shop/razorpay.signed.ts';
import { startShop } from '../../support/shop/shop.ts';
import { afterSalesOf } from './order.after-sales.documents.ts';
import { startRazorpayShop } from './order.razorpay.ts';
import { newShopper, type Payment, type Shopper } from './order.shopper.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const { razorpay, shop } = await startRazorpayShop();
let shopper: Shopper;
let payment: Payment;
// The clock is moved on and on, so each has a shopper who comes now.
beforeEach(async () => {
  shopper = await newShopper(shop);
  payment = await shopper.started();
});

const mailsOf = async (orderId: string | undefined) =>
  (await shop.store.read.mails.newest(200))
    .filter((mail) => mail.orderId === orderId)
    .map(({ kind }) => kind);
const order = () => shopper.orderOf(payment);
const statusOf = async () => (await order())?.status;
const questions = () =>
  razorpay.requested.filter((requested) => requested.includes(payment.providerOrderId)).length;

const check = async () => {
  const { order: checked, userErrors } = await shopper.check(payment);
  return [checked?.status, ...userErrors.map(({ code }) => code)];
};

const cancel = async (): Promise<void> => {
  const { id: orderId = '' } = (await order()) ?? {};
  const { userErrors } = await afterSalesOf(shop).cancel({ orderId }, shopper.token);
  expect(userErrors).toEqual([]);
};

describe('a browser that closes after it paid', () => {
  test('loses nothing: reconciliation finds the money', async () => {
    razorpay.attempt(payment.providerOrderId);
    shop.pass(MINUTE);
    await shop.reconcile();
    expect(await statusOf()).toBe('PAID');
    expect(await shopper.cart()).toEqual([]);
    expect(await mailsOf((await order())?.id)).toEqual(['ORDER_PLACED']);
  });

  test('loses nothing when the shop was down meanwhile: the first run asks at once', async () => {
    const before = await startShop({ razorpay });
    const started = await (await newShopper(before)).started();
    razorpay.attempt(started.providerOrderId);
    const after = await before.restart();
    const stored = () => after.store.read.orders.payment(started.id);
    await after.reconcile();
    expect((await stored())?.state).toBe('OPEN');
    await after.reconcile({ evenIfRecent: true });
    const { state, orderId = '' } = (await stored()) ?? {};
    const { status } = (await after.store.read.orders.order(orderId)) ?? {};
    expect([state, status]).toEqual(['PAID', 'PAID']);
    await after.close();
  });

  test.each(['captured', 'authorized'] as const)(
    'loses nothing when it comes back and asks about money that was %s',
    async (status) => {
      razorpay.attempt(payment.providerOrderId, { status: 'failed' });
      razorpay.attempt(payment.providerOrderId, { status });
      expect(await check()).toEqual(['PAID']);
      const requested = questions();
      expect(await check()).toEqual(['PAID']);
      expect(questions()).toBe(requested);
    },
  );

  test('gets nothing for an attempt of another amount', async () => {
    razorpay.attempt(payment.providerOrderId, { amount: 100 });
    expect(await check()).toEqual(['PAYMENT_PENDING']);
  });
});

describe('the provider is asked', () => {
  test('at most after a minute, then whenever the payment’s age has doubled', async () => {
    const at: number[] = [];
    for (let minute = 1; minute <= 40; minute += 1) {
      shop.pass(MINUTE);
      const before = questions();
      await shop.reconcile();
      if (questions() > before) at.push(minute);
    }
    // Real time goes on as well, so the second time may be the second minute or the third.
    expect(at[0]).toBe(1);
    expect([5, 6]).toContain(at.length);
  });

  test('about every payment, whatever becomes of another', async () => {
    const other = await newShopper(shop);
    const theirs = await other.started();
    for (const { providerOrderId } of [payment, theirs]) razorpay.attempt(providerOrderId);
    razorpay.break('ERROR', new RegExp(payment.providerOrderId));
    await shop.reconcile({ evenIfRecent: true });
    expect((await other.orderOf(theirs))?.status).toBe('PAID');
    expect(await statusOf()).toBe('PAYMENT_PENDING');
    expect(shop.logged.at(-1)).toMatchObject({ payment: payment.id });
    razorpay.break(null);
    await shop.reconcile({ evenIfRecent: true });
    expect(await statusOf()).toBe('PAID');
  });

  test('no more once the shop closes, nor about what is paid', async () => {
    let requested = questions();
    await shop.reconcile({ evenIfRecent: true, signal: AbortSignal.abort() });
    expect(questions()).toBe(requested);
    await shopper.confirm(payment, razorpay.pay(payment.providerOrderId));
    requested = questions();
    await shop.reconcile({ evenIfRecent: true });
    expect(questions()).toBe(requested);
  });
});

describe('an attempt that nobody paid within a day', () => {
  test('is given up, and leaves the list of orders', async () => {
    shop.pass(DAY - MINUTE);
    await shop.reconcile();
    expect(await statusOf()).toBe('PAYMENT_PENDING');
    shop.pass(DAY);
    await shop.reconcile();
    expect(await statusOf()).toBe('CANCELLED');
    expect((await shopper.orders()).totalCount).toBe(0);
    expect(await shopper.cart()).toEqual(['jupe-plissee-safran x 2']);
  });

  test('is not given up while the provider cannot be asked, nor when it was paid', async () => {
    razorpay.attempt(payment.providerOrderId);
    razorpay.break('DOWN');
    shop.pass(DAY);
    await shop.reconcile();
    expect(await statusOf()).toBe('PAYMENT_PENDING');
    razorpay.break(null);
    await shop.reconcile({ evenIfRecent: true });
    expect(await statusOf()).toBe('PAID');
  });

  test('is given up as well when the provider never knew it', async () => {
    const other = await newShopper(shop);
    razorpay.break('DOWN');
    await other.start();
    shop.pass(DAY);
    await shop.reconcile();
    razorpay.break(null);
    expect((await other.orders()).totalCount).toBe(0);
  });
});

describe('money for an order that was given up', () => {
  const owed = { status: 'CANCELLED', refund: { amount: { amount: 91_800 } } };
  const message =
    'Cette commande était déjà annulée quand le paiement est arrivé\u00a0: la somme débitée vous est remboursée.';
  const LATE = { order: null, userErrors: [{ code: 'NOT_ALLOWED_NOW', field: null, message }] };

  /** The one attempt at the order. */
  let entity: Entity;
  beforeEach(async () => {
    shop.pass(DAY);
    await shop.reconcile();
    entity = razorpay.attempt(payment.providerOrderId);
  });

  test.each<[string, () => Promise<void>]>([
    ['an event', async () => void (await shop.deliver(event('payment.captured', entity)))],
    [
      'a question',
      async () => {
        const { userErrors } = LATE;
        for (const _ of ['once', 'twice']) {
          expect(await shopper.check(payment)).toMatchObject({ order: owed, userErrors });
        }
      },
    ],
    [
      'the handler',
      async () => {
        for (const _ of ['once', 'twice']) {
          expect(await shopper.confirm(payment, signatureOf(entity))).toEqual(LATE);
        }
      },
    ],
    ['reconciliation', () => shop.reconcile({ evenIfRecent: true })],
  ])('goes back, when %s brings the news, and this is explained', async (_, bring) => {
    await bring();
    expect(await order()).toMatchObject(owed);
    await shop.reconcile();
    expect(razorpay.refunds.filter(({ paymentId }) => paymentId === entity.id)).toEqual([
      { paymentId: entity.id, amount: 91_800 },
    ]);
    expect((await order())?.refund?.doneAt).not.toBeNull();
    expect(await shopper.cart()).toEqual(['jupe-plissee-safran x 2']);
    expect((await mailsOf((await order())?.id)).toSorted()).toEqual([
      'ORDER_CANCELLED',
      'ORDER_REFUNDED',
    ]);
  });
});

describe('what a cancelled order has paid', () => {
  let paymentId: string;
  const sent = () => razorpay.refunds.filter((refund) => refund.paymentId === paymentId);
  const payAndCancel = async () => {
    const signed = razorpay.pay(payment.providerOrderId);
    paymentId = signed.razorpay_payment_id;
    await shopper.confirm(payment, signed);
    await cancel();
  };
  beforeEach(payAndCancel);

  test('goes back once, also when the answer got lost', async () => {
    const unsent = { amount: { amount: 91_800 }, doneAt: null };
    expect((await order())?.refund).toEqual(unsent);
    razorpay.break('LOST', /refund/);
    await shop.reconcile();
    expect((await order())?.refund).toEqual(unsent);
    razorpay.break(null);
    shop.pass(MINUTE);
    await shop.reconcile();
    await shop.reconcile({ evenIfRecent: true });
    expect(sent()).toEqual([{ paymentId, amount: 91_800 }]);
    expect((await order())?.refund?.doneAt).toMatch(/^\d{4}-.*\+0[01]:00$/);
  });

  test('is asked for by one alone when several look after it at once', async () => {
    const requested = () =>
      razorpay.requested.filter((request) => request.includes(paymentId)).length;
    const before = requested();
    await Promise.all(
      Array.from({ length: 4 }, (_, n) => shop.reconcile({ evenIfRecent: n % 2 === 0 })),
    );
    // The payment, then its refund.
    expect(requested()).toBe(before + 2);
    expect(sent()).toHaveLength(1);
  });

  test('goes back later when the provider is down, and others’ money is not held up', async () => {
    razorpay.break('DOWN', new RegExp(paymentId));
    const other = await newShopper(shop);
    const theirs = await other.started();
    razorpay.attempt(theirs.providerOrderId);
    await shop.reconcile({ evenIfRecent: true });
    expect((await other.orderOf(theirs))?.status).toBe('PAID');
    expect((await order())?.refund?.doneAt).toBeNull();
    razorpay.break(null);
    await shop.reconcile();
    expect(sent()).toEqual([]);
    shop.pass(MINUTE);
    await shop.reconcile();
    expect(sent()).toHaveLength(1);
  });

  test('is not sent again when a person has sent it, and only the rest of a part', async () => {
    razorpay.attempt(payment.providerOrderId, { id: paymentId, amount_refunded: 1_800 });
    await shop.reconcile();
    expect(sent()).toEqual([{ paymentId, amount: 90_000 }]);

    shopper = await newShopper(shop);
    payment = await shopper.started();
    await payAndCancel();
    razorpay.attempt(payment.providerOrderId, {
      id: paymentId,
      status: 'refunded',
      amount_refunded: 91_800,
    });
    await shop.reconcile();
    expect(sent()).toEqual([]);
    expect((await order())?.refund?.doneAt).not.toBeNull();
  });
});

test('events that were noted are forgotten after a week', async () => {
  const once = event('payment.failed', razorpay.attempt(payment.providerOrderId));
  const id = once.headers['x-razorpay-event-id'] ?? '';
  await shop.deliver(once);
  const noted = () =>
    shop.store.transaction(async ({ orders }) => !(await orders.noteEvent(id, '2000-01-01')));
  shop.pass(7 * DAY - MINUTE);
  await shop.reconcile();
  expect(await noted()).toBe(true);
  shop.pass(2 * MINUTE);
  await shop.reconcile();
  expect(await noted()).toBe(false);
});
