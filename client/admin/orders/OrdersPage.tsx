import { useQuery } from '@apollo/client/react';

import { frAdmin } from '../../text/admin/admin.fr.ts';
import { frOrders } from '../../text/admin/orders/orders.fr.ts';
import { frShipments, shipmentStatuses } from '../../text/admin/orders/shipments.fr.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { formatShortTime } from '../../ui/format/day.ts';
import type { Column } from '../../ui/table/Table.tsx';
import type { AdminOrdersPageQuery } from '../../generated/admin/graphql.ts';
import { graphql } from '../../generated/admin/index.ts';
import { adminPaths } from '../page/adminPaths.ts';
import type { Filter } from '../list/ListFilter.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { liveQuery } from '../page/Loaded.tsx';
import type { Selection } from '../list/SelectableTable.tsx';
import { RefreshParcels } from './detail/RefreshParcels.tsx';
import { OrderMoves } from './moves/OrderMoves.tsx';
import { ReceiveParcels } from './returns/ReceiveParcels.tsx';
import { numberColumn, paymentColumn, recipientColumn, statusColumn } from './orderColumns.tsx';
import './orderColumns.css';
import { OrdersToCall } from './contact/OrdersToCall.tsx';
import {
  countedFilters,
  orderParameters,
  orderTabs,
  readOrderFilter,
  toCallTab,
} from './orderFilters.ts';

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
        channel
        quantity
        shipments {
          id
          carrier
          status
          isTyped
        }
        paymentMethod
        toCollect {
          amount
        }
        payable {
          amount
        }
        shippingInfo {
          name
          phone
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
  { ...statusColumn, cell: statusOf },
  { title: titles.placed, cell: ({ placedAt }) => formatShortTime(placedAt) },
  recipientColumn,
  {
    title: titles.quantity,
    cell: ({ quantity }) => frOrders.quantity(quantity),
    shape: 'end',
    isUnbroken: true,
  },
  paymentColumn,
];

/** The state with that of the parcel below, where a carrier says it. */
function statusOf(order: Order) {
  const parcel = order.shipments.findLast(
    ({ isTyped, status }) => !isTyped && status !== 'CANCELLED',
  );
  return (
    <>
      {statusColumn.cell(order)}
      {parcel ? (
        <span className="order-note">
          {frShipments.parcels.state(parcel.carrier, shipmentStatuses[parcel.status])}
        </span>
      ) : null}
    </>
  );
}

/** Counts the orders of the tabs that are work to do; the numbers stand under their names. */
const tabCountsQuery = graphql(`
  query AdminOrderTabs(
    $toConfirm: OrderFilter!
    $toPrepare: OrderFilter!
    $shipped: OrderFilter!
    $returns: OrderFilter!
    $parcels: OrderFilter!
  ) {
    toCall: ordersToCall(first: 1) {
      totalCount
    }
    toConfirm: orders(filter: $toConfirm, first: 1) {
      totalCount
    }
    toPrepare: orders(filter: $toPrepare, first: 1) {
      totalCount
    }
    shipped: orders(filter: $shipped, first: 1) {
      totalCount
    }
    returns: orders(filter: $returns, first: 1) {
      totalCount
    }
    parcels: orders(filter: $parcels, first: 1) {
      totalCount
    }
  }
`);

function usePageTabs() {
  const { data } = useQuery(tabCountsQuery, { variables: countedFilters, ...liveQuery });
  return orderTabs.map((tab) => {
    const count = (tab.counted && data?.[tab.counted].totalCount) || 0;
    return {
      ...tab,
      label: count > 0 ? tabs.counted(tab.label, count) : tab.label,
      content: tab.name === toCallTab ? <OrdersToCall /> : undefined,
    };
  });
}

const filters: readonly Filter[] = [
  {
    kind: 'search',
    parameter: orderParameters.search,
    label: frOrders.search,
    hint: frOrders.searchHint,
  },
  { ...orderParameters, kind: 'days', label: frOrders.days },
];

const selection: Selection<Order> = {
  nameOf: ({ number }) => number,
  count: frOrders.selected,
  Actions: ({ rows, onDone }) => (
    <>
      {rows.every(({ awaitsParcel }) => awaitsParcel) ? (
        <ReceiveParcels orders={rows} onReceived={onDone} />
      ) : (
        <OrderMoves orders={rows} offersUndo onMoved={onDone} />
      )}
      <RefreshParcels
        shipments={rows.flatMap(({ shipments }) => shipments)}
        label={frShipments.parcels.refreshAll}
      />
      <PrintLinks ids={rows.map(({ id }) => id)} />
    </>
  ),
};

export function OrdersPage() {
  const pageTabs = usePageTabs();
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

/** Opens the papers of these orders in a tab of their own: the list stays with its selection. */
function PrintLinks({ ids }: { ids: readonly string[] }) {
  const links = [
    { to: adminPaths.packingSlips(ids), label: frOrders.print.printSlips },
    { to: adminPaths.courierSheet(ids), label: frOrders.sheet.title },
  ];
  return (
    <div className="print-links row-2">
      {links.map(({ to, label }) => (
        <ButtonLink key={to} variant="quiet" to={to} target="_blank">
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}
