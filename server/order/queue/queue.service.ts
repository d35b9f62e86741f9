import type { Centimes } from '#shared/money.ts';
import type { Shop } from '../../context.ts';
import { cityById } from '../../delivery/city/city.rules.ts';
import { currentSettings } from '../../settings/settings.service.ts';
import {
  pageOf,
  readPageSize,
  wrongCursor,
  type Page,
  type PageInput,
} from '../../shared/paging.ts';
import { shopZone } from '../../shared/zone/zone.ts';
import { isToCall } from '../contact/contact.rules.ts';
import type { OrderRecord } from '../order.store.ts';
import { firstDue, nextTry } from './due.rules.ts';
import {
  chanceOfRefusal,
  comparePlaces,
  expectedLoss,
  feesBothWays,
  isCancellationProposed,
  NO_DELIVERIES,
  readCursor,
  reasonsOf,
  writeCursor,
  type KnownDeliveries,
  type Place,
  type Reason,
} from './queue.rules.ts';
import { cityKeyOf, type QueuedOrder } from './queue.store.ts';

export interface QueueEntry {
  readonly order: OrderRecord;
  readonly dueAt: string;
  readonly isDue: boolean;
  readonly attempts: number;
  readonly expectedLoss: Centimes;
  readonly reasons: readonly Reason[];
  readonly isCancellationProposed: boolean;
}

export type CallQueue = Page<QueueEntry>;

interface Placed extends Place {
  readonly known: KnownDeliveries;
}

/**
 * Returns the orders that await a call: due ones first, by expected loss, then later ones by time. Reads index entries
 * of all that wait, and only the page's orders. Throws BadInput.
 */
export async function callQueue(
  context: Pick<Shop, 'store' | 'clock' | 'settings'>,
  { first, after }: PageInput,
): Promise<CallQueue> {
  const size = readPageSize(first);
  const cursor = after == null ? null : readCursor(after);
  if (after != null && cursor === null) throw wrongCursor();
  const { read } = context.store;
  const now = context.clock();
  const [settings, carriers, queued, places] = await Promise.all([
    currentSettings(context),
    read.shipments.carriers(),
    read.orders.queuedOrders(),
    read.orders.deliveriesOfPlaces(),
  ]);
  const phones = new Set(queued.map(({ phone }) => phone));
  phones.delete('');
  const ofPhones = await read.orders.deliveriesOfPhones([...phones]);
  const fees = feesBothWays(carriers);
  const until = now.toISOString();
  const placed = queued.map((each): Placed => {
    const known = {
      ofPhone: ofPhones.get(each.phone) ?? NO_DELIVERIES,
      ofCity: places.ofCities.get(each.city) ?? NO_DELIVERIES,
      ofShop: places.ofShop,
    };
    const dueAt = dueAtOf(each, settings);
    const loss = expectedLoss(chanceOfRefusal(known, settings), fees, each.isFetched);
    return { id: each.id, isDue: dueAt <= until, dueAt, loss, known };
  });
  const behind = placed
    .filter((place) => cursor === null || comparePlaces(place, cursor) > 0)
    .toSorted(comparePlaces);
  const shown = behind.slice(0, size);
  const orders = await read.orders.ordersById(shown.map(({ id }) => id));
  const placeOf = new Map(shown.map((place) => [place.id, place]));
  const entries = shown.flatMap((place): readonly QueueEntry[] => {
    const order = orders.get(place.id);
    // Another call may have confirmed it meanwhile.
    return order && isToCall(order) ? [entryOf(order, place)] : [];
  });
  return pageOf(entries, {
    totalCount: queued.length,
    hasNextPage: behind.length > size,
    hasPreviousPage: cursor !== null,
    cursorOf: ({ order }) => {
      const place = placeOf.get(order.id);
      return place ? writeCursor(place) : '';
    },
  });

  function entryOf(order: OrderRecord, { dueAt, isDue, loss, known }: Placed): QueueEntry {
    const city = cityById(cityKeyOf(order.shippingInfo))?.name ?? order.shippingInfo.city;
    return {
      order,
      dueAt,
      isDue,
      attempts: order.contacts.length,
      expectedLoss: loss,
      reasons: reasonsOf({ order, city, known, loss }, settings, now),
      isCancellationProposed: isCancellationProposed(order, settings, now),
    };
  }
}

/** The last contact says it, but for contacts of earlier versions. */
function dueAtOf(
  { placedAt, contactedAt, nextAt }: QueuedOrder,
  settings: Parameters<typeof nextTry>[2],
): string {
  if (nextAt !== '') return nextAt;
  if (contactedAt !== '') return nextTry(contactedAt, [], settings, shopZone.offsetAt);
  return firstDue(placedAt, settings, shopZone.offsetAt);
}
