import { useState } from 'react';

import { usePayload } from '../../apollo/usePayload.ts';
import { graphql } from '../../generated/shop/index.ts';
import { Button } from '../../ui/button/Button.tsx';
import { EmailField } from '../../ui/form/Field.tsx';
import { Form, FormProblem } from '../../ui/form/Form.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { Outcome } from '../Outcome.tsx';
import { useAccountForm } from '../useAccountForm.ts';
import './EmailForm.css';
import { accountTexts } from '../account.fr.ts';

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

export function EmailForm() {
  const { ref, values, field, send, problem, clear } = useAccountForm(empty);
  const { send: request, isBusy } = usePayload(requestEmailChangeMutation);
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
      <Form ref={ref} className="security__form" isBusy={isBusy} onSubmit={submit}>
        <EmailField {...field('email')} label={texts.newEmail} autoComplete="email" required />
        <PasswordField
          {...field('password')}
          label={texts.password}
          autoComplete="current-password"
          required
        />
        <FormProblem text={problem} />
        <div className="security__buttons">
          <Button type="submit" variant="secondary" disabled={isBusy}>
            {texts.submit}
          </Button>
        </div>
      </Form>
    </div>
  );
}
