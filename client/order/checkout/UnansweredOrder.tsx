import { useEffect, useId, useRef } from 'react';

import { orderTexts } from '../order.fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useKeepFocus } from '../../ui/useKeepFocus.ts';
import './checkout.css';

/**
 * The last order had no answer: it may have been placed, though the cart no longer shows it. Stands at the
 * button that orders, where the shopper was when the answer was lost.
 */
export function UnansweredOrder({ isBusy, onCheck }: { isBusy: boolean; onCheck: () => void }) {
  const { target, onPress } = useKeepFocus(isBusy);
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const texts = orderTexts.unanswered;
  // A reload restores the position while the cart above is still loading.
  useEffect(() => {
    // Chromium returns a promise, which is no clean-up.
    box.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, []);
  return (
    <div ref={box} className="unanswered-order stack-3">
      <p id={id}>{texts.text}</p>
      <Button
        ref={target}
        variant="secondary"
        disabled={isBusy}
        aria-describedby={id}
        onClick={() => {
          onPress();
          onCheck();
        }}
      >
        {texts.check}
      </Button>
    </div>
  );
}
