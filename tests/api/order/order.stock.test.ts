import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { COMMAND_LINE } from '../../../server/audit/audit.ts';
import type { ProductRecord } from '../../../server/catalog/catalog.store.ts';
import { setStock } from '../../../server/catalog/catalog.stock.rules.ts';
import { receiveParcels } from '../../../server/order/staff/parcel.service.ts';
import { moveOrders } from '../../../server/order/staff/staff.service.ts';
import type { OrderStatus } from '../../../server/order/order.store.ts';
import { isInPostgres, placeIn } from '../../support/shop/shop.place.ts';
import { startShop, type TestShop } from '../../support/shop/shop.ts';
import { afterSalesOf } from './order.after-sales.documents.ts';
import { guestOrder, place, type Order } from './order.documents.ts';
import { startRazorpayShop } from './order.razorpay.ts';
import { newShopper } from './order.shopper.ts';

const MINUTE = 60_000;
const ID = 'jabador-atlas';

const { razorpay, shop } = await startRazorpayShop();
const { folder, databaseUrl } = shop;
/** Three over one database, or one over its folder. */
const instances: readonly TestShop[] = isInPostgres
  ? [shop, ...(await Promise.all([1, 2].map(() => startShop({}, placeIn(folder, databaseUrl)))))]
  : [shop];
afterAll(async () => {
  for (const instance of instances.slice(1)) await instance.close();
});

async function product(): Promise<ProductRecord> {
  const found = await shop.store.read.catalog.product(ID);
  if (!found) throw new Error(`The catalogue has no ${ID}`);
  return found;
}

/** Leaves this quantity of the base variant, and none of the others. */
async function leave(quantity: number): Promise<void> {
  const before = await product();
  const counted = before.variants.reduce(
    (one, { id, allocated }) => setStock(one, id, allocated + (id === ID ? quantity : 0)),
    before,
  );
  await shop.changeProduct(ID, counted);
}

/** On hand and allocated, of the base variant. */
async function stock(): Promise<readonly [onHand: number | null, allocated: number]> {
  const base = (await product()).variants.find(({ id }) => id === ID);
  return [base?.stockOnHand ?? null, base?.allocated ?? 0];
}

async function available(): Promise<number | null> {
  const [onHand, allocated] = await stock();
  return onHand === null ? null : onHand - allocated;
}

async function ordered(quantity: number): Promise<Order> {
  const { order, userErrors } = await place(shop, guestOrder([[ID, quantity]]));
  if (!order) throw new Error(JSON.stringify(userErrors));
  return order;
}

const move = ({ id }: Pick<Order, 'id'>, to: OrderStatus) => {
  const context = { actor: COMMAND_LINE, store: shop.store, clock: () => new Date() };
  return moveOrders(context, [id], { to, parcelNumber: null, parcels: [] }, false);
};

describe('the last of a stock', () => {
  test('are ordered three times by fifty shoppers at once', async () => {
    await leave(3);
    const [, before] = await stock();
    const all = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        place(instances[n % instances.length] ?? shop, guestOrder([[ID, 1]])),
      ),
    );
    expect(all.filter(({ order }) => order !== null)).toHaveLength(3);
    const refused = all.filter(({ order }) => order === null);
    for (const { userErrors, cart } of refused) {
      expect(userErrors).toEqual([
        { code: 'INSUFFICIENT_STOCK', field: 'lines', message: 'Rupture de stock.' },
      ]);
      expect(cart).toEqual({ payable: { amount: 0 } });
    }
    expect((await stock())[1]).toBe(before + 3);
    expect(await available()).toBe(0);
  });

  test.each([
    [2, 3, 'Il ne reste que 2 pièces.'],
    [1, 3, 'Il ne reste qu’une pièce.'],
    [0, 1, 'Rupture de stock.'],
  ])('%i of them are not enough for %i', async (left, wanted, message) => {
    await leave(left);
    const { order, userErrors } = await place(shop, guestOrder([[ID, wanted]]));
    expect(order).toBeNull();
    expect(userErrors).toEqual([{ code: 'INSUFFICIENT_STOCK', field: 'lines', message }]);
    expect(await available()).toBe(left);
  });
});

describe('the stock of an order', () => {
  test('leaves the shop with the parcel, and comes back with it', async () => {
    await leave(5);
    const [onHand = 0, allocated] = await stock();
    const order = await ordered(2);
    expect(await stock()).toEqual([onHand, allocated + 2]);
    await move(order, 'CONFIRMED');
    expect(await stock()).toEqual([onHand, allocated + 2]);
    await move(order, 'SHIPPED');
    expect(await stock()).toEqual([Number(onHand) - 2, allocated]);
    await move(order, 'REFUSED');
    expect(await stock()).toEqual([Number(onHand) - 2, allocated]);
    const received = { ids: [order.id], restock: true };
    const context = { actor: COMMAND_LINE, store: shop.store, clock: () => new Date() };
    await receiveParcels(context, received);
    expect(await stock()).toEqual([onHand, allocated]);
  });

  test('comes back when its shopper cancels', async () => {
    await leave(2);
    const before = await stock();
    const ask = afterSalesOf(shop);
    const { id, trackingKey } = await ask.place({ lines: [{ productId: ID, quantity: 2 }] });
    expect(await available()).toBe(0);
    const { userErrors } = await ask.cancel({ orderId: id, trackingKey });
    expect(userErrors).toEqual([]);
    expect(await stock()).toEqual(before);
  });

  test('comes back when it is cancelled before, to an archived product too', async () => {
    await leave(2);
    const before = await stock();
    const order = await ordered(2);
    expect(await available()).toBe(0);
    const archived = {
      ...(await product()),
      archivedAt: new Date().toISOString(),
      draftSince: null,
    };
    await shop.store.transaction(({ catalog }) => catalog.archive([archived]));
    await move(order, 'CANCELLED');
    const {
      archivedAt: _,
      draftSince: __,
      ...restored
    } = (await shop.store.read.catalog.archivedById([ID])).get(ID) ?? archived;
    await shop.store.transaction(({ catalog }) => catalog.save({ products: [restored] }));
    expect(await stock()).toEqual(before);
  });
});

describe('a card payment', () => {
  // Those of the tests before hold nothing any more.
  beforeEach(async () => {
    shop.pass(31 * MINUTE);
    await shop.reconcile();
  });

  /** A shopper who pays for the last one. */
  async function paying() {
    await leave(1);
    const shopper = await newShopper(shop);
    await shopper.clear();
    await shopper.add(ID);
    const payment = await shopper.started();
    expect(await available()).toBe(0);
    return { shopper, payment };
  }

  test('holds the stock for 30 minutes', async () => {
    await paying();
    shop.pass(29 * MINUTE);
    await shop.reconcile();
    expect(await available()).toBe(0);
    shop.pass(2 * MINUTE);
    await shop.reconcile();
    expect(await available()).toBe(1);
  });

  test('that its own shopper starts again is not stopped by its own hold', async () => {
    const { shopper, payment } = await paying();
    expect((await shopper.started()).id).toBe(payment.id);
    expect(await available()).toBe(0);
  });

  test('whose dialog was closed gives the stock back at once, and takes it again', async () => {
    const { shopper, payment } = await paying();
    await shopper.check(payment);
    expect(await available()).toBe(1);
    expect((await shopper.started()).id).toBe(payment.id);
    expect(await available()).toBe(0);
  });

  test.each([
    ['takes the stock that is still there', false],
    ['is refunded after its stock was sold', true],
  ])('that comes late %s', async (_, isSold) => {
    const { shopper, payment } = await paying();
    shop.pass(31 * MINUTE);
    await shop.reconcile();
    if (isSold) await ordered(1);
    razorpay.attempt(payment.providerOrderId);
    await shop.reconcile({ evenIfRecent: true });
    expect(await shopper.orderOf(payment)).toMatchObject(
      isSold ? { status: 'CANCELLED', refund: { amount: payment.amount } } : { status: 'PAID' },
    );
    expect(await available()).toBe(0);
  });
});
