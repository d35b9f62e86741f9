import { collectionOf } from '../storage/collection.ts';
import { findPage, removeFound } from '../storage/lists.ts';
import { ALL, END, indexOn, SEPARATOR, until, type Index, type Rows } from '../storage/rows.ts';
import { followOrder } from './shipment.follow.ts';
import { ORDER_TASK, taskOf, withoutWords } from './shipment.rules.ts';
import {
  carrierCitiesRecord,
  carrierRecord,
  shipmentRecord,
  taskRecord,
  type CarrierCitiesRecord,
  type CarrierRecord,
  type ShipmentRecord,
  type TaskRecord,
} from './shipment.records.ts';
import { isBoundForShopper, isFinal } from './shipment.states.ts';
import { parcelKey } from '../order/settlement/settlement.rules.ts';
import { orderIdOf } from '../order/exchange/exchange.rules.ts';
import type { OrderRecord } from '../order/order.store.ts';

export const carriers = collectionOf('carriers', carrierRecord, { isOrdered: true });
export const carrierCities = collectionOf('carrierCities', carrierCitiesRecord);
export const shipments = collectionOf('shipments', shipmentRecord, { isOrdered: true });
export const deliveryTasks = collectionOf('deliveryTasks', taskRecord);

const carriersByAge = indexOn(carriers, 'carriersByAge', ({ createdAt, id }) => [
  `${createdAt} ${id}`,
]);
const shipmentsOfOrder = indexOn(shipments, 'shipmentsOfOrder', ({ orderId, exchangeId }) =>
  exchangeId === null ? [orderId] : [],
);
const shipmentsOfExchanges = indexOn(
  shipments,
  'shipmentsOfExchanges',
  ({ orderId, exchangeId }) => (exchangeId === null ? [] : [orderId]),
);
const shipmentsByNumber = indexOn(
  shipments,
  'shipmentsByParcelKey',
  ({ carrierId, trackingNumber }) =>
    trackingNumber === null ? [] : [numberOf(carrierId, trackingNumber)],
);
/** Begins with the time, then order and carrier: statistics read no parcels. */
const carriersOfParcels = indexOn(
  shipments,
  'carriersOfParcels',
  ({ createdAt, orderId, carrierId, exchangeId, status }) =>
    exchangeId !== null || status === 'CANCELLED'
      ? []
      : [[createdAt, orderId, carrierId].join(SEPARATOR)],
);
const shipmentsDue = indexOn(shipments, 'shipmentsDue', ({ nextCheckAt, status }) =>
  nextCheckAt === null || isFinal(status) ? [] : [nextCheckAt],
);
const openTasks = indexOn(deliveryTasks, 'openDeliveryTasks', (task) =>
  task.closedAt === null ? [placeOf(task)] : [],
);
const tasksOfOrder = indexOn(deliveryTasks, 'deliveryTasksOfOrder', ({ orderId }) => [orderId]);
export const shipmentIndexes: readonly Index[] = [
  carriersByAge,
  shipmentsOfOrder,
  shipmentsOfExchanges,
  shipmentsByNumber,
  carriersOfParcels,
  shipmentsDue,
  openTasks,
  tasksOfOrder,
];

// Neither contains a blank at its end; numbers are at most 40 characters.
const numberOf = (carrierId: string, trackingNumber: string) =>
  `${carrierId} ${parcelKey(trackingNumber)}`;
const placeOf = ({ at, id }: Pick<TaskRecord, 'at' | 'id'>) => `${at} ${id}`;

export function shipmentsOf(rows: Rows) {
  const ofOrder = (orderId: string) => rows.find(shipmentsOfOrder, { value: orderId });
  const ofExchanges = (orderIds: readonly string[]) =>
    rows.find(shipmentsOfExchanges, { anyOf: orderIds });
  const ofExchange = async (exchangeId: string) =>
    (await ofExchanges([orderIdOf(exchangeId)])).filter((each) => each.exchangeId === exchangeId);
  const save = async (...saved: readonly ShipmentRecord[]) => {
    for (const shipment of saved) await rows.put(shipments, shipment.id, shipment);
  };
  const addTask = async (task: TaskRecord) => {
    const before = await rows.get(deliveryTasks, task.id);
    if (before === undefined || before.closedAt !== null) {
      await rows.put(deliveryTasks, task.id, task);
    }
  };
  return {
    carrier: (id: string) => rows.get(carriers, id),
    /** Oldest first. */
    carriers: () => rows.find(carriersByAge, ALL),
    saveCarrier: (carrier: CarrierRecord) => rows.put(carriers, carrier.id, carrier),
    cities: (carrierId: string) => rows.get(carrierCities, carrierId),
    saveCities: (cities: CarrierCitiesRecord) => rows.put(carrierCities, cities.id, cities),
    shipment: (id: string) => rows.get(shipments, id),
    shipmentsById: (ids: readonly string[]) => rows.getMany(shipments, ids),
    /** Returns the carrier that last took the parcel of each order, by order, of parcels made since this instant. */
    async carriersSince(from: string): Promise<ReadonlyMap<string, string>> {
      const found = await rows.entries(carriersOfParcels, { from, before: END });
      return new Map(
        found.map(({ value }) => {
          const [, orderId = '', carrierId = ''] = value.split(SEPARATOR);
          return [orderId, carrierId];
        }),
      );
    },
    /** Oldest first, without those of its exchanges. */
    ofOrder,
    ofOrders: (orderIds: readonly string[]) => rows.find(shipmentsOfOrder, { anyOf: orderIds }),
    /** Parcels of all exchanges of these orders. */
    ofExchanges,
    /** Oldest first. */
    ofExchange,
    /** Parcels of the carrier with one of these numbers, see `parcelKey`. */
    ofNumbers: (carrierId: string, numbers: readonly string[]) =>
      rows.find(shipmentsByNumber, { anyOf: numbers.map((each) => numberOf(carrierId, each)) }),
    numbered: async (carrierId: string, trackingNumber: string) =>
      (await rows.find(shipmentsByNumber, { value: numberOf(carrierId, trackingNumber) })).at(-1),
    /** The longest waiting first. */
    due: (now: string, limit: number) => rows.find(shipmentsDue, until(now), { first: limit }),
    save,
    remove: (ids: readonly string[]) => rows.remove(shipments, ids),
    /** Saves what the parcels without an interface follow: number and state of their orders. */
    async followOrders(
      changed: readonly OrderRecord[],
      {
        by = '',
        now,
        saveAs = save,
      }: { readonly by?: string; readonly now: Date; readonly saveAs?: typeof save },
    ) {
      const found = await rows.find(shipmentsOfOrder, { anyOf: changed.map(({ id }) => id) });
      for (const order of changed) {
        const ofThis = found.filter(({ orderId }) => orderId === order.id);
        const { saved, removed, stranded } = followOrder(ofThis, order, { by, now });
        await saveAs(...saved);
        if (removed.length > 0) await rows.remove(shipments, removed);
        for (const each of stranded) await addTask(taskOf(each, ORDER_TASK, now));
      }
    },
    /** Makes tasks of the parcels of an ended exchange that are still bound for the shopper. */
    async strandExchange(exchangeId: string, now: Date) {
      for (const each of (await ofExchange(exchangeId)).filter(isBoundForShopper)) {
        await addTask(taskOf(each, ORDER_TASK, now));
      }
    },
    /** Removes carriers' words about orders, which may name their recipients, and the tasks with them. */
    async forgetWords(orderIds: readonly string[]) {
      const ofOrders = await rows.find(shipmentsOfOrder, { anyOf: orderIds });
      for (const shipment of [...ofOrders, ...(await ofExchanges(orderIds))]) {
        await rows.put(shipments, shipment.id, withoutWords(shipment));
      }
      for (const id of orderIds) await removeFound(rows, tasksOfOrder, { value: id });
    },
    task: (id: string) => rows.get(deliveryTasks, id),
    /** Does nothing while the task is open; one that was dealt with is open again. */
    addTask,
    saveTask: (task: TaskRecord) => rows.put(deliveryTasks, task.id, task),
    taskCount: () => rows.count(openTasks, ALL),
    /** Open ones, oldest first; `after` is a cursor's place. */
    tasks: (first: number, after: string | null) =>
      findPage(rows, openTasks, {
        containing: [],
        first,
        after,
        cursorOf: (task) => Buffer.from(placeOf(task)).toString('base64url'),
        isOldestFirst: true,
      }),
  };
}
