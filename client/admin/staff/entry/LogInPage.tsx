import { frAdmin } from '../../../text/fr.admin.ts';
import { LogInForm } from './LogInForm.tsx';
import { StaffEntry } from './StaffEntry.tsx';

/** Stands at any address without a session, and then makes room for its page. */
export function LogInPage() {
  return (
    <StaffEntry title={frAdmin.logIn.title} text={frAdmin.logIn.text}>
      <LogInForm />
    </StaffEntry>
  );
}
