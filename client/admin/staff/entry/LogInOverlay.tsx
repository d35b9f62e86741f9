import { useLayoutEffect, useRef } from 'react';

import { frAdmin } from '../../../text/fr.admin.ts';
import type { Me } from '../me.ts';
import { LogInForm } from './LogInForm.tsx';
import './StaffEntry.css';

type Props = { email: string; onReturn: (me: Me) => Promise<unknown> };

const { title, over } = frAdmin.logIn;

/** Hides all of the page, and any dialog of it, without unmounting it. */
export function LogInOverlay({ email, onReturn }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      className="log-in-overlay"
      aria-labelledby="log-in-overlay-title"
      onCancel={(event) => event.preventDefault()}
    >
      <div className="staff-entry">
        <div className="surface staff-entry__card">
          <h1 id="log-in-overlay-title">{title}</h1>
          <p className="staff-entry__text">{over}</p>
          <LogInForm email={email} onLoggedIn={(me) => void onReturn(me).catch(() => undefined)} />
        </div>
      </div>
    </dialog>
  );
}
