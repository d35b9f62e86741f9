import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';

import { graphql } from '../../generated/admin/index.ts';
import { frInvoices } from '../../text/fr.admin.invoices.ts';
import { download } from '../../ui/download.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { describeProblem } from '../apollo/useAdminMutation.ts';

const csvQuery = graphql(`
  query AdminInvoicesCsv($month: String!) {
    invoicesCsv(month: $month, isForExcel: true)
  }
`);

/** Downloads a month's invoices and credit notes for the accountant. */
export function useMonthCsv(month: string) {
  const client = useApolloClient();
  const [isLoading, setIsLoading] = useState(false);

  const save = async () => {
    setIsLoading(true);
    try {
      const { data } = await client.query({
        query: csvQuery,
        variables: { month },
        fetchPolicy: 'no-cache',
      });
      if (!data) return;
      download(data.invoicesCsv, 'text/csv;charset=utf-8', frInvoices.fileName(month));
      toast.success(frInvoices.downloaded);
    } catch (error) {
      toast.error(describeProblem(error));
    } finally {
      setIsLoading(false);
    }
  };
  return { save, isLoading };
}
