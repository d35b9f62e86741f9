import { fold } from '#shared/fold.ts';
import { cityNamed } from '../../delivery/city/city.rules.ts';
import { nationalPhone } from '../../shared/phone.ts';
import { ALL, indexOn, SEPARATOR, type Index, type Rows } from '../../storage/rows.ts';
import { isToCall } from '../contact/contact.rules.ts';
import { orders, type OrderRecord, type ShippingInfo } from '../order.store.ts';
import { NO_DELIVERIES, type Deliveries } from './queue.rules.ts';

/** All of an order that places it in the queue. */
export interface QueuedOrder {
  readonly id: string;
  readonly placedAt: string;
  /** Written by `nationalPhone`; empty without one. */
  readonly phone: string;
  readonly city: string;
  readonly isFetched: boolean;
  /** Time of the last contact; empty without one. */
  readonly contactedAt: string;
  /** Time of the next call, where the last contact says it. */
  readonly nextAt: string;
}

/** Characters of a city as it was typed: an index value has up to 650. */
const MAX_CITY = 100;

const MINUTE_MS = 60_000;
/** Counting more takes a database milliseconds. */
const MANY_DELIVERIES = 10_000;
const MANY_PHONES = 500;

const phoneOf = ({ phone }: ShippingInfo) => (phone === null ? '' : nationalPhone(phone));

/** One of the cities by id, else what was typed. */
export function cityKeyOf({ city, cityId }: ShippingInfo): string {
  return cityId ?? cityNamed(city)?.id ?? fold(city).slice(0, MAX_CITY).toWellFormed();
}

const isFetched = ({ delivery }: OrderRecord) => delivery?.kind === 'PICKUP';

const callQueue = indexOn(orders, 'callQueue', (order) => {
  if (!isToCall(order)) return [];
  const { placedAt, shippingInfo, contacts } = order;
  const last = contacts.at(-1);
  const parts = [placedAt, phoneOf(shippingInfo), cityKeyOf(shippingInfo)];
  const fetched = isFetched(order) ? 'FETCHED' : '';
  return [[...parts, fetched, last?.at ?? '', last?.nextAt ?? ''].join(SEPARATOR)];
});

const cityValue = (city: string, isRefused: boolean) =>
  `city ${city}${SEPARATOR}${isRefused ? 'REFUSED' : 'ACCEPTED'}`;
const phoneValue = (phone: string, isRefused: boolean) =>
  `phone ${phone} ${isRefused ? 'REFUSED' : 'ACCEPTED'}`;

/** Has what was brought to recipients: without what was fetched or sold at the counter, and without a carrier's own failures. */
const broughtParcels = indexOn(orders, 'broughtParcels', (order) => {
  const { status, channel, isCarriersFault, shippingInfo } = order;
  const isRefused = status === 'REFUSED';
  const isOver = isRefused || status === 'DELIVERED' || status === 'RETURNED';
  if (!isOver || isCarriersFault || isFetched(order) || channel === 'SHOP') return [];
  const phone = phoneOf(shippingInfo);
  const ofCity = cityValue(cityKeyOf(shippingInfo), isRefused);
  return phone === '' ? [ofCity] : [ofCity, phoneValue(phone, isRefused)];
});

export const queueIndexes: readonly Index[] = [callQueue, broughtParcels];

export interface PlaceDeliveries {
  readonly ofCities: ReadonlyMap<string, Deliveries>;
  readonly ofShop: Deliveries;
}

export function queueIn(rows: Rows) {
  let known: { readonly at: number; readonly ofPhones: Map<string, Deliveries> } = {
    at: -Infinity,
    ofPhones: new Map(),
  };
  let counted: { readonly at: number; readonly deliveries: PlaceDeliveries } | null = null;
  return {
    /** Returns those that `isToCall`, in no order. */
    async queuedOrders(): Promise<readonly QueuedOrder[]> {
      const entries = await rows.entries(callQueue, ALL);
      return entries.map(({ value, key }) => {
        const [placedAt = '', phone = '', city = '', fetched, contactedAt = '', nextAt = ''] =
          value.split(SEPARATOR);
        return { id: key, placedAt, phone, city, isFetched: fetched !== '', contactedAt, nextAt };
      });
    },
    /** Deliveries by phone; phones without any may be missing. Those of many phones may be a minute old. */
    async deliveriesOfPhones(phones: readonly string[]): Promise<ReadonlyMap<string, Deliveries>> {
      if (phones.length <= MANY_PHONES) return countPhones(rows, phones);
      if (performance.now() - known.at >= MINUTE_MS) {
        known = { at: performance.now(), ofPhones: new Map() };
      }
      const { ofPhones } = known;
      const unknown = phones.filter((phone) => !ofPhones.has(phone));
      if (unknown.length === 0) return ofPhones;
      const counts = await countPhones(rows, unknown);
      for (const phone of unknown) ofPhones.set(phone, counts.get(phone) ?? NO_DELIVERIES);
      return ofPhones;
    },
    /** Deliveries by city and of the shop; a minute old at most where there are many. */
    async deliveriesOfPlaces(): Promise<PlaceDeliveries> {
      if (counted && performance.now() - counted.at < MINUTE_MS) return counted.deliveries;
      const at = performance.now();
      const deliveries = await countPlaces(rows);
      counted = deliveries.ofShop.all > MANY_DELIVERIES ? { at, deliveries } : null;
      return deliveries;
    },
  };
}

async function countPhones(
  rows: Rows,
  phones: readonly string[],
): Promise<ReadonlyMap<string, Deliveries>> {
  const values = phones.flatMap((phone) => [phoneValue(phone, true), phoneValue(phone, false)]);
  const counts = await rows.countByValue(broughtParcels, { anyOf: values });
  return new Map(
    phones.flatMap((phone) => {
      const refused = counts.get(phoneValue(phone, true)) ?? 0;
      const all = refused + (counts.get(phoneValue(phone, false)) ?? 0);
      return all === 0 ? [] : [[phone, { all, refused }]];
    }),
  );
}

async function countPlaces(rows: Rows): Promise<PlaceDeliveries> {
  const counts = await rows.countByValue(broughtParcels, { prefix: 'city ' });
  const ofCities = new Map<string, Deliveries>();
  let ofShop = NO_DELIVERIES;
  for (const [value, count] of counts) {
    const [city = '', how] = value.slice('city '.length).split(SEPARATOR);
    const refused = how === 'REFUSED' ? count : 0;
    const before = ofCities.get(city) ?? NO_DELIVERIES;
    ofCities.set(city, { all: before.all + count, refused: before.refused + refused });
    ofShop = { all: ofShop.all + count, refused: ofShop.refused + refused };
  }
  return { ofCities, ofShop };
}
