import { describe, expect, test } from 'vitest';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { afterSalesOf } from './order.after-sales.documents.ts';
import { pastOf } from './order.past.ts';

const TO_DELIVERY = ['CONFIRMED', 'PREPARED', 'SHIPPED', 'DELIVERED'] as const;
const UNKNOWN = {
  code: 'UNKNOWN_ORDER',
  field: 'orderId',
  message: 'Cette commande n’existe pas, ou ce lien ne l’ouvre pas.',
};
const TOO_LATE = {
  code: 'NOT_ALLOWED_NOW',
  field: null,
  message: 'Cette commande ne peut plus être annulée. Notre service client peut encore vous aider.',
};
const NO_RETURN = {
  code: 'NOT_ALLOWED_NOW',
  field: null,
  message:
    'Un retour peut être demandé dans les 7 jours qui suivent la livraison, une fois par article.',
};

// Other keys open nothing: tests/architecture/access.test.ts.
const shop = await sharedShop();
const ask = afterSalesOf(shop);
const past = pastOf(shop);

describe('an order opens', () => {
  test('to whoever has its link', async () => {
    const { orderId, trackingKey } = await past.guestOrder();
    expect(await ask.track(orderId, trackingKey)).toMatchObject({
      id: orderId,
      status: 'PENDING',
      history: [{ status: 'PENDING' }],
      canCancel: true,
    });
  });

  test('to its customer, who opens no guest’s', async () => {
    const { token, orderId } = await past.customerWithOrder();
    expect(await ask.own(orderId, token)).toMatchObject({ id: orderId, status: 'PAID' });
    expect(await ask.own((await past.guestOrder()).orderId, token)).toBeNull();
  });
});

describe('cancelling', () => {
  test('is done by the link, as long as the order is not prepared', async () => {
    const access = await past.guestOrder('CONFIRMED');
    const { order: cancelled, userErrors } = await ask.cancel(access);
    expect(userErrors).toEqual([]);
    expect(cancelled).toMatchObject({ status: 'CANCELLED', canCancel: false, refund: null });
    expect(cancelled?.history.at(-1)?.status).toBe('CANCELLED');
    expect(await ask.track(access.orderId, access.trackingKey)).toEqual(cancelled);
    const late = await past.guestOrder('CONFIRMED', 'PREPARED');
    expect(await ask.cancel(late)).toEqual({ order: null, userErrors: [TOO_LATE] });
    expect((await past.record(late.orderId)).status).toBe('PREPARED');
  });

  test('is done by its customer, whose card gets everything back', async () => {
    const { token, orderId } = await past.customerWithOrder();
    const { order: cancelled } = await ask.cancel({ orderId }, token);
    expect(cancelled).toMatchObject({
      status: 'CANCELLED',
      refund: { amount: { amount: 349_000 }, doneAt: null },
    });
  });

  test('is refused to whoever has no key, and for an order that is not their own', async () => {
    const { orderId } = await past.guestOrder();
    const own = await past.customerWithOrder();
    for (const answer of [
      await ask.cancel({ orderId }),
      await ask.cancel({ orderId, trackingKey: 'nope' }),
      await ask.cancel({ orderId }, own.token),
      await ask.cancel({ orderId: own.orderId }),
      await ask.cancel({ orderId: 'nope' }, own.token),
    ]) {
      expect(answer).toEqual({ order: null, userErrors: [UNKNOWN] });
    }
    expect((await past.record(orderId)).status).toBe('PENDING');
    expect((await past.record(own.orderId)).status).toBe('PAID');
  });

  test('is done once, and its mail written once, by ten at once', async () => {
    const { id: orderId, trackingKey } = await ask.place({ email: 'nadia@example.com' });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => ask.cancel({ orderId, trackingKey })),
    );
    expect(answers.filter((answer) => answer.order !== null)).toHaveLength(1);
    const refusals = answers.flatMap(({ userErrors }) => userErrors);
    expect(refusals).toEqual(Array.from({ length: 9 }, () => TOO_LATE));
    const { history } = await past.record(orderId);
    expect(history.map(({ status }) => status)).toEqual(['PENDING', 'CANCELLED']);
    const mail = await shop.store.read.mails.mail(`ORDER_CANCELLED-${orderId}`);
    expect(mail).toMatchObject({ kind: 'ORDER_CANCELLED', to: 'nadia@example.com' });
  });
});

describe('sending back', () => {
  test('is possible until the end of the seventh day after delivery', async () => {
    const access = await past.guestOrder(...TO_DELIVERY.slice(0, 3));
    await past.move(access.orderId, ['DELIVERED'], new Date('2025-05-02T10:00:00.000Z'));
    expect(await ask.track(access.orderId, access.trackingKey)).toMatchObject({
      returnUntil: '2025-05-09T23:59:59+01:00',
      canRequestReturn: false,
    });
    const refused = { order: null, userErrors: [NO_RETURN] };
    expect(await ask.sendBack(access, 'Trop grand')).toEqual(refused);
  });

  test('is asked for once, with its reason', async () => {
    const access = await past.guestOrder(...TO_DELIVERY);
    const { order: requested, userErrors } = await ask.sendBack(access, '  Trop grand ');
    expect(userErrors).toEqual([]);
    expect(requested).toMatchObject({
      status: 'DELIVERED',
      canRequestReturn: false,
      returnRequest: { reason: 'Trop grand' },
    });
    expect(await ask.sendBack(access, 'Encore')).toEqual({ order: null, userErrors: [NO_RETURN] });
    expect((await past.record(access.orderId)).returns).toMatchObject([{ reason: 'Trop grand' }]);
  });

  test.each([null, '', '   '])('needs no reason: %j is none', async (reason) => {
    const access = await past.guestOrder(...TO_DELIVERY);
    const { order, userErrors } = await ask.sendBack(access, reason);
    expect(userErrors).toEqual([]);
    expect(order?.returnRequest).toMatchObject({ reason: '' });
    expect((await past.record(access.orderId)).returns).toMatchObject([{ reason: '' }]);
  });

  test('says what goes back before it is sent, and writes nothing then', async () => {
    const access = await past.guestOrder(...TO_DELIVERY);
    const { order, userErrors } = await ask.preview(access);
    expect(userErrors).toEqual([]);
    const { payable } = await past.record(access.orderId);
    const refund = { amount: { amount: payable }, method: 'CASH' };
    expect(order?.returnRequest).toMatchObject({ receivedAt: null, refund });
    expect((await past.record(access.orderId)).returns).toEqual([]);
    const sent = await ask.sendBack(access, null);
    expect(sent.order?.returnRequest).toMatchObject({ refund });
    expect(await ask.preview(access)).toEqual({ order: null, userErrors: [NO_RETURN] });
    expect(await ask.preview({ orderId: access.orderId })).toMatchObject({ userErrors: [UNKNOWN] });
  });

  test('is cancelled by its customer or by the link, and requested again then', async () => {
    const access = await past.guestOrder(...TO_DELIVERY);
    const { orderId } = access;
    const requestId = `${orderId}/1`;
    await ask.sendBack(access, null);
    const { token } = await shop.customer();
    for (const answer of [
      await ask.cancelReturn({ orderId }, requestId),
      await ask.cancelReturn({ orderId, trackingKey: 'nope' }, requestId),
      await ask.cancelReturn({ orderId }, requestId, token),
    ]) {
      expect(answer).toEqual({ order: null, userErrors: [UNKNOWN] });
    }
    expect(await ask.cancelReturn(access, `${orderId}/2`)).toMatchObject({
      userErrors: [{ code: 'INVALID', field: 'requestId' }],
    });
    const { order, userErrors } = await ask.cancelReturn(access, requestId);
    expect(userErrors).toEqual([]);
    expect(order).toMatchObject({
      canRequestReturn: true,
      returnRequest: null,
      returnRequests: [{ id: requestId, cancelledAt: expect.any(String) }],
    });
    expect((await ask.cancelReturn(access, requestId)).userErrors).toMatchObject([
      { code: 'NOT_ALLOWED_NOW', field: null },
    ]);
    expect((await ask.sendBack(access, null)).order?.returnRequests).toMatchObject([
      { id: requestId },
      { id: `${orderId}/2`, cancelledAt: null },
    ]);
    const own = await past.customerWithOrder();
    await past.move(own.orderId, TO_DELIVERY);
    await ask.sendBack({ orderId: own.orderId }, null, own.token);
    const cancelled = await ask.cancelReturn(own, `${own.orderId}/1`, own.token);
    expect(cancelled.order).toMatchObject({ returnRequest: null });
  });

  test('is not cancelled twice by ten at once', async () => {
    const access = await past.guestOrder(...TO_DELIVERY);
    await ask.sendBack(access, null);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => ask.cancelReturn(access, `${access.orderId}/1`)),
    );
    expect(answers.filter(({ order }) => order !== null)).toHaveLength(1);
  });

  test('takes a reason of at most 200 characters', async () => {
    const access = await past.guestOrder(...TO_DELIVERY);
    for (const reason of ['x'.repeat(201), 'Deux\u0000mots']) {
      const { userErrors } = await ask.sendBack(access, reason);
      expect(userErrors).toMatchObject([{ code: 'INVALID', field: 'reason' }]);
    }
    expect((await past.record(access.orderId)).returns).toEqual([]);
  });
});
