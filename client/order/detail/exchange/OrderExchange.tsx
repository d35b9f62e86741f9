import { useState } from 'react';
import { Link } from 'react-router-dom';

import { usePayload } from '../../../apollo/usePayload.ts';
import { graphql } from '../../../generated/shop/index.ts';
import type { OrderExchange_OrderFragment } from '../../../generated/shop/graphql.ts';
import { lineTitle } from '#shared/texts/order.fr.ts';
import { ConfirmButton } from '../../../ui/dialog/ConfirmDialog.tsx';
import { formatDate } from '../../../ui/format/date.ts';
import { useFocusWhenFewer } from '../../../ui/useFocusWhenFewer.ts';
import { invoicePathOf, type OpenedOrder } from '../OrderFrame.tsx';
import { exchangeTexts } from './exchange.fr.ts';
import { ExchangeButtons } from './ExchangeButtons.tsx';
import { ExchangeDialog } from './ExchangeDialog.tsx';
import { beginExchange, type ExchangeDraft } from './exchangeDraft.ts';
import { differenceText } from './ExchangeForm.tsx';
import { isExchanging } from './isExchanging.ts';
import { ExchangeSteps } from './ExchangeSteps.tsx';
import './OrderExchange.css';
import { PlainExchangeForm } from './PlainExchangeForm.tsx';

graphql(`
  fragment OrderExchange_order on Order {
    id
    paymentMethod
    exchanges {
      id
      number
      requestedAt
      status
      method
      reason
      heldUntil
      parcelNumber
      history {
        status
        at
      }
      refusal
      canCancel
      difference {
        amount
      }
      lines {
        variantId
        toVariantId
        title
        variantTitle
        toVariantTitle
        quantity
      }
      documents {
        kind
        number
      }
    }
    ...ExchangeDialog_order
  }
`);

const texts = exchangeTexts;

type Props = {
  order: OrderExchange_OrderFragment;
  opened: OpenedOrder;
  level: 'h2' | 'h3';
};

export function OrderExchange({ order, opened, level: Title }: Props) {
  const [begun, setBegun] = useState<ExchangeDraft | null>(null);
  const isOffered = order.exchangeableLines.some(({ choices }) => choices.length > 0);
  // Once an exchange is requested or cancelled its button is gone.
  const title = useFocusWhenFewer(
    Number(begun !== null) +
      order.exchangeableLines.length +
      order.exchanges.filter(({ canCancel }) => canCancel).length,
  );
  if (!isOffered && order.exchanges.length === 0) return null;
  return (
    <section className="surface order-exchange stack-4" aria-labelledby="order-exchange">
      <Title ref={title} id="order-exchange" tabIndex={-1}>
        {texts.title}
      </Title>
      {order.exchanges.map((exchange) => (
        <Exchange key={exchange.id} order={order} exchange={exchange} opened={opened} />
      ))}
      {isOffered ? (
        <>
          <p>{texts.offer}</p>
          <ExchangeButtons order={order} onChoose={(place) => setBegun(beginExchange(place))} />
        </>
      ) : null}
      {begun === null ? null : (
        <ExchangeDialog
          order={order}
          begun={begun}
          opened={opened}
          onClose={() => setBegun(null)}
        />
      )}
      <noscript>
        <PlainExchangeForm order={order} />
      </noscript>
    </section>
  );
}

type ExchangeProps = {
  order: OrderExchange_OrderFragment;
  exchange: OrderExchange_OrderFragment['exchanges'][number];
  opened: OpenedOrder;
};

function Exchange({ order, exchange, opened }: ExchangeProps) {
  const { number, requestedAt, method, reason, heldUntil, refusal, canCancel } = exchange;
  const isOver = !isExchanging(exchange);
  return (
    <article className="order-exchange__one stack-2" aria-label={texts.number(number)}>
      <p className="order-exchange__fact">{texts.number(number)}</p>
      <ul>
        {exchange.lines.map((line, place) => (
          // Goods that were paid unlike are listed apart.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${line.variantId} ${line.toVariantId} ${place}`}>
            {texts.line(
              line.quantity,
              lineTitle(line.title, line.variantTitle),
              line.toVariantTitle ?? line.title,
            )}
          </li>
        ))}
      </ul>
      <p className="note">{texts.requested(formatDate(requestedAt))}</p>
      {reason === '' ? null : <p className="order-exchange__reason">{texts.quoted(reason)}</p>}
      <ExchangeSteps exchange={exchange} />
      {refusal === null ? null : <p className="order-exchange__reason">{texts.refusal(refusal)}</p>}
      {isOver ? null : (
        <>
          <p className="order-exchange__fact">
            {differenceText(exchange.difference.amount, {
              method,
              paymentMethod: order.paymentMethod,
            })}
          </p>
          <p>{texts.ways[method]}</p>
        </>
      )}
      {heldUntil === null ? null : <p>{texts.held(formatDate(heldUntil))}</p>}
      {exchange.documents.map((document) => (
        <p key={document.number} className="note">
          <Link to={`${invoicePathOf(opened)}#${document.number}`}>
            {texts.documents[document.kind](document.number)}
          </Link>
        </p>
      ))}
      {canCancel ? (
        <>
          <CancelExchange exchangeId={exchange.id} opened={opened} />
          <noscript>
            <form method="post">
              <input type="hidden" name="exchangeId" value={exchange.id} />
              <button type="submit" className="button button--secondary">
                {texts.cancel.open}
              </button>
            </form>
          </noscript>
        </>
      ) : null}
    </article>
  );
}

const cancelExchangeMutation = graphql(`
  mutation CancelExchange($orderId: ID!, $key: String, $exchangeId: ID!) {
    payload: cancelExchange(orderId: $orderId, key: $key, exchangeId: $exchangeId) {
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

type CancelProps = { exchangeId: string; opened: OpenedOrder };

function CancelExchange({ exchangeId, opened: { orderId, trackingKey, refresh } }: CancelProps) {
  const { run } = usePayload(cancelExchangeMutation, {
    done: texts.cancel.done,
    // The shop has moved it meanwhile.
    onRefused: refresh,
  });
  return (
    <ConfirmButton
      variant="secondary"
      className="order-exchange__cancel"
      label={texts.cancel.open}
      title={texts.cancel.title}
      confirm={texts.cancel.confirm}
      dismiss={texts.cancel.dismiss}
      action={() => run({ orderId, key: trackingKey ?? null, exchangeId })}
    >
      <p>{texts.cancel.text}</p>
    </ConfirmButton>
  );
}
