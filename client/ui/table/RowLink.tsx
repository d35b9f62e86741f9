import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

type Props = { to: string; state?: object; children: ReactNode };

/** The link of a table's row, which covers all of it; arrows lead from one to the next. */
export function RowLink({ to, state, children }: Props) {
  return (
    <Link to={to} state={state} className="cover-link table__link" data-list-item>
      {children}
    </Link>
  );
}
