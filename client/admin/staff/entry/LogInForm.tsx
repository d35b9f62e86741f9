import { useState } from 'react';

import { frAdmin } from '../../../text/fr.admin.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { EmailField } from '../../../ui/form/EmailField.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { PasskeyLogIn } from '../../../ui/passkeys/PasskeyLogIn.tsx';
import type { Me } from '../me.ts';
import { useAdminForm } from '../../page/useAdminForm.ts';
import { useLogIn } from './useLogIn.ts';
import { useLogInWithPasskey } from './useLogInWithPasskey.ts';

type Props = {
  /** Of the session that has ended. */
  email?: string;
  onLoggedIn?: (me: Me) => void;
};

const texts = frAdmin.logIn;

export function LogInForm({ email = '', onLoggedIn }: Props) {
  const { ref, values, field, send, problem } = useAdminForm({ email, password: '' });
  const { logIn } = useLogIn();
  const logInWithPasskey = useLogInWithPasskey();
  const [isBusy, setIsBusy] = useState(false);
  const [passkeyProblem, setPasskeyProblem] = useState<string | null>(null);

  const submit = async () => {
    setPasskeyProblem(null);
    setIsBusy(true);
    const reply = await send(() => logIn(values));
    setIsBusy(false);
    if (reply?.me) onLoggedIn?.(reply.me);
  };
  const pressPasskey = async () => {
    setIsBusy(true);
    const reply = await logInWithPasskey();
    setIsBusy(false);
    setPasskeyProblem(reply?.userErrors[0]?.message ?? null);
    if (reply?.me) onLoggedIn?.(reply.me);
  };

  return (
    <Form ref={ref} className="staff-entry__form" isBusy={isBusy} onSubmit={submit}>
      <EmailField {...field('email')} label={texts.email} autoComplete="username" required />
      <PasswordField
        {...field('password')}
        label={texts.password}
        autoComplete="current-password"
        required
      />
      <FormProblem text={passkeyProblem ?? problem} />
      <Button type="submit" isWide disabled={isBusy}>
        {texts.submit}
      </Button>
      <PasskeyLogIn disabled={isBusy} onPress={() => void pressPasskey()} />
    </Form>
  );
}
