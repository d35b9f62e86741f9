import { afterAll, describe, expect, test } from 'vitest';
import { openAdmin } from '../../support/shop/admin.ts';
import {
  senditCredentials,
  senditEvent,
  senditSignature,
  startSendit,
} from '../../support/carriers/sendit.ts';
import { startShop } from '../../support/shop/shop.ts';
import { ordersOf, parcelsOf } from './shipment.documents.ts';

const sendit = await startSendit();
const shop = await startShop({ carriers: { senditUrl: sendit.url } });
const admin = await openAdmin(shop);
const parcels = parcelsOf(admin);
const place = ordersOf(shop);
afterAll(async () => {
  await shop.close();
  await sendit.close();
});

const input = { kind: 'SENDIT', name: 'Sendit', credentials: senditCredentials };
const { carrier } = await parcels.saveCarrier(input);
const carrierId = carrier?.id ?? '';
await parcels.testCarrier(carrierId);

const post = (body: string, headers: Readonly<Record<string, string>>, id = carrierId) =>
  fetch(`${shop.url}/webhooks/carriers/${id}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });
const send = ({ body, signature }: ReturnType<typeof senditEvent>) =>
  post(body, { 'x-sendit-signature': signature });

async function shipped(contact: object = {}) {
  const id = await place(contact);
  await parcels.move([id], 'CONFIRMED');
  const { shipments } = await parcels.ship([id], carrierId);
  return { id, code: shipments[0]?.trackingNumber ?? '' };
}
const stateOf = async (id: string) => {
  const [shipment] = await parcels.ofOrder(id);
  return [shipment?.status, shipment?.order.status];
};
const tasksOf = async (id: string) =>
  (await parcels.tasks()).flatMap(({ order, kind }) => (order?.id === id ? kind : []));
const mailsOf = async (id: string) =>
  (await shop.store.read.mails.newest(1000)).flatMap(({ orderId, kind }) =>
    orderId === id ? kind : [],
  );

test('the form of the carrier shows where its events go', () => {
  expect(carrier?.webhookUrl).toBe(`${shop.url}/webhooks/carriers/${carrierId}`);
});

describe('an event', () => {
  test.each(['hex', 'base64'] as const)(
    'signed in %s moves the parcel and its order',
    async (encoding) => {
      const { id, code } = await shipped();
      const { status } = await send(senditEvent({ code, newStatus: 'PICKEDUP' }, encoding));
      expect([status, await stateOf(id)]).toEqual([200, ['COLLECTED', 'SHIPPED']]);
    },
  );

  test('of a delivery without any before it ships and delivers the order, with its invoice', async () => {
    const { id, code } = await shipped();
    await send(senditEvent({ code, newStatus: 'DELIVERED' }));
    expect(await stateOf(id)).toEqual(['DELIVERED', 'DELIVERED']);
    const order = await shop.store.read.orders.order(id);
    expect(order?.history.map(({ status }) => status)).toEqual([
      'PENDING',
      'CONFIRMED',
      'PREPARED',
      'SHIPPED',
      'DELIVERED',
    ]);
    expect([order?.holdsStock, order?.invoice?.number]).toEqual([
      false,
      expect.stringMatching(/^F-/),
    ]);
  });

  test('again, in any order and twice at once, changes nothing', async () => {
    const { id, code } = await shipped();
    const event = (newStatus: string, minute: string) =>
      senditEvent({ code, newStatus, at: `2026-11-02T10:${minute}:00+00:00` });
    const some = [event('DELIVERING', '30'), event('PICKEDUP', '10'), event('TRANSIT', '20')];
    for (const each of [...some, ...some.toReversed()]) await send(each);
    await Promise.all(some.map(send));
    expect(await stateOf(id)).toEqual(['OUT_FOR_DELIVERY', 'SHIPPED']);
    const [shipment] = await parcels.ofOrder(id);
    expect(shipment?.events).toHaveLength(4);
    expect(await mailsOf(id)).toEqual(
      expect.arrayContaining(['ORDER_OUT_FOR_DELIVERY', 'ORDER_SHIPPED']),
    );
    expect((await mailsOf(id)).filter((kind) => kind === 'ORDER_OUT_FOR_DELIVERY')).toHaveLength(1);
  });

  test('of an order that is confirmed but not shipped is told to its customer once it is out', async () => {
    const { id, code } = await shipped();
    await send(senditEvent({ code, newStatus: 'UNREACHABLE', message: 'Ne répond pas' }));
    expect(await stateOf(id)).toEqual(['ATTEMPT_FAILED', 'SHIPPED']);
    expect(await mailsOf(id)).toContain('ORDER_ATTEMPT_FAILED');
  });

  test.each([
    ['REJECTED', 'REFUSED', ['REFUSED'], 'SHIPPED'],
    ['RETURN_WAREHOUSE', 'RETURNING', ['REFUSED'], 'SHIPPED'],
    ['RETURNED', 'RETURNED', ['RETURNED'], 'SHIPPED'],
    ['PARTIALLY_DELIVERED', 'CREATED', ['PARTIAL'], 'CONFIRMED'],
    ['CANCELED', 'CANCELLED', ['CANCELLED'], 'CONFIRMED'],
    ['CHEZ_LE_VOISIN', 'CREATED', ['UNKNOWN_STATE'], 'CONFIRMED'],
  ])('%s is %s, with the tasks %j, and the order %s', async (newStatus, status, tasks, order) => {
    const { id, code } = await shipped();
    expect((await send(senditEvent({ code, newStatus }))).status).toBe(200);
    expect([await stateOf(id), await tasksOf(id)]).toEqual([[status, order], tasks]);
  });

  test('of a parcel whose order was cancelled is a task', async () => {
    const { id, code } = await shipped();
    await parcels.move([id], 'CANCELLED');
    expect(await tasksOf(id)).toEqual(['ORDER']);
    await send(senditEvent({ code, newStatus: 'PICKEDUP' }));
    expect([await stateOf(id), await tasksOf(id)]).toEqual([['COLLECTED', 'CANCELLED'], ['ORDER']]);
    // Once it was dealt with, the same event again does not open it.
    const task = (await parcels.tasks()).find(({ order }) => order?.id === id);
    await parcels.closeTask(task?.id ?? '');
    await send(senditEvent({ code, newStatus: 'PICKEDUP' }));
    expect(await tasksOf(id)).toEqual([]);
  });

  test('of two different ends leaves the first, and is a task', async () => {
    const { id, code } = await shipped();
    await send(senditEvent({ code, newStatus: 'DELIVERED' }));
    await send(senditEvent({ code, newStatus: 'RETURNED', at: '2026-11-01T10:00:00+00:00' }));
    expect([await stateOf(id), await tasksOf(id)]).toEqual([
      ['DELIVERED', 'DELIVERED'],
      ['CONTRADICTION'],
    ]);
  });

  test('is counted where it needs a person', async () => {
    const { data } = await admin.request<{ dashboard: { deliveryTasks: number } }>(
      '{ dashboard { deliveryTasks } }',
    );
    expect(data.dashboard.deliveryTasks).toBe((await parcels.tasks()).length);
  });
});

describe('the mail of the day', () => {
  test('is not sent once an owner has switched it off', async () => {
    const { data } = await admin.request<{ payload: { settings: { version: number } | null } }>(
      `mutation { payload: updateSettings(input: { mailOutForDelivery: false }, expectedVersion: ${(await shop.store.read.settings.load()).version}) { settings { version } } }`,
    );
    expect(data.payload.settings).not.toBe(null);
    const { id, code } = await shipped();
    await send(senditEvent({ code, newStatus: 'DELIVERING' }));
    expect(await mailsOf(id)).not.toContain('ORDER_OUT_FOR_DELIVERY');
  });
});

describe('is refused', () => {
  const { body, signature } = senditEvent({ code: 'DH0', newStatus: 'DELIVERED' });

  test('with 401 unsigned, wrongly signed, and changed', async () => {
    for (const [sent, headers] of [
      [body, {}],
      [body, { 'x-sendit-signature': 'x' }],
      [
        body,
        { 'x-sendit-signature': signature.replace(/^./, (first) => (first === 'a' ? 'b' : 'a')) },
      ],
      [`${body} `, { 'x-sendit-signature': signature }],
      [body, { 'x-sendit-signature': '' }],
    ] as const) {
      expect((await post(sent, headers)).status).toBe(401);
    }
  });

  test.each([
    '[]',
    '["a"]',
    'null',
    '12',
    '{',
    '',
    '{}',
    '{"code":"DH1"}',
    '{"code":{},"newStatus":[]}',
  ])('with 400: %j', async (sent) => {
    const headers = { 'x-sendit-signature': senditSignature(sent) };
    expect((await post(sent, headers)).status).toBe(400);
  });

  test('with 413 above 16 KB, with 404 of an unknown carrier, and with 405 by other methods', async () => {
    const long = JSON.stringify({ pad: 'x'.repeat(20_000) });
    expect((await post(long, { 'x-sendit-signature': senditSignature(long) })).status).toBe(413);
    for (const id of ['no-such-carrier', 'file', 'test', '..%2F', '%00']) {
      expect((await post(body, { 'x-sendit-signature': signature }, id)).status).toBe(404);
    }
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const answer = await fetch(`${shop.url}/webhooks/carriers/${carrierId}`, { method });
      expect([answer.status, answer.headers.get('allow')]).toEqual([
        405,
        expect.stringContaining('POST'),
      ]);
    }
  });

  test('not where it is about an unknown parcel or something else', async () => {
    expect((await send({ body, signature })).status).toBe(200);
    const other = JSON.stringify({ event: 'invoice.created', id: 1 });
    expect((await post(other, { 'x-sendit-signature': senditSignature(other) })).status).toBe(200);
  });
});

describe('the webhooks of the shop', () => {
  test('say what became of a parcel, and orders name theirs', async () => {
    await admin.request(
      `mutation { createWebhook(input: { url: "http://127.0.0.1:9/", events: ["shipment.updated", "order.shipped"] }) { webhook { id } userErrors { code } } }`,
    );
    const [webhook] = await shop.store.read.webhooks.all();
    const { id, code } = await shipped();
    await send(senditEvent({ code, newStatus: 'PICKEDUP' }));
    await send(senditEvent({ code, newStatus: 'PICKEDUP' }));
    const sent = await shop.store.read.webhooks.deliveriesOf(webhook?.id ?? '', {
      after: null,
      limit: 100,
    });
    const [shipment] = await parcels.ofOrder(id);
    const data = { id: shipment?.id, carrier: 'Sendit', trackingUrl: null };
    expect(sent.toReversed().map(({ payload }) => JSON.parse(payload) as object)).toMatchObject([
      {
        type: 'shipment.updated',
        data: { ...data, status: 'UNCERTAIN', trackingNumber: null, orderId: id },
      },
      { type: 'shipment.updated', data: { ...data, status: 'CREATED', trackingNumber: code } },
      { type: 'order.shipped', data: { id, shipments: [{ ...data, status: 'COLLECTED' }] } },
      { type: 'shipment.updated', data: { ...data, status: 'COLLECTED' } },
    ]);
  });
});
