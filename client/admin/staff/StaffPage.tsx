import { useState } from 'react';

import { labels } from '../../text/admin/labels.fr.ts';
import { frPeople } from '../../text/admin/people.fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { formatAgo } from '../../ui/format/ago.ts';
import { useAdminMutation } from '../apollo/useAdminMutation.ts';
import type { AdminStaffPageQuery } from '../../generated/admin/graphql.ts';
import { graphql } from '../../generated/admin/index.ts';
import { ConfirmButton } from '../page/ConfirmButton.tsx';
import { ItemSection } from '../form/ItemSection.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { SecretPanel } from '../page/SecretPanel.tsx';
import { frAdmin } from '../../text/admin/admin.fr.ts';
import { EmailField } from '../../ui/form/Field.tsx';
import { Select } from '../../ui/form/Select.tsx';
import { AdminForm } from '../form/AdminForm.tsx';
import { Section } from '../page/Section.tsx';
import { useStaff } from './me.ts';

const staffPageQuery = graphql(`
  query AdminStaffPage {
    staff {
      id
      email
      name
      role
      lastSeenAt
    }
  }
`);

const removeStaffMutation = graphql(`
  mutation AdminRemoveStaff($id: ID!) {
    payload: removeStaff(id: $id) {
      userErrors {
        message
      }
    }
  }
`);

type Member = AdminStaffPageQuery['staff'][number];

const texts = frPeople.staff;

export function StaffPage() {
  const me = useStaff();
  const addition = useAddStaff();
  const removal = useAdminMutation(removeStaffMutation, {
    done: texts.removed,
    refetchQueries: 'active',
    awaitRefetchQueries: true,
  });
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const renew = async ({ email, role }: Member) => {
    const reply = await addition.run({ email, role });
    if (reply?.setupUrl) setInvitation({ email, setupUrl: reply.setupUrl });
  };
  const buttonsOf = (member: Member) => (
    <>
      <Button
        variant="quiet"
        disabled={addition.isBusy}
        aria-label={texts.renewNamed(nameOf(member))}
        onClick={() => void renew(member)}
      >
        {texts.renew}
      </Button>
      <ConfirmButton
        label={texts.remove}
        aria-label={texts.removeNamed(nameOf(member))}
        title={texts.removeTitle(nameOf(member))}
        confirm={texts.removeConfirm}
        action={() => removal.run({ id: member.id })}
      >
        <p>{texts.removeText}</p>
      </ConfirmButton>
    </>
  );
  const itemOf = (member: Member) => ({
    id: member.id,
    title: <strong>{nameOf(member)}</strong>,
    mark: member.id === me.id ? texts.you : undefined,
    facts: [member.email, labels.role[member.role], stateOf(member)],
    children: member.id === me.id ? null : buttonsOf(member),
  });
  return (
    <ListPage
      title={texts.title}
      query={staffPageQuery}
      request={() => ({})}
      list={({ staff }) => ({ nodes: staff })}
      aside={
        <div className="admin-columns">
          {invitation ? (
            <SecretPanel
              key={invitation.setupUrl}
              title={texts.linkTitle(invitation.email)}
              label={texts.link}
              secret={invitation.setupUrl}
              texts={texts.linkOnce}
            />
          ) : null}
          <InviteForm onInvited={setInvitation} />
        </div>
      }
    >
      {(staff) => <ItemSection title={texts.members} rows={staff} item={itemOf} />}
    </ListPage>
  );
}

const nameOf = ({ name, email }: Member) => name ?? email;

function stateOf({ name, lastSeenAt }: Member) {
  if (name === null) return texts.notSetUp;
  return lastSeenAt === null ? texts.never : texts.seen(formatAgo(lastSeenAt, new Date()));
}

const addStaffMutation = graphql(`
  mutation AdminAddStaff($email: String!, $role: StaffRole!) {
    payload: addStaff(email: $email, role: $role) {
      staff {
        id
        email
      }
      setupUrl
      userErrors {
        field
        message
      }
    }
  }
`);

/** The link is shown once and stands nowhere else. */
type Invitation = { email: string; setupUrl: string };

/** Invites a member of staff, or renews the link of one. */
function useAddStaff() {
  // The secret does not stay in the cache.
  return useAdminMutation(addStaffMutation, { refetchQueries: 'active', fetchPolicy: 'no-cache' });
}

const roleOf = (value: string) => (value === 'OWNER' ? 'OWNER' : 'STAFF');

function InviteForm({ onInvited }: { onInvited: (invitation: Invitation) => void }) {
  const { send } = useAddStaff();
  return (
    <Section title={texts.invite}>
      <AdminForm
        fields={{ email: '', role: 'STAFF' }}
        submit={texts.submit}
        isEmptied
        send={({ email, role }) => send({ email, role: roleOf(role) })}
        onDone={({ staff, setupUrl }) => {
          if (staff && setupUrl) onInvited({ email: staff.email, setupUrl });
        }}
      >
        {(field) => {
          const { value, onChange } = field('role');
          return (
            <>
              <EmailField {...field('email')} label={texts.email} autoComplete="off" required />
              <Select label={texts.role} value={value} onChange={onChange}>
                <option value="STAFF">{labels.role.STAFF}</option>
                <option value="OWNER">{labels.role.OWNER}</option>
              </Select>
              <p className="note">{frAdmin.roleNotes[roleOf(value)]}</p>
            </>
          );
        }}
      </AdminForm>
    </Section>
  );
}
