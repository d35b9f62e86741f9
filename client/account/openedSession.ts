import type { ApolloClient } from '@apollo/client';

import { graphql } from '../generated/shop/index.ts';
import type { OpenedSession_PayloadFragment } from '../generated/shop/graphql.ts';
import { openSession } from '../apollo/session.ts';

export const openedSessionFragment = graphql(`
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
