import { useState } from 'react';

import { paths } from '../../../server/shared/isomorphic/paths.ts';
import { EntryFrame } from '../entry/EntryFrame.tsx';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';
import { LinkSent } from './LinkSent.tsx';
import { accountTexts } from '../account.fr.ts';

const { title, text, logInPrompt, logIn } = accountTexts.forgotPassword;
const others = [{ prompt: logInPrompt, to: paths.logIn(), name: logIn }];

export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <EntryFrame
      title={title}
      text={text}
      others={others}
      fields={1}
      buttons={1}
      outcome={sentTo === null ? null : <LinkSent email={sentTo} onAgain={() => setSentTo(null)} />}
    >
      <ForgotPasswordForm onSent={setSentTo} />
    </EntryFrame>
  );
}
