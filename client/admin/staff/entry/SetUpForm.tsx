import { useState } from 'react';

import { frAdmin } from '../../../text/fr.admin.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { EmailField } from '../../../ui/form/EmailField.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { useAdminForm } from '../../page/useAdminForm.ts';
import { useSetUpAccount } from './useSetUpAccount.ts';

type Props = {
  token: string;
  /** The e-mail of the invitation; null where the owner chooses it. */
  invited: string | null;
  /** Null for a new account. */
  name: string | null;
  onDone: () => void;
};

const texts = frAdmin.setup;

export function SetUpForm({ token, invited, name, onDone }: Props) {
  const { ref, values, field, send, problem } = useAdminForm({
    email: invited ?? '',
    name: name ?? '',
    password: '',
  });
  const { setUpAccount } = useSetUpAccount();
  const [isBusy, setIsBusy] = useState(false);

  const submit = async () => {
    setIsBusy(true);
    const reply = await send(() => setUpAccount({ token, input: values }));
    setIsBusy(false);
    if (reply) onDone();
  };

  return (
    <Form ref={ref} className="staff-entry__form" isBusy={isBusy} onSubmit={submit}>
      <EmailField
        {...field('email')}
        label={texts.email}
        autoComplete="username"
        readOnly={invited !== null}
        required
      />
      <Field {...field('name')} label={texts.name} autoComplete="name" required />
      <PasswordField
        {...field('password')}
        label={texts.password}
        hint={texts.passwordHint}
        autoComplete="new-password"
        required
      />
      <FormProblem text={problem} />
      <Button type="submit" isWide disabled={isBusy}>
        {name === null ? texts.submit : texts.renew}
      </Button>
    </Form>
  );
}
