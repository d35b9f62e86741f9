import type { OrderRecord } from '../order/order.store.ts';
import type { ShipmentRecord } from './shipment.records.ts';

/** Shows shoppers a parcel. */
export type ShownShipment = Pick<
  ShipmentRecord,
  'id' | 'carrier' | 'trackingNumber' | 'trackingUrl' | 'status' | 'events'
>;

/** Returns an order that is fetched as a parcel at its pickup point, once it is ready; none for any other. */
export function pickupOf({ number, delivery }: OrderRecord): readonly ShownShipment[] {
  if (!delivery?.pickupPoint) return [];
  const { readyAt, pickedUp, pickupPoint } = delivery;
  const events = [
    { status: 'READY' as const, at: readyAt },
    { status: 'PICKED_UP' as const, at: pickedUp?.at ?? null },
  ].flatMap(({ status, at }) => (at === null ? [] : [{ status, at, text: null, key: status }]));
  const status = events.at(-1)?.status;
  if (status === undefined) return [];
  const about = { trackingNumber: null, trackingUrl: null };
  return [{ id: `${number}-RETRAIT`, carrier: pickupPoint.name, ...about, status, events }];
}
