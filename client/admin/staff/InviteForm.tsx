import { frPeople } from '../../text/admin/people.fr.ts';
import { frAdmin } from '../../text/admin/admin.fr.ts';
import { labels } from '../../text/admin/labels.fr.ts';
import { EmailField } from '../../ui/form/Field.tsx';
import { Select } from '../../ui/form/Select.tsx';
import { useAdminMutation } from '../apollo/useAdminMutation.ts';
import { graphql } from '../../generated/admin/index.ts';
import { AdminForm } from '../form/AdminForm.tsx';
import { Section } from '../page/Section.tsx';

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
export type Invitation = { email: string; setupUrl: string };

/** Invites a member of staff, or renews the link of one. */
export function useAddStaff() {
  // The secret does not stay in the cache.
  return useAdminMutation(addStaffMutation, { refetchQueries: 'active', fetchPolicy: 'no-cache' });
}

type Props = { onInvited: (invitation: Invitation) => void };

const texts = frPeople.staff;
const roleOf = (value: string) => (value === 'OWNER' ? 'OWNER' : 'STAFF');

export function InviteForm({ onInvited }: Props) {
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
