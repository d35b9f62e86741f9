import { useApolloClient, useMutation } from '@apollo/client/react';

import { graphql } from '../apollo/generated/index.ts';
import { fr } from '../text/fr.ts';
import { toast } from '../ui/feedback/toast.ts';
import { enter } from './openedSession.ts';
import type { SessionErrors } from './refusals.ts';
import { describeSessionProblem } from './sessionProblem.ts';

const logInMutation = graphql(`
  mutation LogIn($input: LogInInput!) {
    logIn(input: $input) {
      ...OpenedSession_payload @unmask
    }
  }
`);

/**
 * Opens a session. `logIn` resolves to the server's errors; what has no field is a toast already.
 */
export function useLogIn() {
  const client = useApolloClient();
  const [mutate, { loading: isLoggingIn }] = useMutation(logInMutation);

  const logIn = async (input: { email: string; password: string }): Promise<SessionErrors> => {
    try {
      const { data } = await mutate({ variables: { input } });
      if (!data) return [];
      if (enter(client, data.logIn)) toast.success(fr.account.logIn.done);
      return data.logIn.userErrors;
    } catch (error) {
      toast.error(describeSessionProblem(error, fr.account.logIn));
      return [];
    }
  };
  return { logIn, isLoggingIn };
}
