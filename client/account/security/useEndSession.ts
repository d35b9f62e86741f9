import type { ApolloCache } from '@apollo/client';
import { useMutation } from '@apollo/client/react';

import { graphql } from '../../generated/shop/index.ts';
import type { ListedSession_SessionFragment } from '../../generated/shop/graphql.ts';
import { readCustomerId } from '../../apollo/session.ts';
import { announce } from '../../ui/feedback/Announcer.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { payloadOf } from '../payloadOf.ts';
import { accountTexts } from '../account.fr.ts';

graphql(`
  fragment ListedSession_session on CustomerSession {
    id
    createdAt
    lastSeenAt
    device
    isCurrent
  }
`);

const endSessionMutation = graphql(`
  mutation EndSession($id: ID!) {
    payload: endSession(id: $id) {
      sessions {
        ...ListedSession_session
      }
      userErrors {
        code
        message
      }
    }
  }
`);

const endOtherSessionsMutation = graphql(`
  mutation EndOtherSessions {
    payload: endOtherSessions {
      sessions {
        ...ListedSession_session
      }
      userErrors {
        code
        message
      }
    }
  }
`);

export type ListedSession = Omit<ListedSession_SessionFragment, ' $fragmentName'>;

type Payload = { sessions: { id: string }[]; userErrors: { message: string }[] };

export function useEndSession() {
  const [mutate, { loading: isEnding }] = useMutation(endSessionMutation, {
    update: (cache, { data }) => replaceSessions(cache, data?.payload),
  });
  const endSession = async (id: string) =>
    report(await payloadOf(mutate({ variables: { id } })), accountTexts.security.sessions.ended);
  return { endSession, isEnding };
}

export function useEndOtherSessions() {
  const [mutate, { loading: isEnding }] = useMutation(endOtherSessionsMutation, {
    update: (cache, { data }) => replaceSessions(cache, data?.payload),
  });
  const endOthers = async () =>
    report(await payloadOf(mutate()), accountTexts.security.sessions.endedOthers);
  return { endOthers, isEnding };
}

function replaceSessions(cache: ApolloCache, payload: Payload | undefined) {
  if (!payload) return;
  cache.modify({
    id: cache.identify({ __typename: 'Customer', id: readCustomerId() }),
    fields: {
      sessions: (_, { toReference }) =>
        payload.sessions.map(({ id }) => toReference({ __typename: 'CustomerSession', id })),
    },
  });
}

function report(payload: Payload | undefined, done: string) {
  if (!payload) return;
  for (const { message } of payload.userErrors) toast.error(message);
  if (payload.userErrors.length === 0) announce(done);
}
