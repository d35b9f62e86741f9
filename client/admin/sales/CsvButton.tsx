import type { SalesTable } from '../../generated/admin/graphql.ts';
import { graphql } from '../../generated/admin/index.ts';
import { frSales } from '../../text/admin/sales.fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useCsvDownload } from '../page/useCsvDownload.ts';
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

/** Downloads a table of the page with all of its rows. */
export function CsvButton({ table, title }: { table: SalesTable; title: string }) {
  const { variables } = useSalesAddress();
  const { save, isBusy } = useCsvDownload(async (client) => {
    const { data } = await client.query({
      query: csvQuery,
      variables: { ...variables, table },
      fetchPolicy: 'no-cache',
    });
    if (!data) return null;
    const { csv, from, to } = data.sales;
    return { csv, fileName: frSales.csv.fileName(title, from, to) };
  });

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
