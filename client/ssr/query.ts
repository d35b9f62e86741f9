import type { ApolloCache, OperationVariables, TypedDocumentNode } from '@apollo/client';

/**
 * Asks the shop's schema, in the same process, for what a visitor may see. Refused questions, such
 * as those with a cursor that nobody gave out, are answered with null.
 */
export type RunQuery = <Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => Promise<Data | null>;

/** As `ask`; what it was answered is in `answers` and in the cache that the browser begins with. */
export function noteAnswers(
  ask: RunQuery,
  cache: ApolloCache,
  answers: Map<unknown, unknown>,
): RunQuery {
  return async (query, variables) => {
    // With the type names that the cache goes by.
    const document: typeof query = cache.transformDocument(query);
    const result = await ask(document, variables);
    if (result) {
      cache.write<unknown>({ dataId: 'ROOT_QUERY', query, variables, result });
      answers.set(query, result);
    }
    return result;
  };
}
