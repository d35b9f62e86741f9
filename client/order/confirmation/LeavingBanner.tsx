import { useEffect, useRef } from 'react';

import { orderTexts } from '../order.fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { cx } from '../../ui/cx.ts';
import './LeavingBanner.css';

type Props = {
  isLeaving: boolean;
  onStay: () => void;
  /** Called when the focused button is removed. */
  onFocusLost: () => void;
};

/** Announces the redirect, and then that it is cancelled; its height does not change. */
export function LeavingBanner({ isLeaving, onStay, onFocusLost }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const { leaving, stay, stayed } = orderTexts.summary;

  useEffect(() => {
    if (!isLeaving && document.activeElement === button.current) onFocusLost();
  }, [isLeaving, onFocusLost]);

  return (
    <div className="leaving-banner">
      <div className="leaving-banner__text" data-longest={leaving}>
        <output>{isLeaving ? leaving : stayed}</output>
      </div>
      <Button
        ref={button}
        variant="secondary"
        className={cx(!isLeaving && 'leaving-banner__gone')}
        onClick={onStay}
      >
        {stay}
      </Button>
    </div>
  );
}
