import { frAdmin } from '../../text/fr.admin.ts';
import { frOrders } from '../../text/fr.admin.orders.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { formatShortTime } from '../../ui/format/day.ts';
import type { Column } from '../../ui/table/Table.tsx';
import type { AdminOrdersPageQuery } from '../../generated/admin/graphql.ts';
import { graphql } from '../../generated/admin/index.ts';
import { adminPaths } from '../page/adminPaths.ts';
import type { Filter } from '../page/ListFilter.tsx';
import { ListPage } from '../page/ListPage.tsx';
import { liveQuery } from '../page/Loaded.tsx';
import type { Selection } from '../page/SelectableTable.tsx';
import { OrderMoves } from './moves/OrderMoves.tsx';
import { numberColumn, paymentColumn, statusColumn } from './orderColumns.tsx';
import { PrintLinks } from './print/PrintLinks.tsx';
import { OrdersToCall } from './contact/OrdersToCall.tsx';
import { orderParameters, orderTabs, readOrderFilter, toCallTab } from './orderFilters.ts';

const ordersPageQuery = graphql(`
  query AdminOrdersPage($filter: OrderFilter!, $after: String) {
    orders(filter: $filter, first: 20, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        ...MovableOrder_order
        placedAt
        quantity
        paymentMethod
        toCollect {
          amount
        }
        payable {
          amount
        }
        shippingInfo {
          name
          city
        }
      }
    }
  }
`);

type Order = AdminOrdersPageQuery['orders']['nodes'][number];

const { columns: titles, tabs } = frOrders;

const columns: readonly Column<Order>[] = [
  numberColumn,
  statusColumn,
  { title: titles.placed, cell: ({ placedAt }) => formatShortTime(placedAt) },
  {
    title: titles.recipient,
    cell: ({ shippingInfo: { name, city } }) => (name ? `${name}, ${city}` : city),
  },
  {
    title: titles.quantity,
    cell: ({ quantity }) => frOrders.quantity(quantity),
    shape: 'end',
    isUnbroken: true,
  },
  paymentColumn,
];

const pageTabs = orderTabs.map((tab) =>
  tab.name === toCallTab ? { ...tab, content: <OrdersToCall /> } : tab,
);

const { search, from, to } = orderParameters;

const filters: readonly Filter[] = [
  { kind: 'search', parameter: search, label: frOrders.search, hint: frOrders.searchHint },
  { kind: 'days', label: frOrders.days, from, to },
];

const selection: Selection<Order> = {
  nameOf: ({ number }) => number,
  count: frOrders.selected,
  Actions: ({ rows, onDone }) => (
    <>
      <OrderMoves orders={rows} onMoved={onDone} />
      <PrintLinks ids={rows.map(({ id }) => id)} />
    </>
  ),
};

export function OrdersPage() {
  return (
    <ListPage
      title={frOrders.title}
      actions={<ButtonLink to={adminPaths.newOrder()}>{frAdmin.newOrder}</ButtonLink>}
      query={ordersPageQuery}
      request={({ read, after }) => ({
        variables: { filter: readOrderFilter(read), after },
        ...liveQuery,
      })}
      list={({ orders }) => orders}
      count={frOrders.count}
      tabs={{ label: tabs.label, parameter: orderParameters.tab, tabs: pageTabs }}
      filters={() => filters}
      empty={frOrders.empty}
      columns={columns}
      selection={selection}
    />
  );
}
