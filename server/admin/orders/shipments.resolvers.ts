import type { Resolvers } from '../../generated/admin.ts';
import { refusable, payloadOf } from '../../shared/payload.ts';
import {
  carrierCities,
  listCarriers,
  mapCity,
  saveCarrier,
  testCarrier,
  unmappedIn,
} from '../../shipment/carrier.service.ts';
import { KINDS, webhookPath } from '../../shipment/carrier/kinds.ts';
import { exchangeTaskSentence, taskSentences } from '../../shipment/shipment.fr.ts';
import { courierSheet } from '../../shipment/courier-sheet.csv.ts';
import { eventsOf } from '../../shipment/shipment.resolvers.ts';
import { exchangeOfParcel, isComplete } from '../../shipment/shipment.rules.ts';
import {
  advanceTestShipment,
  cancelShipment,
  canCancel,
  closeDeliveryTask,
  deliveryTasks,
  isTyped,
  previewShipments,
  refreshShipments,
  setTrackingNumber,
  shipmentLabels,
  shipOrders,
  testMoves,
} from '../../shipment/shipment.service.ts';
import type { AdminContext } from '../../staff/staff.viewer.ts';
import { loadersOf, requireOrder } from '../admin.loaders.ts';

async function shippedPayload(context: AdminContext, ship: () => ReturnType<typeof shipOrders>) {
  const { value, userErrors } = await refusable(context, ship);
  return value ?? { shipments: [], userErrors };
}

export const shipmentsResolvers = {
  Query: {
    carriers: (_, __, context) => listCarriers(context),
    carrierCities: (_, { carrierId }, context) => carrierCities(context, carrierId),
    previewShipments: (_, { orderIds, carrierId }, context) =>
      previewShipments(context, orderIds, carrierId),
    courierSheet: (_, { orderIds, isForExcel }, context) =>
      courierSheet(context, orderIds, isForExcel),
    deliveryTasks: (_, position, context) => deliveryTasks(context, position),
    async shipmentLabels(_, { ids }, context) {
      const { value, userErrors } = await refusable(context, () => shipmentLabels(context, ids));
      return { pdf: value?.toString('base64') ?? null, userErrors };
    },
  },
  Mutation: {
    saveCarrier: (_, { input, expectedVersion = null }, context) =>
      payloadOf(context, 'carrier', () => saveCarrier(context, input, expectedVersion)),
    testCarrier: (_, { id }, context) =>
      payloadOf(context, 'carrier', () => testCarrier(context, id)),
    mapCity: (_, { carrierCityId = null, ...about }, context) =>
      payloadOf(context, 'cities', () => mapCity(context, { ...about, carrierCityId })),
    shipOrders: (_, { parcels, ...input }, context) =>
      shippedPayload(context, () => shipOrders(context, { ...input, parcels: parcels ?? [] })),
    setTrackingNumber: (_, { id, number }, context) =>
      payloadOf(context, 'shipment', () => setTrackingNumber(context, id, number)),
    refreshShipments: (_, { ids }, context) =>
      shippedPayload(context, () => refreshShipments(context, ids)),
    cancelShipment: (_, { id }, context) =>
      payloadOf(context, 'shipment', () => cancelShipment(context, id)),
    advanceTestShipment: (_, { id, to }, context) =>
      payloadOf(context, 'shipment', () => advanceTestShipment(context, id, to)),
    closeDeliveryTask: (_, { id }, context) =>
      payloadOf(context, 'task', () => closeDeliveryTask(context, id)),
  },
  Order: {
    shipments: ({ id }, _, context) => loadersOf(context).shipments.load(id),
  },
  Carrier: {
    credentials: ({ kind, credentials }) =>
      KINDS[kind].credentials.map((name) => {
        const found = credentials.find((each) => each.name === name);
        return { name, isSet: found !== undefined, lastFour: found?.lastFour ?? '' };
      }),
    isComplete,
    webhookUrl: ({ id, kind }, _, { shopUrl }) =>
      KINDS[kind].sendsEvents ? shopUrl + webhookPath(id) : null,
    needsCities: ({ kind }) => KINDS[kind].needsCities,
    hasLabels: ({ kind }) => KINDS[kind].hasLabels,
    unmappedCities: async ({ id, kind }, _, context) =>
      KINDS[kind].needsCities ? unmappedIn((await carrierCities(context, id))?.mappings ?? []) : 0,
  },
  CarrierCities: {
    unmapped: ({ mappings }) => unmappedIn(mappings),
    mappings: ({ mappings }) =>
      mappings.map(({ city, place, isAutomatic, candidates }) => ({
        cityId: city.id,
        name: city.name,
        carrierCity: place,
        isAutomatic,
        candidates,
      })),
  },
  Shipment: {
    order: ({ orderId }, _, context) => requireOrder(context, orderId),
    exchange: async (shipment, _, context) => {
      const order = await requireOrder(context, shipment.orderId);
      const exchange = exchangeOfParcel(order, shipment);
      return exchange ? { ...exchange, order } : null;
    },
    events: eventsOf,
    canCancel,
    isTyped,
    testMoves,
  },
  DeliveryTask: {
    text: async ({ kind, orderId, exchangeId, carrier, words }, _, context) => {
      const order = await loadersOf(context).orders.load(orderId);
      const about = { number: order?.number ?? orderId, carrier, words };
      const exchange = order && exchangeOfParcel(order, { exchangeId });
      return exchange
        ? exchangeTaskSentence(kind, { ...about, number: exchange.number })
        : taskSentences[kind](about);
    },
    order: ({ orderId }, _, context) => loadersOf(context).orders.load(orderId),
    shipment: async ({ shipmentId }, _, { store }) =>
      (await store.read.shipments.shipment(shipmentId)) ?? null,
  },
} satisfies Resolvers;
