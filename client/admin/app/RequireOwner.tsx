import type { ReactNode } from 'react';

import { frAdmin } from '../../text/fr.admin.ts';
import { PageFrame } from '../page/PageFrame.tsx';
import { useStaff } from '../staff/me.ts';

export function RequireOwner({ children }: { children: ReactNode }) {
  const { role } = useStaff();
  if (role === 'OWNER') return children;
  return (
    <PageFrame title={frAdmin.problems.forbidden}>
      <p>{frAdmin.roleNotes[role]}</p>
    </PageFrame>
  );
}
