import { requestedReturn } from '../../store/contract/records.ts';
import { newestOrders } from '../../support/shop/newest-orders.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { orderEvents } from '../../../server/order/order.events.ts';
import { MOVES } from '../../../server/order/order.states.ts';
import { openAdmin } from '../../support/shop/admin.ts';
import { seededChance } from '../../support/seeded-chance.ts';
import { startShop } from '../../support/shop/shop.ts';
import { archiveBy, saveBy, SET_STOCK, unarchiveBy } from '../admin/products.documents.ts';
import { moved } from '../admin/orders/orders.documents.ts';
import { afterSalesOf } from '../order/order.after-sales.documents.ts';
import { guestOrder, place } from '../order/order.documents.ts';
import { newShopper, pay } from '../order/order.shopper.ts';
import { subscribe, typesOf } from './webhook.documents.ts';

const SKIRT = 'jupe-plissee-safran';

const shop = await startShop();
const admin = await openAdmin(shop);
const hook = await subscribe(shop);
afterAll(() => shop.close());

const types = async () => typesOf(await hook.events());
const setStock = (variantId: string, stockOnHand: number) =>
  admin.request(SET_STOCK, { variantId, stockOnHand });

describe('events are queued with their change', () => {
  test('of a cash order, to its return', async () => {
    const order = await afterSalesOf(shop).place();
    expect(await hook.events()).toEqual([
      {
        type: 'order.placed',
        timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
        data: expect.objectContaining({ id: order.id, number: order.number, status: 'PENDING' }),
      },
    ]);
    await moved(admin, { ids: [order.id], to: 'CONFIRMED' });
    await moved(admin, { ids: [order.id], to: 'SHIPPED', parcelNumber: 'MA 1' });
    await moved(admin, { ids: [order.id], to: 'DELIVERED' });
    const access = { orderId: order.id, trackingKey: order.trackingKey };
    await afterSalesOf(shop).sendBack(access, 'Trop grand');
    await afterSalesOf(shop).sendBack(access, 'Encore');
    await afterSalesOf(shop).cancelReturn(access, `${order.id}/1`);
    await afterSalesOf(shop).sendBack(access, 'Trop grand');
    await moved(admin, { ids: [order.id], to: 'RETURNED' });
    expect(await types()).toEqual([
      'order.confirmed',
      'order.shipped',
      'shipment.updated',
      'order.delivered',
      'shipment.updated',
      'return.requested',
      'return.cancelled',
      'return.requested',
      'order.returned',
      'return.received',
      'refund.made',
    ]);
    expect(JSON.stringify(await hook.all())).not.toMatch(/Nadia|0612345678|Oukaïmeden|Trop grand/);
  });

  test('of a card order, once it is paid', async () => {
    const shopper = await newShopper(shop);
    const payment = await shopper.started();
    expect(await types()).toEqual([]);
    await shopper.confirm(payment, await pay(shop, payment));
    expect(await types()).toEqual(['order.placed', 'order.paid']);
    const { orderId = '' } = (await shop.store.read.orders.payment(payment.id)) ?? {};
    await afterSalesOf(shop).cancel({ orderId }, shopper.token);
    expect(await types()).toEqual(['order.cancelled']);
  });

  test('of a customer who is deleted, with the orders that it ends', async () => {
    const shopper = await newShopper(shop);
    await shopper.placeOrder();
    await hook.events();
    const { data } = await shop.graphql<{ me: { id: string } }>('{ me { id } }', {}, shopper.token);
    await admin.request(
      'mutation ($id: ID!) { anonymizeCustomer(id: $id, cancelOrders: true) { id } }',
      { id: data.me.id },
    );
    expect(await hook.events()).toMatchObject([
      { type: 'order.cancelled' },
      { type: 'customer.deleted', data: { id: data.me.id } },
    ]);
  });

  test('of products and stock, whoever changes them', async () => {
    await saveBy(admin, { id: SKIRT, price: 40_000 });
    expect(await hook.events()).toMatchObject([
      { type: 'product.updated', data: { id: SKIRT, price: 40_000 } },
    ]);
    await setStock(SKIRT, 5);
    expect(await hook.events()).toMatchObject([
      { type: 'stock.changed', data: { id: SKIRT, stockOnHand: 5, quantityAvailable: 5 } },
    ]);
    await place(shop, guestOrder([[SKIRT, 2]]));
    expect(await hook.events()).toMatchObject([
      { type: 'order.placed' },
      { type: 'stock.changed', data: { id: SKIRT, allocated: 2, quantityAvailable: 3 } },
    ]);
    await archiveBy(admin, SKIRT);
    await unarchiveBy(admin, SKIRT);
    await unarchiveBy(admin, SKIRT);
    expect(await types()).toEqual(['product.archived', 'product.updated']);
    const { data } = await admin.request<{ saveProduct: { product: { id: string } } }>(
      `mutation {
        saveProduct(input: {
          title: "Cape Atlas" brand: "Dar Safae" categoryName: "Traditionnels" price: 100000
        }) { product { id } }
      }`,
    );
    await admin.request(
      'mutation { saveCategory(input: { id: "traditionnels", name: "Tradition" }) { category { id } } }',
    );
    const [created, ...renamed] = await hook.events();
    expect(created).toMatchObject({ type: 'product.created', data: data.saveProduct.product });
    const { length } = (await shop.store.read.catalog.products()).filter(
      ({ categoryName }) => categoryName === 'Tradition',
    );
    expect(typesOf(renamed)).toEqual(Array.from({ length }, () => 'product.updated'));
  });

  test('and not without it', async () => {
    // Two are allocated.
    await setStock(SKIRT, 4);
    await hook.events();
    expect((await place(shop, guestOrder([[SKIRT, 3]]))).order).toBeNull();
    const failing = shop.store.transaction(async ({ orders, accounts }) => {
      for (const each of await newestOrders(shop.store.read, { limit: 1 })) {
        await orders.save({ ...each, returns: [requestedReturn()] });
      }
      await accounts.remove('c1');
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await hook.events()).toEqual([]);
  });
});

const TARGETS = Array.from(new Set(Object.values(MOVES).flat()));

test('after whatever happened, the events tell the history of every order and the stock of every variant', async () => {
  const random = seededChance(20);
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T; // not empty
  const ids = ['caftan-celeste', 'jabador-atlas', 'jupe-plissee-safran'];
  const own = await startShop();
  const ownAdmin = await openAdmin(own);
  const everything = await subscribe(own);
  const orderIds: string[] = [];
  const steps: ReadonlyArray<() => Promise<unknown>> = [
    async () => {
      const lines = ids
        .filter(() => random() < 0.6)
        .map((id) => [id, 1 + Math.floor(random() * 2)] as const);
      const { order } = await place(own, guestOrder(lines.length > 0 ? lines : [[SKIRT, 1]]));
      if (order) orderIds.push(order.id);
    },
    () => moved(ownAdmin, { ids: [pick(orderIds)], to: pick(TARGETS) }),
    () => moved(ownAdmin, { ids: [pick(orderIds), pick(orderIds)], to: pick(TARGETS) }),
    () =>
      ownAdmin.request(
        `mutation ($id: ID!, $stock: Int) { setStock(variantId: $id, stockOnHand: $stock) { userErrors { code } } }`,
        { id: pick(ids), stock: random() < 0.1 ? null : 10 + Math.floor(random() * 30) },
      ),
    () =>
      ownAdmin.request(
        `mutation ($id: ID!) { ${pick(['archiveProduct', 'unarchiveProduct'])}(id: $id) { userErrors { code } } }`,
        { id: pick(ids) },
      ),
  ];
  for (const id of ids) {
    const { variants = [] } = (await own.store.read.catalog.product(id)) ?? {};
    const counted = variants.map((variant) => ({ ...variant, stockOnHand: 20 }));
    await own.changeProduct(id, { variants: counted });
  }
  for (let n = 0; n < 8; n += 1) await steps[0]?.();
  for (let n = 0; n < 60; n += 1) await pick(steps)();

  const events = await everything.all();
  const orders = await own.store.read.orders.ordersById(orderIds);
  for (const [id, order] of orders) {
    const sent = typesOf(events.filter(({ data }) => data.id === id));
    expect(sent).toEqual(orderEvents(undefined, order).map(({ type }) => type));
  }
  const changed = events.filter(({ type }) => type === 'stock.changed');
  expect(changed.length).toBeGreaterThan(20);
  const lastOf = new Map(changed.map(({ data }) => [data.id, data]));
  const { catalog } = own.store.read;
  const products = [
    ...(await catalog.productsById(ids)).values(),
    ...(await catalog.archivedById(ids)).values(),
  ];
  const stocks = products
    .flatMap(({ variants }) => variants)
    .map(({ id, stockOnHand, allocated }) => ({ id, stockOnHand, allocated }))
    .filter(({ id, stockOnHand }) => stockOnHand !== null && lastOf.has(id));
  expect(stocks.length).toBeGreaterThan(2);
  expect(stocks.map(({ id }) => lastOf.get(id))).toEqual(
    stocks.map((stock) => expect.objectContaining(stock)),
  );
  await own.close();
});
