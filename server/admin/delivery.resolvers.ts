import {
  removePickupPoint,
  removeZone,
  savePickupPoint,
  saveZone,
  setClosedDays,
} from '../delivery/delivery.staff.service.ts';
import type { Resolvers } from '../generated/admin.ts';
import { payloadOf } from '../shared/payload.ts';

export const deliveryResolvers = {
  Query: {
    deliveryZones: async (_root, _args, { store }) => (await store.read.delivery.load()).zones,
    closedDays: async (_root, _args, { store }) => (await store.read.delivery.load()).closedDays,
    pickupPoints: async (_root, _args, { store }) =>
      (await store.read.delivery.load()).pickupPoints,
  },
  Mutation: {
    saveDeliveryZone: (_root, { input, expectedVersion = null }, context) =>
      payloadOf(context, 'deliveryZone', () => saveZone(context, input, expectedVersion)),
    removeDeliveryZone: (_root, { id, expectedVersion = null }, context) =>
      payloadOf(context, 'deliveryZones', () => removeZone(context, id, expectedVersion)),
    setClosedDays: (_root, { dates }, context) =>
      payloadOf(context, 'closedDays', () => setClosedDays(context, dates)),
    savePickupPoint: (_root, { input, expectedVersion = null }, context) =>
      payloadOf(context, 'pickupPoint', () => savePickupPoint(context, input, expectedVersion)),
    removePickupPoint: (_root, { id, expectedVersion = null }, context) =>
      payloadOf(context, 'pickupPoints', () => removePickupPoint(context, id, expectedVersion)),
  },
} satisfies Resolvers;
