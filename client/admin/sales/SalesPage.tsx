import { useQuery } from '@apollo/client/react';

import { describeBadInput } from '../../apollo/problems.ts';
import { graphql } from '../../generated/admin/index.ts';
import { frSales } from '../../text/admin/sales.fr.ts';
import { cx } from '../../ui/cx.ts';
import { TabLinks } from '../../ui/TabLinks.tsx';
import { withParameter } from '../list/listAddress.ts';
import { ListFilter, type Filter } from '../list/ListFilter.tsx';
import '../list/ListPage.css';
import { Loaded, liveQuery } from '../page/Loaded.tsx';
import { PageFrame } from '../page/PageFrame.tsx';
import './Sales.css';
import { RefusalTables } from './RefusalTables.tsx';
import { SalesChart } from './SalesChart.tsx';
import { SalesTables } from './SalesTables.tsx';
import { SalesTotals } from './SalesTotals.tsx';
import { periodNames, salesParameters, useSalesAddress } from './useSalesAddress.ts';

const salesPageQuery = graphql(`
  query AdminSalesPage($period: SalesPeriod!, $from: String, $to: String) {
    sales(period: $period, from: $from, to: $to) {
      ...SalesTotals_sales
      ...SalesChart_sales
      ...SalesTables_sales
      ...RefusalTables_sales
    }
  }
`);

const days: Filter = {
  kind: 'days',
  label: frSales.choose,
  from: salesParameters.from,
  to: salesParameters.to,
};

/** Sales by day, week or month, compared with the time before, with what refusals cost and calls saved. */
export function SalesPage() {
  const { address, variables } = useSalesAddress();
  const { data, previousData, error, refetch } = useQuery(salesPageQuery, {
    ...liveQuery,
    variables,
  });
  const shown = error && !data ? undefined : (data ?? previousData);
  const badDates = describeBadInput(error);
  return (
    <PageFrame title={frSales.title}>
      <TabLinks
        label={frSales.periods}
        tabs={periodNames.map(([name, period]) => ({
          label: frSales.tabs[period],
          to: withParameter(address.parameters, salesParameters.period, name),
          isCurrent: period === variables.period,
        }))}
      />
      <div className="list-page__filters">
        <ListFilter filter={days} address={address} />
      </div>
      {badDates === null ? (
        <Loaded result={{ data: shown, error, refetch }}>
          {({ sales }) => (
            <div className={cx('admin-columns', !data && 'sales--stale')}>
              <SalesTotals sales={sales} />
              <SalesChart sales={sales} />
              <SalesTables sales={sales} />
              <RefusalTables sales={sales} />
            </div>
          )}
        </Loaded>
      ) : (
        <p className="sales-problem" role="alert">
          {badDates}
        </p>
      )}
    </PageFrame>
  );
}
