import { useId, useState } from 'react';

import { usePayload } from '../apollo/usePayload.ts';
import { graphql } from '../generated/shop/index.ts';
import { Button } from '../ui/button/Button.tsx';
import { FormProblem } from '../ui/form/Form.tsx';
import { FormDone } from './Outcome.tsx';
import './VerifyEmail.css';
import { accountTexts } from './account.fr.ts';

const requestEmailVerificationMutation = graphql(`
  mutation RequestEmailVerification {
    payload: requestEmailVerification {
      customer {
        id
        emailVerified
      }
      userErrors {
        message
      }
    }
  }
`);

/** Invites a customer to confirm the e-mail. The shop works without. */
export function VerifyEmail({ email }: { email: string }) {
  const titleId = useId();
  const { send, isBusy } = usePayload(requestEmailVerificationMutation);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSent, setIsSent] = useState(false);
  const { title, text, submit, sent } = accountTexts.verify;

  const request = async () => {
    setProblem(null);
    const payload = await send({});
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
        <Button variant="secondary" disabled={isBusy} onClick={() => void request()}>
          {submit}
        </Button>
      )}
    </section>
  );
}
