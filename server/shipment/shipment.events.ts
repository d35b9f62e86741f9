import type { IncomingHttpHeaders } from 'node:http';
import type { Ports, Shop } from '../context.ts';
import { logChange } from '../audit/audit.ts';
import { queueMail } from '../order/order.outbox.ts';
import { moveOrder, shipOrder } from '../order/order.states.ts';
import type { OrderRecord } from '../order/order.store.ts';
import { orderChange } from '../order/staff/audit.ts';
import { isLostOnTheWay } from '../order/staff/staff.rules.ts';
import { saveMoved } from '../order/staff/staff.service.ts';
import { dateInMorocco } from '../shared/time.ts';
import {
  BadCarrierEvent,
  CarrierRefused,
  type CarrierEvent,
  type SentEvent,
} from './carrier/carrier.ts';
import { KINDS } from './carrier/kinds.ts';
import { moveExchangeOf } from './shipment.exchange.ts';
import { applyEvent, canShip, ORDER_TASK, taskOf, type NewTask } from './shipment.rules.ts';
import { hasLeft, isFinal, isOver } from './shipment.states.ts';
import type { CarrierRecord, ShipmentRecord } from './shipment.records.ts';

type Receiving = Pick<Shop, 'store' | 'clock'>;

/**
 * Applies what a carrier said of a parcel, with what follows for its order, in one transaction. The same again
 * changes nothing. Returns the parcel as it is then; undefined if there is none.
 */
export function applyEvents(
  { store, clock }: Receiving,
  shipmentId: string,
  events: readonly CarrierEvent[],
): Promise<ShipmentRecord | undefined> {
  const now = clock();
  return store.transaction(async (ports) => {
    await ports.catalog.lockStock();
    const before = await ports.shipments.shipment(shipmentId);
    if (!before) return undefined;
    let shipment = before;
    const tasks: NewTask[] = [];
    for (const event of events) {
      const applied = applyEvent(shipment, event, now);
      shipment = applied.shipment;
      tasks.push(...applied.tasks);
    }
    if (shipment === before) return before;
    if (isFinal(shipment.status)) shipment = { ...shipment, nextCheckAt: null };
    await ports.shipments.save(shipment);
    const follow = shipment.exchangeId === null ? moveOrderOf : moveExchangeOf;
    tasks.push(...(await follow(ports, shipment, { clock: () => now })));
    for (const task of tasks) await ports.shipments.addTask(taskOf(shipment, task, now));
    if (shipment.status !== before.status) await mailAbout(ports, shipment, now);
    return shipment;
  });
}

const NOTHING_TO_MOVE: ReadonlySet<OrderRecord['status']> = new Set([
  'SHIPPED',
  'DELIVERED',
  'REFUSED',
  'RETURNED',
]);

/** Moves the order with its parcels; what it does not allow is a task. */
async function moveOrderOf(
  ports: Ports,
  shipment: ShipmentRecord,
  { clock }: Pick<Shop, 'clock'>,
): Promise<readonly NewTask[]> {
  const { status, orderId, trackingNumber, carrier: actor } = shipment;
  if (!hasLeft(status)) return [];
  let order = await ports.orders.order(orderId);
  if (!order) return [];
  const context = { clock, actor };
  const now = clock();
  if (canShip(order)) {
    order = await save(order, shipOrder(order, trackingNumber, now));
  } else if (!NOTHING_TO_MOVE.has(order.status)) return [ORDER_TASK];
  if (order.status === 'REFUSED' && !order.isCarriersFault && isLostOnTheWay(shipment)) {
    // Staff closed the order before the carrier said why nothing came.
    const corrected = { ...order, isCarriersFault: true };
    await ports.orders.save(corrected);
    await logChange(ports, context, orderChange(order, corrected, 'order.refuse'));
    return [];
  }
  if (status !== 'DELIVERED' || !(await areAllDelivered(ports, orderId))) return [];
  if (order.status === 'SHIPPED') await save(order, moveOrder(order, 'DELIVERED', now));
  else if (order.status === 'REFUSED') return [ORDER_TASK];
  return [];

  async function save(before: OrderRecord, moved: OrderRecord): Promise<OrderRecord> {
    const [saved = moved] = await saveMoved(ports, context, [{ before, order: moved }], now);
    return saved;
  }
}

async function areAllDelivered({ shipments }: Ports, orderId: string): Promise<boolean> {
  const all = await shipments.ofOrder(orderId);
  return all.every(isOver);
}

const MAILS = {
  OUT_FOR_DELIVERY: 'ORDER_OUT_FOR_DELIVERY',
  ATTEMPT_FAILED: 'ORDER_ATTEMPT_FAILED',
} as const;

/** One a day at most. */
async function mailAbout(ports: Ports, shipment: ShipmentRecord, now: Date): Promise<void> {
  const { status, orderId } = shipment;
  if (status !== 'OUT_FOR_DELIVERY' && status !== 'ATTEMPT_FAILED') return;
  if (status === 'OUT_FOR_DELIVERY' && !(await isDayMailed(ports))) return;
  const order = await ports.orders.order(orderId);
  if (order?.status !== 'SHIPPED') return;
  await queueMail(ports, MAILS[status], order, now, `${shipment.id}-${dateInMorocco(now)}`);
}

/** It is unless an owner said otherwise. */
const isDayMailed = async ({ settings }: Ports) =>
  (await settings.load()).mailOutForDelivery !== false;

/**
 * Receives an event that a carrier sent by itself. Answers false for a carrier that the shop does not know,
 * or that sends none. Throws BadCarrierEvent, StoreUnavailable.
 */
export async function receiveCarrierEvent(
  shop: Pick<Shop, 'store' | 'clock' | 'carriers'>,
  carrierId: string,
  body: Buffer,
  headers: IncomingHttpHeaders,
): Promise<boolean> {
  const carrier = await shop.store.read.shipments.carrier(carrierId);
  if (!carrier || !KINDS[carrier.kind].sendsEvents) return false;
  const sent = eventIn(shop, carrier, body, headers);
  if (sent === null) return true;
  const found = await shop.store.read.shipments.numbered(carrierId, sent.trackingNumber);
  // Parcels that another program gave to the carrier are none of the shop's.
  if (found) await applyEvents(shop, found.id, [sent.event]);
  return true;
}

function eventIn(
  { carriers }: Pick<Shop, 'carriers'>,
  carrier: CarrierRecord,
  body: Buffer,
  headers: IncomingHttpHeaders,
): SentEvent | null {
  try {
    return carriers.connect(carrier).readEvent(body, headers);
  } catch (error) {
    // Without credentials nothing is signed.
    throw error instanceof CarrierRefused ? new BadCarrierEvent('SIGNATURE') : error;
  }
}
