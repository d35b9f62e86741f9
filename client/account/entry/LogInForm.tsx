import { useState } from 'react';

import { graphql } from '../../generated/shop/index.ts';
import { accountTexts } from '../account.fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { EmailField } from '../../ui/form/Field.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { useSentForm } from '../../ui/form/useSentForm.ts';
import { PasskeyLogIn } from '../../shared/passkeys/PasskeyLogIn.tsx';
import { useLogInWithPasskey } from '../passkeys/useLogInWithPasskey.ts';
import { showRefusals, type SessionErrors } from '../refusals.ts';
import { useOpenSession } from './useOpenSession.ts';

const logInMutation = graphql(`
  mutation LogIn($input: LogInInput!) {
    payload: logIn(input: $input) {
      ...OpenedSession_payload
    }
  }
`);

/** Opens a session on a private copy of the demo account. */
const logInAsDemoMutation = graphql(`
  mutation LogInAsDemo {
    payload: logInAsDemo {
      ...OpenedSession_payload
    }
  }
`);

const names = ['email', 'password'] as const;

const isLockout = ({ code }: SessionErrors[number]) => code === 'TOO_MANY_ATTEMPTS';

export function LogInForm({ hasDemoAccount }: { hasDemoAccount: boolean }) {
  const { ref, values, field, refuse, check } = useSentForm({ email: '', password: '' });
  const { open, isOpening } = useOpenSession(logInMutation, accountTexts.logIn);
  const demo = useOpenSession(logInAsDemoMutation, accountTexts.logIn);
  const passkey = useLogInWithPasskey();
  const [lockout, setLockout] = useState<string | null>(null);
  const { fields, logIn: texts } = accountTexts;

  const submit = async () => {
    if (!check()) {
      toast.warning(texts.blank);
      return;
    }
    setLockout(null);
    const errors = await open({ input: values });
    // Shown on the page: a toast would be gone before the waiting time is read.
    setLockout(errors.find(isLockout)?.message ?? null);
    refuse(
      showRefusals(
        errors.filter((error) => !isLockout(error)),
        names,
      ),
    );
  };

  const logInAsDemo = async () => {
    for (const { message } of await demo.open({})) toast.error(message);
  };

  const isBusy = isOpening || demo.isOpening || passkey.isLoggingIn;
  return (
    <Form ref={ref} className="entry-page__form stack-4" isBusy={isBusy} onSubmit={submit}>
      <EmailField
        {...field('email')}
        label={fields.email}
        autoComplete="username webauthn"
        required
      />
      <PasswordField
        {...field('password')}
        label={fields.password}
        autoComplete="current-password"
        required
      />
      {lockout === null ? null : (
        <p role="alert" className="entry-page__lockout">
          {lockout}
        </p>
      )}
      <div className="entry-page__buttons stack-3">
        <Button type="submit" isWide disabled={isBusy}>
          {texts.submit}
        </Button>
        <PasskeyLogIn disabled={isBusy} onPress={() => void passkey.logIn()} />
        {hasDemoAccount && (
          <Button variant="secondary" isWide disabled={isBusy} onClick={() => void logInAsDemo()}>
            {texts.demo}
          </Button>
        )}
      </div>
    </Form>
  );
}
