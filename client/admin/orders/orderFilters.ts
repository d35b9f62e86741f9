import { frOrders } from '../../text/admin/orders/orders.fr.ts';
import type { OrderFilter, OrderStatus } from '../../generated/admin/graphql.ts';
import { readDay } from '../list/ListFilter.tsx';

type Tab = {
  /** Value in the address; empty for all. */
  name: string;
  label: string;
  filter: { statuses?: OrderStatus[]; hasOpenReturn?: true; awaitsParcel?: true };
  /** The count beside the label: what waits for the shop. */
  counted?: 'toCall' | 'toConfirm' | 'toPrepare' | 'shipped' | 'returns' | 'parcels';
};

export const countedFilters = {
  toConfirm: { statuses: ['PENDING', 'PAID'] },
  toPrepare: { statuses: ['CONFIRMED', 'PREPARED'] },
  shipped: { statuses: ['SHIPPED'] },
  returns: { hasOpenReturn: true },
  parcels: { awaitsParcel: true },
} satisfies Record<string, Tab['filter']>;

const { tabs } = frOrders;

/** This tab's list is one of its own: the oldest first. */
export const toCallTab = 'a-appeler';

export const orderTabs: readonly Tab[] = [
  { name: '', label: tabs.all, filter: {} },
  { name: toCallTab, label: tabs.toCall, filter: {}, counted: 'toCall' },
  countedTab('a-confirmer', 'toConfirm'),
  countedTab('a-preparer', 'toPrepare'),
  countedTab('expediees', 'shipped'),
  { name: 'livrees', label: tabs.delivered, filter: { statuses: ['DELIVERED'] } },
  countedTab('retours', 'returns'),
  countedTab('colis-a-recevoir', 'parcels'),
  {
    name: 'closes',
    label: tabs.ended,
    filter: { statuses: ['CANCELLED', 'REFUSED', 'RETURNED'] },
  },
];

function countedTab(name: string, counted: keyof typeof countedFilters): Tab {
  return { name, label: tabs[counted], filter: countedFilters[counted], counted };
}

/** Names of the address's parameters. */
export const orderParameters = { tab: 'etat', search: 'q', from: 'du', to: 'au' } as const;

/** Reads the filters of an address; anything unreadable in it filters nothing. */
export function readOrderFilter(read: (name: string) => string): OrderFilter {
  const tab = orderTabs.find(({ name }) => name === read(orderParameters.tab));
  const search = read(orderParameters.search).trim();
  const [from, to] = [readDay(read(orderParameters.from)), readDay(read(orderParameters.to))];
  return {
    ...tab?.filter,
    ...(search && { search }),
    ...(from && { fromDay: from }),
    ...(to && { toDay: to }),
  };
}
