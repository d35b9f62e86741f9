import { useState } from 'react';

import { usePayload } from '../../apollo/usePayload.ts';
import { graphql } from '../../generated/shop/index.ts';
import { orderTexts } from '../order.fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import '../checkout/dialogButtons.css';
import type { OpenedOrder } from './OrderFrame.tsx';

const cancelOrderMutation = graphql(`
  mutation CancelOrder($orderId: ID!, $trackingKey: String) {
    payload: cancelOrder(orderId: $orderId, trackingKey: $trackingKey) {
      order {
        id
        ...OrderView_order
      }
      userErrors {
        message
      }
    }
  }
`);

type Props = {
  opened: OpenedOrder;
  /** A refund follows the cancellation. */
  isPaid: boolean;
};

export function CancelOrder({ opened: { orderId, trackingKey, refresh }, isPaid }: Props) {
  const [isConfirming, setIsConfirming] = useState(false);
  const texts = orderTexts.cancel;
  const { run, isBusy } = usePayload(cancelOrderMutation, {
    done: texts.done,
    // Its state has changed meanwhile.
    onRefused: refresh,
  });
  const close = () => setIsConfirming(false);
  const cancel = async () => {
    await run({ orderId, trackingKey: trackingKey ?? null });
    close();
  };
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
            <Button variant="danger" disabled={isBusy} onClick={() => void cancel()}>
              {texts.confirm}
            </Button>
          </div>
        </Dialog>
      ) : null}
    </>
  );
}
