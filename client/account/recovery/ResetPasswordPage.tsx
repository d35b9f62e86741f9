import { useState } from 'react';

import { paths, tokenParameter } from '../../../server/shared/isomorphic/paths.ts';
import { accountTexts } from '../account.fr.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { EntryFrame } from '../entry/EntryFrame.tsx';
import { Outcome, UnusableLink } from '../Outcome.tsx';
import { useLinkToken } from '../../page/links.tsx';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';

const texts = accountTexts.resetPassword;

const unusable = (
  <UnusableLink text={texts.unusable} to={paths.forgotPassword()} name={texts.newLink} />
);
const done = (
  <Outcome title={texts.doneTitle} text={texts.done}>
    <ButtonLink to={paths.catalog()}>{texts.toShop}</ButtonLink>
    <ButtonLink variant="secondary" to={paths.security()}>
      {texts.toSecurity}
    </ButtonLink>
  </Outcome>
);

export function ResetPasswordPage() {
  const token = useLinkToken(tokenParameter);
  const [outcome, setOutcome] = useState(token === null ? unusable : null);
  return (
    <EntryFrame
      title={texts.title}
      text={texts.text}
      others={[]}
      fields={2}
      hint={accountTexts.signUp.passwordHint}
      buttons={1}
      outcome={outcome}
    >
      <ResetPasswordForm
        token={token ?? ''}
        onDone={() => setOutcome(done)}
        onUnusable={() => setOutcome(unusable)}
      />
    </EntryFrame>
  );
}
