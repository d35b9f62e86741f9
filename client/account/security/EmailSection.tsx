import { useState } from 'react';

import { cx } from '../../ui/cx.ts';
import { VerifyEmail } from '../VerifyEmail.tsx';
import { usePayload } from '../../apollo/usePayload.ts';
import { graphql } from '../../generated/shop/index.ts';
import { Button } from '../../ui/button/Button.tsx';
import { EmailField } from '../../ui/form/Field.tsx';
import { Form, FormProblem } from '../../ui/form/Form.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { Outcome } from '../Outcome.tsx';
import { emailChangeForm } from '#shared/forms/account.ts';
import { useCheckedForm } from '../../ui/form/useCheckedForm.ts';
import { accountSentences } from '../refusals.ts';
import './SecurityPage.css';
import { accountTexts } from '../account.fr.ts';

type Props = { email: string; isVerified: boolean; isDemo: boolean };

export function EmailSection({ email, isVerified, isDemo }: Props) {
  const texts = accountTexts.security.email;
  return (
    <section className="surface security__section" aria-labelledby="email-title">
      <h2 id="email-title">{texts.title}</h2>
      <p className="email-section__current">
        <strong>{email}</strong>
        {isDemo ? null : (
          <span className={cx('mark', !isVerified && 'email-section__unverified')}>
            {isVerified ? texts.verified : texts.unverified}
          </span>
        )}
      </p>
      {isDemo ? null : (
        <>
          {isVerified ? null : <VerifyEmail email={email} />}
          <EmailForm />
        </>
      )}
    </section>
  );
}

const requestEmailChangeMutation = graphql(`
  mutation RequestEmailChange($email: String!, $password: String!) {
    payload: requestEmailChange(email: $email, password: $password) {
      userErrors {
        field
        message
      }
    }
  }
`);

const empty = { email: '', password: '' };

function EmailForm() {
  const { ref, values, field, send, problem, isSending, clear } = useCheckedForm(
    emailChangeForm,
    empty,
    accountSentences,
  );
  const { send: request } = usePayload(requestEmailChangeMutation);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const texts = accountTexts.security.email;

  const submit = async () => {
    if (!(await send(() => request(values)))) return;
    clear();
    setSentTo(values.email.trim());
  };

  if (sentTo !== null) {
    return (
      <div className="email-form">
        <Outcome title={texts.sentTitle} text={texts.sent(sentTo)}>
          <Button variant="secondary" onClick={() => setSentTo(null)}>
            {texts.again}
          </Button>
        </Outcome>
      </div>
    );
  }
  return (
    <div className="email-form">
      <Form ref={ref} className="security__form stack-4" isBusy={isSending} onSubmit={submit}>
        <EmailField {...field('email')} label={texts.newEmail} autoComplete="email" required />
        <PasswordField
          {...field('password')}
          label={texts.password}
          autoComplete="current-password"
          required
        />
        <FormProblem text={problem} />
        <div className="security__buttons">
          <Button type="submit" variant="secondary" disabled={isSending}>
            {texts.submit}
          </Button>
        </div>
      </Form>
    </div>
  );
}
