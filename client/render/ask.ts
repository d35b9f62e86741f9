import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';

/**
 * Asks the shop's schema, in the same process, for what a visitor may see. Refused questions, such
 * as those with a cursor that nobody gave out, are answered with null.
 */
export type Ask = <Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => Promise<Data | null>;

/** Asks, and puts the answer into the page's cache; null when it was refused. */
export async function fill<Data, Variables extends OperationVariables>(
  { cache }: ApolloClient,
  ask: Ask,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data | null> {
  // With the type names that the cache goes by.
  const document: typeof query = cache.transformDocument(query);
  const result = await ask(document, variables);
  if (result) cache.write<unknown>({ dataId: 'ROOT_QUERY', query, variables, result });
  return result;
}
