import { ApolloLink, type DocumentNode } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { parseAndCheckHttpResponse } from '@apollo/client/link/http';
import { print } from '@apollo/client/utilities';
import { catchError, throwError, type Observable } from 'rxjs';
import { fromFetch } from 'rxjs/fetch';

/**
 * Sends the ids of documents instead of their texts. A shop of another version may not know an id: it
 * gets the text. Apollo's HttpLink has no place for an id beside the variables.
 */
export function documentLink() {
  return new ApolloLink((operation) => {
    const documentId = documentIdOf(operation.query);
    const sendText = () => send(operation, { query: print(operation.query) });
    if (documentId === null) return sendText();
    return send(operation, { documentId }).pipe(
      catchError((error: unknown) =>
        isUnknownDocument(error) ? sendText() : throwError(() => error),
      ),
    );
  });
}

function send(
  operation: ApolloLink.Operation,
  document: { query: string } | { documentId: string },
): Observable<ApolloLink.Result> {
  const { operationName, variables } = operation;
  const { headers, fetchOptions } = operation.getContext();
  return fromFetch('/graphql', {
    ...fetchOptions,
    method: 'POST',
    headers: {
      accept: 'application/graphql-response+json,application/json;q=0.9',
      'content-type': 'application/json',
      ...headers,
    },
    body: JSON.stringify({ operationName, variables, ...document }),
    selector: parseAndCheckHttpResponse(operation),
  });
}

/** The id that codegen has put into a document. */
export function documentIdOf(document: DocumentNode & { __meta__?: { hash?: unknown } }) {
  const { __meta__: meta } = document;
  return typeof meta?.hash === 'string' ? meta.hash : null;
}

function isUnknownDocument(error: unknown) {
  return ServerError.is(error) && error.bodyText.includes('"UNKNOWN_DOCUMENT"');
}
