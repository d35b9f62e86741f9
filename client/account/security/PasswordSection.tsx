import { useState } from 'react';
import { Link } from 'react-router-dom';

import { paths } from '#shared/paths.ts';
import { usePayload } from '../../apollo/usePayload.ts';
import { graphql } from '../../generated/shop/index.ts';
import { accountTexts } from '../account.fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Form, FormProblem } from '../../ui/form/Form.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { FormDone } from '../Outcome.tsx';
import { typedPasswordChangeForm } from '#shared/forms/account.ts';
import { useCheckedForm } from '../../ui/form/useCheckedForm.ts';
import { accountSentences } from '../refusals.ts';

const changePasswordMutation = graphql(`
  mutation ChangePassword($currentPassword: String!, $password: String!) {
    payload: changePassword(currentPassword: $currentPassword, password: $password) {
      customer {
        id
        sessions {
          ...ListedSession_session
        }
      }
      userErrors {
        field
        message
      }
    }
  }
`);

const empty = { currentPassword: '', password: '', confirmPassword: '' };

export function PasswordSection({ email }: { email: string }) {
  const { ref, values, field, send, problem, isSending, clear } = useCheckedForm(
    typedPasswordChangeForm,
    empty,
    accountSentences,
  );
  const { send: request } = usePayload(changePasswordMutation);
  const [isDone, setIsDone] = useState(false);
  const texts = accountTexts.security.password;

  const submit = async () => {
    setIsDone(false);
    const { confirmPassword: _confirmed, ...passwords } = values;
    if (!(await send(() => request(passwords)))) return;
    clear();
    setIsDone(true);
  };

  return (
    <section className="surface security__section" aria-labelledby="password-title">
      <h2 id="password-title">{texts.title}</h2>
      <Form ref={ref} className="security__form stack-4" isBusy={isSending} onSubmit={submit}>
        {/* For password managers. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <PasswordField
          {...field('currentPassword')}
          label={texts.current}
          autoComplete="current-password"
          required
        />
        <PasswordField
          {...field('password')}
          label={texts.next}
          hint={accountTexts.signUp.passwordHint}
          autoComplete="new-password"
          required
        />
        <PasswordField
          {...field('confirmPassword')}
          label={texts.confirm}
          autoComplete="new-password"
          required
        />
        <FormProblem text={problem} />
        <div className="security__buttons">
          <Button type="submit" variant="secondary" disabled={isSending}>
            {texts.submit}
          </Button>
          <Link to={paths.forgotPassword()}>{accountTexts.forgotPassword.link}</Link>
        </div>
      </Form>
      <FormDone text={isDone ? texts.done : null} />
    </section>
  );
}
