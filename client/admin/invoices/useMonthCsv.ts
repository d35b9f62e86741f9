import { graphql } from '../../generated/admin/index.ts';
import { frInvoices } from '../../text/admin/invoices.fr.ts';
import { useCsvDownload } from '../page/useCsvDownload.ts';

const csvQuery = graphql(`
  query AdminInvoicesCsv($month: String!) {
    invoicesCsv(month: $month, isForExcel: true)
  }
`);

/** Downloads a month's invoices and credit notes for the accountant. */
export function useMonthCsv(month: string) {
  return useCsvDownload(async (client) => {
    const { data } = await client.query({
      query: csvQuery,
      variables: { month },
      fetchPolicy: 'no-cache',
    });
    return data ? { csv: data.invoicesCsv, fileName: frInvoices.fileName(month) } : null;
  }, frInvoices.downloaded);
}
