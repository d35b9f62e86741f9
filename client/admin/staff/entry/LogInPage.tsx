import { frAdmin } from '../../../text/admin/admin.fr.ts';
import { Link } from 'react-router-dom';

import { adminPaths } from '../../page/adminPaths.ts';
import { LogInForm } from './LogInForm.tsx';
import { StaffEntry } from './StaffEntry.tsx';

/** Stands at any address without a session, and then makes room for its page. */
export function LogInPage() {
  return (
    <StaffEntry title={frAdmin.logIn.title} text={frAdmin.logIn.text}>
      <LogInForm />
      <Link className="staff-entry__link" to={adminPaths.forgotPassword()}>
        {frAdmin.logIn.forgot}
      </Link>
    </StaffEntry>
  );
}
