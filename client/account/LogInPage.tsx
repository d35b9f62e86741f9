import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { paths } from '../page/paths.ts';
import { fr } from '../text/fr.ts';
import { ConfirmDevice } from './ConfirmDevice.tsx';
import { EntryFrame } from './EntryFrame.tsx';
import { LogInForm } from './LogInForm.tsx';

const { title, text, signUpPrompt, signUp } = fr.account.logIn;
const other = { prompt: signUpPrompt, to: paths.signUp(), name: signUp };

export function LogInPage() {
  const token = useDeviceToken();
  return (
    <EntryFrame title={title} text={text} other={other} fields={2} buttons={2}>
      {token === null ? null : <ConfirmDevice token={token} />}
      <LogInForm />
    </EntryFrame>
  );
}

/** The token of a mailed link (`?appareil=`), removed from the address and so from the history. */
function useDeviceToken() {
  const navigate = useNavigate();
  const { search, state }: { search: string; state: unknown } = useLocation();
  const [token] = useState(() => new URLSearchParams(search).get('appareil'));
  useEffect(() => {
    if (token !== null) void navigate(paths.logIn(), { replace: true, state });
  }, [navigate, state, token]);
  return token;
}
