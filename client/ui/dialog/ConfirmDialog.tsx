import { useState, type ComponentProps, type ReactNode } from 'react';

import { Button } from '../button/Button.tsx';
import './Dialog.css';
import { Dialog } from './Dialog.tsx';

type Props = {
  title: string;
  confirm: string;
  dismiss: string;
  isBusy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** Says what it does and whether it can be undone. */
  children: ReactNode;
};

/** Precedes something that cannot be undone. The focus is on the button that does nothing. */
export function ConfirmDialog({
  title,
  confirm,
  dismiss,
  isBusy = false,
  onConfirm,
  onClose,
  children,
}: Props) {
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      <div className="confirm-dialog__buttons">
        <Button variant="quiet" onClick={onClose}>
          {dismiss}
        </Button>
        <Button variant="danger" disabled={isBusy} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}

type ButtonProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'title'> & {
  label: string;
  title: string;
  confirm: string;
  dismiss: string;
  /** The dialog stays until it has ended. */
  action: () => unknown;
};

/**
 * A button for what cannot be undone; `children` say what it does. The dialog belongs to the button,
 * so that the focus returns to it, or from there to the title of a list that it leaves.
 */
export function ConfirmButton({
  label,
  variant = 'danger',
  title,
  confirm,
  dismiss,
  action,
  children,
  ...button
}: ButtonProps) {
  const [state, setState] = useState<'CLOSED' | 'OPEN' | 'BUSY'>('CLOSED');
  const close = () => setState('CLOSED');
  const run = async () => {
    setState('BUSY');
    await action();
    close();
  };
  return (
    <>
      <Button {...button} variant={variant} onClick={() => setState('OPEN')}>
        {label}
      </Button>
      {state === 'CLOSED' ? null : (
        <ConfirmDialog
          title={title}
          confirm={confirm}
          dismiss={dismiss}
          isBusy={state === 'BUSY'}
          onConfirm={() => void run()}
          onClose={close}
        >
          {children}
        </ConfirmDialog>
      )}
    </>
  );
}
