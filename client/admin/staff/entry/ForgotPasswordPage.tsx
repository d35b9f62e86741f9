import { useState } from 'react';
import { Link } from 'react-router-dom';

import { frAdmin } from '../../../text/admin/admin.fr.ts';
import { EmailField } from '../../../ui/form/Field.tsx';
import { useAdminMutation } from '../../apollo/useAdminMutation.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { AdminForm } from '../../form/AdminForm.tsx';
import { adminPaths } from '../../page/adminPaths.ts';
import { StaffEntry } from './StaffEntry.tsx';

const requestMutation = graphql(`
  mutation AdminRequestPasswordReset($email: String!) {
    payload: requestPasswordReset(email: $email) {
      userErrors {
        field
        message
      }
    }
  }
`);

const texts = frAdmin.forgot;

export function ForgotPasswordPage() {
  const { send } = useAdminMutation(requestMutation);
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <StaffEntry title={texts.title} text={sentTo === null ? texts.text : ''}>
      {sentTo === null ? (
        <AdminForm
          fields={{ email: '' }}
          submit={texts.submit}
          isWide
          send={send}
          onDone={(_, { email }) => setSentTo(email)}
        >
          {(field) => (
            <EmailField {...field('email')} label={texts.email} autoComplete="username" required />
          )}
        </AdminForm>
      ) : (
        <output>{texts.sent(sentTo)}</output>
      )}
      <Link className="staff-entry__link" to={adminPaths.home()}>
        {texts.logIn}
      </Link>
    </StaffEntry>
  );
}
