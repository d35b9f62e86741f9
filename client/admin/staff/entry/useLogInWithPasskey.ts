import { describePasskeyProblem, signWithPasskey } from '../../../ui/passkeys/webauthn.ts';
import type { Reply } from '../../../apollo/usePayload.ts';
import { useAdminMutation } from '../../apollo/useAdminMutation.ts';
import { graphql } from '../../../generated/admin/index.ts';
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
  const start = useAdminMutation(startPasskeyLogInMutation);
  const logIn = useAdminMutation(logInWithPasskeyMutation, { update: writeMe });
  return async (): Promise<(Reply & { me?: Me | null }) | undefined> => {
    const started = await start.send({});
    if (!started?.options) return started;
    try {
      const response = await signWithPasskey(started.options);
      return response === null ? undefined : await logIn.send({ response });
    } catch (error) {
      return { userErrors: [{ message: describePasskeyProblem(error) }] };
    }
  };
}
