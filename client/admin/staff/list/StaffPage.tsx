import { useQuery } from '@apollo/client/react';
import { useState } from 'react';

import { frPeople } from '../../../text/fr.admin.people.ts';
import { LoadProblem } from '../../../ui/feedback/LoadProblem.tsx';
import { Loader } from '../../../ui/feedback/Loader.tsx';
import { describeProblem } from '../../apollo/problems.ts';
import { graphql } from '../../generated/index.ts';
import { PageFrame } from '../../page/PageFrame.tsx';
import { InviteForm } from './InviteForm.tsx';
import { SetUpLink } from './SetUpLink.tsx';
import { StaffList } from './StaffList.tsx';
import './Staff.css';
import type { Invitation } from './useAddStaff.ts';

const staffPageQuery = graphql(`
  query AdminStaffPage {
    staff {
      ...StaffList_staff @unmask
    }
  }
`);

export function StaffPage() {
  const { data, error, refetch } = useQuery(staffPageQuery, { fetchPolicy: 'cache-and-network' });
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  if (error && !data) {
    return <LoadProblem text={describeProblem(error)} onRetry={() => void refetch()} />;
  }
  if (!data) return <Loader />;
  return (
    <PageFrame title={frPeople.staff.title}>
      <div className="admin-columns admin-columns--two">
        <StaffList staff={data.staff} onInvited={setInvitation} />
        <div className="admin-columns">
          {invitation ? <SetUpLink key={invitation.setupUrl} invitation={invitation} /> : null}
          <InviteForm onInvited={setInvitation} />
        </div>
      </div>
    </PageFrame>
  );
}
