import { useQuery } from '@apollo/client/react';
import { useLocation, useParams } from 'react-router-dom';

import { labels } from '../../../text/admin/labels.fr.ts';
import { frOrders } from '../../../text/admin/orders/orders.fr.ts';
import { frPickups } from '../../../text/admin/orders/pickups.fr.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { formatDateTime } from '../../../ui/format/date.ts';
import { OrderExchanges } from '../../exchanges/OrderExchanges.tsx';
import { AdminIcon } from '../../page/AdminIcon.tsx';
import type { AdminOrderPageQuery } from '../../../generated/admin/graphql.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { adminPaths } from '../../page/adminPaths.ts';
import { useListSearch } from '../../list/listAddress.ts';
import { Loaded, liveQuery } from '../../page/Loaded.tsx';
import { PageFrame } from '../../page/PageFrame.tsx';
import { OrderContacts } from '../contact/OrderContacts.tsx';
import { PossibleDuplicates } from '../contact/PossibleDuplicates.tsx';
import { OrderNotes } from '../contact/OrderNotes.tsx';
import { RecipientHold } from '../contact/RecipientHold.tsx';
import { OrderMoves } from '../moves/OrderMoves.tsx';
import { UndoMove } from '../moves/UndoMove.tsx';
import { ReceiveParcels } from '../returns/ReceiveParcels.tsx';
import { OrderReturns } from '../returns/OrderReturns.tsx';
import { OrderStatusChip, useFocusOnState } from '../OrderStatusChip.tsx';
import { Section } from '../../page/Section.tsx';
import { OrderSewing } from '../../sewing/OrderSewing.tsx';
import { canHandOver, HandOver } from '../../delivery/pickup/HandOver.tsx';
import { OrderCity } from './OrderCity.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderPayment } from './OrderPayment.tsx';
import { OrderRecipient } from './OrderRecipient.tsx';
import { OrderShipments } from './OrderShipments.tsx';
import './OrderPage.css';

const orderPageQuery = graphql(`
  query AdminOrderPage($id: ID!) {
    order(id: $id) {
      ...MovableOrder_order
      placedAt
      channel
      language
      ...OrderLines_order
      ...OrderRecipient_order
      ...OrderPayment_order
      ...OrderReturns_order
      ...OrderExchanges_order
      ...OrderSewing_order
      ...OrderContacts_order
      ...OrderNotes_order
      ...OrderShipments_order
      ...HandOver_order
      ...OrderCity_order
      ...PossibleDuplicates_order
      ...RecipientHold_order
      parcelReturnedAt
      history {
        status
        at
      }
    }
    FR: whatsAppText(language: FR)
    AR: whatsAppText(language: AR)
    EN: whatsAppText(language: EN)
  }
`);

const texts = frOrders.detail;

export function OrderPage() {
  const { id = '' } = useParams();
  const back = { to: adminPaths.orders(useListSearch()), label: frOrders.title };
  const result = useQuery(orderPageQuery, { variables: { id }, ...liveQuery });
  return (
    <Loaded result={result}>
      {({ order, ...whatsAppTexts }) =>
        order ? (
          <Order order={order} whatsAppText={whatsAppTexts[order.language]} back={back} />
        ) : (
          <PageFrame title={texts.unknown} back={back} />
        )
      }
    </Loaded>
  );
}

type Props = {
  order: NonNullable<AdminOrderPageQuery['order']>;
  whatsAppText: string;
  back: { to: string; label: string };
};

function Order({ order, whatsAppText, back }: Props) {
  const { state }: { state: unknown } = useLocation();
  const { ref, onMoved } = useFocusOnState();
  return (
    <PageFrame
      title={order.number}
      back={back}
      note={
        <span ref={ref} tabIndex={-1}>
          <OrderStatusChip status={order.status} />
        </span>
      }
      actions={
        <ButtonLink variant="quiet" to={adminPaths.packingSlips([order.id])} state={state}>
          <AdminIcon name="print" size={20} />
          {frOrders.slip.title}
        </ButtonLink>
      }
    >
      <p className="order-detail__placed">
        {[
          formatDateTime(order.placedAt),
          // Most come from the site.
          ...(order.channel === 'WEB' ? [] : [labels.channel[order.channel]]),
          texts.language(labels.language[order.language]),
        ].join(' · ')}
      </p>
      <PossibleDuplicates order={order} />
      <div className="admin-columns">
        <OrderContacts order={order} whatsAppText={whatsAppText} />
        <OrderReturns order={order} />
        <OrderExchanges order={order} />
        <RefusedParcel order={order} onReceived={onMoved} />
        <OrderCity order={order} />
        <UndoMove key={order.status} order={order} onGone={onMoved} />
        <OrderSewing order={order} />
        {canHandOver(order) ? (
          <section className="surface order-detail__moves" aria-label={frPickups.actions}>
            <HandOver order={order} onDone={onMoved} />
          </section>
        ) : null}
        <NextMoves order={order} onMoved={onMoved} />
        <div className="admin-columns admin-columns--two">
          <div className="admin-columns">
            <OrderLines order={order} />
            <OrderPayment order={order} />
          </div>
          <div className="admin-columns">
            <OrderRecipient order={order}>
              <RecipientHold order={order} />
            </OrderRecipient>
            <OrderShipments order={order} />
            <OrderNotes order={order} />
            <OrderHistory order={order} />
          </div>
        </div>
      </div>
    </PageFrame>
  );
}

function RefusedParcel({ order, onReceived }: Pick<Props, 'order'> & { onReceived: () => void }) {
  if (!order.awaitsParcel) return null;
  const { title, text } = frOrders.refusedParcel;
  return (
    <Section title={title} className="surface order-detail__return">
      <div className="stack-4">
        <p>{text}</p>
        <ReceiveParcels orders={[order]} onReceived={onReceived} />
      </div>
    </Section>
  );
}

/** Goods come back line by line: see `OrderReturns`; what is fetched is prepared by saying that it is ready. */
function NextMoves({ order, onMoved }: Pick<Props, 'order'> & { onMoved: () => void }) {
  const isFetched = canHandOver(order);
  const moves = order.moves.filter(
    (move) => move !== 'RETURNED' && !(isFetched && move === 'PREPARED'),
  );
  if (moves.length === 0 && order.moves.length > 0) return null;
  return (
    <section className="surface order-detail__moves" aria-label={texts.actions}>
      {moves.length > 0 ? (
        <OrderMoves orders={[{ ...order, moves }]} onMoved={onMoved} />
      ) : (
        <p>{texts.ended}</p>
      )}
    </section>
  );
}

function OrderHistory({
  order: { history, parcelNumber, parcelReturnedAt },
}: Pick<Props, 'order'>) {
  return (
    <Section title={texts.history}>
      <ol className="order-detail__history stack-3">
        {history.map(({ status, at }) => (
          <li key={status}>
            <strong>{labels.orderStatus[status]}</strong>
            <time dateTime={at}>{formatDateTime(at)}</time>
            {status === 'SHIPPED' && parcelNumber ? (
              <span>{texts.parcel(parcelNumber)}</span>
            ) : null}
            {status === 'REFUSED' && parcelReturnedAt ? (
              <span>{texts.parcelReturned(formatDateTime(parcelReturnedAt))}</span>
            ) : null}
          </li>
        ))}
      </ol>
    </Section>
  );
}
