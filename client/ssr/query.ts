import { DocumentTransform } from '@apollo/client';
import { addTypenameToDocument } from '@apollo/client/utilities';

import type { RunQuery } from '#shared/page-renderer.ts';
import type { QueryResult } from './normalized.ts';

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
