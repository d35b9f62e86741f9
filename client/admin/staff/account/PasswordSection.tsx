import { useMutation } from '@apollo/client/react';

import { frAdmin } from '../../../text/fr.admin.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { payloadOf } from '../../apollo/problems.ts';
import { graphql } from '../../generated/index.ts';
import { useAdminForm } from '../../page/useAdminForm.ts';

const changePasswordMutation = graphql(`
  mutation AdminChangePassword($currentPassword: String!, $password: String!) {
    payload: changePassword(currentPassword: $currentPassword, password: $password) {
      me {
        id
        sessions {
          ...StaffSessions_session @unmask
        }
      }
      userErrors {
        field
        message
      }
    }
  }
`);

const texts = frAdmin.account;
const empty = { currentPassword: '', password: '' };

export function PasswordSection({ email }: { email: string }) {
  const { ref, values, field, send, problem, clear } = useAdminForm(empty);
  const [mutate, { loading }] = useMutation(changePasswordMutation);
  const submit = async () => {
    if (!(await send(() => payloadOf(mutate({ variables: values }))))) return;
    clear();
    toast.success(texts.passwordChanged);
  };
  return (
    <section className="surface admin-section" aria-labelledby="password-title">
      <h2 id="password-title">{texts.password}</h2>
      <Form ref={ref} className="staff-account__form" isBusy={loading} onSubmit={submit}>
        {/* For password managers. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <PasswordField
          {...field('currentPassword')}
          label={texts.currentPassword}
          autoComplete="current-password"
          required
        />
        <PasswordField
          {...field('password')}
          label={texts.newPassword}
          hint={frAdmin.setup.passwordHint}
          autoComplete="new-password"
          required
        />
        <FormProblem text={problem} />
        <div>
          <Button type="submit" variant="secondary" disabled={loading}>
            {texts.changePassword}
          </Button>
        </div>
      </Form>
    </section>
  );
}
