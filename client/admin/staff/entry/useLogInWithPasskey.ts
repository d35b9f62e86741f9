import { useMutation } from '@apollo/client/react';

import { describePasskeyProblem, signWithPasskey } from '../../../ui/passkeys/webauthn.ts';
import { payloadOf } from '../../apollo/problems.ts';
import { graphql } from '../../generated/index.ts';
import type { Reply } from '../../page/useAdminForm.ts';
import { writeMe, type Me } from '../me.ts';

const startPasskeyLogInMutation = graphql(`
  mutation AdminStartPasskeyLogIn {
    payload: startPasskeyLogIn {
      options
      userErrors {
        message
      }
    }
  }
`);

const logInWithPasskeyMutation = graphql(`
  mutation AdminLogInWithPasskey($response: String!) {
    payload: logInWithPasskey(response: $response) {
      me {
        id
        email
        name
        role
      }
      userErrors {
        message
      }
    }
  }
`);

/** The function resolves to undefined if the browser's dialog was dismissed. */
export function useLogInWithPasskey() {
  const [start] = useMutation(startPasskeyLogInMutation);
  const [logIn] = useMutation(logInWithPasskeyMutation, {
    update: (cache, { data }) => {
      if (data?.payload.me) writeMe(cache, data.payload.me);
    },
  });
  return async (): Promise<(Reply & { me?: Me | null }) | undefined> => {
    const started = await payloadOf(start());
    if (!started?.options) return started;
    try {
      const response = await signWithPasskey(started.options);
      return response === null ? undefined : await payloadOf(logIn({ variables: { response } }));
    } catch (error) {
      return { userErrors: [{ message: describePasskeyProblem(error) }] };
    }
  };
}
