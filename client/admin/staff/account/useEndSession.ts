import { useMutation } from '@apollo/client/react';

import { frAdmin } from '../../../text/fr.admin.ts';
import { announce } from '../../../ui/feedback/announce.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { payloadOf } from '../../apollo/problems.ts';
import { graphql } from '../../generated/index.ts';

const endSessionMutation = graphql(`
  mutation AdminEndSession($id: ID!) {
    payload: endSession(id: $id) {
      me {
        id
        sessions {
          ...StaffSessions_session @unmask
        }
      }
      userErrors {
        message
      }
    }
  }
`);

const endOtherSessionsMutation = graphql(`
  mutation AdminEndOtherSessions {
    payload: endOtherSessions {
      me {
        id
        sessions {
          ...StaffSessions_session @unmask
        }
      }
      userErrors {
        message
      }
    }
  }
`);

const texts = frAdmin.account;

/** Of one's own sessions; the answer has those that are left. */
export function useEndSession() {
  const [end, { loading: isEndingOne }] = useMutation(endSessionMutation);
  const [endAll, { loading: isEndingOthers }] = useMutation(endOtherSessionsMutation);
  return {
    isEnding: isEndingOne || isEndingOthers,
    endSession: async (id: string) =>
      report(await payloadOf(end({ variables: { id } })), texts.ended),
    endOthers: async () => report(await payloadOf(endAll()), texts.endedOthers),
  };
}

function report(payload: { userErrors: readonly { message: string }[] } | undefined, done: string) {
  if (!payload) return;
  for (const { message } of payload.userErrors) toast.error(message);
  if (payload.userErrors.length === 0) announce(done);
}
