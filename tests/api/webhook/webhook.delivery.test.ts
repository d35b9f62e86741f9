import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { COMMAND_LINE } from '../../../server/audit/audit.ts';
import { createDeliveries, removeDoneDeliveries } from '../../../server/webhook/delivery.ts';
import { createWebhookSender } from '../../../server/webhook/sender.ts';
import {
  createWebhook,
  redeliver,
  rotateSecret,
  sendTestEvent,
  updateWebhook,
} from '../../../server/webhook/webhook.service.ts';
import { startWebhookWorker } from '../../../server/webhook/worker.ts';
import { startReceiver, type Receiver } from '../../support/http/receiver.ts';
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
const staff = () => ({ ...shop.within, actor: COMMAND_LINE, isLoopbackAllowed: true });

async function receiving(...answer: Parameters<typeof startReceiver>): Promise<Receiver> {
  const receiver = await startReceiver(...answer);
  receivers.push(receiver);
  return receiver;
}

/** A webhook to the receiver. */
const hookTo = ({ url }: Receiver, events: readonly string[] = ['order.placed']) =>
  createWebhook(staff(), { url, events });

/** Sends all that is due now, as an instance does at every round. */
async function sendDue({ within } = shop): Promise<void> {
  const deliveries = createDeliveries(within, newSender());
  await deliveries.startDue();
  await deliveries.idle();
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
    const receiver = await receiving();
    const { webhook, secret } = await hookTo(receiver);
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
    const [delivery] = await deliveriesOf(webhook.id);
    expect(delivery).toMatchObject({
      id: headers?.['webhook-id'],
      state: 'DELIVERED',
      payload: body,
      attempts: [{ status: 204, ms: expect.any(Number), error: null }],
    });
  });

  test('is sent again with the same id and body after a failure', async () => {
    const receiver = await receiving((_, count) => [500, 302, 200][count - 1] ?? 500);
    const { webhook, secret } = await hookTo(receiver);
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
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(received.map(({ body }) => body)).size).toBe(1);
    for (const { body, headers } of received) new Webhook(secret).verify(body, headers);
    const [delivery] = await deliveriesOf(webhook.id);
    expect(delivery?.state).toBe('DELIVERED');
    expect(delivery?.attempts.map(({ status }) => status)).toEqual([500, 302, 200]);
  });

  test('is given up after three days, and then sent again on demand', async () => {
    const receiver = await receiving((_, count) => (count < 3 ? 503 : 200));
    const { webhook } = await hookTo(receiver);
    await placed();
    await sendDue();
    shop.pass(3 * DAY);
    await sendDue();
    const [given] = await deliveriesOf(webhook.id);
    expect(given).toMatchObject({ state: 'FAILED', attempts: [{ status: 503 }, { status: 503 }] });
    expect(shop.logged.at(-1)).toMatchObject({ message: 'a webhook delivery was given up' });
    await redeliver(staff(), given?.id ?? '');
    await sendDue();
    const [again] = await deliveriesOf(webhook.id);
    expect(again).toMatchObject({ id: given?.id, state: 'DELIVERED' });
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  test('without a receiver waits, and says why', async () => {
    const receiver = await startReceiver();
    await receiver.close();
    const { webhook } = await hookTo(receiver);
    await placed();
    await sendDue();
    const [delivery] = await deliveriesOf(webhook.id);
    expect(delivery).toMatchObject({
      state: 'WAITING',
      attempts: [{ status: null, error: 'Connection refused' }],
    });
  });

  test('that a receiver answers with 410 ends its webhook', async () => {
    const receiver = await receiving(() => 410);
    const { webhook } = await hookTo(receiver);
    await placed();
    await sendDue();
    await placed();
    await sendDue();
    expect(receiver.received).toHaveLength(1);
    expect(await deliveriesOf(webhook.id)).toMatchObject([{ state: 'FAILED' }]);
    expect(await shop.store.read.webhooks.webhook(webhook.id)).toMatchObject({
      isActive: false,
      goneAt: expect.any(String),
    });
  });

  test('of a webhook that its receiver has ended waits until it is active again', async () => {
    const receiver = await receiving((_, count) => (count === 1 ? 410 : 204));
    const { webhook } = await hookTo(receiver);
    for (let n = 0; n < 20; n += 1) await sendTestEvent(staff(), webhook.id);
    await sendDue();
    // At most those that were on their way with the first.
    const { length } = receiver.received;
    expect(length).toBeLessThan(10);
    await sendDue();
    expect(receiver.received).toHaveLength(length);
    await updateWebhook(staff(), webhook.id, { isActive: true });
    await sendDue();
    expect(receiver.received).toHaveLength(20);
  });

  test('is removed thirty days later, once it is done', async () => {
    const { webhook } = await hookTo(await receiving(() => 200));
    const waiting = await hookTo(await receiving(() => 500));
    await placed();
    await sendDue();
    shop.pass(31 * DAY);
    await removeDoneDeliveries(shop.within);
    expect(await deliveriesOf(webhook.id)).toEqual([]);
    expect(await deliveriesOf(waiting.webhook.id)).toHaveLength(1);
  });
});

test('during a rotation both secrets sign, for a day', async () => {
  const receiver = await receiving();
  const { webhook, secret: earlier } = await hookTo(receiver);
  const { secret } = await rotateSecret(staff(), webhook.id);
  await sendTestEvent(staff(), webhook.id);
  await sendDue();
  shop.pass(DAY);
  await sendTestEvent(staff(), webhook.id);
  await sendDue();
  const signed = receiver.received.map(({ headers, body }) => {
    const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signature } = headers;
    const by = (one: string) => new Webhook(one).sign(id, new Date(Number(at) * 1000), body);
    return { signature, earlier: by(earlier), later: by(secret) };
  });
  expect(signed.map(({ signature }) => signature)).toEqual([
    `${signed[0]?.later} ${signed[0]?.earlier}`,
    signed[1]?.later,
  ]);
});

describe('many deliveries', () => {
  test('of a receiver that does not answer delay no other', async () => {
    const silent = await receiving(() => null);
    const prompt = await receiving();
    const slow = await hookTo(silent);
    for (let n = 0; n < 8; n += 1) await sendTestEvent(staff(), slow.webhook.id);
    const { webhook } = await hookTo(prompt);
    await sendTestEvent(staff(), webhook.id);
    const sender = newSender();
    const deliveries = createDeliveries(shop.within, sender);
    await deliveries.startDue();
    await Promise.all([prompt.has(1), silent.has(5)]);
    await deliveries.startDue();
    await vi.waitFor(async () =>
      expect(await deliveriesOf(webhook.id)).toMatchObject([{ state: 'DELIVERED' }]),
    );
    expect(silent.received).toHaveLength(5);
    // What closing interrupts is due again, as if it had never begun.
    deliveries.close();
    sender.close();
    await deliveries.idle();
    const interrupted = await deliveriesOf(slow.webhook.id);
    expect(interrupted.map(({ state, attempts }) => [state, attempts.length])).toEqual(
      Array.from({ length: 8 }, () => ['WAITING', 0]),
    );
    const due = await shop.store.transaction(({ webhooks }) =>
      webhooks.due(shop.within.clock().toISOString(), 100),
    );
    expect(due).toHaveLength(8);
  });

  test('are each sent once, by several instances at once', async () => {
    const receiver = await receiving();
    const { webhook } = await hookTo(receiver);
    for (let n = 0; n < 30; n += 1) await sendTestEvent(staff(), webhook.id);
    const { folder, databaseUrl } = shop;
    const other = isInPostgres ? await startShop({}, placeIn(folder, databaseUrl)) : shop;
    const instances = [shop, other, shop].map(({ within }) =>
      startWebhookWorker(within, newSender()),
    );
    await receiver.has(30);
    for (const instance of instances) await instance.stop();
    if (other !== shop) await other.close();
    expect(receiver.received).toHaveLength(30);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(30);
    const states = (await deliveriesOf(webhook.id)).map(({ state }) => state);
    expect(new Set(states)).toEqual(new Set(['DELIVERED']));
  });

  test('end with the worker, although a receiver does not answer', async () => {
    const silent = await receiving(() => null);
    const { webhook } = await hookTo(silent);
    await sendTestEvent(staff(), webhook.id);
    const worker = startWebhookWorker(shop.within, newSender(), 0);
    await silent.has(1);
    await worker.stop();
    expect(await deliveriesOf(webhook.id)).toMatchObject([{ state: 'WAITING', attempts: [] }]);
    const next = startWebhookWorker(shop.within, newSender(), 0);
    await silent.has(2);
    await next.stop();
    const ids = silent.received.map(({ headers }) => headers['webhook-id']);
    expect(ids[0]).toBe(ids[1]);
  });
});

test('a webhook that is deleted while it is sent stays deleted', async () => {
  const receiver = await receiving();
  const { webhook } = await hookTo(receiver);
  await sendTestEvent(staff(), webhook.id);
  const sender = newSender();
  const deliveries = createDeliveries(shop.within, {
    ...sender,
    async send(request) {
      const response = await sender.send(request);
      await shop.store.transaction(({ webhooks }) => webhooks.remove(webhook.id));
      return response;
    },
  });
  await deliveries.startDue();
  await deliveries.idle();
  expect(receiver.received).toHaveLength(1);
  expect(await deliveriesOf(webhook.id)).toEqual([]);
  expect(shop.logged).toEqual([]);
});
