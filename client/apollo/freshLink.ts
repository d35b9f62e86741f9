import { ApolloLink } from '@apollo/client/link';
import { defer, mergeMap, of, tap, type Observable } from 'rxjs';

const MAX_REPEATS = 3;

/**
 * Repeats a query about the customer that overlapped with a mutation: its response may be older than
 * that of the mutation, and would overwrite it in the cache.
 */
export function freshLink() {
  let mutations = 0;
  return new ApolloLink((operation, forward) => {
    if (isMutation(operation)) return forward(operation).pipe(tap(() => (mutations += 1)));
    if (!isAboutCustomer(operation)) return forward(operation);
    const request = (repeats: number): Observable<ApolloLink.Result> =>
      defer(() => {
        const before = mutations;
        return forward(operation).pipe(
          mergeMap((result) =>
            before === mutations || repeats === MAX_REPEATS ? of(result) : request(repeats + 1),
          ),
        );
      });
    return request(0);
  });
}

function isMutation({ operationType }: ApolloLink.Operation) {
  return operationType === 'mutation';
}

function isAboutCustomer({ query }: ApolloLink.Operation) {
  return query.definitions.some(
    (definition) =>
      definition.kind === 'OperationDefinition' &&
      definition.selectionSet.selections.some(
        (selection) => selection.kind === 'Field' && selection.name.value === 'me',
      ),
  );
}
