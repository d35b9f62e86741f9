import { graphql } from '../../generated/shop/index.ts';
import { accountTexts } from '../account.fr.ts';
import { useOpenSession } from './useOpenSession.ts';

const logInMutation = graphql(`
  mutation LogIn($input: LogInInput!) {
    payload: logIn(input: $input) {
      ...OpenedSession_payload
    }
  }
`);

export function useLogIn() {
  const { open, isOpening } = useOpenSession(logInMutation, accountTexts.logIn);
  const logIn = (input: { email: string; password: string }) => open({ input });
  return { logIn, isLoggingIn: isOpening };
}
