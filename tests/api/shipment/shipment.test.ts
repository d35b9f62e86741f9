import { describe, expect, test } from 'vitest';
import { openAdmin } from '../../support/shop/admin.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { addedPickup } from '../delivery/delivery.documents.ts';
import { ordersOf, parcelsOf } from './shipment.documents.ts';

const shop = await sharedShop();
const admin = await openAdmin(shop);
const parcels = parcelsOf(admin);
const place = ordersOf(shop);

async function confirmed(contact: object = {}): Promise<string> {
  const id = await place(contact);
  await parcels.move([id], 'CONFIRMED');
  return id;
}

describe('a courier without an interface', () => {
  test('has typed numbers, and its orders are shipped at once', async () => {
    const [one, other] = [await confirmed(), await confirmed()];
    const { shipments, userErrors } = await parcels.ship([one, other], 'file', {
      parcels: [{ id: one, number: 'AM-1' }],
    });
    expect(userErrors).toEqual([]);
    expect(shipments).toMatchObject([
      {
        status: 'COLLECTED',
        trackingNumber: 'AM-1',
        isTyped: true,
        order: { id: one, status: 'SHIPPED' },
      },
      { status: 'COLLECTED', trackingNumber: null, order: { id: other, status: 'SHIPPED' } },
    ]);
    const typed = await parcels.type(shipments[1]?.id ?? '', 'AM-2');
    expect(typed).toMatchObject({
      shipment: { trackingNumber: 'AM-2', order: { parcelNumber: 'AM-2' } },
      userErrors: [],
    });
    await parcels.move([one], 'DELIVERED');
    expect(await parcels.ofOrder(one)).toMatchObject([{ status: 'DELIVERED' }]);
  });

  test('has the parcel of an order that was moved with a number', async () => {
    const id = await confirmed();
    await parcels.move([id], 'SHIPPED', { parcelNumber: 'XY-7' });
    expect(await parcels.ofOrder(id)).toMatchObject([
      { status: 'COLLECTED', carrier: 'Coursier', trackingNumber: 'XY-7' },
    ]);
  });
});

describe('the test carrier', () => {
  test('advances by buttons, and its parcels move their orders', async () => {
    const id = await confirmed();
    const { shipments } = await parcels.ship([id], 'test');
    const [shipment] = shipments;
    expect(shipment).toMatchObject({ status: 'CREATED', order: { status: 'CONFIRMED' } });
    const made = shipment?.id ?? '';
    expect(await parcels.advance(made, 'COLLECTED')).toMatchObject({
      shipment: { status: 'COLLECTED', order: { status: 'SHIPPED', parcelNumber: `TEST-${made}` } },
    });
    expect(await parcels.advance(made, 'DELIVERED')).toMatchObject({
      shipment: { status: 'DELIVERED', testMoves: [], order: { status: 'DELIVERED' } },
    });
  });
});

describe('a parcel', () => {
  const given = async (id: string) => (await parcels.ship([id], 'test')).shipments[0]?.id ?? '';

  test('of a corrected or cancelled order is a task, as its carrier does not know', async () => {
    const [corrected, cancelled] = [await confirmed(), await confirmed()];
    await given(corrected);
    await given(cancelled);
    const order = await shop.store.read.orders.order(corrected);
    const input = { lines: [{ variantId: order?.lines[0]?.variantId, quantity: 2 }] };
    const { data } = await admin.request<{ payload: { userErrors: readonly object[] } }>(
      `mutation ($id: ID!, $input: OrderUpdate!) {
        payload: updateOrder(id: $id, input: $input, expectedVersion: 1) { userErrors { code } }
      }`,
      { id: corrected, input },
    );
    expect(data.payload.userErrors).toEqual([]);
    const key = shop.within.trackingKeys.keyOf(cancelled);
    await shop.graphql(
      'mutation ($id: ID!, $key: String!) { cancelOrder(orderId: $id, trackingKey: $key) { order { id } } }',
      { id: cancelled, key },
    );
    const tasks = await parcels.tasks();
    for (const id of [corrected, cancelled]) {
      expect(tasks.find(({ order: of }) => of?.id === id)).toMatchObject({ kind: 'ORDER' });
    }
  });

  test('delivers its order once all others of the order are delivered', async () => {
    const id = await confirmed();
    const one = await given(id);
    const [first] = await shop.store.read.shipments.ofOrder(id);
    if (!first) throw new Error('There is no parcel');
    const other = { ...first, id: `${first.id}0`, trackingNumber: 'TEST-2' };
    await shop.store.transaction(({ shipments }) => shipments.save(other));
    expect((await parcels.advance(one, 'DELIVERED')).shipment?.order.status).toBe('SHIPPED');
    expect((await parcels.advance(other.id, 'DELIVERED')).shipment?.order.status).toBe('DELIVERED');
  });

  test('is undone with the move of its order, by typed numbers alone', async () => {
    const id = await confirmed();
    await parcels.ship([id], 'file', { parcels: [{ id, number: 'AM-9' }] });
    const { data } = await admin.request<{ undoMoves: { userErrors: readonly object[] } }>(
      'mutation ($ids: [ID!]!) { undoMoves(ids: $ids) { userErrors { code } } }',
      { ids: [id] },
    );
    expect([data.undoMoves.userErrors, await parcels.ofOrder(id)]).toEqual([[], []]);
    expect((await parcels.ship([id], 'file')).shipments).toHaveLength(1);
  });

  test('is seen by its customer without what is for staff', async () => {
    const id = await confirmed();
    const made = await given(id);
    await parcels.advance(made, 'OUT_FOR_DELIVERY');
    const { data } = await shop.graphql<{ trackedOrder: { shipments: readonly object[] } }>(
      `query ($id: ID!, $key: String!) {
        trackedOrder(id: $id, key: $key) {
          shipments { id carrier trackingNumber trackingUrl status events { status text } }
        }
      }`,
      { id, key: shop.within.trackingKeys.keyOf(id) },
    );
    expect(data.trackedOrder.shipments).toEqual([
      {
        id: made,
        carrier: 'Test',
        trackingNumber: `TEST-${made}`,
        trackingUrl: null,
        status: 'OUT_FOR_DELIVERY',
        events: [
          { status: 'CREATED', text: null },
          { status: 'OUT_FOR_DELIVERY', text: null },
        ],
      },
    ]);
  });

  test('advances only upwards, and only where a carrier is played', async () => {
    const id = await confirmed();
    const made = await given(id);
    for (const to of ['CREATED', 'UNCERTAIN', 'READY', 'PICKED_UP']) {
      expect((await parcels.advance(made, to)).userErrors).toMatchObject([
        { code: 'NOT_ALLOWED_NOW' },
      ]);
    }
    await parcels.advance(made, 'REFUSED');
    expect((await parcels.advance(made, 'IN_TRANSIT')).userErrors).toMatchObject([
      { code: 'NOT_ALLOWED_NOW' },
    ]);
    expect((await parcels.advance('no-such-parcel', 'LOST')).userErrors).toMatchObject([
      { code: 'UNKNOWN_SHIPMENT' },
    ]);
  });
});

test('orders are one CSV for any courier, in the order asked for', async () => {
  const [one, two] = [await confirmed({ name: '=1+1' }), await confirmed()];
  // No courier has it.
  const fetched = await confirmed({ deliveryOptionId: await addedPickup(admin) });
  const { data } = await admin.request<{ courierSheet: string }>(
    'query ($ids: [ID!]!) { courierSheet(orderIds: $ids) }',
    { ids: [two, 'no-such-order', fetched, one] },
  );
  const lines = data.courierSheet.trim().split('\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(/^Commande,Destinataire,Téléphone,/);
  expect(lines[1]).toMatch(/^BV-\d+,Nadia Alami,06\d{8},"12, rue des Orangers",10000,Rabat,/);
  expect(lines[2]).toContain(",'=1+1,");
});
