import { expect, test } from 'vitest';
import { readCustomerQuery } from '../../../server/account/account.list.rules.ts';
import {
  guestPhoneOf,
  searchedTextOfGuest,
  type GuestRecord,
} from '../../../server/order/guest/guest.store.ts';
import type { OrderRecord } from '../../../server/order/order.store.ts';
import { createdCursor, createdPlace, cutPage } from '../../../server/shared/paging.ts';
import { hasSearchTokens } from '../../../server/shared/search-tokens.ts';
import { byText } from '#shared/text.ts';
import { seededChance } from '../../support/seeded-chance.ts';
import { emptyStores, type OpenStore } from './contract.stores.ts';
import { order } from './records.ts';

const at = (hour: number) => new Date(Date.parse('2026-01-01T00:00:00Z') + hour * 3_600_000);

const PHONES = [
  '0612345678',
  '+212612345678',
  '00212612345678',
  '06 12-34.56 78',
  '0033612345678',
  '+33612345678',
  '0537204761',
  null,
];
const NAMES = ['Nadia Alami', 'Zoë Ben-Saïd', 'سعيد'];
const CITIES = ['Rabat', 'Salé'];

type Guest = Omit<GuestRecord, 'id'>;

/** Returns the guests by phone. */
export const withoutIds = (guests: ReadonlyMap<string, GuestRecord>): ReadonlyMap<string, Guest> =>
  new Map([...guests].map(([phone, { id: _id, ...guest }]) => [phone, guest]));

/** Equals `withoutIds` of a store's guests. */
export function guestsOf(orders: readonly OrderRecord[]): ReadonlyMap<string, Guest> {
  const inOrder = orders.toSorted(byText(({ placedAt, id }) => `${placedAt} ${id}`));
  const found = new Map<string, Guest>();
  for (const { id, placedAt, shippingInfo, ...rest } of inOrder) {
    const phone = guestPhoneOf({ id, placedAt, shippingInfo, ...rest });
    if (phone === null) continue;
    const { name, email, city } = shippingInfo;
    const { createdAt = placedAt } = found.get(phone) ?? {};
    const latestOrder = `${placedAt} ${id}`;
    found.set(phone, { phone, name, email, city, createdAt, latestOrder });
  }
  return found;
}

const to = (phone: string | null) => ({ ...order('x').shippingInfo, phone });

/** Guests are what their orders say, whatever changes these. */
export function listsGuests(open: OpenStore, share: number): void {
  const under = emptyStores(open);
  const chance = seededChance(23);
  const below = (end: number) => Math.floor(chance() * end);
  const one = <T>(of: readonly T[]): T => of[below(of.length)] as T; // never empty

  function anyOrder(n: number): OrderRecord {
    return order(`o${n}`, {
      number: `BV-${n}1000`,
      customerId: one([null, null, null, 'c1']),
      placedAt: at(below(20)).toISOString(),
      shippingInfo: {
        ...order('x').shippingInfo,
        name: one(NAMES),
        city: one(CITIES),
        phone: one(PHONES),
        email: one([null, `g${n}@example.com`]),
      },
    });
  }

  async function expectGuests(
    read: typeof under.read,
    orders: readonly OrderRecord[],
  ): Promise<void> {
    const right = guestsOf(orders);
    const found = await read.orders.guestsByPhone([...right.keys(), '0600000000']);
    expect(withoutIds(found)).toEqual(right);
    const guests = [...found.values()].toSorted(byText(createdPlace)).toReversed();
    for (const guest of guests) expect(await read.orders.guest(guest.id)).toEqual(guest);
    for (const search of ['', 'alami', 'salé', '+212 6 12 34', '0033 6', 'g1', 'nulle part']) {
      let after: string | null = null;
      do {
        const query = readCustomerQuery({ search, first: 2, after });
        const all = guests.filter((each) =>
          hasSearchTokens(searchedTextOfGuest(each), query.search),
        );
        const place = query.after === null ? null : createdPlace(query.after);
        const start = all.filter((each) => place !== null && createdPlace(each) >= place).length;
        const page = await read.orders.guestPage(query);
        expect({ search, ...page }).toEqual({
          search,
          ...cutPage(all, start, 2, createdCursor),
        });
        after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      } while (after !== null);
    }
  }

  test('are what their orders say, whatever changes these', async () => {
    const orders: OrderRecord[] = Array.from({ length: 12 }, (_, n) => anyOrder(n));
    await under.save((ports) => ports.orders.save(...orders));
    for (let round = 0; round < 40 * share; round += 1) {
      await expectGuests(under.read, orders);
      const places = [...new Set([below(12), below(12), orders.length])];
      for (const n of places) orders[n] = anyOrder(n);
      const [first, ...others] = places.flatMap((n) => orders[n] ?? []);
      if (!first) continue;
      await under.save(async (ports) => {
        // In one call, and in several of one transaction, the first of them with another state of it.
        await ports.orders.save(anyOrder(Number(first.id.slice(1))), first);
        for (const each of others) await ports.orders.save(each);
      });
    }
    const { read } = await under.reopen();
    await expectGuests(read, orders);
    const { totalCount } = await read.orders.guestPage(readCustomerQuery({ first: 1 }));
    expect(totalCount).toBe(guestsOf(orders).size);
  });

  test('stay who they are while orders come, change and leave', async () => {
    const idOf = async (phone: string) =>
      (await under.read.orders.guestsByPhone([phone])).get(phone)?.id;
    const a = order('a', { placedAt: at(1).toISOString() });
    const b = order('b', { placedAt: at(2).toISOString() });
    await under.save(({ orders }) => orders.save(b));
    const id = await idOf('0612345678');
    await under.save(({ orders }) => orders.save(a));
    expect(await idOf('0612345678')).toBe(id);
    await under.save(({ orders }) => orders.save({ ...b, shippingInfo: to('0699999999') }));
    expect(await idOf('0612345678')).toBe(id);
    expect(await idOf('0699999999')).not.toBe(id);
    await under.save(({ orders }) => orders.save({ ...a, shippingInfo: to(null) }));
    expect(await idOf('0612345678')).toBeUndefined();
    expect(await under.read.orders.guest(id ?? '')).toBeUndefined();
    await under.save(({ orders }) => orders.save(a));
    expect(await idOf('0612345678')).not.toBe(id);
    expect(await under.read.orders.guest('none')).toBeUndefined();
  });
}
