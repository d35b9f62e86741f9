import { MAX_STATEMENT_BYTES } from '#shared/policies.ts';
import { useState } from 'react';

import type {
  AdminPreviewStatementMutation,
  StatementColumnsInput,
} from '../../generated/admin/graphql.ts';
import { graphql } from '../../generated/admin/index.ts';
import { frMoney } from '../../text/admin/orders/money.fr.ts';
import { shopTexts } from '../../text/shop.fr.ts';
import { announce } from '../../ui/feedback/Announcer.tsx';
import { uploadForPayload } from '../pictures/uploadForPayload.ts';

const previewStatementMutation = graphql(`
  mutation AdminPreviewStatement($carrierId: ID!, $file: Upload!, $columns: StatementColumnsInput) {
    payload: previewStatement(carrierId: $carrierId, file: $file, columns: $columns) {
      statement {
        id
      }
      headings
      columns {
        parcelNumber
        amount
        fee
      }
      userErrors {
        field
        message
      }
    }
  }
`);

export type ReadFile = AdminPreviewStatementMutation['payload'];

const { statement: texts } = frMoney;

/** Sends a statement to be read; `result` is what came back where there is something to do about it. */
export function useStatement(onRead: (id: string, problems: readonly string[]) => void) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [result, setResult] = useState<ReadFile | null>(null);

  const read = async (carrierId: string, file: File | null, columns: StatementColumnsInput) => {
    if (isBusy) return;
    setFailure(null);
    if (!file || file.size > MAX_STATEMENT_BYTES) {
      setFailure(file ? texts.tooLarge : texts.missing);
      return;
    }
    setIsBusy(true);
    announce(texts.reading);
    try {
      const payload = await uploadForPayload({
        mutation: previewStatementMutation,
        variables: { carrierId, columns },
        filesName: 'file',
        files: file,
      });
      const { statement, userErrors } = payload;
      setResult(payload);
      const messages = userErrors.map(({ message }) => message);
      if (statement) onRead(statement.id, messages);
      else setFailure(messages.join(' '));
    } catch (error) {
      setFailure(error instanceof Error ? error.message : shopTexts.problems.unexpected);
    } finally {
      setIsBusy(false);
    }
  };

  return { read, isBusy, failure, result };
}
