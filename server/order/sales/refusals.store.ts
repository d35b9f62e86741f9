import { cityById } from '../../delivery/city/city.rules.ts';
import { indexOn, SEPARATOR, type Index, type Rows } from '../../storage/rows.ts';
import { nationalPhone } from '../../shared/phone.ts';
import { cityKeyOf } from '../queue/queue.store.ts';
import { orders, type ContactOutcome, type OrderRecord } from '../order.store.ts';
import type { BroughtOrder, Ending } from './refusals.rules.ts';
import { indexed, joined, ofInterval, type Interval } from './sales.store.ts';

const isBrought = ({ channel, delivery }: OrderRecord) =>
  channel !== 'SHOP' && delivery?.kind !== 'PICKUP';

function endingOf(order: OrderRecord): Ending | null {
  const { status, isCarriersFault } = order;
  if (!isBrought(order)) return null;
  if (status === 'REFUSED') return isCarriersFault ? 'CARRIERS_FAULT' : 'REFUSED';
  return status === 'DELIVERED' || status === 'RETURNED' ? 'DELIVERED' : null;
}

const endedParcels = indexOn(orders, 'endedParcels', (order) => {
  const { placedAt, shippingInfo } = order;
  const ending = endingOf(order);
  const city = cityById(cityKeyOf(shippingInfo))?.name ?? shippingInfo.city.trim();
  return ending === null ? [] : [joined(placedAt, ending, indexed(city))];
});
const endedGoods = indexOn(orders, 'endedGoods', (order) =>
  endingOf(order) === null
    ? []
    : // With their places: equal values of a row are one.
      order.lines.map(({ variantId, quantity }, at) =>
        joined(order.placedAt, at, variantId, quantity),
      ),
);
const contactsMade = indexOn(orders, 'contactsMade', ({ contacts }) =>
  contacts.map(({ at, outcome }, place) => joined(at, place, outcome)),
);
const cancelledAfterContact = indexOn(orders, 'cancelledAfterContact', (order) => {
  const { status, history, contacts, shippingInfo } = order;
  const at = history.findLast((move) => move.status === 'CANCELLED')?.at;
  const wasContacted = at !== undefined && contacts.some((contact) => contact.at <= at);
  const wasShipped = history.some((move) => move.status === 'SHIPPED');
  if (status !== 'CANCELLED' || !wasContacted || wasShipped) return [];
  const phone = shippingInfo.phone === null ? '' : nationalPhone(shippingInfo.phone);
  return [joined(at, phone, cityKeyOf(shippingInfo), isBrought(order) ? '' : 'FETCHED')];
});
export const refusalIndexes: readonly Index[] = [
  endedParcels,
  endedGoods,
  contactsMade,
  cancelledAfterContact,
];

interface Contact {
  readonly orderId: string;
  readonly outcome: ContactOutcome;
}

interface Cancelled {
  /** Written by `nationalPhone`; empty without one. */
  readonly phone: string;
  /** Written by `cityKeyOf`. */
  readonly city: string;
  readonly isFetched: boolean;
}

export function refusalsIn(rows: Rows) {
  const read = async (index: Index, { from, before }: Interval) => {
    const entries = await rows.entries(index, { from, before });
    return entries.map(({ value, key }) => ({ key, parts: value.split(SEPARATOR) }));
  };
  const brought = ofInterval(async (interval) => {
    const [ended, goods] = await Promise.all([
      read(endedParcels, interval),
      read(endedGoods, interval),
    ]);
    const goodsOf = new Map<string, BroughtOrder['goods'][number][]>();
    for (const { key: orderId, parts } of goods) {
      const [, , variantId = '', quantity] = parts;
      const ofOrder = goodsOf.get(orderId) ?? [];
      ofOrder.push({ variantId, quantity: Number(quantity) });
      goodsOf.set(orderId, ofOrder);
    }
    return ended.map(({ key: orderId, parts: [, ending, city = ''] }): BroughtOrder => {
      // Written by the index.
      return { orderId, ending: ending as Ending, city, goods: goodsOf.get(orderId) ?? [] };
    });
  });
  const contacts = ofInterval(async (interval) =>
    (await read(contactsMade, interval)).map(
      // Written by the index.
      ({ key: orderId, parts }): Contact => ({ orderId, outcome: parts[2] as ContactOutcome }),
    ),
  );
  const cancelled = ofInterval(async (interval) =>
    (await read(cancelledAfterContact, interval)).map(
      ({ parts: [, phone = '', city = '', fetched] }): Cancelled => ({
        phone,
        city,
        isFetched: fetched !== '',
      }),
    ),
  );
  return {
    /** Orders placed then that a courier brought, without those that are on their way. */
    broughtBetween: brought,
    /** Calls and messages made then. */
    contactsBetween: contacts,
    /** Orders cancelled then, after a contact and before they were shipped. */
    cancelledBetween: cancelled,
  };
}
