import { useLayoutEffect, useRef } from 'react';

import { frAdmin } from '../../../text/admin/admin.fr.ts';
import { Button } from '../../../ui/button/Button.tsx';
import type { Me } from '../me.ts';
import { LogInForm } from './LogInForm.tsx';
import './StaffEntry.css';

type Props = {
  email: string;
  text: string;
  onReturn: (me: Me) => Promise<unknown>;
  /** Nothing leads back but the log-in where this is missing. */
  onDismiss?: () => void;
};

const { title } = frAdmin.logIn;

/** Hides all of the page, and any dialog of it, without unmounting it. */
export function LogInOverlay({ email, text, onReturn, onDismiss }: Props) {
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
      onCancel={(event) => {
        event.preventDefault();
        onDismiss?.();
      }}
    >
      <div className="staff-entry">
        <div className="surface staff-entry__card">
          <h1 id="log-in-overlay-title">{title}</h1>
          <p className="staff-entry__text">{text}</p>
          <LogInForm email={email} onLoggedIn={(me) => void onReturn(me).catch(() => undefined)} />
          {onDismiss ? (
            <Button variant="quiet" isWide onClick={onDismiss}>
              {frAdmin.dismiss}
            </Button>
          ) : null}
        </div>
      </div>
    </dialog>
  );
}
