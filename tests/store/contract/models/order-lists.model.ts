import {
  awaitsPickup,
  contactsOf,
  hasOpenReturn,
  isSold,
  searchedTextOf,
  updatedAtOf,
  type OrderQuery,
} from '../../../../server/order/order.list.rules.ts';
import type {
  OrderLists,
  OrderPage,
  OrderSummary,
} from '../../../../server/order/order.lists.store.ts';
import { isListed } from '../../../../server/order/order.rules.ts';
import type { OrderRecord } from '../../../../server/order/order.store.ts';
import { cutPage } from '../../../../server/shared/paging.ts';
import { hasSearchTokens } from '../../../../server/shared/search-tokens.ts';
import { byText } from '#shared/text.ts';

const hasContact = (order: OrderRecord, contact: string) =>
  isListed(order) && contactsOf(order).includes(contact);

/** A whole phone or e-mail that some order has is searched alone, but among other conditions. */
function contactIn(orders: readonly OrderRecord[], query: OrderQuery): string | null {
  const { contact, statuses, hasOpenReturn: isOpen, updatedSince } = query;
  const isAwaiting = query.awaitsParcel || query.awaitsPickup;
  const isAlone = statuses.length === 0 && isOpen === null && !isAwaiting && updatedSince === null;
  const isKnown = contact !== null && orders.some((order) => hasContact(order, contact));
  return isAlone && isKnown ? contact : null;
}

function matches(order: OrderRecord, query: OrderQuery, contact: string | null): boolean {
  const { statuses, search, from, to, updatedSince } = query;
  return (
    isListed(order) &&
    (statuses.length === 0 || statuses.includes(order.status)) &&
    (query.hasOpenReturn === null || hasOpenReturn(order) === query.hasOpenReturn) &&
    (!query.awaitsParcel || order.awaitsParcel) &&
    (!query.awaitsPickup || awaitsPickup(order)) &&
    (from === null || order.placedAt >= from) &&
    (to === null || order.placedAt < to) &&
    (updatedSince === null || updatedAtOf(order) >= updatedSince) &&
    (contact === null ? hasSearchTokens(searchedTextOf(order), search) : hasContact(order, contact))
  );
}

/** Equals `page`. */
export function selectOrdersPage(orders: readonly OrderRecord[], query: OrderQuery): OrderPage {
  const newestFirst = orders
    .toSorted(byText(({ placedAt, id }) => `${placedAt} ${id}`))
    .toReversed();
  const contact = contactIn(orders, query);
  const found = newestFirst.filter((order) => matches(order, query, contact));
  const { after } = query;
  if (after === null) return cutPage(found, 0, query.first, ({ id }) => id);
  const last = newestFirst.findIndex(({ id }) => id === after);
  const behind = new Set(last === -1 ? [] : newestFirst.slice(last + 1));
  const start = found.findIndex((order) => behind.has(order));
  const page = cutPage(found, start === -1 ? found.length : start, query.first, ({ id }) => id);
  // The order of the cursor may be in none of the pages.
  return { ...page, pageInfo: { ...page.pageInfo, hasPreviousPage: true } };
}

/** Equals `summary`. */
export function summaryOf(
  orders: readonly OrderRecord[],
  { statuses, instants }: Parameters<OrderLists['summary']>[0],
): OrderSummary {
  const listed = orders.filter(isListed);
  const sold = orders.filter(({ status }) => isSold(status));
  return {
    counts: new Map(
      statuses.map((status) => [status, listed.filter((order) => order.status === status).length]),
    ),
    openReturns: orders.filter(hasOpenReturn).length,
    sales: instants.slice(1).map((before, n) => {
      const from = instants[n] ?? '';
      const some = sold.filter(({ placedAt }) => placedAt >= from && placedAt < before);
      return {
        orders: some.length,
        sales: some.reduce((sum, { payable }) => sum + payable, 0),
      };
    }),
  };
}
