import { DAY_MS, instantAfter } from '#shared/instants.ts';
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
import { isInForce, possibleDuplicatesOf } from '../recipient/recipient.rules.ts';
import { firstDue, nextTry } from './due.rules.ts';
import {
  chanceOfRefusal,
  comparePlaces,
  expectedLoss,
  feesBothWays,
  firstOf,
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
  const dayAgo = instantAfter(now, -DAY_MS);
  const placed: Place[] = [];
  for (const each of queued) {
    const known = knownOf(each);
    // Nothing waits for longer than a day unless its last contact says so, and hours are costly to read for thousands.
    const since = each.nextAt || each.contactedAt || each.placedAt;
    const dueAt = each.nextAt || since <= dayAgo ? since : dueAtOf(each, settings);
    const loss = expectedLoss(chanceOfRefusal(known, settings), fees, each.isFetched);
    const place = { id: each.id, isDue: dueAt <= until, dueAt, loss };
    if (cursor === null || comparePlaces(place, cursor) > 0) placed.push(place);
  }
  const shown = firstOf(placed, size, comparePlaces);
  const ids = new Set(shown.map(({ id }) => id));
  const shownPhones = new Set(queued.flatMap(({ id, phone }) => (ids.has(id) ? [phone] : [])));
  shownPhones.delete('');
  const [orders, underWay, holds] = await Promise.all([
    read.orders.ordersById([...ids]),
    read.orders.underWayByPhone([...shownPhones]),
    read.orders.holdsOf([...shownPhones]),
  ]);
  const placeOf = new Map(shown.map((place) => [place.id, place]));
  const queuedById = new Map(
    queued.filter(({ id }) => placeOf.has(id)).map((each) => [each.id, each]),
  );
  const entries = shown.flatMap((place): readonly QueueEntry[] => {
    const order = orders.get(place.id);
    const waiting = queuedById.get(place.id);
    // Another call may have confirmed it meanwhile.
    return order && waiting && isToCall(order) ? [entryOf(order, waiting, place)] : [];
  });
  return pageOf(entries, {
    totalCount: queued.length,
    hasNextPage: placed.length > size,
    hasPreviousPage: cursor !== null,
    cursorOf: ({ order }) => {
      const place = placeOf.get(order.id);
      return place ? writeCursor(place) : '';
    },
  });

  function knownOf({ phone, city }: QueuedOrder): KnownDeliveries {
    return {
      ofPhone: ofPhones.get(phone) ?? NO_DELIVERIES,
      ofCity: places.ofCities.get(city) ?? NO_DELIVERIES,
      ofShop: places.ofShop,
    };
  }

  function entryOf(
    order: OrderRecord,
    queuedOrder: QueuedOrder,
    { isDue, loss }: Place,
  ): QueueEntry {
    const city = cityById(cityKeyOf(order.shippingInfo))?.name ?? order.shippingInfo.city;
    const known = knownOf(queuedOrder);
    const { phone } = queuedOrder;
    const duplicates = possibleDuplicatesOf(order, underWay.get(phone) ?? []);
    const about = {
      isHeld: isInForce(holds.get(phone), now),
      duplicates: duplicates.map(({ number }) => number),
    };
    return {
      order,
      dueAt: dueAtOf(queuedOrder, settings),
      isDue,
      attempts: order.contacts.length,
      expectedLoss: loss,
      reasons: reasonsOf({ order, city, known, loss, ...about }, settings, now),
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
