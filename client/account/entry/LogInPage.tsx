import { useQuery } from '@apollo/client/react';
import { useId, useState } from 'react';

import { useSessionEnded } from '../../apollo/session.ts';
import { deviceParameter, paths } from '#shared/paths.ts';
import { accountTexts } from '../account.fr.ts';
import { usePayload } from '../../apollo/usePayload.ts';
import { graphql } from '../../generated/shop/index.ts';
import { Button } from '../../ui/button/Button.tsx';
import './EntryFrame.css';
import { EntryFrame } from './EntryFrame.tsx';
import { LogInForm } from './LogInForm.tsx';
import { useLinkToken } from '../../page/links.tsx';

/** The server loads it too: without the demo account the form is shorter. */
export const logInPageQuery = graphql(`
  query LogInPage {
    shop {
      hasDemoAccount
    }
  }
`);

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

const confirmDeviceMutation = graphql(`
  mutation ConfirmDevice($token: String!) {
    payload: confirmDevice(token: $token) {
      userErrors {
        message
      }
    }
  }
`);

type Props = {
  /** Token of the mailed link. */
  token: string;
};

/**
 * Confirms the customer's own device. Only the button uses up the link: mail programs open links to
 * scan them.
 */
function ConfirmDevice({ token }: Props) {
  const titleId = useId();
  const { send, isBusy } = usePayload(confirmDeviceMutation);
  const [outcome, setOutcome] = useState<string | null>(null);
  const texts = accountTexts.device;

  const confirm = async () => {
    const payload = await send({ token });
    if (payload) setOutcome(payload.userErrors[0]?.message ?? texts.done);
  };

  return (
    <section className="confirm-device stack-3" aria-labelledby={titleId}>
      <h2 id={titleId} className="confirm-device__title">
        {texts.title}
      </h2>
      <output>{outcome ?? texts.text}</output>
      {outcome === null ? (
        <Button isWide disabled={isBusy} onClick={() => void confirm()}>
          {texts.submit}
        </Button>
      ) : null}
    </section>
  );
}
