import { useState } from 'react';

import { frAdmin } from '../../../text/fr.admin.ts';
import { frPeople } from '../../../text/fr.admin.people.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { formatAgo } from '../../../ui/format/ago.ts';
import { useFocusWhenFewer } from '../../../ui/useFocusWhenFewer.ts';
import type { StaffList_StaffFragment } from '../../generated/graphql.ts';
import { graphql } from '../../generated/index.ts';
import { useStaff } from '../staffContext.ts';
import { useAddStaff, type Invitation } from './useAddStaff.ts';
import { useRemoveStaff } from './useRemoveStaff.ts';

export const staffListFragment = graphql(`
  fragment StaffList_staff on Staff {
    id
    email
    name
    role
    lastSeenAt
  }
`);

type Member = Omit<StaffList_StaffFragment, ' $fragmentName'>;
type Props = { staff: readonly Member[]; onInvited: (invitation: Invitation) => void };

const texts = frPeople.staff;

export function StaffList({ staff, onInvited }: Props) {
  const me = useStaff();
  const title = useFocusWhenFewer(staff.length);
  const { addStaff, isAdding } = useAddStaff();
  const { removeStaff, isRemoving } = useRemoveStaff();
  const [leaving, setLeaving] = useState<Member | null>(null);

  const renew = async ({ email, role }: Member) => {
    const reply = await addStaff({ email, role });
    for (const { message } of reply?.userErrors ?? []) toast.error(message);
    if (typeof reply?.setupUrl === 'string') onInvited({ email, setupUrl: reply.setupUrl });
  };
  const remove = async (id: string) => {
    await removeStaff(id);
    setLeaving(null);
  };

  return (
    <section className="surface admin-section" aria-labelledby="members-title">
      <h2 id="members-title" ref={title} tabIndex={-1}>
        {texts.members}
      </h2>
      <ul>
        {staff.map((member) => (
          <li key={member.id} className="staff-list__member">
            <div className="staff-list__text">
              <p>
                <strong>{member.name ?? member.email}</strong>{' '}
                {member.id === me.id ? <span className="staff-list__you">{texts.you}</span> : null}
              </p>
              <p className="staff-list__fact">
                {member.email} · {frAdmin.roles[member.role]} · {stateOf(member)}
              </p>
            </div>
            {member.id === me.id ? null : (
              <div className="staff-list__buttons">
                <Button
                  variant="quiet"
                  disabled={isAdding}
                  aria-label={texts.renewNamed(nameOf(member))}
                  onClick={() => void renew(member)}
                >
                  {texts.renew}
                </Button>
                <Button
                  variant="danger"
                  aria-label={texts.removeNamed(nameOf(member))}
                  onClick={() => setLeaving(member)}
                >
                  {texts.remove}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {leaving ? (
        <ConfirmDialog
          title={texts.removeTitle(nameOf(leaving))}
          confirm={texts.removeConfirm}
          dismiss={frAdmin.dismiss}
          isBusy={isRemoving}
          onConfirm={() => void remove(leaving.id)}
          onClose={() => setLeaving(null)}
        >
          <p>{texts.removeText}</p>
        </ConfirmDialog>
      ) : null}
    </section>
  );
}

const nameOf = ({ name, email }: Member) => name ?? email;

function stateOf({ name, lastSeenAt }: Member) {
  if (name === null) return texts.notSetUp;
  return lastSeenAt === null ? texts.never : texts.seen(formatAgo(lastSeenAt, new Date()));
}
