import { useState } from 'react';

import { orderTexts } from '../order.fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import '../checkout/dialogButtons.css';
import type { OpenedOrder } from './OrderFrame.tsx';
import { useCancelOrder } from './useCancelOrder.ts';

type Props = {
  opened: OpenedOrder;
  /** A refund follows the cancellation. */
  isPaid: boolean;
};

export function CancelOrder({ opened, isPaid }: Props) {
  const [isConfirming, setIsConfirming] = useState(false);
  const { cancelOrder, isCancelling } = useCancelOrder(opened);
  const texts = orderTexts.cancel;
  const close = () => setIsConfirming(false);
  return (
    <>
      <Button variant="danger" onClick={() => setIsConfirming(true)}>
        {texts.open}
      </Button>
      {isConfirming ? (
        <Dialog title={texts.title} onClose={close}>
          <p>{texts.text}</p>
          {isPaid ? <p>{texts.refund}</p> : null}
          <div className="dialog-buttons">
            {/* First in order, so that Enter by mistake cancels nothing. */}
            <Button variant="secondary" onClick={close}>
              {texts.dismiss}
            </Button>
            <Button
              variant="danger"
              disabled={isCancelling}
              onClick={() => void cancelOrder().then(close)}
            >
              {texts.confirm}
            </Button>
          </div>
        </Dialog>
      ) : null}
    </>
  );
}
