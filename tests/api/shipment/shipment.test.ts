import { describe, expect, test } from 'vitest';
import { openAdmin } from '../../support/shop/admin.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { ordersOf, parcelsOf } from './shipment.documents.ts';

const shop = await sharedShop();
const parcels = parcelsOf(await openAdmin(shop));
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
