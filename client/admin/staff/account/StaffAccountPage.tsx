import { useQuery } from '@apollo/client/react';

import { labels } from '../../../text/admin/labels.fr.ts';
import { frAdmin } from '../../../text/admin/admin.fr.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { Loaded } from '../../page/Loaded.tsx';
import { PageFrame } from '../../page/PageFrame.tsx';
import { PasskeysSection } from './PasskeysSection.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { useAdminMutation } from '../../apollo/useAdminMutation.ts';
import { AdminForm } from '../../form/AdminForm.tsx';
import { Section } from '../../page/Section.tsx';
import { SessionsSection } from './SessionsSection.tsx';

const staffAccountPageQuery = graphql(`
  query AdminStaffAccountPage {
    me {
      ...Me
      sessions {
        ...StaffSessions_session
      }
      passkeys {
        ...StaffPasskeys_passkey
      }
      requiresPasskey
    }
  }
`);

const texts = frAdmin.account;

export function StaffAccountPage() {
  const { data, ...result } = useQuery(staffAccountPageQuery);
  // Null once the session has ended: the log-in lies above the page.
  const me = data?.me ?? undefined;
  return (
    <PageFrame title={texts.title}>
      <Loaded result={{ ...result, data: me }}>
        {({ name, email, role, sessions, passkeys, requiresPasskey }) => (
          <>
            <p className="page-frame__text">
              <strong>{name ?? email}</strong> · {email} · {labels.role[role]}
            </p>
            <div className="admin-columns admin-columns--two">
              <div className="admin-columns">
                <SessionsSection sessions={sessions} />
                <PasskeysSection
                  passkeys={passkeys}
                  isRequired={requiresPasskey}
                  device={sessions.find(({ isCurrent }) => isCurrent)?.device}
                />
              </div>
              <PasswordSection email={email} />
            </div>
          </>
        )}
      </Loaded>
    </PageFrame>
  );
}

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

function PasswordSection({ email }: { email: string }) {
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
