import { useQuery } from '@apollo/client/react';

import { useSessionEnded } from '../../apollo/endedSession.ts';
import { deviceParameter, paths } from '../../../server/shared/isomorphic/paths.ts';
import { accountTexts } from '../account.fr.ts';
import { ConfirmDevice } from './ConfirmDevice.tsx';
import { EntryFrame } from './EntryFrame.tsx';
import { LogInForm } from './LogInForm.tsx';
import { logInPageQuery } from './logInPageQuery.ts';
import { useLinkToken } from '../../page/links.tsx';

const { title, text, signUpPrompt, signUp } = accountTexts.logIn;
const others = [
  { to: paths.forgotPassword(), name: accountTexts.forgotPassword.link },
  { prompt: signUpPrompt, to: paths.signUp(), name: signUp },
];

export function LogInPage() {
  const token = useLinkToken(deviceParameter);
  const isSessionEnded = useSessionEnded();
  const { data } = useQuery(logInPageQuery);
  const hasDemoAccount = data?.shop.hasDemoAccount !== false;
  return (
    <EntryFrame
      title={title}
      text={isSessionEnded ? accountTexts.sessionEnded : text}
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
