import { MAX_UPLOAD_BYTES } from '#shared/policies.ts';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';

import type { AdminImportCustomersMutation } from '../../generated/admin/graphql.ts';
import { graphql } from '../../generated/admin/index.ts';
import { frImport } from '../../text/admin/products/import.fr.ts';
import { shopTexts } from '../../text/shop.fr.ts';
import { announce } from '../../ui/feedback/Announcer.tsx';
import { uploadForPayload } from '../pictures/uploadForPayload.ts';
import type { ChosenColumns } from '../products/import/ImportColumns.tsx';

const importMutation = graphql(`
  mutation AdminImportCustomers(
    $file: Upload!
    $dryRun: Boolean!
    $columns: [ImportColumnInput!]!
  ) {
    payload: importCustomers(file: $file, dryRun: $dryRun, columns: $columns) {
      added
      unchanged
      customers {
        line
        name
        email
        hasAddress
        outcome
      }
      headings {
        heading
        column
      }
      leftOut {
        field
        message
      }
      notes {
        field
        message
      }
      userErrors {
        field
        message
      }
    }
  }
`);

export type ImportedCustomers = AdminImportCustomersMutation['payload'];

/** `sent` is from 0 to 1; then the server reads, or writes. */
export type CustomersState =
  | { step: 'CHOOSE'; failure: string | null }
  | { step: 'BUSY'; isTrial: boolean; sent: number }
  | { step: 'PREVIEW' | 'DONE'; result: ImportedCustomers };

export const countsOf = ({ added, unchanged, leftOut }: ImportedCustomers) =>
  [
    frImport.counts.ADDED(added ?? 0),
    frImport.counts.UNCHANGED(unchanged ?? 0),
    frImport.counts.LEFT_OUT(leftOut?.length ?? 0),
  ].join(', ');

/** A file of customers that is tried at once and at each choice, and imported once it is confirmed. */
export function useCustomersImport() {
  const client = useApolloClient();
  const [file, setFile] = useState<File | null>(null);
  const [columns, setColumns] = useState<ChosenColumns>({});
  const [state, setState] = useState<CustomersState>({ step: 'CHOOSE', failure: null });

  const send = (chosen: File, choice: ChosenColumns, isTrial: boolean) =>
    uploadForPayload({
      mutation: importMutation,
      variables: {
        dryRun: isTrial,
        columns: Object.entries(choice).map(([heading, column]) => ({ heading, column })),
      },
      filesName: 'file',
      files: chosen,
      onProgress: (sent) => setState({ step: 'BUSY', isTrial, sent }),
    });

  const run = async (chosen: File, choice: ChosenColumns, isTrial: boolean) => {
    setState({ step: 'BUSY', isTrial, sent: 0 });
    try {
      const result = await send(chosen, choice, isTrial);
      const isDone = !isTrial && result.userErrors.length === 0;
      setState({ step: isDone ? 'DONE' : 'PREVIEW', result });
      announce(result.userErrors[0]?.message ?? countsOf(result));
      // Earlier lists do not have them.
      if (isDone) await client.refetchQueries({ include: 'active' });
    } catch (error) {
      const failure = error instanceof Error ? error.message : shopTexts.problems.unexpected;
      setState({ step: 'CHOOSE', failure });
    }
  };

  const choose = ([chosen]: readonly File[]) => {
    if (!chosen || state.step === 'BUSY') return;
    if (chosen.size > MAX_UPLOAD_BYTES) {
      setState({ step: 'CHOOSE', failure: frImport.tooLarge });
      return;
    }
    setFile(chosen);
    setColumns({});
    void run(chosen, {}, true);
  };

  const chooseColumns = (choice: ChosenColumns) => {
    setColumns(choice);
    if (file) void run(file, choice, true);
  };

  const confirm = () => {
    if (file) void run(file, columns, false);
  };

  return { file, columns, state, choose, chooseColumns, confirm };
}
