import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';

import type { SalesTable } from '../../generated/admin/graphql.ts';
import { graphql } from '../../generated/admin/index.ts';
import { frSales } from '../../text/fr.admin.sales.ts';
import { Button } from '../../ui/button/Button.tsx';
import { download } from '../../ui/download.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { describeProblem } from '../apollo/useAdminMutation.ts';
import { useSalesAddress } from './useSalesAddress.ts';

const csvQuery = graphql(`
  query AdminSalesCsv($period: SalesPeriod!, $from: String, $to: String, $table: SalesTable!) {
    sales(period: $period, from: $from, to: $to) {
      from
      to
      csv(table: $table, isForExcel: true)
    }
  }
`);

type Props = { table: SalesTable; title: string };

/** Downloads a table of the page with all of its rows. */
export function CsvButton({ table, title }: Props) {
  const client = useApolloClient();
  const { variables } = useSalesAddress();
  const [isBusy, setIsBusy] = useState(false);

  const save = async () => {
    setIsBusy(true);
    try {
      const { data } = await client.query({
        query: csvQuery,
        variables: { ...variables, table },
        fetchPolicy: 'no-cache',
      });
      if (!data) return;
      const { csv, from, to } = data.sales;
      download(csv, 'text/csv;charset=utf-8', frSales.csv.fileName(title, from, to));
    } catch (error) {
      toast.error(describeProblem(error));
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <Button
      variant="ghost"
      disabled={isBusy}
      aria-label={frSales.csv.named(title)}
      onClick={() => void save()}
    >
      {frSales.csv.label}
    </Button>
  );
}
