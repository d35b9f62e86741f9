import type { Ports } from '../context.ts';
import type { ShopEvent } from '../webhook/events.ts';
import type { ShipmentRecord } from './shipment.records.ts';

/** One where the parcel is new, or its state or number is another. */
export function shipmentEvents(
  before: ShipmentRecord | undefined,
  after: ShipmentRecord,
): readonly ShopEvent[] {
  const isSame = before?.status === after.status && before.trackingNumber === after.trackingNumber;
  if (isSame) return [];
  const { orderId, exchangeId } = after;
  const data = { ...dataOf(after), orderId, exchangeId };
  return [{ type: 'shipment.updated', data }];
}

const dataOf = ({ id, carrier, status, trackingNumber, trackingUrl }: ShipmentRecord) => ({
  id,
  carrier,
  status,
  trackingNumber,
  trackingUrl,
});

/** Returns the events, those of orders with the parcels that they have now. */
export async function withShipments(
  { shipments }: Pick<Ports, 'shipments'>,
  events: readonly ShopEvent[],
): Promise<readonly ShopEvent[]> {
  const ids = new Set(events.flatMap(({ type, data }) => (isOfOrder(type) ? data.id : [])));
  if (ids.size === 0) return events;
  const found = await shipments.ofOrders([...ids]);
  return events.map(({ type, data }) => {
    if (!isOfOrder(type)) return { type, data };
    const ofOrder = found.filter(({ orderId }) => orderId === data.id);
    const more = { ...data, shipments: ofOrder.map(dataOf) };
    return { type, data: more };
  });
}

const isOfOrder = (type: string) => /^(?:order|return|refund)\./.test(type);
