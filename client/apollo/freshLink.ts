import { ApolloLink } from '@apollo/client/link';
import { defer, mergeMap, of, tap, type Observable } from 'rxjs';

/**
 * Asks once more for what was asked about the customer before a change and answered after it: it may
 * tell of the time before, and would overwrite what the change has answered.
 */
export function freshLink() {
  let changes = 0;
  return new ApolloLink((operation, forward) => {
    if (isChange(operation)) return forward(operation).pipe(tap(() => (changes += 1)));
    if (!isAboutCustomer(operation)) return forward(operation);
    const ask = (): Observable<ApolloLink.Result> => {
      const before = changes;
      const again = (result: ApolloLink.Result) => (before === changes ? of(result) : ask());
      return forward(operation).pipe(mergeMap(again));
    };
    return defer(ask);
  });
}

function isChange({ operationType }: ApolloLink.Operation) {
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
