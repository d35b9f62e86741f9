import { newestOrders } from '../../support/shop/newest-orders.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { COMMAND_LINE } from '../../../server/audit/audit.ts';
import { seriesOf } from '../../../server/order/order.invoice.rules.ts';
import { moveOrders } from '../../../server/order/staff/staff.service.ts';
import type { OrderRecord, OrderStatus } from '../../../server/order/order.store.ts';
import { isInPostgres, placeIn } from '../../support/shop/shop.place.ts';
import { startShop, type TestShop } from '../../support/shop/shop.ts';
import { order } from '../../store/contract/records.ts';
import { TIMESTAMP } from '../protocol/documents.ts';
import { newShopper, pay } from './order.shopper.ts';

const shop = await startShop();
const { folder, databaseUrl } = shop;
/** Two over one database, or one over its folder. */
const instances: readonly TestShop[] = isInPostgres
  ? [shop, await startShop({}, placeIn(folder, databaseUrl))]
  : [shop];
afterAll(async () => {
  for (const instance of instances.toReversed()) await instance.close();
});

const year = seriesOf('F', new Date());
/** The count of the last invoice so far. */
let last: number;
beforeEach(async () => {
  const all = await newestOrders(shop.store.read);
  last = Math.max(0, ...all.map(({ invoice }) => Number(invoice?.number.slice(-6) ?? 0)));
});
const numbered = (count: number) => `F-${year}-${String(last + count).padStart(6, '0')}`;

let made = 0;
async function shipped(change: Partial<OrderRecord> = {}): Promise<OrderRecord> {
  made += 1;
  const one = order(`shipped-${made}`, {
    number: `BV-${made}1000`,
    status: 'SHIPPED',
    holdsStock: false,
    ...change,
  });
  await shop.store.transaction(({ orders }) => orders.save(one));
  return one;
}

const move = (to: OrderStatus, ids: readonly string[], { within } = shop) => {
  const shipment = { to, parcelNumber: null, parcels: [] };
  return moveOrders({ ...within, actor: COMMAND_LINE }, ids, shipment, false);
};
const deliver = (...ids: readonly string[]) => move('DELIVERED', ids);

const invoiceOf = async (id: string) => (await shop.store.read.orders.order(id))?.invoice ?? null;

describe('an invoice', () => {
  test('is issued on delivery, and stays when the goods come back', async () => {
    const { id } = await shipped();
    expect(await invoiceOf(id)).toBeNull();
    await deliver(id);
    const issued = await invoiceOf(id);
    expect(issued?.number).toBe(numbered(1));
    await move('RETURNED', [id]);
    expect(await invoiceOf(id)).toEqual(issued);
  });

  test('is issued on payment by card, once, and stays when the order is cancelled', async () => {
    const shopper = await newShopper(shop);
    const payment = await shopper.started();
    const { order: paid } = await shopper.confirm(payment, await pay(shop, payment));
    const id = paid?.id ?? '';
    const issued = await invoiceOf(id);
    expect(issued?.number).toBe(numbered(1));
    const query =
      '{ me { orders { nodes { invoice { number issuedAt vat { amount currency } } } } } }';
    const { data } = await shop.graphql<{ me: { orders: unknown } }>(query, {}, shopper.token);
    expect(data.me.orders).toEqual({
      nodes: [
        {
          invoice: {
            number: numbered(1),
            issuedAt: expect.stringMatching(TIMESTAMP),
            vat: { amount: 15_300, currency: 'MAD' },
          },
        },
      ],
    });
    for (const status of ['CONFIRMED', 'CANCELLED'] as const) {
      await move(status, [id]);
      expect(await invoiceOf(id)).toEqual(issued);
    }
  });

  test('of a guest states the VAT of all that is paid, the delivery included', async () => {
    const { id } = await shipped({ total: 55_000, shipping: 5000, payable: 60_000 });
    await deliver(id);
    const key = shop.within.trackingKeys.keyOf(id);
    const query = `{ trackedOrder(id: "${id}", key: "${key}") { invoice { vat { amount } } } }`;
    const { data } = await shop.graphql(query);
    expect(data).toEqual({ trackedOrder: { invoice: { vat: { amount: 10_000 } } } });
  });

  test('is numbered in the order of the command, without one for what was refused', async () => {
    const [a, b, c] = [await shipped(), await shipped(), await shipped()];
    await expect(deliver(b.id, 'none')).rejects.toMatchObject({ name: 'Refusal' });
    await deliver(c.id, a.id);
    await deliver(b.id);
    const issued = [c, a, b].map(async ({ id }) => (await invoiceOf(id))?.number);
    expect(await Promise.all(issued)).toEqual([1, 2, 3].map(numbered));
  });

  test('is numbered without gaps where twenty are delivered at once', async () => {
    const orders = await Promise.all(Array.from({ length: 20 }, () => shipped()));
    // Each twice, on whichever instance: one of the two is refused.
    const moves = [...orders, ...orders].map(async ({ id }, n) =>
      move('DELIVERED', [id], instances[n % instances.length]),
    );
    const outcomes = await Promise.allSettled(moves);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    const issued = await Promise.all(orders.map(async ({ id }) => (await invoiceOf(id))?.number));
    expect(issued.toSorted()).toEqual(Array.from({ length: 20 }, (_, n) => numbered(n + 1)));
  });
});
