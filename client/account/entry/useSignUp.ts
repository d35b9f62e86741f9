import { graphql } from '../../generated/shop/index.ts';
import type { SignUpInput } from '../../generated/shop/graphql.ts';
import { accountTexts } from '../account.fr.ts';
import { useOpenSession } from './useOpenSession.ts';

const signUpMutation = graphql(`
  mutation SignUp($input: SignUpInput!) {
    payload: signUp(input: $input) {
      ...OpenedSession_payload
    }
  }
`);

/** Opens an account and its first session. */
export function useSignUp() {
  const { open, isOpening } = useOpenSession(signUpMutation, accountTexts.signUp);
  const signUp = (input: SignUpInput) => open({ input });
  return { signUp, isSigningUp: isOpening };
}
