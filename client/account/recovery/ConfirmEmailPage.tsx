import { useState } from 'react';

import { paths, tokenParameter } from '#shared/paths.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { FormProblem } from '../../ui/form/Form.tsx';
import { usePayload } from '../../apollo/usePayload.ts';
import { graphql } from '../../generated/shop/index.ts';
import { renewSessionUser } from '../entry/openedSession.ts';
import { EntryFrame } from '../entry/EntryFrame.tsx';
import { Outcome, UnusableLink } from '../Outcome.tsx';
import { useLinkToken } from '../../page/links.tsx';
import { accountTexts } from '../account.fr.ts';

const confirmEmailMutation = graphql(`
  mutation ConfirmEmail($token: String!) {
    payload: confirmEmail(token: $token) {
      customer {
        id
        firstName
        lastName
        email
        emailVerified
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`);

const texts = accountTexts.confirmEmail;

const unusable = (
  <UnusableLink text={texts.unusable} to={paths.security()} name={texts.toSecurity} />
);
const done = (
  <Outcome title={texts.done} text={texts.doneText}>
    <ButtonLink to={paths.catalog()}>{texts.toShop}</ButtonLink>
  </Outcome>
);

/** Only the button uses up the link: mail programs open links to scan them. */
export function ConfirmEmailPage() {
  const token = useLinkToken(tokenParameter);
  const { send, isBusy, client } = usePayload(confirmEmailMutation);
  const [outcome, setOutcome] = useState(token === null ? unusable : null);
  const [problem, setProblem] = useState<string | null>(null);

  const confirm = async () => {
    setProblem(null);
    const payload = await send({ token: token ?? '' });
    if (!payload) return;
    if (payload.customer) renewSessionUser(client, payload.customer);
    const [error] = payload.userErrors;
    if (!error) setOutcome(done);
    else if (error.code === 'INVALID_TOKEN') setOutcome(unusable);
    else setProblem(error.message);
  };

  return (
    <EntryFrame
      title={texts.title}
      text={texts.text}
      others={[]}
      fields={0}
      buttons={1}
      outcome={outcome}
    >
      <div className="entry-page__form stack-4">
        <FormProblem text={problem} />
        <Button isWide disabled={isBusy} onClick={() => void confirm()}>
          {texts.submit}
        </Button>
      </div>
    </EntryFrame>
  );
}
