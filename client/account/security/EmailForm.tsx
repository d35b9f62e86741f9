import { useState } from 'react';

import { Button } from '../../ui/button/Button.tsx';
import { EmailField } from '../../ui/form/Field.tsx';
import { Form, FormProblem } from '../../ui/form/Form.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { Outcome } from '../Outcome.tsx';
import { useAccountForm } from '../useAccountForm.ts';
import './EmailForm.css';
import { useRequestEmailChange } from './useRequestEmailChange.ts';
import { accountTexts } from '../account.fr.ts';

const empty = { email: '', password: '' };

export function EmailForm() {
  const { ref, values, field, send, problem, clear } = useAccountForm(empty, ['email', 'password']);
  const { requestChange, isRequesting } = useRequestEmailChange();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const texts = accountTexts.security.email;

  const submit = async () => {
    const { email, password } = values;
    if (!(await send(() => requestChange({ email, password })))) return;
    clear();
    setSentTo(email.trim());
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
      <Form ref={ref} className="security__form" isBusy={isRequesting} onSubmit={submit}>
        <EmailField {...field('email')} label={texts.newEmail} autoComplete="email" required />
        <PasswordField
          {...field('password')}
          label={texts.password}
          autoComplete="current-password"
          required
        />
        <FormProblem text={problem} />
        <div className="security__buttons">
          <Button type="submit" variant="secondary" disabled={isRequesting}>
            {texts.submit}
          </Button>
        </div>
      </Form>
    </div>
  );
}
