import type { ApolloClient } from '@apollo/client';

import { graphql } from '../../generated/shop/index.ts';
import type { OpenedSession_PayloadFragment } from '../../generated/shop/graphql.ts';
import { openSession, readSession, type BrowserSession } from '../../apollo/session.ts';

graphql(`
  fragment OpenedSession_payload on SessionPayload {
    session {
      token
      customer {
        id
        firstName
        lastName
        email
      }
    }
    userErrors {
      code
      field
      message
    }
  }
`);

/**
 * Opens the session of the payload, if there is one. The route then redirects: it is for guests.
 */
export function enter(client: ApolloClient, { session }: OpenedSession_PayloadFragment) {
  if (!session) return false;
  const { id, firstName, lastName, email } = session.customer;
  openSession(client, { token: session.token, user: { _id: id, firstName, lastName, email } });
  return true;
}

type User = { id: string; firstName: string; lastName: string; email: string };

/** Corrects the name and e-mail that the session stores for the first paint. */
export function renewSessionUser(client: ApolloClient, user: User) {
  const session = readSession();
  const { id: _id, firstName, lastName, email } = user;
  const { _id: currentId } = session?.user ?? {};
  if (!session || currentId !== _id) return;
  openSession(client, { token: session.token, user: { _id, firstName, lastName, email } });
}

/** The published demo customer and its private copies have this address, which never changes. */
const demoEmail = 'demo@belle-vue.example';

export function isDemoAccount(session: BrowserSession | null) {
  return session?.user.email === demoEmail;
}
