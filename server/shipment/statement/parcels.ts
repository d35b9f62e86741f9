import type { Ports } from '../../context.ts';
import { parcelKey } from '../../order/settlement/settlement.rules.ts';
import { grouped } from '../../shared/grouped.ts';
import { FILE_CARRIER } from '../shipment.follow.ts';
import type { CarrierRecord, ShipmentRecord } from '../shipment.records.ts';
import { exchangeOfParcel } from '../shipment.rules.ts';
import type { Parcel } from './statement.rules.ts';

type Reading = Pick<Ports, 'orders' | 'shipments'>;

interface FoundParcels {
  /** Parcels of the carrier by `parcelKey`. */
  readonly parcels: ReadonlyMap<string, readonly Parcel[]>;
  /** Names of the carriers that have the others, by `parcelKey`. */
  readonly others: ReadonlyMap<string, string>;
}

type Carried = Pick<ShipmentRecord, 'carrierId' | 'carrier'>;

/** Returns who carries a parcel of these, oldest first; without any the courier that every shop has. */
export function carrierOf(shipments: readonly ShipmentRecord[]): Carried {
  const found = shipments.findLast(({ status }) => status !== 'CANCELLED') ?? shipments.at(-1);
  return found ?? { carrierId: FILE_CARRIER.id, carrier: FILE_CARRIER.name };
}

/** Finds parcels by their numbers: those that carriers gave, and those that staff typed. */
export async function findParcels(
  { orders, shipments }: Reading,
  { id: carrierId }: Pick<CarrierRecord, 'id'>,
  numbers: readonly string[],
): Promise<FoundParcels> {
  const keys = [...new Set(numbers.map(parcelKey))];
  const given = await shipments.ofNumbers(carrierId, keys);
  const typed = await orders.ofParcels(keys);
  const typedIds = typed.map(({ id }) => id);
  const ofOrders = grouped(await shipments.ofOrders(typedIds), ({ orderId }) => orderId);
  const ofExchanges = grouped(
    await shipments.ofExchanges(typedIds),
    ({ exchangeId }) => exchangeId ?? '',
  );
  const givenOrders = await orders.ordersById(given.map(({ orderId }) => orderId));

  const wanted = new Set(keys);
  const parcels = new Map<string, Parcel[]>();
  const others = new Map<string, string>();
  const add = (key: string, parcel: Parcel) => {
    const before = parcels.get(key) ?? [];
    const isThere = before.some(
      ({ order, exchange }) => order.id === parcel.order.id && exchange?.id === parcel.exchange?.id,
    );
    if (!isThere) parcels.set(key, [...before, parcel]);
  };
  for (const shipment of given) {
    const order = givenOrders.get(shipment.orderId);
    const exchange = (order && exchangeOfParcel(order, shipment)) ?? null;
    const isGone = exchange === null && shipment.exchangeId !== null;
    if (!order || isGone) continue;
    add(parcelKey(shipment.trackingNumber ?? ''), { order, exchange });
  }
  // An order is found once for each of its numbers.
  for (const order of new Map(typed.map((each) => [each.id, each])).values()) {
    const own = { number: order.parcelNumber, exchange: null, carried: ofOrders.get(order.id) };
    const ofItsExchanges = order.exchanges.map((exchange) => ({
      number: exchange.parcelNumber,
      exchange,
      carried: ofExchanges.get(exchange.id),
    }));
    for (const { number, exchange, carried = [] } of [own, ...ofItsExchanges]) {
      const key = number === null ? '' : parcelKey(number);
      if (!wanted.has(key)) continue;
      const by = carrierOf(carried);
      if (by.carrierId === carrierId) add(key, { order, exchange });
      else others.set(key, by.carrier);
    }
  }
  return { parcels, others };
}
