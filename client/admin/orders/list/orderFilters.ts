import { frOrders } from '../../../text/fr.admin.orders.ts';
import type { OrderFilter, OrderStatus } from '../../generated/graphql.ts';
import { startOfDay } from '../../page/rabatDay.ts';

type Tab = {
  /** In the address; empty for all. */
  name: string;
  label: string;
  statuses?: OrderStatus[];
  hasOpenReturn?: true;
};

const { tabs } = frOrders;

export const orderTabs: readonly Tab[] = [
  { name: '', label: tabs.all },
  { name: 'a-confirmer', label: tabs.toConfirm, statuses: ['PENDING', 'PAID'] },
  { name: 'a-preparer', label: tabs.toPrepare, statuses: ['CONFIRMED', 'PREPARED'] },
  { name: 'expediees', label: tabs.shipped, statuses: ['SHIPPED'] },
  { name: 'livrees', label: tabs.delivered, statuses: ['DELIVERED'] },
  { name: 'retours', label: tabs.returns, hasOpenReturn: true },
  { name: 'closes', label: tabs.ended, statuses: ['CANCELLED', 'REFUSED', 'RETURNED'] },
];

/** Of the address. */
export const orderParameters = { tab: 'etat', search: 'q', from: 'du', to: 'au' } as const;

const day = /^\d{4}-\d{2}-\d{2}$/;

/** What the address filters by; anything unreadable in it filters nothing. */
export function readOrderFilters(parameters: URLSearchParams) {
  const read = (name: string) => parameters.get(name) ?? '';
  const readDay = (name: string) => (day.test(read(name)) ? read(name) : '');
  return {
    tab: orderTabs.find(({ name }) => name === read(orderParameters.tab)) ?? orderTabs[0],
    search: read(orderParameters.search),
    from: readDay(orderParameters.from),
    to: readDay(orderParameters.to),
  };
}

export type OrderFilters = ReturnType<typeof readOrderFilters>;

/** `to` is the last day itself. */
export function toOrderFilter({ tab, search, from, to }: OrderFilters): OrderFilter {
  return {
    ...(tab?.statuses && { statuses: tab.statuses }),
    ...(tab?.hasOpenReturn && { hasOpenReturn: true }),
    ...(search.trim() && { search: search.trim() }),
    ...(from && { from: startOfDay(from) }),
    ...(to && { to: startOfDay(to, 1) }),
  };
}
