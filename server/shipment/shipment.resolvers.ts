import type { Resolvers } from '../generated/resolvers.ts';
import { byText } from '#shared/text.ts';
import { pickupOf, type ShownShipment } from './shipment.pickup.ts';

/** Events in the order of their time; what the shop does not know has the state of the parcel. */
export const eventsOf = ({ events, status: now }: Pick<ShownShipment, 'events' | 'status'>) =>
  events
    .map(({ at, status, text }) => ({ at, status: status ?? now, text }))
    .toSorted(byText(({ at }) => at));

const isShown = ({ status }: Pick<ShownShipment, 'status'>) => status !== 'CANCELLED';

export const shipmentResolvers = {
  Order: {
    shipments: async (order, _, { store }) => [
      ...pickupOf(order),
      ...(await store.read.shipments.ofOrder(order.id)).filter(isShown),
    ],
  },
  Exchange: {
    shipments: async ({ id }, _, { store }) =>
      (await store.read.shipments.ofExchange(id)).filter(isShown),
  },
  Shipment: {
    // What a carrier says of the unknown is for staff.
    events: (shipment) =>
      eventsOf({ ...shipment, events: shipment.events.filter(({ status }) => status !== null) }),
  },
} satisfies Resolvers;
