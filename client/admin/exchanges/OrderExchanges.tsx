import { useState } from 'react';
import { Link } from 'react-router-dom';

import type { OrderExchanges_OrderFragment } from '../../generated/admin/graphql.ts';
import { graphql } from '../../generated/admin/index.ts';
import { frExchanges as texts } from '../../text/admin/orders/exchanges.fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { formatDate } from '../../ui/format/date.ts';
import { adminPaths } from '../page/adminPaths.ts';
import { ParcelActions } from '../orders/detail/ParcelActions.tsx';
import { Section } from '../page/Section.tsx';
import { CreateExchange } from './CreateExchange.tsx';
import { differenceText, parcelOf, type Exchange } from './exchange.ts';
import { ExchangeActions } from './ExchangeActions.tsx';
import { ExchangeLines, ExchangeState } from './ExchangeFacts.tsx';
import './Exchanges.css';

graphql(`
  fragment OrderExchanges_order on Order {
    id
    number
    status
    exchanges {
      ...Exchange_exchange
    }
  }
`);

type Props = { order: OrderExchanges_OrderFragment };

/** The exchanges of a delivered order, the latest first, and a further one by telephone or at the counter. */
export function OrderExchanges({ order }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const { id, number, status, exchanges } = order;
  const isDelivered = status === 'DELIVERED';
  if (!isDelivered && exchanges.length === 0) return null;
  return (
    <Section
      title={texts.title}
      actions={
        isDelivered ? (
          <Button variant="secondary" onClick={() => setIsOpen(true)}>
            {texts.create.open}
          </Button>
        ) : undefined
      }
    >
      <ol className="stack-4">
        {exchanges.toReversed().map((exchange) => (
          <li key={exchange.id} className="stack-2">
            <ExchangeItem exchange={exchange} />
          </li>
        ))}
      </ol>
      {isOpen ? (
        <Dialog title={texts.create.title(number)} onClose={() => setIsOpen(false)}>
          <CreateExchange orderId={id} onDone={() => setIsOpen(false)} />
        </Dialog>
      ) : null}
    </Section>
  );
}

function ExchangeItem({ exchange }: { exchange: Exchange }) {
  const parcel = parcelOf(exchange);
  const { number, requestedAt, method, reason, refusal, documents, order } = exchange;
  return (
    <>
      <div className="row-2">
        <h3 className="exchange-number">{number}</h3>
        <ExchangeState exchange={exchange} />
      </div>
      <p className="exchange-note">
        {[
          texts.requested(formatDate(requestedAt)),
          texts.methods[method],
          differenceText(exchange),
        ].join(' · ')}
      </p>
      <ExchangeLines exchange={exchange} />
      {reason ? (
        <blockquote className="order-detail__reason">
          « <bdi>{reason}</bdi> »
        </blockquote>
      ) : null}
      {refusal === null ? null : <p>{texts.refusal(refusal)}</p>}
      {documents.map((document) => (
        <p key={document.number}>
          <Link to={adminPaths.exchangeDocument(order.id, document.number)}>
            {texts.documents[document.kind](document.number)}
          </Link>
        </p>
      ))}
      <ExchangeActions exchange={exchange} />
      {parcel ? <ParcelActions shipment={parcel} /> : null}
    </>
  );
}
