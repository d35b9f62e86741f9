import type { ApolloClient } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { tap } from 'rxjs';

import { noteSessionEnded, dropSession, readSession } from './session.ts';
import { hasCode } from './problems.ts';

export function authLink() {
  return new SetContextLink((context) => {
    const token = readSession()?.token;
    if (!token) return context;
    return { ...context, token, headers: { ...context['headers'], authorization: token } };
  });
}

/** Logs out once the token has expired or its session was ended: protected fields are UNAUTHENTICATED, `me` is null. */
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

// Only the refused token: a late response must not close a newer session.
function drop({
  client,
  getContext,
}: { client: ApolloClient } & Pick<ApolloLink.Operation, 'getContext'>) {
  const token: unknown = getContext()['token'];
  if (!token || token !== readSession()?.token) return;
  void dropSession(client);
  noteSessionEnded();
}
