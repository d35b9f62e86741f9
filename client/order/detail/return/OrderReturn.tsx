import { useState } from 'react';

import { graphql } from '../../../generated/shop/index.ts';
import type { OrderReturn_OrderFragment, PaymentMethod } from '../../../generated/shop/graphql.ts';
import { orderTexts } from '../../order.fr.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { formatDate } from '../../../ui/format/date.ts';
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
    returnRequest {
      requestedAt
      reason
      receivedAt
      refusedAt
      refusal
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

type Props = {
  order: OrderReturn_OrderFragment;
  opened: OpenedOrder;
  level: 'h2' | 'h3';
};

export function OrderReturn({ order, opened, level: Title }: Props) {
  const [isConfirming, setIsConfirming] = useState(false);
  const { returnUntil, canRequestReturn, returnRequest, returnedLines } = order;
  if (!returnUntil && !returnRequest && returnedLines.length === 0) return null;
  const isOpen = returnRequest && !returnRequest.receivedAt && !returnRequest.refusedAt;
  const texts = orderTexts.return;
  return (
    <section className="surface order-return" aria-labelledby="order-return">
      <Title id="order-return">{texts.title}</Title>
      {returnRequest ? (
        <>
          <p className="order-return__fact">
            {texts.requested(formatDate(returnRequest.requestedAt))}
          </p>
          {returnRequest.reason === '' ? null : (
            <p className="order-return__reason">{texts.quoted(returnRequest.reason)}</p>
          )}
          {returnRequest.receivedAt ? null : (
            <ReturnedLines order={order} lines={returnRequest.lines} />
          )}
          {returnRequest.receivedAt ? (
            <p className="order-return__fact">
              {texts.received(formatDate(returnRequest.receivedAt))}
            </p>
          ) : null}
          {returnRequest.refusedAt ? (
            <p className="order-return__fact">
              {texts.refused(formatDate(returnRequest.refusedAt), returnRequest.refusal ?? '')}
            </p>
          ) : null}
          {isOpen && returnRequest.refund ? (
            <p>
              <ReturnAmount refund={returnRequest.refund} />
            </p>
          ) : null}
          {isOpen ? <ReturnSteps paymentMethod={order.paymentMethod} /> : null}
        </>
      ) : null}
      {returnedLines.length > 0 ? (
        <>
          <p className="order-return__next">{texts.returned}</p>
          <ReturnedLines order={order} lines={returnedLines} />
        </>
      ) : null}
      {returnUntil && (canRequestReturn || !returnRequest) ? (
        <>
          <p className="order-return__fact">
            {canRequestReturn
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
        <ReturnDialog order={order} opened={opened} onClose={() => setIsConfirming(false)} />
      ) : null}
    </section>
  );
}

function ReturnSteps({ paymentMethod }: { paymentMethod: PaymentMethod }) {
  const { nextTitle, next } = orderTexts.return;
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
