import { frOrders } from '../../../text/fr.admin.orders.ts';
import { formatDate, formatDateTime } from '../../../ui/format/date.ts';
import type { RequestedReturn_OrderFragment } from '../../../generated/admin/graphql.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { Section } from '../../page/Section.tsx';

graphql(`
  fragment RequestedReturn_order on Order {
    id
    returnUntil
    returnRequest {
      requestedAt
      reason
    }
  }
`);

type Props = { order: RequestedReturn_OrderFragment };

const texts = frOrders.detail;

export function RequestedReturn({ order: { returnRequest, returnUntil } }: Props) {
  if (!returnRequest) {
    return returnUntil === null ? null : <p>{texts.returnUntil(formatDate(returnUntil))}</p>;
  }
  return (
    <Section title={texts.returnTitle} className="surface order-detail__return">
      <p>{texts.returnText(formatDateTime(returnRequest.requestedAt))}</p>
      <blockquote className="order-detail__reason">« {returnRequest.reason} »</blockquote>
    </Section>
  );
}
