import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startRazorpay, type RazorpayStandIn } from '../../support/shop/razorpay.ts';
import { event, signatureOf } from '../../support/shop/razorpay.signed.ts';
import { startShop, type TestShop } from '../../support/shop/shop.ts';
import { newShopper, type Payment, type Shopper } from './order.shopper.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let razorpay: RazorpayStandIn;
let shop: TestShop;
let shopper: Shopper;
let payment: Payment;
beforeAll(async () => {
  razorpay = await startRazorpay();
  shop = await startShop({ razorpay });
});
// The clock is moved on and on, so each has a shopper who comes now.
beforeEach(async () => {
  razorpay.break(null);
  shopper = await newShopper(shop);
  payment = await shopper.started();
});
afterAll(async () => {
  await shop.close();
  await razorpay.close();
});

const mailsOf = async (orderId: string | undefined) =>
  (await shop.store.read.mails.newest(200))
    .filter((mail) => mail.orderId === orderId)
    .map(({ kind }) => kind);
const order = () => shopper.orderOf(payment);
const questions = () =>
  razorpay.requested.filter((requested) => requested.includes(payment.providerOrderId)).length;

const cancel = async (): Promise<void> => {
  const { id } = (await order()) ?? {};
  const cancelOrder = 'mutation ($id: ID!) { cancelOrder(orderId: $id) { userErrors { code } } }';
  const { data } = await shop.graphql(cancelOrder, { id }, shopper.token);
  expect(data).toEqual({ cancelOrder: { userErrors: [] } });
};

describe('a browser that closes after it paid', () => {
  test('loses nothing: reconciliation finds the money', async () => {
    razorpay.attempt(payment.providerOrderId);
    shop.pass(MINUTE);
    await shop.reconcile();
    expect((await order())?.status).toBe('PAID');
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
    expect(state).toBe('PAID');
    expect((await after.store.read.orders.order(orderId))?.status).toBe('PAID');
    await after.close();
  });

  test('loses nothing when it comes back and asks', async () => {
    razorpay.attempt(payment.providerOrderId);
    const { order: checked, userErrors } = await shopper.check(payment);
    expect([checked?.status, userErrors]).toEqual(['PAID', []]);
    const requested = questions();
    expect((await shopper.check(payment)).order?.status).toBe('PAID');
    expect(questions()).toBe(requested);
  });

  test('pays when the bank had only promised the money', async () => {
    razorpay.attempt(payment.providerOrderId, { status: 'failed' });
    razorpay.attempt(payment.providerOrderId, { status: 'authorized' });
    expect((await shopper.check(payment)).order?.status).toBe('PAID');
  });

  test.each([
    ['nothing was tried', null, []],
    ['the card was refused', 'failed', []],
    ['the bank has not decided', 'created', ['PAYMENT_PENDING']],
  ] as const)('hears, when %s, that nothing is paid', async (_, status, codes) => {
    if (status) razorpay.attempt(payment.providerOrderId, { status });
    const { order: checked, userErrors } = await shopper.check(payment);
    expect(checked?.status).toBe('PAYMENT_PENDING');
    expect(userErrors.map(({ code }) => code)).toEqual(codes);
  });

  test('gets nothing for a foreign attempt', async () => {
    razorpay.attempt(payment.providerOrderId, { amount: 100 });
    const { order: checked, userErrors } = await shopper.check(payment);
    expect([checked?.status, userErrors]).toEqual(['PAYMENT_PENDING', []]);
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

  test('no more about what is paid', async () => {
    await shopper.confirm(payment, razorpay.pay(payment.providerOrderId));
    const requested = questions();
    await shop.reconcile({ evenIfRecent: true });
    expect(questions()).toBe(requested);
  });

  test('about every payment, whatever becomes of another', async () => {
    const other = await newShopper(shop);
    const theirs = await other.started();
    for (const { providerOrderId } of [payment, theirs]) razorpay.attempt(providerOrderId);
    razorpay.break('ERROR', new RegExp(payment.providerOrderId));
    await shop.reconcile({ evenIfRecent: true });
    expect((await other.orderOf(theirs))?.status).toBe('PAID');
    expect((await order())?.status).toBe('PAYMENT_PENDING');
    expect(shop.logged.at(-1)).toMatchObject({ payment: payment.id });
    razorpay.break(null);
    await shop.reconcile({ evenIfRecent: true });
    expect((await order())?.status).toBe('PAID');
  });

  test('no more once the shop closes', async () => {
    const requested = questions();
    await shop.reconcile({ evenIfRecent: true, signal: AbortSignal.abort() });
    expect(questions()).toBe(requested);
  });
});

describe('an attempt that nobody paid within a day', () => {
  test('is given up, and leaves the list of orders', async () => {
    shop.pass(DAY - MINUTE);
    await shop.reconcile();
    expect((await order())?.status).toBe('PAYMENT_PENDING');
    shop.pass(DAY);
    await shop.reconcile();
    expect((await order())?.status).toBe('CANCELLED');
    expect((await shopper.orders()).totalCount).toBe(0);
    expect(await shopper.cart()).toEqual(['jupe-plissee-safran x 2']);
  });

  test('is not given up while the provider cannot be asked, nor when it was paid', async () => {
    razorpay.attempt(payment.providerOrderId);
    razorpay.break('DOWN');
    shop.pass(DAY);
    await shop.reconcile();
    expect((await order())?.status).toBe('PAYMENT_PENDING');
    razorpay.break(null);
    await shop.reconcile({ evenIfRecent: true });
    expect((await order())?.status).toBe('PAID');
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
  const giveUp = async (): Promise<void> => {
    shop.pass(DAY);
    await shop.reconcile();
    expect((await order())?.status).toBe('CANCELLED');
  };
  const owed = { status: 'CANCELLED', refund: { amount: { amount: 91_800 } } };

  test.each([
    ['an event', async () => void (await shop.deliver(event('payment.captured', attempt())))],
    ['a question', async () => void (await shopper.check(payment))],
    [
      'the handler',
      async () => {
        expect(await shopper.confirm(payment, signatureOf(attempt()))).toEqual(LATE);
      },
    ],
    ['reconciliation', () => shop.reconcile({ evenIfRecent: true })],
  ])('goes back, when %s brings the news', async (_, bring) => {
    await giveUp();
    attempt();
    await bring();
    expect(await order()).toMatchObject(owed);
    await shop.reconcile();
    expect(razorpay.refunds.filter(isOurs)).toEqual([
      { paymentId: expect.any(String), amount: 91_800 },
    ]);
    expect((await order())?.refund?.doneAt).not.toBeNull();
    expect(await shopper.cart()).toEqual(['jupe-plissee-safran x 2']);
    expect(await mailsOf((await order())?.id)).toEqual(['ORDER_CANCELLED']);
  });

  test('is explained to whoever asks, however often', async () => {
    await giveUp();
    const proof = signatureOf(attempt());
    expect(await shopper.confirm(payment, proof)).toEqual(LATE);
    expect(await shopper.confirm(payment, proof)).toEqual(LATE);
    expect(await shopper.check(payment)).toMatchObject({ order: owed, ...userErrors });
  });

  const userErrors = {
    userErrors: [
      {
        code: 'NOT_ALLOWED_NOW',
        field: null,
        message:
          'Cette commande était déjà annulée quand le paiement est arrivé\u00a0: la somme débitée vous est remboursée.',
      },
    ],
  };
  const LATE = { order: null, ...userErrors };

  /** The one attempt at the order. */
  let entity: ReturnType<RazorpayStandIn['attempt']> | null = null;
  const attempt = () => (entity ??= razorpay.attempt(payment.providerOrderId));
  const isOurs = ({ paymentId }: { readonly paymentId: string }) => paymentId === entity?.id;
  beforeEach(() => {
    entity = null;
  });
});

describe('what a cancelled order has paid', () => {
  let paymentId: string;
  const sent = () => razorpay.refunds.filter((refund) => refund.paymentId === paymentId);
  beforeEach(async () => {
    const proof = razorpay.pay(payment.providerOrderId);
    paymentId = proof.razorpay_payment_id;
    await shopper.confirm(payment, proof);
    await cancel();
  });

  test('goes back once', async () => {
    expect((await order())?.refund).toEqual({ amount: { amount: 91_800 }, doneAt: null });
    await shop.reconcile();
    await shop.reconcile({ evenIfRecent: true });
    expect(sent()).toEqual([{ paymentId, amount: 91_800 }]);
    expect((await order())?.refund?.doneAt).toMatch(/^\d{4}-.*\+01:00$/);
  });

  test('goes back once when the answer got lost', async () => {
    razorpay.break('LOST', /refund/);
    await shop.reconcile();
    expect((await order())?.refund?.doneAt).toBeNull();
    razorpay.break(null);
    shop.pass(MINUTE);
    await shop.reconcile();
    expect(sent()).toHaveLength(1);
    expect((await order())?.refund?.doneAt).not.toBeNull();
  });

  test('is asked for by one alone when several look after it at once', async () => {
    const requested = () =>
      razorpay.requested.filter((question) => question.includes(paymentId)).length;
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

    const other = await newShopper(shop);
    const theirs = await other.started();
    const proof = razorpay.pay(theirs.providerOrderId);
    await other.confirm(theirs, proof);
    razorpay.attempt(theirs.providerOrderId, {
      id: proof.razorpay_payment_id,
      status: 'refunded',
      amount_refunded: 91_800,
    });
    [shopper, payment] = [other, theirs];
    await cancel();
    await shop.reconcile();
    expect(razorpay.refunds.map((refund) => refund.paymentId)).not.toContain(
      proof.razorpay_payment_id,
    );
    expect((await order())?.refund?.doneAt).not.toBeNull();
  });
});

describe('events that were noted', () => {
  test('are forgotten after a week', async () => {
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
});
