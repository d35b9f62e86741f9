import type { ApolloClient } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { tap } from 'rxjs';

import { hasCode } from './problems.ts';
import { closeSession, readSession } from './session.ts';

/** Sends the session's token with each request. */
export function authLink() {
  return new SetContextLink((context) => {
    const token = readSession()?.token;
    if (!token) return context;
    return { ...context, token, headers: { ...context['headers'], authorization: token } };
  });
}

/**
 * Logs out, quietly, once the server no longer knows the token: protected fields answer
 * UNAUTHENTICATED, `me` answers null.
 */
export function expiryLink() {
  const watchMe = new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap((result) => {
        if (result.data && 'me' in result.data && result.data['me'] === null) drop(operation);
      }),
    ),
  );
  const watchErrors = new ErrorLink(({ error, operation }) => {
    if (hasCode(error, 'UNAUTHENTICATED')) drop(operation);
  });
  return ApolloLink.from([watchErrors, watchMe]);
}

// Only the token that was refused: a late answer must not close the session opened since.
function drop({
  client,
  getContext,
}: { client: ApolloClient } & Pick<ApolloLink.Operation, 'getContext'>) {
  const token: unknown = getContext()['token'];
  if (token && token === readSession()?.token) void closeSession(client);
}
