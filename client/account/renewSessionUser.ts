import type { ApolloClient } from '@apollo/client';

import { openSession, readSession } from '../apollo/session.ts';

type User = { id: string; firstName: string; lastName: string; email: string };

/** Corrects the name and e-mail that the session stores for the first paint. */
export function renewSessionUser(client: ApolloClient, user: User) {
  const session = readSession();
  const { id: _id, firstName, lastName, email } = user;
  const { _id: currentId } = session?.user ?? {};
  if (!session || currentId !== _id) return;
  openSession(client, { token: session.token, user: { _id, firstName, lastName, email } });
}
