import { useEffect, useRef } from 'react';

import { fr } from '../../text/fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { cx } from '../../ui/cx.ts';
import './LeavingNotice.css';

type Props = {
  isLeaving: boolean;
  onStay: () => void;
  /** Called when the focused button is removed. */
  onFocusLost: () => void;
};

/** Announces the redirect, and then that it is cancelled; its height does not change. */
export function LeavingNotice({ isLeaving, onStay, onFocusLost }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const { leaving, stay, stayed } = fr.order.summary;

  useEffect(() => {
    if (!isLeaving && document.activeElement === button.current) onFocusLost();
  }, [isLeaving, onFocusLost]);

  return (
    <div className="leaving-notice">
      <div className="leaving-notice__text" data-longest={leaving}>
        <output>{isLeaving ? leaving : stayed}</output>
      </div>
      <Button
        ref={button}
        variant="secondary"
        className={cx(!isLeaving && 'leaving-notice__gone')}
        onClick={onStay}
      >
        {stay}
      </Button>
    </div>
  );
}
