import type { Page } from '../shared/paging.ts';
import type { SearchTokens } from '../shared/search-tokens.ts';
import { byText } from '#shared/text.ts';
import { countedPage, findPage } from '../storage/lists.ts';
import {
  ALL,
  END,
  indexOn,
  MARK,
  searchedIndexOn,
  SEPARATOR,
  valueOf,
  type Index,
  type Rows,
  type Where,
} from '../storage/rows.ts';
import { buyerOf } from './guest/guest.store.ts';
import { isToCall } from './contact/contact.rules.ts';
import {
  awaitsPickup,
  contactsOf,
  hasOpenReturn,
  periodOf,
  periodsBetween,
  searchedTextOf,
  updatedAtOf,
  type OrderQuery,
} from './order.list.rules.ts';
import { isListed } from './order.rules.ts';
import { orders, type OrderRecord, type OrderStatus } from './order.store.ts';
import { fitIn, fitIndexes } from './fit/fit.store.ts';
import { queueIn, queueIndexes } from './queue/queue.store.ts';
import { refusalIndexes, refusalsIn } from './sales/refusals.store.ts';
import { salesIn, salesIndexes, salesOfDaysIn, type Sales } from './sales/sales.store.ts';

export type OrderPage = Page<OrderRecord>;

export interface OrderSummary {
  readonly counts: ReadonlyMap<OrderStatus, number>;
  readonly openReturns: number;
  /** Sums from each instant to the next; without cancelled, refused, returned and unpaid orders. */
  readonly sales: ReadonlyArray<Pick<Sales, 'orders' | 'sales'>>;
}

/** The place in lists, from the oldest to the newest. */
const timeOf = ({ placedAt, id }: Pick<OrderRecord, 'placedAt' | 'id'>) => `${placedAt} ${id}`;

const statusToken = (status: OrderStatus) => `${MARK}${status} `;
const returnToken = (isOpen: boolean) => `${MARK}${isOpen ? 'OPEN' : 'NO'}_RETURN `;
const PARCEL_TOKEN = `${MARK}AWAITED_PARCEL `;
const PICKUP_TOKEN = `${MARK}AWAITED_PICKUP `;
const textOf = (order: OrderRecord) =>
  [
    statusToken(order.status),
    returnToken(hasOpenReturn(order)),
    // The other orders' texts are the earlier ones, which PostgreSQL has stored.
    order.awaitsParcel ? PARCEL_TOKEN : '',
    awaitsPickup(order) ? PICKUP_TOKEN : '',
    searchedTextOf(order),
  ].join('');

// PostgreSQL fills indexes of new names alone: one whose texts change needs another name.
const listedOrders = searchedIndexOn(orders, 'ordersByText', (order) =>
  isListed(order) ? [`${timeOf(order)}${SEPARATOR}${textOf(order)}`] : [],
);
const ordersByStatus = indexOn(orders, 'ordersByStatus', (order) =>
  isListed(order) ? [`${order.status} ${timeOf(order)}`] : [],
);
const contactRange = (contact: string) => `${contact}${MARK}`;
const ordersByContact = indexOn(orders, 'ordersByContact', (order) =>
  isListed(order)
    ? contactsOf(order).map((contact) => `${contactRange(contact)}${timeOf(order)}`)
    : [],
);
/** Length of what comes before the place in lists: the period and the time of the last change. */
const CHANGED_LENGTH = 'YYYY-MM-D YYYY-MM-DDTHH:MM:SS.mmmZ '.length;
/**
 * Has orders in each period from the placing to the last change, to find those placed by then and
 * changed later.
 */
const orderPeriods = searchedIndexOn(orders, 'periodsOfOrders', (order) => {
  const updatedAt = updatedAtOf(order);
  const text = `${updatedAt} ${timeOf(order)}${SEPARATOR}${textOf(order)}`;
  return isListed(order)
    ? periodsBetween(order.placedAt, updatedAt).map((period) => `${period} ${text}`)
    : [];
});
const openReturns = indexOn(orders, 'openReturns', (order) =>
  hasOpenReturn(order) ? [timeOf(order)] : [],
);
const awaitedParcels = indexOn(orders, 'awaitedParcels', (order) =>
  order.awaitsParcel ? [timeOf(order)] : [],
);
const awaitedPickups = indexOn(orders, 'awaitedPickups', (order) =>
  awaitsPickup(order) ? [timeOf(order)] : [],
);
const refusedOf = (buyer: string) => `${buyer} REFUSED`;
const listedOfBuyer = indexOn(orders, 'listedOfBuyer', (order) => {
  const buyer = isListed(order) ? buyerOf(order) : null;
  const isRefused = order.status === 'REFUSED' && !order.isCarriersFault;
  return buyer !== null && isRefused ? [buyer, refusedOf(buyer)] : valueOf(buyer);
});
const ordersToCall = indexOn(orders, 'ordersToCall', (order) =>
  isToCall(order) ? [timeOf(order)] : [],
);
/** Begins with the campaign's id, then what the order has of it; nothing of orders that were cancelled or refused. */
const ordersByCampaign = indexOn(orders, 'ordersByCampaign', ({ status, lines }) => {
  if (status === 'CANCELLED' || status === 'REFUSED') return [];
  const sold = new Map<string, { readonly quantity: number; readonly total: number }>();
  for (const { campaignId, quantity, total } of lines) {
    if (campaignId === undefined) continue;
    const before = sold.get(campaignId) ?? { quantity: 0, total: 0 };
    sold.set(campaignId, { quantity: before.quantity + quantity, total: before.total + total });
  }
  return Array.from(sold, ([id, { quantity, total }]) => [id, quantity, total].join(SEPARATOR));
});

export const orderListIndexes: readonly Index[] = [
  ordersByCampaign,
  ordersToCall,
  listedOfBuyer,
  listedOrders,
  ordersByStatus,
  ordersByContact,
  orderPeriods,
  openReturns,
  awaitedParcels,
  awaitedPickups,
  ...salesIndexes,
  ...refusalIndexes,
  ...fitIndexes,
  ...queueIndexes,
];

export function orderListsOf(rows: Rows) {
  const salesOfDays = salesOfDaysIn(rows);
  return {
    ...salesIn(rows),
    ...refusalsIn(rows),
    ...fitIn(rows),
    ...queueIn(rows),
    /** Newest first. */
    page: (query: OrderQuery) => findOrdersPage(rows, query),
    hasAny: async () => (await rows.count(listedOrders, ALL, 1)) > 0,
    /** The orders of `page`, without its counts. */
    list: (query: OrderQuery) => listOrders(rows, query),
    /**
     * Counts orders of `statuses`; `instants` are in order. The sales of all days but the last 7 may
     * be a minute old. Costs what it sums up.
     */
    async summary({
      statuses,
      instants,
    }: {
      readonly statuses: readonly OrderStatus[];
      readonly instants: readonly string[];
    }) {
      const [openCount, sums, ...counts] = await Promise.all([
        rows.count(openReturns, ALL),
        salesOfDays(instants),
        ...statuses.map((status) => rows.count(ordersByStatus, { prefix: `${status} ` })),
      ]);
      return {
        counts: new Map(statuses.map((status, n) => [status, counts[n] ?? 0])),
        openReturns: openCount,
        sales: sums.map(({ orders: count, sales }) => ({ orders: count, sales })),
      };
    },
    /** Sums what orders have of a campaign. */
    async campaignSales(campaignId: string) {
      const found = await rows.entries(ordersByCampaign, { prefix: campaignId + SEPARATOR });
      const sums = { orders: found.length, quantity: 0, amount: 0 };
      for (const { value } of found) {
        const [, quantity, amount] = value.split(SEPARATOR);
        sums.quantity += Number(quantity);
        sums.amount += Number(amount);
      }
      return sums;
    },
    /** Oldest first; see `isToCall`. The cursor is the place in lists. */
    toCall: (first: number, after: string | null) =>
      findPage(rows, ordersToCall, {
        containing: [],
        first,
        after,
        cursorOf: timeOf,
        isOldestFirst: true,
      }),
    /** Listed orders by buyer, see `buyerOf`; those without any are missing. */
    async countsOf(buyers: readonly string[]) {
      const counts = await rows.countByValue(listedOfBuyer, {
        anyOf: buyers.flatMap((buyer) => [buyer, refusedOf(buyer)]),
      });
      const found = buyers.filter((buyer) => counts.has(buyer));
      const of = (value: string) => counts.get(value) ?? 0;
      return new Map(
        found.map((buyer) => [buyer, { orders: of(buyer), refused: of(refusedOf(buyer)) }]),
      );
    },
  };
}

/** Lists for staff. */
export type OrderLists = ReturnType<typeof orderListsOf>;

/** Orders that a query selects, whatever its page. */
interface Selection {
  /** Newest first: those before the place `before`. */
  newest(count: number, before: string | null): Promise<readonly OrderRecord[]>;
  count(): Promise<number>;
}

async function findOrdersPage(rows: Rows, query: OrderQuery): Promise<OrderPage> {
  const { first, after } = query;
  const selection = await selectionOf(rows, query);
  return countedPage(newestIn(rows, query, selection, first + 1), selection.count(), {
    first,
    after,
    cursorOf: ({ id }) => id,
  });
}

async function listOrders(rows: Rows, query: OrderQuery): Promise<readonly OrderRecord[]> {
  return newestIn(rows, query, await selectionOf(rows, query), query.first);
}

async function newestIn(
  rows: Rows,
  { after }: OrderQuery,
  selection: Selection,
  count: number,
): Promise<readonly OrderRecord[]> {
  if (after === null) return selection.newest(count, null);
  const last = await rows.get(orders, after);
  return last ? selection.newest(count, timeOf(last)) : [];
}

async function selectionOf(rows: Rows, query: OrderQuery): Promise<Selection> {
  const { contact, statuses, hasOpenReturn: isOpen, updatedSince } = query;
  const isAwaiting = query.awaitsParcel || query.awaitsPickup;
  if (updatedSince !== null) return changed(rows, query, updatedSince);
  if (contact !== null && statuses.length === 0 && isOpen === null && !isAwaiting) {
    const prefix = contactRange(contact);
    if ((await rows.count(ordersByContact, { prefix }, 1)) > 0) {
      return inOrder(rows, query, {
        ranges: [{ index: ordersByContact, prefix }],
        containing: [],
      });
    }
  }
  return inOrder(rows, query, rangesOf(query));
}

/** Reads ranges of an index. */
function inOrder(rows: Rows, query: OrderQuery, { ranges, containing }: Ranges): Selection {
  const whereOf = (prefix: string, before: string): Where => ({
    from: prefix + (query.from ?? ''),
    before: prefix + earlier(before, query.to ?? END),
    containing,
  });
  return {
    async newest(count, before) {
      const found = await Promise.all(
        ranges.map(({ index, prefix }) =>
          rows.find(index, whereOf(prefix, before ?? END), {
            first: count,
            isNewestFirst: true,
          }),
        ),
      );
      return found.flat().toSorted(byText(timeOf)).toReversed().slice(0, count);
    },
    async count() {
      const counts = await Promise.all(
        ranges.map(({ index, prefix }) => rows.count(index, whereOf(prefix, END))),
      );
      return counts.reduce((sum, count) => sum + count, 0);
    },
  };
}

interface Ranges {
  readonly ranges: ReadonlyArray<{ readonly index: Index<OrderRecord>; readonly prefix: string }>;
  readonly containing: SearchTokens;
}

/** One for each status, of open returns, of awaited parcels or of pickups; what indexes of their own do not have, by texts. */
function rangesOf(query: OrderQuery): Ranges {
  const { statuses, hasOpenReturn: isOpen, awaitsParcel, awaitsPickup: isFetched, search } = query;
  const isAlone = search.length === 0 && !awaitsParcel && !isFetched;
  if (isAlone && isOpen === null && statuses.length > 0) {
    const ranges = statuses.map((status) => ({ index: ordersByStatus, prefix: `${status} ` }));
    return { ranges, containing: [] };
  }
  if (isAlone && isOpen === true && statuses.length === 0) {
    return { ranges: [{ index: openReturns, prefix: '' }], containing: [] };
  }
  const isOne = awaitsParcel !== isFetched;
  if (isOne && search.length === 0 && isOpen === null && statuses.length === 0) {
    const index = isFetched ? awaitedPickups : awaitedParcels;
    return { ranges: [{ index, prefix: '' }], containing: [] };
  }
  return { ranges: [{ index: listedOrders, prefix: '' }], containing: textsOf(query) };
}

/**
 * Lists orders placed since then, in order; before them orders placed earlier and changed since,
 * read by the values of the period alone.
 */
function changed(rows: Rows, query: OrderQuery, updatedSince: string): Selection {
  const [from, to] = [query.from ?? '', query.to ?? END];
  const containing = textsOf(query);
  const period = periodOf(updatedSince);
  const changes: Where = {
    from: `${period} ${updatedSince}`,
    before: `${period} ${END}`,
    containing,
  };
  const placedSince = (before: string): Where => ({
    from: updatedSince > from ? updatedSince : from,
    before: earlier(before, to),
    containing,
  });
  let found: Promise<readonly string[]> | undefined;
  const placedEarlier = () =>
    (found ??= rows.entries(orderPeriods, changes).then((entries) =>
      entries
        .map(({ value }) => value.slice(CHANGED_LENGTH, value.indexOf(SEPARATOR)))
        .filter((place) => place < updatedSince && place >= from && place < to)
        .toSorted()
        .toReversed(),
    ));
  return {
    async newest(count, before) {
      const where = placedSince(before ?? END);
      const newer = await rows.find(listedOrders, where, { first: count, isNewestFirst: true });
      if (newer.length === count) return newer;
      const places = (await placedEarlier()).filter((place) => place < (before ?? END));
      const ids = places
        .slice(0, count - newer.length)
        .map((place) => place.slice(place.indexOf(' ') + 1));
      const older = await rows.getMany(orders, ids);
      return [...newer, ...ids.flatMap((id) => older.get(id) ?? [])];
    },
    async count() {
      const newer = await rows.count(listedOrders, placedSince(END));
      return newer + (await placedEarlier()).length;
    },
  };
}

const textsOf = ({
  statuses,
  hasOpenReturn: isOpen,
  awaitsParcel,
  awaitsPickup: isFetched,
  search,
}: OrderQuery): SearchTokens => [
  ...(statuses.length > 0 ? [statuses.map(statusToken)] : []),
  ...(isOpen === null ? [] : [[returnToken(isOpen)]]),
  ...(awaitsParcel ? [[PARCEL_TOKEN]] : []),
  ...(isFetched ? [[PICKUP_TOKEN]] : []),
  ...search,
];

const earlier = (a: string, b: string) => (a < b ? a : b);
