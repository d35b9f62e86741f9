import { useState } from 'react';

import { isOpenReturn } from '#shared/under-way.ts';
import { graphql } from '../../../generated/shop/index.ts';
import type {
  OrderExchange_OrderFragment,
  OrderReturn_OrderFragment,
  PlacedLines_OrderFragment,
  PaymentMethod,
} from '../../../generated/shop/graphql.ts';
import { orderTexts } from '../../order.fr.ts';
import { usePayload } from '../../../apollo/usePayload.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ConfirmButton } from '../../../ui/dialog/ConfirmDialog.tsx';
import { formatDate } from '../../../ui/format/date.ts';
import { useFocusWhenFewer } from '../../../ui/useFocusWhenFewer.ts';
import { ExchangeDialog } from '../exchange/ExchangeDialog.tsx';
import type { ExchangeDraft } from '../exchange/exchangeDraft.ts';
import { isExchanging } from '../exchange/isExchanging.ts';
import type { OpenedOrder } from '../OrderFrame.tsx';
import './OrderReturn.css';
import { ReturnAmount, ReturnDialog, ReturnedLines } from './ReturnDialog.tsx';

graphql(`
  fragment OrderReturn_order on Order {
    id
    status
    paymentMethod
    returnUntil
    canRequestReturn
    returnedLines {
      variantId
      quantity
    }
    returnRequests {
      id
      requestedAt
      reason
      receivedAt
      refusedAt
      refusal
      cancelledAt
      lines {
        variantId
        quantity
      }
      refund {
        ...ReturnAmount_refund
      }
    }
    ...ReturnDialog_order
  }
`);

type Ordered = OrderReturn_OrderFragment & OrderExchange_OrderFragment & PlacedLines_OrderFragment;

type Props = {
  order: Ordered;
  opened: OpenedOrder;
  level: 'h2' | 'h3';
};

const texts = orderTexts.return;

export function OrderReturn({ order, opened, level: Title }: Props) {
  const [isConfirming, setIsConfirming] = useState(false);
  const [exchanged, setExchanged] = useState<ExchangeDraft | null>(null);
  // Once it is requested, or exchanged instead, the button is gone.
  const title = useFocusWhenFewer(Number(isConfirming) + Number(exchanged !== null));
  const { returnUntil, canRequestReturn, returnRequests, returnedLines } = order;
  if (!returnUntil && returnRequests.length === 0 && returnedLines.length === 0) return null;
  return (
    <section className="surface order-return" aria-labelledby="order-return">
      <Title ref={title} id="order-return" tabIndex={-1}>
        {texts.title}
      </Title>
      {returnRequests.map((request) => (
        <ReturnRequest key={request.id} order={order} request={request} opened={opened} />
      ))}
      {returnRequests.some(isOpenReturn) ? (
        <ReturnSteps paymentMethod={order.paymentMethod} />
      ) : null}
      {returnedLines.length > 0 ? (
        <>
          <p className="order-return__next">{texts.returned}</p>
          <ReturnedLines order={order} lines={returnedLines} />
        </>
      ) : null}
      {returnUntil && (canRequestReturn || returnRequests.length === 0) ? (
        <>
          <p className="order-return__fact">
            {canRequestReturn || order.exchanges.some(isExchanging)
              ? texts.until(formatDate(returnUntil))
              : texts.over(formatDate(returnUntil))}
          </p>
          <p className="order-return__law">{texts.law}</p>
        </>
      ) : null}
      {canRequestReturn ? (
        <Button variant="secondary" onClick={() => setIsConfirming(true)}>
          {texts.open}
        </Button>
      ) : null}
      {isConfirming ? (
        <ReturnDialog
          order={order}
          opened={opened}
          onExchange={(begun) => {
            setIsConfirming(false);
            setExchanged(begun);
          }}
          onClose={() => setIsConfirming(false)}
        />
      ) : null}
      {exchanged === null ? null : (
        <ExchangeDialog
          order={order}
          begun={exchanged}
          opened={opened}
          onClose={() => setExchanged(null)}
        />
      )}
    </section>
  );
}

type RequestProps = {
  order: Ordered;
  request: OrderReturn_OrderFragment['returnRequests'][number];
  opened: OpenedOrder;
};

function ReturnRequest({ order, request, opened }: RequestProps) {
  const { requestedAt, reason, receivedAt, refusedAt, refusal, cancelledAt, lines, refund } =
    request;
  const isOpen = isOpenReturn(request);
  return (
    <div className="order-return__request">
      <p className="order-return__fact">{texts.requested(formatDate(requestedAt))}</p>
      {reason === '' ? null : <p className="order-return__reason">{texts.quoted(reason)}</p>}
      {receivedAt ? null : <ReturnedLines order={order} lines={lines} />}
      {receivedAt ? (
        <p className="order-return__fact">{texts.received(formatDate(receivedAt))}</p>
      ) : null}
      {refusedAt ? (
        <p className="order-return__fact">{texts.refused(formatDate(refusedAt), refusal ?? '')}</p>
      ) : null}
      {cancelledAt ? (
        <p className="order-return__fact">{texts.cancelled(formatDate(cancelledAt))}</p>
      ) : null}
      {isOpen && refund ? (
        <p>
          <ReturnAmount refund={refund} />
        </p>
      ) : null}
      {isOpen ? <CancelReturn requestId={request.id} opened={opened} /> : null}
    </div>
  );
}

const cancelReturnMutation = graphql(`
  mutation CancelReturnRequest($orderId: ID!, $key: String, $requestId: ID!) {
    payload: cancelReturnRequest(orderId: $orderId, key: $key, requestId: $requestId) {
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

type CancelProps = { requestId: string; opened: OpenedOrder };

function CancelReturn({ requestId, opened: { orderId, trackingKey, refresh } }: CancelProps) {
  const { run } = usePayload(cancelReturnMutation, {
    done: texts.cancel.done,
    // The shop has received or refused it meanwhile.
    onRefused: refresh,
  });
  return (
    <ConfirmButton
      variant="secondary"
      label={texts.cancel.open}
      title={texts.cancel.title}
      confirm={texts.cancel.confirm}
      dismiss={texts.cancel.dismiss}
      action={() => run({ orderId, key: trackingKey ?? null, requestId })}
    >
      <p>{texts.cancel.text}</p>
    </ConfirmButton>
  );
}

function ReturnSteps({ paymentMethod }: { paymentMethod: PaymentMethod }) {
  const { nextTitle, next } = texts;
  return (
    <>
      <p className="order-return__next">{nextTitle}</p>
      <ol className="order-return__steps">
        <li>{next.contact}</li>
        <li>{next.packaging}</li>
        <li>{paymentMethod === 'CARD' ? next.refundCard : next.refundCash}</li>
      </ol>
    </>
  );
}
