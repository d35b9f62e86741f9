import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';

import { download } from '../../ui/download.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { toastProblem } from '../apollo/useAdminMutation.ts';

type CsvFile = { csv: string; fileName: string };

/** Saves what `read` fetches; a toast says `done`, or what went wrong. */
export function useCsvDownload(
  read: (client: ApolloClient) => Promise<CsvFile | null>,
  done?: string,
) {
  const client = useApolloClient();
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    setIsBusy(true);
    try {
      const file = await read(client);
      if (!file) return;
      download(file.csv, 'text/csv;charset=utf-8', file.fileName);
      if (done !== undefined) toast.success(done);
    } catch (error) {
      toastProblem(error);
    } finally {
      setIsBusy(false);
    }
  };
  return { save, isBusy };
}
