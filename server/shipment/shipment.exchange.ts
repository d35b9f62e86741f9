import type { Ports, Shop } from '../context.ts';
import {
  changeWithin,
  completing,
  shipping,
  type FoundExchange,
} from '../order/exchange/exchange.change.ts';
import {
  amountToCollect,
  canBeParcel,
  exchangeMoves,
  shipExchange,
  shipExchangeAgain,
} from '../order/exchange/exchange.rules.ts';
import type { ShipmentRecord } from './shipment.records.ts';
import { exchangeOfParcel, ORDER_TASK, taskOf, type NewTask } from './shipment.rules.ts';
import { hasLeft, isOver } from './shipment.states.ts';

/**
 * Moves the exchange of a parcel that its carrier has now, in the caller's transaction, which has locked the stock. What the
 * exchange does not allow is a task; a parcel of an order moves nothing.
 */
export async function shipExchangeOf(
  ports: Ports,
  shipment: ShipmentRecord,
  parcelNumber: string,
  clock: Shop['clock'],
): Promise<void> {
  if (shipment.exchangeId === null) return;
  const now = clock();
  const found = await findExchange(ports, shipment);
  if (!found || !canBeParcel(found.exchange)) {
    await ports.shipments.addTask(taskOf(shipment, ORDER_TASK, now));
    return;
  }
  const ship = found.exchange.status === 'SHIPPED' ? shipExchangeAgain : shipExchange;
  const move = shipping(parcelNumber, ship);
  await changeWithin(ports, { clock, actor: shipment.by }, found, { ...move, now });
}

/**
 * Completes an exchange whose parcels are all delivered: the courier has collected what was due. What else a carrier says
 * moves nothing by itself, and what the exchange does not allow is a task.
 */
export async function moveExchangeOf(
  ports: Ports,
  shipment: ShipmentRecord,
  { clock }: Pick<Shop, 'clock'>,
): Promise<readonly NewTask[]> {
  const { status, exchangeId, carrier: actor } = shipment;
  const found = hasLeft(status) ? await findExchange(ports, shipment) : null;
  if (!found || exchangeId === null) return [];
  const { exchange } = found;
  const { status: now } = exchange;
  if (now !== 'SHIPPED' && now !== 'COMPLETED' && (now !== 'FAILED' || status === 'DELIVERED')) {
    return [ORDER_TASK];
  }
  if (status !== 'DELIVERED' || !exchangeMoves(exchange).includes('COMPLETED')) return [];
  if (!(await ports.shipments.ofExchange(exchangeId)).every(isOver)) return [];
  const move = completing(amountToCollect(exchange));
  await changeWithin(ports, { clock, actor }, found, { ...move, now: clock() });
  return [];
}

async function findExchange(
  { orders }: Pick<Ports, 'orders'>,
  shipment: ShipmentRecord,
): Promise<FoundExchange | null> {
  const order = await orders.order(shipment.orderId);
  const exchange = order && exchangeOfParcel(order, shipment);
  return exchange ? { order, exchange } : null;
}
