import { useApolloClient, useMutation } from '@apollo/client/react';

import { graphql } from '../apollo/generated/index.ts';
import { fr } from '../text/fr.ts';
import { toast } from '../ui/feedback/toast.ts';
import { enter } from './openedSession.ts';
import { describeSessionProblem } from './sessionProblem.ts';

const logInAsDemoMutation = graphql(`
  mutation LogInAsDemo {
    logInAsDemo {
      ...OpenedSession_payload @unmask
    }
  }
`);

/** Opens a session on a private copy of the demo account. */
export function useLogInAsDemo() {
  const client = useApolloClient();
  const [mutate, { loading: isLoggingIn }] = useMutation(logInAsDemoMutation);

  const logInAsDemo = async () => {
    try {
      const { data } = await mutate();
      if (!data) return;
      if (enter(client, data.logInAsDemo)) toast.success(fr.account.logIn.done);
      for (const { message } of data.logInAsDemo.userErrors) toast.error(message);
    } catch (error) {
      toast.error(describeSessionProblem(error, fr.account.logIn));
    }
  };
  return { logInAsDemo, isLoggingIn };
}
