import { expect, test } from 'vitest';
import { nationalPhone } from '../../../server/shared/phone.ts';
import { isToCall } from '../../../server/order/contact/contact.rules.ts';
import type { ContactRecord, OrderRecord } from '../../../server/order/order.store.ts';
import type { Deliveries } from '../../../server/order/queue/queue.rules.ts';
import type { Store } from '../../../server/store.ts';
import { byText } from '#shared/text.ts';
import { seededChance } from '../../support/seeded-chance.ts';
import { emptyStores, type OpenStore } from './contract.stores.ts';
import { order, pickup } from './records.ts';

const STATUSES = ['PENDING', 'PENDING', 'SHIPPED', 'DELIVERED', 'REFUSED', 'RETURNED'] as const;
const OUTCOMES = ['CONFIRMED', 'NO_ANSWER', 'POSTPONED'] as const;
/** Two ways of writing a phone and a city, a city that the shop does not know, and none. */
const PHONES = ['0612345678', '+212612345678', '0698765432', null];
const CITIES = [
  { typed: 'Rabat', key: 'rabat' },
  { typed: 'الرباط', key: 'rabat' },
  { typed: 'Casa', key: 'casablanca' },
  { typed: 'Ville\u00a0Neuve', key: 'ville neuve' },
  { typed: '', key: '' },
];

const keyOf = ({ shippingInfo }: OrderRecord) =>
  CITIES.find(({ typed }) => typed === shippingInfo.city)?.key ?? '?';
const phoneOf = ({ shippingInfo: { phone } }: OrderRecord) =>
  phone === null ? '' : nationalPhone(phone);
const wasBrought = ({ status, channel, delivery, isCarriersFault }: OrderRecord) =>
  (status === 'REFUSED' || status === 'DELIVERED' || status === 'RETURNED') &&
  channel !== 'SHOP' &&
  delivery?.kind !== 'PICKUP' &&
  !isCarriersFault;

function count(orders: readonly OrderRecord[]): Deliveries {
  const ended = orders.filter(wasBrought);
  return {
    all: ended.length,
    refused: ended.filter(({ status }) => status === 'REFUSED').length,
  };
}

function countBy(orders: readonly OrderRecord[], key: (each: OrderRecord) => string) {
  const keys = [...new Set(orders.map(key))];
  const counts = keys.map((each) => [each, count(orders.filter((o) => key(o) === each))] as const);
  return new Map(counts.filter(([, { all }]) => all > 0));
}

/** Tests that every store has the queue of calls and the deliveries that plain loops find. */
export function queuesCalls(open: OpenStore, share: number): void {
  const under = emptyStores(open);
  const chance = seededChance(71);
  const one = <T>(of: readonly T[]): T => of[Math.floor(chance() * of.length)] as T; // never empty

  function anyOrder(n: number): OrderRecord {
    const at = '2026-11-26T10:00:00.000Z';
    const contact = (): ContactRecord => ({
      at,
      by: 'a@exemple.ma',
      outcome: one(OUTCOMES),
      note: null,
    });
    const next = chance() < 0.5 ? { nextAt: '2026-11-27T08:00:00.000Z' } : {};
    const contacts = chance() < 0.4 ? [contact(), { ...contact(), ...next }] : [];
    return order(`o${n}`, {
      status: one(STATUSES),
      channel: one(['WEB', 'PHONE', 'SHOP'] as const),
      isCarriersFault: chance() < 0.2,
      delivery: chance() < 0.2 ? pickup() : null,
      contacts,
      shippingInfo: { ...order('x').shippingInfo, phone: one(PHONES), city: one(CITIES).typed },
    });
  }

  test('has the orders to call, and counts what was brought, whatever changes', async () => {
    const orders = Array.from({ length: 80 }, (_, n) => anyOrder(n));
    await under.save((ports) => ports.orders.save(...orders));
    const compare = async ({ read }: Pick<Store, 'read'>) => {
      const queued = orders.filter(isToCall).map((each) => ({
        id: each.id,
        placedAt: each.placedAt,
        phone: phoneOf(each),
        city: keyOf(each),
        isFetched: each.delivery?.kind === 'PICKUP',
        contactedAt: each.contacts.at(-1)?.at ?? '',
        nextAt: each.contacts.at(-1)?.nextAt ?? '',
      }));
      const sorted = byText<{ readonly id: string }>(({ id }) => id);
      expect((await read.orders.queuedOrders()).toSorted(sorted)).toEqual(queued.toSorted(sorted));
      const ofPhones = countBy(orders, phoneOf);
      ofPhones.delete('');
      const phones = ['0612345678', '0698765432', '0600000000'];
      expect(await read.orders.deliveriesOfPhones(phones)).toEqual(ofPhones);
      expect(await read.orders.deliveriesOfPhones([])).toEqual(new Map());
      expect(await read.orders.deliveriesOfPlaces()).toEqual({
        ofCities: countBy(orders, keyOf),
        ofShop: count(orders),
      });
    };
    for (let round = 0; round < 4 * share; round += 1) {
      await compare(under.store);
      const places = [...new Set([Math.floor(chance() * 80), orders.length])];
      for (const n of places) orders[n] = anyOrder(n);
      await under.save((ports) => ports.orders.save(...places.flatMap((n) => orders[n] ?? [])));
    }
    await compare(await under.reopen());
  });
}
