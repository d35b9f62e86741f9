import { useState } from 'react';

import { paths } from '#shared/paths.ts';
import { usePayload } from '../../apollo/usePayload.ts';
import { graphql } from '../../generated/shop/index.ts';
import { Button } from '../../ui/button/Button.tsx';
import { EmailField } from '../../ui/form/Field.tsx';
import { Form, FormProblem } from '../../ui/form/Form.tsx';
import { accountTexts } from '../account.fr.ts';
import { EntryFrame } from '../entry/EntryFrame.tsx';
import { Outcome } from '../Outcome.tsx';
import { emailForm } from '#shared/forms/account.ts';
import { useCheckedForm } from '../../ui/form/useCheckedForm.ts';
import { accountSentences } from '../refusals.ts';

const requestPasswordResetMutation = graphql(`
  mutation RequestPasswordReset($email: String!) {
    payload: requestPasswordReset(email: $email) {
      userErrors {
        field
        message
      }
    }
  }
`);

const texts = accountTexts.forgotPassword;
const others = [{ prompt: texts.logInPrompt, to: paths.logIn(), name: texts.logIn }];

export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <EntryFrame
      title={texts.title}
      text={texts.text}
      others={others}
      fields={1}
      buttons={1}
      outcome={sentTo === null ? null : <LinkSent email={sentTo} onAgain={() => setSentTo(null)} />}
    >
      <ForgotPasswordForm onSent={setSentTo} />
    </EntryFrame>
  );
}

function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const { ref, values, field, send, problem, isSending } = useCheckedForm(
    emailForm,
    { email: '' },
    accountSentences,
  );
  const { send: request } = usePayload(requestPasswordResetMutation);

  const submit = async () => {
    if (await send(() => request(values))) onSent(values.email.trim());
  };

  return (
    <Form ref={ref} className="entry-page__form stack-4" isBusy={isSending} onSubmit={submit}>
      <EmailField
        {...field('email')}
        label={accountTexts.fields.email}
        autoComplete="username"
        required
      />
      <FormProblem text={problem} />
      <div className="entry-page__buttons stack-3">
        <Button type="submit" isWide disabled={isSending}>
          {texts.submit}
        </Button>
      </div>
    </Form>
  );
}

/** The same whether the account exists. */
function LinkSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <Outcome title={texts.sentTitle} text={texts.sent(email)}>
      <p className="outcome__subtitle">{texts.nothing}</p>
      <ul className="outcome__hints stack-2">
        {texts.hints.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
      <Button variant="secondary" isWide onClick={onAgain}>
        {texts.again}
      </Button>
    </Outcome>
  );
}
