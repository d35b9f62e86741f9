import { useState, type ComponentProps } from 'react';

import { frAdmin } from '../../text/admin/admin.fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';

type Props = Omit<ComponentProps<typeof Button>, 'onClick' | 'title'> & {
  label: string;
  title: string;
  confirm: string;
  dismiss?: string;
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
  dismiss = frAdmin.dismiss,
  action,
  children,
  ...button
}: Props) {
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
