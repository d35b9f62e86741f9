import { DocumentTransform, type DocumentNode, type OperationVariables } from '@apollo/client';
import { addTypenameToDocument } from '@apollo/client/utilities';

import type { RunQuery } from '#shared/page-renderer.ts';

/** Adds type names like Apollo's cache. */
const withTypenames = new DocumentTransform(addTypenameToDocument);

/** A query without typenames, and its data with them. */
export type QueryResult = { query: DocumentNode; variables: OperationVariables; data: object };

/** Wraps `runQuery`; each answer is also added to `results`. */
export function recordResults(runQuery: RunQuery, results: QueryResult[]): RunQuery {
  return async (query, variables) => {
    const withTypes: typeof query = withTypenames.transformDocument(query);
    const data = await runQuery(withTypes, variables);
    if (data) results.push({ query, variables, data });
    return data;
  };
}
