import { useApolloClient, useMutation } from '@apollo/client/react';

import { graphql } from '../apollo/generated/index.ts';
import type { SignUpInput } from '../apollo/generated/graphql.ts';
import { fr } from '../text/fr.ts';
import { toast } from '../ui/feedback/toast.ts';
import { enter } from './openedSession.ts';
import type { SessionErrors } from './refusals.ts';
import { describeSessionProblem } from './sessionProblem.ts';

const signUpMutation = graphql(`
  mutation SignUp($input: SignUpInput!) {
    signUp(input: $input) {
      ...OpenedSession_payload @unmask
    }
  }
`);

export function useSignUp() {
  const client = useApolloClient();
  const [mutate, { loading: isSigningUp }] = useMutation(signUpMutation);

  const signUp = async (input: SignUpInput): Promise<SessionErrors> => {
    try {
      const { data } = await mutate({ variables: { input } });
      if (!data) return [];
      if (enter(client, data.signUp)) toast.success(fr.account.signUp.done);
      return data.signUp.userErrors;
    } catch (error) {
      toast.error(describeSessionProblem(error, fr.account.signUp));
      return [];
    }
  };
  return { signUp, isSigningUp };
}
