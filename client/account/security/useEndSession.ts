import { replaceCustomerList } from '../../apollo/customerLists.ts';
import { usePayload } from '../../apollo/usePayload.ts';
import type { ListedSession_SessionFragment } from '../../generated/shop/graphql.ts';
import { graphql } from '../../generated/shop/index.ts';
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

export type ListedSession = ListedSession_SessionFragment;

const texts = accountTexts.security.sessions;

export const useEndSession = () =>
  usePayload(endSessionMutation, {
    announced: texts.ended,
    update: (cache, { data }) => replaceCustomerList(cache, 'sessions', data?.payload.sessions),
  });

export const useEndOtherSessions = () =>
  usePayload(endOtherSessionsMutation, {
    announced: texts.endedOthers,
    update: (cache, { data }) => replaceCustomerList(cache, 'sessions', data?.payload.sessions),
  });
