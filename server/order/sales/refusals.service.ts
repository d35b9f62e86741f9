import type { Shop } from '../../context.ts';
import { currentSettings } from '../../settings/settings.service.ts';
import { feesBothWays, NO_DELIVERIES } from '../queue/queue.rules.ts';
import {
  countOutcomes,
  groupRefusals,
  sumRefusals,
  valueOfCalls,
  withCosts,
  type CallValue,
  type CountedOrder,
  type OutcomeCount,
  type RefusalDimension,
  type RefusedOf,
  type RefusalSums,
} from './refusals.rules.ts';
import type { Dates } from './sales.rules.ts';
import { intervalOf, productsOf } from './sales.service.ts';

export interface RefusalReport extends RefusalSums {
  readonly orders: readonly CountedOrder[];
}

/** Has the orders placed then that a courier brought, with what refusals cost. */
export async function refusalReport(
  { store: { read } }: Pick<Shop, 'store'>,
  dates: Dates,
): Promise<RefusalReport> {
  const interval = intervalOf(dates);
  const [brought, carrierOf, carriers] = await Promise.all([
    read.orders.broughtBetween(interval),
    read.shipments.carriersSince(interval.from),
    read.shipments.carriers(),
  ]);
  const orders = withCosts(brought, carrierOf, carriers);
  return { ...sumRefusals(orders), orders };
}

/** The most costly first. */
export async function refusalGroups(
  { store }: Pick<Shop, 'store'>,
  { orders }: RefusalReport,
  dimension: RefusalDimension,
): Promise<readonly RefusedOf[]> {
  const isOfGoods = dimension === 'PRODUCT' || dimension === 'SIZE';
  const variantIds = orders.flatMap(({ goods }) => goods.map(({ variantId }) => variantId));
  const [carriers, products] = await Promise.all([
    store.read.shipments.carriers(),
    productsOf(store, isOfGoods ? variantIds : []),
  ]);
  return groupRefusals(orders, dimension, { carriers, products });
}

export interface CallSums extends CallValue {
  readonly outcomes: readonly OutcomeCount[];
  readonly calls: number;
  /** Orders confirmed by a call. */
  readonly confirmed: number;
  readonly cancelled: number;
}

/** Sums up contacts of these days; chances of refusal are those of the deliveries known today. */
export async function callSums(
  context: Pick<Shop, 'store' | 'settings'>,
  dates: Dates,
): Promise<CallSums> {
  const { read } = context.store;
  const interval = intervalOf(dates);
  const [settings, carriers, contacts, cancelled, places] = await Promise.all([
    currentSettings(context),
    read.shipments.carriers(),
    read.orders.contactsBetween(interval),
    read.orders.cancelledBetween(interval),
    read.orders.deliveriesOfPlaces(),
  ]);
  const phones = new Set(cancelled.map(({ phone }) => phone));
  phones.delete('');
  const ofPhones = await read.orders.deliveriesOfPhones([...phones]);
  const { outcomes, calls } = countOutcomes(contacts.map(({ outcome }) => outcome));
  const confirmed = contacts.filter(({ outcome }) => outcome === 'CONFIRMED');
  const known = cancelled.map(({ phone, city, isFetched }) => ({
    known: {
      ofPhone: ofPhones.get(phone) ?? NO_DELIVERIES,
      ofCity: places.ofCities.get(city) ?? NO_DELIVERIES,
      ofShop: places.ofShop,
    },
    isFetched,
  }));
  return {
    outcomes,
    calls,
    confirmed: new Set(confirmed.map(({ orderId }) => orderId)).size,
    cancelled: cancelled.length,
    ...valueOfCalls(known, calls, feesBothWays(carriers), settings),
  };
}
