import { labels } from '../../../text/admin/labels.fr.ts';
import { frOrders } from '../../../text/admin/orders.fr.ts';
import { formatDateTime } from '../../../ui/format/date.ts';
import type { OrderHistory_OrderFragment } from '../../../generated/admin/graphql.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { Section } from '../../page/Section.tsx';

graphql(`
  fragment OrderHistory_order on Order {
    id
    parcelNumber
    history {
      status
      at
    }
  }
`);

type Props = { order: OrderHistory_OrderFragment };

const texts = frOrders.detail;

export function OrderHistory({ order: { history, parcelNumber } }: Props) {
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
          </li>
        ))}
      </ol>
    </Section>
  );
}
