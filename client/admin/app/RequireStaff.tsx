import { useApolloClient, useReactiveVar } from '@apollo/client/react';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';

import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { frAdmin } from '../../text/admin/admin.fr.ts';
import { waitingForLogIn } from '../apollo/logInAgain.ts';
import { describeProblem } from '../apollo/useAdminMutation.ts';
import { LogInOverlay } from '../staff/entry/LogInOverlay.tsx';
import { LogInPage } from '../staff/entry/LogInPage.tsx';
import { StaffContext, useMe, type Me } from '../staff/me.ts';

/**
 * Shows its routes to staff, and the log-in to others at the same address. If a session ends in the
 * midst of work, the log-in lies above the page: what was typed stays.
 */
export function RequireStaff() {
  const client = useApolloClient();
  const { me, error, retry } = useMe();
  const waiting = useReactiveVar(waitingForLogIn);
  const [known, setKnown] = useState<Me | null>(null);
  if (me && me !== known) setKnown(me);

  if (me === undefined && !known) {
    return error ? (
      <main>
        <LoadProblem text={describeProblem(error)} onRetry={retry} />
      </main>
    ) : (
      <Loader />
    );
  }
  const staff = me ?? known;
  if (!staff) return <LogInPage />;

  // What another member of staff has read is not theirs.
  const onReturn = async (next: Me) => {
    if (next.id === staff.id) await client.refetchQueries({ include: 'active' });
    else await client.resetStore();
  };
  return (
    <StaffContext value={staff}>
      <Outlet key={staff.id} />
      {me === null ? (
        <LogInOverlay email={staff.email} text={frAdmin.logIn.over} onReturn={onReturn} />
      ) : null}
      {me && waiting ? (
        <LogInOverlay
          email={staff.email}
          text={frAdmin.logIn.again}
          onReturn={async (next) => {
            waiting.end(next.id === staff.id);
            if (next.id !== staff.id) await client.resetStore();
          }}
          onDismiss={() => waiting.end(false)}
        />
      ) : null}
    </StaffContext>
  );
}
