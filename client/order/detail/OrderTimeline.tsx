import { graphql } from '../../generated/shop/index.ts';
import type { OrderTimeline_OrderFragment } from '../../generated/shop/graphql.ts';
import { orderTexts } from '../order.fr.ts';
import { cx } from '../../ui/cx.ts';
import { formatDateTime } from '../../ui/format/date.ts';
import { Icon } from '../../ui/Icon.tsx';
import { nextSteps } from './orderProgress.ts';
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
  }
`);

const stopped = new Set(['CANCELLED', 'REFUSED', 'RETURNED']);

export function OrderTimeline({ order }: { order: OrderTimeline_OrderFragment }) {
  const { statuses, view } = orderTexts;
  const last = order.history.length - 1;
  return (
    <ol>
      {order.history.map(({ status, at }, place) => (
        <li
          key={status}
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
          <span className="order-timeline__status">{statuses[status]}</span>
          <time className="order-timeline__at" dateTime={at}>
            {formatDateTime(at)}
          </time>
          {status === 'SHIPPED' && order.parcelNumber ? (
            <span className="order-timeline__parcel">
              {view.parcel} <strong>{order.parcelNumber}</strong>
            </span>
          ) : null}
        </li>
      ))}
      {nextSteps(order).map((status) => (
        <li key={status} className="order-timeline__step order-timeline__step--next">
          <span className="order-timeline__mark" />
          <span className="visually-hidden">{view.next} </span>
          <span className="order-timeline__status">{statuses[status]}</span>
        </li>
      ))}
    </ol>
  );
}
