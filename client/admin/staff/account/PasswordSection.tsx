import { frAdmin } from '../../../text/admin/admin.fr.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { useAdminMutation } from '../../apollo/useAdminMutation.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { AdminForm } from '../../form/AdminForm.tsx';
import { Section } from '../../page/Section.tsx';

const changePasswordMutation = graphql(`
  mutation AdminChangePassword($currentPassword: String!, $password: String!) {
    payload: changePassword(currentPassword: $currentPassword, password: $password) {
      me {
        id
        sessions {
          ...StaffSessions_session
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

export function PasswordSection({ email }: { email: string }) {
  const { send } = useAdminMutation(changePasswordMutation);
  return (
    <Section title={texts.password}>
      <AdminForm
        fields={{ currentPassword: '', password: '' }}
        submit={texts.changePassword}
        variant="secondary"
        isEmptied
        send={send}
        onDone={() => toast.success(texts.passwordChanged)}
      >
        {(field) => (
          <>
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
          </>
        )}
      </AdminForm>
    </Section>
  );
}
