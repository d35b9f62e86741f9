import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { COMMAND_LINE } from '../../../server/audit/audit.ts';
import { deliverySender, removeDoneDeliveries } from '../../../server/webhook/delivery.ts';
import { createOutbox } from '../../../server/outbox/outbox.ts';
import { startOutbox } from '../../../server/outbox/worker.ts';
import { StoreUnavailable } from '../../../server/shared/problems.ts';
import { createWebhookSender } from '../../../server/webhook/sender.ts';
import {
  createWebhook,
  redeliver,
  rotateSecret,
  sendTestEvent,
  updateWebhook,
} from '../../../server/webhook/webhook.service.ts';
import { startReceiver, type Receiver } from '../../support/http/receiver.ts';
import { sendingOf } from '../../support/shop/outbox.ts';
import { isInPostgres, placeIn } from '../../support/shop/shop.place.ts';
import { startShop, type TestShop } from '../../support/shop/shop.ts';
import { guestOrder, place } from '../order/order.documents.ts';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

let shop: TestShop;
const receivers: Receiver[] = [];
beforeEach(async () => {
  shop = await startShop();
});
afterEach(async () => {
  for (const receiver of receivers.splice(0)) await receiver.close();
  await shop.close();
});

const newSender = () => createWebhookSender({ isLoopbackAllowed: true });
const newDeliverySender = () => deliverySender(shop.within, newSender());
const staff = () => ({ ...shop.within, actor: COMMAND_LINE, isLoopbackAllowed: true });

/** A webhook, and its receiver that answers so. */
async function hooked(...answer: Parameters<typeof startReceiver>) {
  const receiver = await startReceiver(...answer);
  receivers.push(receiver);
  const events = ['order.placed'];
  const { webhook, secret } = await createWebhook(staff(), { url: receiver.url, events });
  return { receiver, secret, id: webhook.id };
}

/** Sends all that is due now, as an instance does at every round. */
async function sendDue({ within } = shop): Promise<void> {
  await sendingOf(within, deliverySender(within, newSender()))();
}

const deliveriesOf = (id: string) =>
  shop.store.read.webhooks.deliveriesOf(id, { after: null, limit: 100 });

async function placed(): Promise<string> {
  const { order } = await place(shop, guestOrder([['jupe-plissee-safran', 1]]));
  if (!order) throw new Error('The order was not placed');
  return order.id;
}

describe('an event', () => {
  test('reaches its receiver once, signed', async () => {
    const { receiver, secret, id } = await hooked();
    const orderId = await placed();
    await sendDue();
    await sendDue();
    const [sent, ...others] = receiver.received;
    expect(others).toEqual([]);
    const { headers, body, path } = sent ?? {};
    expect(path).toBe('/hook');
    expect(headers).toMatchObject({ 'content-type': 'application/json' });
    const event = new Webhook(secret).verify(body ?? '', { ...headers });
    expect(event).toMatchObject({ type: 'order.placed', data: { id: orderId, status: 'PENDING' } });
    const [delivery] = await deliveriesOf(id);
    expect(delivery).toMatchObject({
      id: headers?.['webhook-id'],
      state: 'DELIVERED',
      payload: body,
      attempts: [{ status: 204, ms: expect.any(Number), error: null }],
    });
  });

  test('is sent again with the same id and body after a failure', async () => {
    const { receiver, secret, id } = await hooked((_, count) => [500, 302, 200][count - 1] ?? 500);
    await placed();
    await sendDue();
    await sendDue();
    expect(receiver.received).toHaveLength(1);
    // 5 s, then 10 s, a fifth more at most.
    shop.pass(6 * SECOND);
    await sendDue();
    shop.pass(12 * SECOND);
    await sendDue();
    const { received } = receiver;
    expect(received.map(({ path }) => path)).toEqual(['/hook', '/hook', '/hook']);
    const sent = received.map(({ headers, body }) => `${headers['webhook-id']} ${body}`);
    expect(new Set(sent).size).toBe(1);
    for (const { body, headers } of received) new Webhook(secret).verify(body, headers);
    const [delivery] = await deliveriesOf(id);
    expect(delivery?.state).toBe('DELIVERED');
    expect(delivery?.attempts.map(({ status }) => status)).toEqual([500, 302, 200]);
  });

  test('is given up after three days, and then sent again on demand', async () => {
    const { receiver, id } = await hooked((_, count) => (count < 3 ? 503 : 200));
    await placed();
    await sendDue();
    shop.pass(3 * DAY);
    await sendDue();
    const [given] = await deliveriesOf(id);
    expect(given).toMatchObject({ state: 'FAILED', attempts: [{ status: 503 }, { status: 503 }] });
    expect(shop.logged.at(-1)).toMatchObject({ message: 'a webhook delivery was given up' });
    await redeliver(staff(), given?.id ?? '');
    await sendDue();
    const [again] = await deliveriesOf(id);
    expect(again).toMatchObject({ id: given?.id, state: 'DELIVERED' });
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  test('without a receiver waits, and says why', async () => {
    const { receiver, id } = await hooked();
    receivers.pop();
    await receiver.close();
    await placed();
    await sendDue();
    const [delivery] = await deliveriesOf(id);
    expect(delivery).toMatchObject({
      state: 'WAITING',
      attempts: [{ status: null, error: 'Connection refused' }],
    });
  });

  test('that a receiver answers with 410 ends its webhook; others wait until it is active again', async () => {
    const { receiver, id } = await hooked((_, count) => (count === 1 ? 410 : 204));
    for (let n = 0; n < 20; n += 1) await sendTestEvent(staff(), id);
    await sendDue();
    // At most those that were on their way with the first.
    const { length } = receiver.received;
    expect(length).toBeLessThan(10);
    expect(await shop.store.read.webhooks.webhook(id)).toMatchObject({
      isActive: false,
      goneAt: expect.any(String),
    });
    await placed();
    await sendDue();
    expect(receiver.received).toHaveLength(length);
    await updateWebhook(staff(), id, { isActive: true });
    await sendDue();
    expect(receiver.received).toHaveLength(20);
    const states = (await deliveriesOf(id)).map(({ state }) => state);
    expect(states.filter((state) => state === 'FAILED')).toHaveLength(1);
  });

  test('whose outcome the store could not save is not sent again by the same instance', async () => {
    const { receiver, id } = await hooked();
    await placed();
    const http = newSender();
    const failing = deliverySender(shop.within, {
      ...http,
      async send(request) {
        const response = await http.send(request);
        const full = new StoreUnavailable('full');
        vi.spyOn(shop.store, 'transaction').mockRejectedValue(full);
        return response;
      },
    });
    const send = sendingOf(shop.within, failing);
    // It rejects unless the attempt has failed already before it is waited for.
    await Promise.allSettled([send()]);
    expect(await deliveriesOf(id)).toMatchObject([{ state: 'WAITING', attempts: [] }]);
    vi.restoreAllMocks();
    shop.pass(30 * SECOND);
    await send();
    expect(receiver.received).toHaveLength(1);
    expect(await deliveriesOf(id)).toMatchObject([{ state: 'DELIVERED' }]);
  });

  test('is removed thirty days later, once it is done', async () => {
    const { id } = await hooked(() => 200);
    const waiting = await hooked(() => 500);
    await placed();
    await sendDue();
    shop.pass(31 * DAY);
    await removeDoneDeliveries(shop.within);
    expect(await deliveriesOf(id)).toEqual([]);
    expect(await deliveriesOf(waiting.id)).toHaveLength(1);
  });
});

test('during a rotation both secrets sign, for a day', async () => {
  const { receiver, secret: earlier, id } = await hooked();
  const { secret } = await rotateSecret(staff(), id);
  await sendTestEvent(staff(), id);
  await sendDue();
  shop.pass(DAY);
  await sendTestEvent(staff(), id);
  await sendDue();
  const signed = receiver.received.map(({ headers, body }) => {
    const { 'webhook-id': sent, 'webhook-timestamp': at, 'webhook-signature': signature } = headers;
    const by = (one: string) => new Webhook(one).sign(sent, new Date(Number(at) * 1000), body);
    return { signature, earlier: by(earlier), later: by(secret) };
  });
  expect(signed.map(({ signature }) => signature)).toEqual([
    `${signed[0]?.later} ${signed[0]?.earlier}`,
    signed[1]?.later,
  ]);
});

describe('many deliveries', () => {
  test('of a receiver that does not answer delay no other', async () => {
    const { receiver: silent, id: silentId } = await hooked(() => null);
    for (let n = 0; n < 8; n += 1) await sendTestEvent(staff(), silentId);
    const { receiver: prompt, id } = await hooked();
    await sendTestEvent(staff(), id);
    const sender = newSender();
    const deliveries = createOutbox(shop.within, deliverySender(shop.within, sender));
    await deliveries.startDue();
    await Promise.all([prompt.has(1), silent.has(5)]);
    await deliveries.startDue();
    await expect.poll(() => deliveriesOf(id)).toMatchObject([{ state: 'DELIVERED' }]);
    expect(silent.received).toHaveLength(5);
    // What closing interrupts is due again, as if it had never begun.
    deliveries.close();
    sender.close();
    await deliveries.idle();
    const interrupted = await deliveriesOf(silentId);
    expect(interrupted.map(({ state, attempts }) => [state, attempts.length])).toEqual(
      Array.from({ length: 8 }, () => ['WAITING', 0]),
    );
    const due = await shop.store.transaction(({ webhooks }) =>
      webhooks.due(shop.within.clock().toISOString(), 100),
    );
    expect(due).toHaveLength(8);
  });

  test('are each sent once, by several instances at once', async () => {
    const { receiver, id } = await hooked();
    for (let n = 0; n < 30; n += 1) await sendTestEvent(staff(), id);
    const { folder, databaseUrl } = shop;
    const other = isInPostgres ? await startShop({}, placeIn(folder, databaseUrl)) : shop;
    const instances = [shop, other, shop].map(({ within }) =>
      startOutbox(within, deliverySender(within, newSender())),
    );
    await receiver.has(30);
    for (const instance of instances) await instance.stop();
    if (other !== shop) await other.close();
    expect(receiver.received).toHaveLength(30);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(30);
    const states = (await deliveriesOf(id)).map(({ state }) => state);
    expect(new Set(states)).toEqual(new Set(['DELIVERED']));
  });

  test('end with the worker, although a receiver does not answer', async () => {
    const { receiver: silent, id } = await hooked(() => null);
    await sendTestEvent(staff(), id);
    const worker = startOutbox(shop.within, newDeliverySender(), 0);
    await silent.has(1);
    await worker.stop();
    expect(await deliveriesOf(id)).toMatchObject([{ state: 'WAITING', attempts: [] }]);
    const next = startOutbox(shop.within, newDeliverySender(), 0);
    await silent.has(2);
    await next.stop();
    const ids = silent.received.map(({ headers }) => headers['webhook-id']);
    expect(ids[0]).toBe(ids[1]);
  });
});

test('a webhook that is deleted while it is sent stays deleted', async () => {
  const { receiver, id } = await hooked();
  await sendTestEvent(staff(), id);
  const sender = newSender();
  const removing = deliverySender(shop.within, {
    ...sender,
    async send(request) {
      const response = await sender.send(request);
      await shop.store.transaction(({ webhooks }) => webhooks.remove(id));
      return response;
    },
  });
  await sendingOf(shop.within, removing)();
  expect(receiver.received).toHaveLength(1);
  expect(await deliveriesOf(id)).toEqual([]);
  expect(shop.logged).toEqual([]);
});
