import type { ReactNode } from 'react';

import { frAdmin } from '../../../text/admin/admin.fr.ts';
import { Toasts } from '../../../ui/feedback/Toasts.tsx';
import { useShop } from '../../../page/shop.ts';
import { useTitle } from '../../page/PageFrame.tsx';
import './StaffEntry.css';

type Props = { title: string; text: string; children: ReactNode };

/** The page of a form that leads to a session. */
export function StaffEntry({ title, text, children }: Props) {
  useTitle(frAdmin.title);
  return (
    <main className="staff-entry">
      <div className="surface staff-entry__card">
        <p className="staff-entry__brand">{useShop().name}</p>
        <h1>{title}</h1>
        {text !== '' && <p className="staff-entry__text">{text}</p>}
        {children}
      </div>
      <Toasts />
    </main>
  );
}
