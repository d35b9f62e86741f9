import { DocumentTransform } from '@apollo/client';
import type { ApolloCache, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { addTypenameToDocument } from '@apollo/client/utilities';

/** Runs a query as a guest, in the same process; null for bad input such as an invalid cursor. */
export type RunQuery = <Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => Promise<Data | null>;

/** As the cache does it, whose own is made anew for each page. */
const withTypenames = new DocumentTransform(addTypenameToDocument);

/** As `runQuery`; the data is also written to `results` and to the cache. */
export function recordResults(
  runQuery: RunQuery,
  cache: ApolloCache,
  results: Map<unknown, unknown>,
): RunQuery {
  return async (query, variables) => {
    const document: typeof query = withTypenames.transformDocument(query);
    const data = await runQuery(document, variables);
    if (data) {
      cache.write<unknown>({ dataId: 'ROOT_QUERY', query, variables, result: data });
      results.set(query, data);
    }
    return data;
  };
}
