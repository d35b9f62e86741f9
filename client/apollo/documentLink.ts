import { ApolloLink, HttpLink, type DocumentNode } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { catchError, throwError } from 'rxjs';

/**
 * Sends the ids of documents instead of their texts. A shop of another version may not know an id: it
 * gets the text.
 */
export function documentLink() {
  const byId = new ApolloLink((operation, forward) => {
    const id = documentIdOf(operation.query);
    if (id === null) return forward(operation);
    operation.setContext({ http: { includeQuery: false, includeExtensions: true } });
    operation.extensions['documentId'] = id;
    return forward(operation).pipe(
      catchError((error: unknown) => {
        if (!isUnknownDocument(error)) return throwError(() => error);
        operation.setContext({ http: { includeQuery: true, includeExtensions: false } });
        return forward(operation);
      }),
    );
  });
  return ApolloLink.from([byId, new HttpLink({ uri: '/graphql', fetch: fetchById })]);
}

/** The id that codegen has put into a document. */
export function documentIdOf(document: DocumentNode & { __meta__?: { hash?: unknown } }) {
  const { __meta__: meta } = document;
  return typeof meta?.hash === 'string' ? meta.hash : null;
}

function isUnknownDocument(error: unknown) {
  return ServerError.is(error) && error.bodyText.includes('"UNKNOWN_DOCUMENT"');
}

/** HttpLink has no other place for the id than the extensions. */
const fetchById: typeof fetch = (uri, options) => {
  if (typeof options?.body !== 'string') return fetch(uri, options);
  const { extensions, ...body } = JSON.parse(options.body);
  return fetch(uri, { ...options, body: JSON.stringify({ ...body, ...extensions }) });
};
