import { useQuery } from '@apollo/client/react';

import { frOrders } from '../../../text/fr.admin.orders.ts';
import { LoadProblem } from '../../../ui/feedback/LoadProblem.tsx';
import { Loader } from '../../../ui/feedback/Loader.tsx';
import { TabLinks } from '../../../ui/TabLinks.tsx';
import { describeProblem } from '../../apollo/problems.ts';
import { graphql } from '../../generated/index.ts';
import { liveQuery } from '../../page/liveQuery.ts';
import { PageFrame } from '../../page/PageFrame.tsx';
import { PageLinks } from '../../page/PageLinks.tsx';
import { SearchField } from '../../page/SearchField.tsx';
import { useFilterAddress, withParameter } from '../../page/useFilterAddress.ts';
import { DateFilter } from './DateFilter.tsx';
import { NoOrders } from './NoOrders.tsx';
import { orderParameters, orderTabs, readOrderFilters, toOrderFilter } from './orderFilters.ts';
import './Orders.css';
import { OrdersTable } from './OrdersTable.tsx';

const ordersPageQuery = graphql(`
  query AdminOrdersPage($filter: OrderFilter!, $after: String) {
    orders(filter: $filter, first: 20, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        ...OrdersTable_order @unmask
      }
    }
  }
`);

export function OrdersPage() {
  const { parameters, change, after } = useFilterAddress();
  const filters = readOrderFilters(parameters);
  const current = useQuery(ordersPageQuery, {
    variables: { filter: toOrderFilter(filters), after },
    ...liveQuery,
  });
  const { error, previousData, refetch } = current;
  const data = current.data ?? previousData;
  const orders = data?.orders;
  return (
    <PageFrame
      title={frOrders.title}
      note={
        <output className="orders__count">{orders ? frOrders.count(orders.totalCount) : ''}</output>
      }
    >
      <div className="orders__filters">
        <SearchField
          label={frOrders.search}
          placeholder={frOrders.searchHint}
          value={filters.search}
          onSearch={(text) => change({ [orderParameters.search]: text })}
        />
        <DateFilter from={filters.from} to={filters.to} onChange={change} />
      </div>
      <TabLinks
        label={frOrders.tabs.label}
        tabs={orderTabs.map(({ name, label }) => ({
          label,
          to: withParameter(parameters, orderParameters.tab, name),
          isCurrent: name === filters.tab?.name,
        }))}
      />
      {error && !current.data ? (
        <LoadProblem text={describeProblem(error)} onRetry={() => void refetch()} />
      ) : !orders ? (
        <Loader />
      ) : orders.nodes.length === 0 ? (
        <NoOrders isFiltered={parameters.size > 0} />
      ) : (
        <>
          <OrdersTable key={parameters.toString()} orders={orders.nodes} isStale={!current.data} />
          <PageLinks pageInfo={orders.pageInfo} parameters={parameters} />
        </>
      )}
    </PageFrame>
  );
}
