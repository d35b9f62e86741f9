import type { ReactNode } from 'react';

import { RowLink } from '../../ui/table/RowLink.tsx';
import { useFromList } from './listSearch.ts';

type Props = { to: string; children: ReactNode };

/** The link of a row of a list: the page that it opens leads back to the list as it is now. */
export function ListLink({ to, children }: Props) {
  return (
    <RowLink to={to} state={useFromList()}>
      {children}
    </RowLink>
  );
}
