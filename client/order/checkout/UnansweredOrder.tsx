import { useId } from 'react';

import { orderTexts } from '../order.fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useKeepFocus } from '../../ui/useKeepFocus.ts';
import './UnansweredOrder.css';

type Props = { isBusy: boolean; onCheck: () => void };

/** The last order had no answer: it may have been placed, though the cart no longer shows it. */
export function UnansweredOrder({ isBusy, onCheck }: Props) {
  const { target, onPress } = useKeepFocus(isBusy);
  const id = useId();
  const texts = orderTexts.unanswered;
  return (
    <div className="unanswered-order">
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
