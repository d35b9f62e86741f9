import { useId, useState } from 'react';

import { Button } from '../ui/button/Button.tsx';
import { FormProblem } from '../ui/form/Form.tsx';
import { FormDone } from './Outcome.tsx';
import { useRequestEmailVerification } from './useRequestEmailVerification.ts';
import './VerifyEmail.css';
import { accountTexts } from './account.fr.ts';

type Props = { email: string };

/** Invites a customer to confirm the e-mail. The shop works without. */
export function VerifyEmail({ email }: Props) {
  const titleId = useId();
  const { requestVerification, isRequesting } = useRequestEmailVerification();
  const [problem, setProblem] = useState<string | null>(null);
  const [isSent, setIsSent] = useState(false);
  const { title, text, submit, sent } = accountTexts.verify;

  const request = async () => {
    setProblem(null);
    const payload = await requestVerification();
    if (!payload) return;
    const [error] = payload.userErrors;
    setProblem(error?.message ?? null);
    setIsSent(error === undefined);
  };

  return (
    <section className="verify-email" aria-labelledby={titleId}>
      <p id={titleId} className="verify-email__title">
        {title}
      </p>
      <p>{text(email)}</p>
      <FormProblem text={problem} />
      <FormDone text={isSent ? sent(email) : null} />
      {isSent ? null : (
        <Button variant="secondary" disabled={isRequesting} onClick={() => void request()}>
          {submit}
        </Button>
      )}
    </section>
  );
}
