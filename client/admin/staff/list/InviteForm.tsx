import { useState } from 'react';

import { frAdmin } from '../../../text/fr.admin.ts';
import { frPeople } from '../../../text/fr.admin.people.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { EmailField } from '../../../ui/form/EmailField.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import type { StaffRole } from '../../generated/graphql.ts';
import { useAdminForm } from '../../page/useAdminForm.ts';
import { useAddStaff, type Invitation } from './useAddStaff.ts';

type Props = { onInvited: (invitation: Invitation) => void };

const texts = frPeople.staff;
const empty = { email: '' };

export function InviteForm({ onInvited }: Props) {
  const { ref, values, field, send, problem, clear } = useAdminForm(empty);
  const [role, setRole] = useState<StaffRole>('STAFF');
  const { addStaff, isAdding } = useAddStaff();
  const submit = async () => {
    const reply = await send(() => addStaff({ ...values, role }));
    if (!reply?.staff || typeof reply.setupUrl !== 'string') return;
    clear();
    onInvited({ email: reply.staff.email, setupUrl: reply.setupUrl });
  };
  return (
    <section className="surface admin-section" aria-labelledby="invite-title">
      <h2 id="invite-title">{texts.invite}</h2>
      <Form ref={ref} className="staff-list__form" isBusy={isAdding} onSubmit={submit}>
        <EmailField {...field('email')} label={texts.email} autoComplete="off" required />
        <Select
          label={texts.role}
          value={role}
          onChange={({ target }) => setRole(target.value === 'OWNER' ? 'OWNER' : 'STAFF')}
        >
          <option value="STAFF">{frAdmin.roles.STAFF}</option>
          <option value="OWNER">{frAdmin.roles.OWNER}</option>
        </Select>
        <p className="staff-list__fact">{frAdmin.roleNotes[role]}</p>
        <FormProblem text={problem} />
        <div>
          <Button type="submit" disabled={isAdding}>
            {texts.submit}
          </Button>
        </div>
      </Form>
    </section>
  );
}
