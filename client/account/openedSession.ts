import type { ApolloClient } from '@apollo/client';

import { graphql } from '../apollo/generated/index.ts';
import type { OpenedSession_PayloadFragment } from '../apollo/generated/graphql.ts';
import { openSession } from '../apollo/session.ts';

/** What log-in, demo log-in and sign-up all ask for. */
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
 * Opens the session that the server gave, if it gave one. The page that shows the form then leaves
 * by itself: it is for visitors.
 */
export function enter(client: ApolloClient, { session }: OpenedSession_PayloadFragment) {
  if (!session) return false;
  const { id, firstName, lastName, email } = session.customer;
  openSession(client, { token: session.token, user: { _id: id, firstName, lastName, email } });
  return true;
}
