import { graphql } from '../../generated/shop/index.ts';
import { accountTexts } from '../account.fr.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { useOpenSession } from './useOpenSession.ts';

const logInAsDemoMutation = graphql(`
  mutation LogInAsDemo {
    payload: logInAsDemo {
      ...OpenedSession_payload
    }
  }
`);

/** Opens a session on a private copy of the demo account. */
export function useLogInAsDemo() {
  const { open, isOpening } = useOpenSession(logInAsDemoMutation, accountTexts.logIn);
  const logInAsDemo = async () => {
    for (const { message } of await open({})) toast.error(message);
  };
  return { logInAsDemo, isLoggingIn: isOpening };
}
