import { newestOrders } from '../../support/shop/newest-orders.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { breakableDisk, heldDisk } from '../../support/store/disks.ts';
import { event, signatureOf, signed, type Entity } from '../../support/shop/razorpay.signed.ts';
import { isInPostgres } from '../../support/shop/shop.place.ts';
import { startShop } from '../../support/shop/shop.ts';
import { startRazorpayShop } from './order.razorpay.ts';
import { newShopper, type Payment, type Shopper } from './order.shopper.ts';

const HOUR = 60 * 60 * 1000;
const SKIRTS = 'jupe-plissee-safran x 2';

const { razorpay, shop } = await startRazorpayShop();
let shopper: Shopper;
let payment: Payment;
let entity: Entity;
beforeEach(async () => {
  shopper = await newShopper(shop);
  payment = await shopper.started();
  entity = razorpay.attempt(payment.providerOrderId);
});

const statusOf = async () => (await shopper.orderOf(payment))?.status;

/** How often the order came into each state, and how many mails report it. */
async function expectBookedOnce(): Promise<void> {
  const order = await shopper.orderOf(payment);
  expect(order?.history.map(({ status }) => status)).toEqual(['PAYMENT_PENDING', 'PAID']);
  const mails = await shop.store.read.mails.newest(100);
  expect(mails.filter(({ orderId }) => orderId === order?.id)).toHaveLength(1);
}

async function expectNothingPaid(): Promise<void> {
  expect(await statusOf()).toBe('PAYMENT_PENDING');
  expect(await shopper.cart()).toEqual([SKIRTS]);
}

describe('an event of the provider', () => {
  test.each(['payment.captured', 'order.paid'])(
    '%s pays the order without any browser, and without asking the provider',
    async (name) => {
      const requested = razorpay.requested.length;
      const response = await shop.deliver(event(name, entity));
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-store');
      await expectBookedOnce();
      expect(await shopper.cart()).toEqual([]);
      expect(razorpay.requested).toHaveLength(requested);
    },
  );

  test.each(['before', 'after'])('may come %s the handler', async (when) => {
    const deliver = async () => {
      expect((await shop.deliver(event('payment.captured', entity))).status).toBe(200);
    };
    if (when === 'before') await deliver();
    else await shopper.confirm(payment, signatureOf(entity));
    await shopper.add('jupe-plissee-safran', 3);
    if (when === 'after') await deliver();
    const { order, userErrors } = await shopper.confirm(payment, signatureOf(entity));
    expect([order?.status, userErrors]).toEqual(['PAID', []]);
    await expectBookedOnce();
    expect(await shopper.cart()).toEqual(['jupe-plissee-safran x 3']);
  });

  test('may come together with the handler, many times', async () => {
    const once = event('payment.captured', entity);
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 === 0 ? shop.deliver(once) : shopper.confirm(payment, signatureOf(entity)),
      ),
    );
    await expectBookedOnce();
    expect(await shopper.cart()).toEqual([]);
  });

  test('repeated, under its own id or another, changes nothing more', async () => {
    const once = event('payment.captured', entity);
    await shop.deliver(once);
    await shopper.add('jupe-plissee-safran', 3);
    for (const again of [once, event('payment.captured', entity), event('order.paid', entity)]) {
      expect((await shop.deliver(again)).status).toBe(200);
    }
    await expectBookedOnce();
    expect(await shopper.cart()).toEqual(['jupe-plissee-safran x 3']);
  });

  test.each([
    ['payment.authorized', { status: 'authorized' }],
    ['payment.failed', { status: 'failed' }],
    ['refund.created', { status: 'captured', amount_refunded: 100 }],
    ['refund.processed', { status: 'refunded', amount_refunded: 91_800 }],
  ] as const)('%s that comes after the money does not undo it', async (name, was) => {
    await shop.deliver(event('payment.captured', entity));
    expect((await shop.deliver(event(name, entity, was))).status).toBe(200);
    await expectBookedOnce();
  });

  test('that only promises money has the next reconciliation take it', async () => {
    razorpay.put({ ...entity, status: 'failed' });
    shop.pass(HOUR);
    await shop.reconcile();
    await expectNothingPaid();
    // Without the event the next look would be an hour from now.
    const promised = razorpay.put({ ...entity, status: 'authorized' });
    expect((await shop.deliver(event('payment.authorized', promised))).status).toBe(200);
    await shop.reconcile();
    await expectBookedOnce();
  });

  test('of another amount than ours changes nothing, and the log says so', async () => {
    const odd = event('payment.captured', entity, { amount: 100 });
    for (const again of [odd, odd]) expect((await shop.deliver(again)).status).toBe(200);
    await expectNothingPaid();
    expect(shop.logged.filter((reported) => reported['payment'] === payment.id)).toMatchObject([
      { providerPayment: entity.id },
    ]);
  });

  test('about no payment, or of an unknown kind, is taken and changes nothing', async () => {
    for (const other of [
      signed('{"event":"payout.processed","payload":{}}'),
      signed('{"event":"account.suspended"}'),
      event('payment.dreamt', entity, { status: 'created' }),
    ]) {
      expect((await shop.deliver(other)).status).toBe(200);
    }
    await expectNothingPaid();
  });
});

describe('an event that is refused', () => {
  test('is one without a signature, signed with another secret, or of which a byte differs', async () => {
    const genuine = event('payment.captured', entity);
    const body = genuine.body.replace('"captured":true', '"captured":true ');
    for (const response of [
      await shop.deliver(genuine, { 'x-razorpay-signature': '' }),
      await shop.deliver(signed(genuine.body, razorpay.keySecret)),
      await shop.deliver({ ...genuine, body }),
      await fetch(`${shop.url}/payment/webhook`, { method: 'POST', body: '{}' }),
      await fetch(`${shop.url}/payment/webhook`, { method: 'POST' }),
    ]) {
      expect(response.status).toBe(401);
      const errors = ['La signature de cet événement n’est pas valable.'];
      expect(await response.json()).toEqual({ errors });
    }
    await expectNothingPaid();
  });

  test('is one that is signed and not JSON, or of an unreadable payment', async () => {
    for (const body of ['', '{', 'null', '{"payload":{"payment":{"entity":{"id":7}}}}']) {
      const response = await shop.deliver(signed(body));
      expect(response.status).toBe(400);
      expect(Object.keys(await response.json())).toEqual(['errors']);
    }
  });

  test('is one that is too large, and any other method', async () => {
    const large = signed(JSON.stringify({ filling: 'x'.repeat(257 * 1024) }));
    expect((await shop.deliver(large)).status).toBe(413);
    const read = await fetch(`${shop.url}/payment/webhook`);
    expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST']);
  });
});

describe('the bytes of an event', () => {
  test('count, not what they mean: unusual JSON with its own signature is good', async () => {
    const { body } = event('payment.captured', entity);
    const odd = signed(
      ` ${JSON.stringify(JSON.parse(body), null, 3).replace('payment', '\\u0070ayment')}\n`,
    );
    expect((await shop.deliver(odd, { 'content-type': 'text/plain; charset=x' })).status).toBe(200);
    await expectBookedOnce();
  });

  test('make its id where the head names none', async () => {
    const odd = event('payment.captured', entity, { amount: 100 });
    for (const nameless of [odd, odd, event('payment.captured', entity)]) {
      const response = await shop.deliver(nameless, { 'x-razorpay-event-id': '' });
      expect(response.status).toBe(200);
    }
    await expectBookedOnce();
    expect(shop.logged.filter((reported) => reported['payment'] === payment.id)).toHaveLength(1);
  });
});

test.skipIf(isInPostgres)(
  'an event is refused while the shop cannot write, and works when it can again',
  async () => {
    const { files, breakDown, mend } = breakableDisk();
    const failing = await startShop({ razorpay, files });
    const unlucky = await newShopper(failing);
    const started = await unlucky.started();
    const once = event('payment.captured', razorpay.attempt(started.providerOrderId));
    breakDown();
    const response = await failing.deliver(once);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    mend();
    const again = await failing.restart();
    expect((await again.deliver(once)).status).toBe(200);
    const paid = await newestOrders(again.store.read, { statuses: ['PAID'], limit: 9 });
    expect(paid).toHaveLength(1);
    expect(await again.store.read.mails.newest(9)).toHaveLength(1);
    await again.close();
  },
);

test('the limits by address do not count events', async () => {
  const limited = await startShop({ razorpay, areRateLimitsOn: true });
  const many = Array.from({ length: 310 }, () => limited.deliver(signed('{"event":"x"}')));
  const statuses = (await Promise.all(many)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  await limited.close();
});

test.skipIf(isInPostgres)('beyond what can wait an event is sent away, to come again', async () => {
  const { files, hold, release } = heldDisk();
  const events = { atOnce: 1, all: 2, ofOneAddress: 2 };
  const busy = await startShop({ razorpay, files, admission: { events } });
  const deliver = (n: number) => busy.deliver(signed(`{"event":"${n}"}`));
  hold();
  const many = [1, 2, 3].map(deliver);
  const refused = await Promise.race(many);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
  release();
  const statuses = (await Promise.all(many)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 200, 503]);
  expect((await deliver(3)).status).toBe(200);
  await busy.close();
});
