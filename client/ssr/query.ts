import { DocumentTransform } from '@apollo/client';
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { addTypenameToDocument } from '@apollo/client/utilities';

import type { QueryResult } from './normalized.ts';

/** Runs a query as a guest, in the same process; null for bad input such as an invalid cursor. */
export type RunQuery = <Data extends object, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => Promise<Data | null>;

/** As Apollo's cache does it. */
const withTypenames = new DocumentTransform(addTypenameToDocument);

/** As `runQuery`; what it answers is also added to `results`, by document. */
export function recordResults(runQuery: RunQuery, results: Map<unknown, QueryResult>): RunQuery {
  return async (document, variables) => {
    const query: typeof document = withTypenames.transformDocument(document);
    const data = await runQuery(query, variables);
    if (data) results.set(document, { query, variables, data });
    return data;
  };
}
