import { useQuery } from '@apollo/client/react';

import { useSessionEnded } from '../../apollo/endedSession.ts';
import { paths } from '../../page/paths.ts';
import { frAccount } from '../account.fr.ts';
import { ConfirmDevice } from './ConfirmDevice.tsx';
import { EntryFrame } from './EntryFrame.tsx';
import { LogInForm } from './LogInForm.tsx';
import { logInPageQuery } from './logInPageQuery.ts';
import { useLinkToken } from '../../page/links.tsx';

const { title, text, signUpPrompt, signUp } = frAccount.logIn;
const others = [
  { to: paths.forgotPassword(), name: frAccount.forgotPassword.link },
  { prompt: signUpPrompt, to: paths.signUp(), name: signUp },
];

export function LogInPage() {
  const token = useLinkToken('appareil');
  const isSessionEnded = useSessionEnded();
  const { data } = useQuery(logInPageQuery);
  const hasDemoAccount = data?.shop.hasDemoAccount !== false;
  return (
    <EntryFrame
      title={title}
      text={isSessionEnded ? frAccount.sessionEnded : text}
      others={others}
      fields={2}
      buttons={hasDemoAccount ? 2 : 1}
      hasPasskey
    >
      {token === null ? null : <ConfirmDevice token={token} />}
      <LogInForm hasDemoAccount={hasDemoAccount} />
    </EntryFrame>
  );
}
