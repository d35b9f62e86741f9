import { useQuery } from '@apollo/client/react';

import { frAdmin } from '../../../text/fr.admin.ts';
import { LoadProblem } from '../../../ui/feedback/LoadProblem.tsx';
import { Loader } from '../../../ui/feedback/Loader.tsx';
import { describeProblem } from '../../apollo/problems.ts';
import { graphql } from '../../generated/index.ts';
import { PageFrame } from '../../page/PageFrame.tsx';
import { PasskeysSection } from './PasskeysSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';
import './StaffAccount.css';

const staffAccountPageQuery = graphql(`
  query AdminStaffAccountPage {
    me {
      id
      email
      name
      role
      sessions {
        ...StaffSessions_session @unmask
      }
      passkeys {
        ...StaffPasskeys_passkey @unmask
      }
    }
  }
`);

const texts = frAdmin.account;

export function StaffAccountPage() {
  const { data, error, refetch } = useQuery(staffAccountPageQuery, {
    fetchPolicy: 'cache-and-network',
  });
  const me = data?.me;
  return (
    <PageFrame title={texts.title}>
      {me ? (
        <>
          <p className="staff-account__who">
            <strong>{me.name ?? me.email}</strong> · {me.email} · {frAdmin.roles[me.role]}
          </p>
          <div className="admin-columns admin-columns--two">
            <div className="admin-columns">
              <SessionsSection sessions={me.sessions} />
              <PasskeysSection
                passkeys={me.passkeys}
                device={me.sessions.find(({ isCurrent }) => isCurrent)?.device}
              />
            </div>
            <PasswordSection email={me.email} />
          </div>
        </>
      ) : error ? (
        <LoadProblem text={describeProblem(error)} onRetry={() => void refetch()} />
      ) : (
        <Loader />
      )}
    </PageFrame>
  );
}
