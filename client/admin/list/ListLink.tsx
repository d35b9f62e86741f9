import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { useFromList } from './listAddress.ts';

/**
 * The link of a table's row, which covers all of it; arrows lead from one to the next. The page that
 * it opens leads back to the list as it is now.
 */
export function ListLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} state={useFromList()} className="cover-link" data-list-item>
      {children}
    </Link>
  );
}
