import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { ozonCredentials, startOzon } from '../../support/carriers/ozon.ts';
import { senditCredentials, senditEvent, startSendit } from '../../support/carriers/sendit.ts';
import { openAdmin } from '../../support/shop/admin.ts';
import { startShop } from '../../support/shop/shop.ts';
import { exchangesOf, problemsOf, SHIRT, size } from '../order/order.exchange.documents.ts';
import { subscribe } from '../webhook/webhook.documents.ts';
import { parcelsOf } from './shipment.documents.ts';

const sendit = await startSendit();
const ozon = await startOzon();
const shop = await startShop({ carriers: { senditUrl: sendit.url, ozonUrl: ozon.url } });
const admin = await openAdmin(shop);
const hook = await subscribe(shop);
const parcels = parcelsOf(admin);
const exchanges = exchangesOf(shop, admin);
afterAll(async () => {
  await shop.close();
  await Promise.all([sendit.close(), ozon.close()]);
});

const saved = async (input: object) => {
  const { carrier } = await parcels.saveCarrier(input);
  await parcels.testCarrier(carrier?.id ?? '');
  return carrier?.id ?? '';
};
const senditId = await saved({ kind: 'SENDIT', name: 'Sendit', credentials: senditCredentials });
const ozonId = await saved({ kind: 'OZON', name: 'Ozon', credentials: ozonCredentials });

beforeEach(async () => {
  for (const standIn of [sendit, ozon]) {
    standIn.fail(null);
    standIn.refuse(null);
  }
  await exchanges.leave({ 38: 9, 42: 9 });
});

const RABAT = { city: 'Rabat', region: 'Rabat-Salé-Kénitra' };

/** Returns an exchange of one size for the other, to which staff agreed. */
async function approved({
  method = 'AT_THE_DOOR',
  quantity = 1,
  contact = RABAT,
}: {
  readonly method?: string;
  readonly quantity?: number;
  readonly contact?: object;
} = {}) {
  const order = await exchanges.delivered([['38', quantity]], contact);
  const { order: changed, userErrors } = await exchanges.ask(order, [['38', '42', quantity]], {
    method,
  });
  const requested = changed?.exchanges[0];
  if (!requested) throw new Error(JSON.stringify(userErrors));
  const { exchange } = await exchanges.approve(requested.id, 1);
  if (!exchange) throw new Error('It was not approved');
  return { order, id: exchange.id, number: exchange.number, version: exchange.version };
}

const stateOf = async (order: Parameters<typeof exchanges.track>[0]) => {
  const { status, exchanges: all } = await exchanges.track(order);
  return [status, all[0]?.status];
};
const tasksAbout = async (orderId: string) =>
  (await parcels.tasks()).filter(({ order }) => order?.id === orderId);
const send = async (code: string, newStatus: string, at = '2026-11-02T10:00:00+00:00') => {
  const { body, signature } = senditEvent({ code, newStatus, at });
  const headers = { 'content-type': 'application/json', 'x-sendit-signature': signature };
  const url = `${shop.url}/webhooks/carriers/${senditId}`;
  expect((await fetch(url, { method: 'POST', body, headers })).status).toBe(200);
};
/** Gives an approved exchange to Sendit. */
async function given(about: Parameters<typeof approved>[0] = {}) {
  const { order, id, version } = await approved(about);
  const { exchange, userErrors } = await exchanges.give(id, version, senditId);
  if (!exchange) throw new Error(JSON.stringify(userErrors));
  return { order, exchange, code: exchange.parcelNumber ?? '' };
}

const adapters = [
  {
    name: 'Sendit',
    carrierId: senditId,
    standIn: sendit,
    create: /POST .*\/deliveries$/,
    known: () => sendit.deliveries.length,
    last: () => {
      const [made] = sendit.deliveries;
      const { reference, amount, products, option_exchange: takesBack } = made ?? {};
      return { reference, amount, takesBack, products };
    },
  },
  {
    name: 'Ozon',
    carrierId: ozonId,
    standIn: ozon,
    create: /\/add-parcel$/,
    known: () => ozon.parcels.length,
    last: () => {
      const made = ozon.parcels.at(-1);
      const field = (name: string) => made?.fields.get(name) ?? '';
      return {
        reference: made?.number,
        amount: Number(field('parcel-price')),
        takesBack: Number(field('parcel-replace')),
        products: field('products'),
      };
    },
  },
] as const;

describe.each(adapters)('$name', ({ carrierId, standIn, create, known, last }) => {
  test('gets one parcel of an exchange at the door, and takes the earlier goods along', async () => {
    const { order, id, number, version } = await approved({ quantity: 2 });
    const before = known();
    const { exchange, userErrors } = await exchanges.give(id, version, carrierId);
    expect(userErrors).toEqual([]);
    expect(exchange).toMatchObject({
      status: 'SHIPPED',
      heldUntil: null,
      shipments: [{ id: `${number}-1`, status: 'CREATED' }],
    });
    expect(exchange?.parcelNumber).toBe(exchange?.shipments[0]?.trackingNumber);
    expect(last()).toMatchObject({ reference: `${number}-1`, amount: 0, takesBack: 1 });
    expect(last().products).toMatch(/42/);
    expect(await exchanges.stock('42')).toEqual([7, 0]);
    expect([known() - before, await stateOf(order)]).toEqual([1, ['DELIVERED', 'SHIPPED']]);
    const again = await exchanges.give(id, version, carrierId);
    expect([problemsOf(again), again.exchange?.status]).toEqual([
      ['VERSION_CONFLICT expectedVersion'],
      'SHIPPED',
    ]);
    const other = await exchanges.give(id, exchange?.version ?? 0, carrierId);
    expect([problemsOf(other), known() - before]).toEqual([['NOT_ALLOWED_NOW id'], 1]);
  });

  test('collects what the replacement costs more, and takes nothing back from a shopper who sent it', async () => {
    const before = await shop.store.read.catalog.product(SHIRT);
    const variants = before?.variants.map((each) =>
      each.id === size('42') ? { ...each, price: 60_000, originalPrice: 80_000 } : each,
    );
    await shop.changeProduct(SHIRT, variants ? { variants } : {});
    const { id, version } = await approved({ method: 'SEND_BACK' });
    const restored = variants?.map((each) => ({ ...each, price: null, originalPrice: null }));
    await shop.changeProduct(SHIRT, restored ? { variants: restored } : {});
    expect(problemsOf(await exchanges.give(id, version, carrierId))).toEqual(['NOT_ALLOWED_NOW']);
    const { exchange: received } = await exchanges.receive(id, version, {
      lines: [{ variantId: size('38'), quantity: 1, restock: true }],
    });
    const { exchange } = await exchanges.give(id, received?.version ?? 0, carrierId);
    expect(exchange?.status).toBe('SHIPPED');
    expect(last()).toMatchObject({ amount: 51, takesBack: 0 });
  });

  test.each(['LOST', 'DONE_ERROR'] as const)(
    'that made the parcel and answered by %s has one, and the exchange is shipped once that is known',
    async (fault) => {
      const { order, id, version } = await approved();
      const before = known();
      standIn.fail(fault, create);
      const first = await exchanges.give(id, version, carrierId);
      expect([first.userErrors, first.exchange]).toMatchObject([
        [],
        { status: 'APPROVED', shipments: [{ status: 'UNCERTAIN' }] },
      ]);
      // Meanwhile a retry waits with the first one, and nothing else may have it.
      const again = await exchanges.give(id, version, carrierId);
      expect([again.userErrors, again.exchange?.shipments.length]).toEqual([[], 1]);
      const typed = await exchanges.ship(id, version, { parcelNumber: 'AM-1' });
      expect(problemsOf(typed)).toEqual(['NOT_ALLOWED_NOW id']);
      standIn.fail(null);
      shop.pass(61_000);
      await shop.followShipments();
      expect([known() - before, await stateOf(order)]).toEqual([1, ['DELIVERED', 'SHIPPED']]);
    },
  );

  test('gets one parcel by two presses at once', async () => {
    const { order, id, version } = await approved();
    const before = known();
    await Promise.all([1, 2, 3].map(() => exchanges.give(id, version, carrierId)));
    expect([known() - before, await stateOf(order)]).toEqual([1, ['DELIVERED', 'SHIPPED']]);
  });

  test('that refuses has its words said, and the exchange can be given again', async () => {
    const { id, version } = await approved();
    standIn.refuse('Adresse incomplète');
    const refused = await exchanges.give(id, version, carrierId);
    expect(refused.userErrors).toMatchObject([
      {
        code: 'CARRIER_REFUSED',
        field: 'carrierId',
        message: expect.stringContaining('Adresse incomplète'),
      },
    ]);
    standIn.refuse(null);
    const { exchange } = await exchanges.give(id, version, carrierId);
    expect(exchange).toMatchObject({ status: 'SHIPPED', shipments: [{ status: 'CREATED' }] });
  });

  test('does not get what it cannot deliver, nor what does not exist', async () => {
    const { id, version } = await approved({ contact: { city: 'Nulle part ailleurs' } });
    const before = known();
    expect(problemsOf(await exchanges.give(id, version, carrierId))).toEqual(['INVALID city']);
    expect(problemsOf(await exchanges.give(id, version, 'nowhere'))).toEqual([
      'UNKNOWN_CARRIER carrierId',
    ]);
    expect(problemsOf(await exchanges.give('nothing/E1', 1, carrierId))).toEqual(['INVALID id']);
    expect(known()).toBe(before);
  });
});

describe('what a carrier says of the parcel of an exchange', () => {
  test('completes it once it is delivered, and moves nothing of its order', async () => {
    const { order, exchange, code } = await given();
    const earlier = (await shop.store.read.orders.order(order.id))?.history;
    await send(code, 'PICKEDUP');
    expect(await stateOf(order)).toEqual(['DELIVERED', 'SHIPPED']);
    await send(code, 'DELIVERED', '2026-11-03T10:00:00+00:00');
    await send(code, 'DELIVERED', '2026-11-03T10:00:00+00:00');
    const tracked = await exchanges.track(order);
    expect(tracked.exchanges[0]).toMatchObject({
      status: 'COMPLETED',
      documents: [{ kind: 'EXCHANGE_NOTE' }],
      shipments: [{ status: 'DELIVERED' }],
    });
    expect(tracked.exchanges[0]?.history?.map(({ status }) => status)).toEqual([
      'REQUESTED',
      'APPROVED',
      'SHIPPED',
      'COMPLETED',
    ]);
    const stored = await shop.store.read.orders.order(order.id);
    expect([stored?.status, stored?.history]).toEqual(['DELIVERED', earlier]);
    expect(stored?.exchanges[0]?.history.at(-1)?.by).toBe('Sendit');
    expect((await parcels.ofOrder(order.id)).map(({ id }) => id)).not.toContain(
      exchange.shipments[0]?.id,
    );
    expect(await tasksAbout(order.id)).toEqual([]);
    const { data } = (await hook.all()).findLast(({ type }) => type === 'shipment.updated') ?? {};
    expect(data).toMatchObject({ orderId: order.id, exchangeId: exchange.id });
  });

  test('of one of two that the courier brings leaves the rest to be received', async () => {
    const { order, exchange, code } = await given({ quantity: 2 });
    await send(code, 'PARTIALLY_DELIVERED');
    const [task] = await tasksAbout(order.id);
    expect([task?.kind, task?.text]).toEqual([
      'PARTIAL',
      expect.stringContaining(`L’échange ${exchange.number}`),
    ]);
    await send(code, 'DELIVERED', '2026-11-03T10:00:00+00:00');
    const version = exchange.version + 1;
    const { exchange: received, userErrors } = await exchanges.receive(exchange.id, version, {
      lines: [{ variantId: size('38'), quantity: 1, restock: true }],
    });
    expect([userErrors, received?.status]).toEqual([[], 'COMPLETED']);
    expect(received?.lines).toMatchObject([{ quantity: 2, receivedQuantity: 1 }]);
    expect(await exchanges.stock('38')).toEqual([8, 0]);
  });

  test.each([
    ['REJECTED', 'REFUSED', 'notez l’échec quand le colis est revenu'],
    ['RETURN_SELLER', 'RETURNED', 'les articles reviennent en stock'],
  ] as const)('by %s moves nothing: staff note the failure', async (word, kind, text) => {
    const { order, exchange, code } = await given();
    await send(code, word);
    expect(await stateOf(order)).toEqual(['DELIVERED', 'SHIPPED']);
    expect(await tasksAbout(order.id)).toMatchObject([
      { kind, text: expect.stringContaining(text) },
    ]);
    expect(await exchanges.stock('42')).toEqual([8, 0]);
    const failed = await exchanges.fail(exchange.id, exchange.version, {
      reason: 'Colis refusé',
      restock: true,
    });
    expect([failed.exchange?.status, await exchanges.stock('42')]).toEqual(['FAILED', [9, 0]]);
    // The shopper keeps the earlier goods.
    expect((await exchanges.track(order)).returnableLines).toEqual([
      { variantId: size('38'), quantity: 1 },
    ]);
    expect((await tasksAbout(order.id)).map((each) => each.kind)).toEqual([kind]);
    await send(code, 'DELIVERED', '2026-11-04T10:00:00+00:00');
    expect((await tasksAbout(order.id)).length).toBe(2);
  });

  test('of one that staff cancelled lets another go', async () => {
    const { exchange } = await given();
    await parcels.cancel(exchange.shipments[0]?.id ?? '');
    const { exchange: again, userErrors } = await exchanges.give(
      exchange.id,
      exchange.version,
      ozonId,
    );
    expect(userErrors).toEqual([]);
    expect(again).toMatchObject({
      status: 'SHIPPED',
      parcelNumber: `${exchange.number}-2`,
      shipments: [{ status: 'CANCELLED' }, { status: 'CREATED', id: `${exchange.number}-2` }],
    });
    expect(await exchanges.stock('42')).toEqual([8, 0]);
  });

  test('of one that its shopper gave up is a task', async () => {
    const { order, id, version } = await approved();
    sendit.fail('LOST', /POST .*\/deliveries$/);
    await exchanges.give(id, version, senditId);
    sendit.fail(null);
    const cancelled = await exchanges.cancel(order, id);
    expect(problemsOf(cancelled)).toEqual([]);
    shop.pass(61_000);
    await shop.followShipments();
    expect(await stateOf(order)).toEqual(['DELIVERED', 'CANCELLED']);
    expect(await tasksAbout(order.id)).toMatchObject([{ kind: 'ORDER' }]);
    expect(await exchanges.stock('42')).toEqual([9, 0]);
  });
});

test('a parcel whose exchange fails on its way is a task', async () => {
  const { order, exchange } = await given();
  await exchanges.fail(exchange.id, exchange.version, { reason: 'Adresse fausse', restock: false });
  expect(await tasksAbout(order.id)).toMatchObject([
    { kind: 'ORDER', text: expect.stringContaining(exchange.number) },
  ]);
});

test('a courier without an interface has the number that is typed', async () => {
  const { id, version } = await approved();
  const { exchange } = await exchanges.give(id, version, 'file');
  expect(exchange).toMatchObject({ status: 'SHIPPED', shipments: [] });
});
