import type { ReactNode } from 'react';

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
