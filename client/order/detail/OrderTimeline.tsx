import { graphql } from '../../generated/shop/index.ts';
import type { OrderTimeline_OrderFragment } from '../../generated/shop/graphql.ts';
import { orderTexts } from '../order.fr.ts';
import { cx } from '../../ui/cx.ts';
import { formatDateTime } from '../../ui/format/date.ts';
import { Icon } from '../../ui/Icon.tsx';
import { parcelTexts } from './parcel.fr.ts';
import { nextSteps, statusText, stepsOf } from './orderProgress.ts';
import './OrderTimeline.css';

graphql(`
  fragment OrderTimeline_order on Order {
    id
    status
    paymentMethod
    parcelNumber
    history {
      status
      at
    }
    delivery {
      kind
    }
    shipments {
      id
      carrier
      trackingNumber
      trackingUrl
      events {
        at
        status
      }
    }
  }
`);

const stopped = new Set([
  'CANCELLED',
  'REFUSED',
  'RETURNED',
  'ATTEMPT_FAILED',
  'RETURNING',
  'LOST',
]);

/** Shows the states of an order, and what the carriers say of its parcels, as one line. */
export function OrderTimeline({ order }: { order: OrderTimeline_OrderFragment }) {
  const { view } = orderTexts;
  const steps = stepsOf(order);
  const last = steps.length - 1;
  const isOfMany = order.shipments.length > 1;
  return (
    <ol>
      {steps.map(({ status, at, shipment }, place) => (
        <li
          key={`${at} ${status} ${shipment?.id ?? ''}`}
          className={cx(
            'order-timeline__step',
            stopped.has(status) && 'order-timeline__step--stopped',
            order.status === 'PAYMENT_PENDING' && 'order-timeline__step--undecided',
          )}
          aria-current={place === last ? 'step' : undefined}
        >
          <span className="order-timeline__mark">
            {order.status === 'PAYMENT_PENDING' ? null : (
              <Icon name={stopped.has(status) ? 'close' : 'check'} size={16} />
            )}
          </span>
          <span className="visually-hidden">{`${place === last ? view.now : view.done} `}</span>
          <span className="order-timeline__status">
            {shipment ? parcelTexts.steps[status] : statusText(order, status)}
          </span>
          <time className="order-timeline__at" dateTime={at}>
            {formatDateTime(at)}
          </time>
          {shipment && isOfMany ? (
            <span className="order-timeline__parcel">
              {view.parcel} <strong>{shipment.trackingNumber ?? shipment.carrier}</strong>
            </span>
          ) : null}
          {status === 'SHIPPED' ? <Parcels order={order} /> : null}
        </li>
      ))}
      {nextSteps(order).map((status) => (
        <li key={status} className="order-timeline__step order-timeline__step--next">
          <span className="order-timeline__mark" />
          <span className="visually-hidden">{view.next} </span>
          <span className="order-timeline__status">{statusText(order, status)}</span>
        </li>
      ))}
    </ol>
  );
}

/** Names the parcels that left, with the pages on which their carriers follow them. */
function Parcels({ order: { shipments, parcelNumber } }: { order: OrderTimeline_OrderFragment }) {
  const { view } = orderTexts;
  if (shipments.length === 0) {
    return parcelNumber === null ? null : (
      <span className="order-timeline__parcel">
        {view.parcel} <strong>{parcelNumber}</strong>
      </span>
    );
  }
  return (
    <ul className="order-timeline__parcel">
      {shipments.map(({ id, carrier, trackingNumber, trackingUrl }) => (
        <li key={id}>
          {trackingNumber === null ? null : (
            <p>
              <span>{`${view.parcel} `}</span>
              <strong>{trackingNumber}</strong>
            </p>
          )}
          {trackingUrl === null ? (
            <bdi>{carrier}</bdi>
          ) : (
            <a href={trackingUrl} rel="noreferrer" className="order-timeline__follow">
              {parcelTexts.follow(carrier)}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
