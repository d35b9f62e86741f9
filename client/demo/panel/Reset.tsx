import { useState } from 'react';

import { demoTexts } from '../demo.fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import type { Connection } from '../page/connection.ts';

export function Reset({ connection }: { connection: Connection }) {
  const [state, setState] = useState<'IDLE' | 'CONFIRMING' | 'BUSY' | 'FAILED'>('IDLE');
  const { title, text, button, confirm, dismiss, failed } = demoTexts.reset;
  const reset = () => {
    setState('BUSY');
    // Every tab loads its page again afterwards.
    connection.reset().catch(() => setState('FAILED'));
  };
  return (
    <section aria-label={title}>
      <Button variant="danger" isWide onClick={() => setState('CONFIRMING')}>
        {button}
      </Button>
      {state === 'FAILED' ? <p role="alert">{failed}</p> : null}
      {state === 'CONFIRMING' || state === 'BUSY' ? (
        <ConfirmDialog
          title={title}
          confirm={confirm}
          dismiss={dismiss}
          isBusy={state === 'BUSY'}
          onConfirm={reset}
          onClose={() => setState('IDLE')}
        >
          <p>{text}</p>
        </ConfirmDialog>
      ) : null}
    </section>
  );
}
