import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';

import { graphql } from '../../generated/shop/index.ts';
import { describeError } from '../../apollo/problems.ts';
import { dayInRabat } from '../../apollo/today.ts';
import { download } from '../../ui/download.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { accountTexts } from '../account.fr.ts';

const dataExportQuery = graphql(`
  query DataExport {
    me {
      id
      dataExport
    }
  }
`);

const texts = accountTexts.data.export;

/** Downloads what the shop stores about the customer, as a file of JSON. */
export function useDataExport() {
  const client = useApolloClient();
  const [isExporting, setIsExporting] = useState(false);

  const exportData = async () => {
    setIsExporting(true);
    try {
      const { data } = await client.query({ query: dataExportQuery, fetchPolicy: 'no-cache' });
      if (!data?.me) return;
      download(data.me.dataExport, 'application/json', texts.fileName(dayInRabat(new Date())));
      toast.success(texts.done);
    } catch (error) {
      toast.error(describeError(error));
    } finally {
      setIsExporting(false);
    }
  };
  return { exportData, isExporting };
}
