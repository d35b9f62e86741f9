import { useQuery } from '@apollo/client/react';

import { labels } from '../../../text/admin/labels.fr.ts';
import { frAdmin } from '../../../text/admin/admin.fr.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { Loaded } from '../../page/Loaded.tsx';
import { PageFrame } from '../../page/PageFrame.tsx';
import { PasskeysSection } from './PasskeysSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';

const staffAccountPageQuery = graphql(`
  query AdminStaffAccountPage {
    me {
      id
      email
      name
      role
      sessions {
        ...StaffSessions_session
      }
      passkeys {
        ...StaffPasskeys_passkey
      }
    }
  }
`);

const texts = frAdmin.account;

export function StaffAccountPage() {
  const { data, ...result } = useQuery(staffAccountPageQuery, {
    fetchPolicy: 'cache-and-network',
  });
  // Null once the session has ended: the log-in lies above the page.
  const me = data?.me ?? undefined;
  return (
    <PageFrame title={texts.title}>
      <Loaded result={{ ...result, data: me }}>
        {({ name, email, role, sessions, passkeys }) => (
          <>
            <p className="page-frame__text">
              <strong>{name ?? email}</strong> · {email} · {labels.role[role]}
            </p>
            <div className="admin-columns admin-columns--two">
              <div className="admin-columns">
                <SessionsSection sessions={sessions} />
                <PasskeysSection
                  passkeys={passkeys}
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
