import { Link } from 'react-router-dom';

import { labels } from '../../../text/admin/labels.fr.ts';
import { frOrders } from '../../../text/admin/orders/orders.fr.ts';
import type { PossibleDuplicates_OrderFragment } from '../../../generated/admin/graphql.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { adminPaths } from '../../page/adminPaths.ts';

graphql(`
  fragment PossibleDuplicates_order on Order {
    id
    possibleDuplicates {
      id
      number
      status
    }
  }
`);

/** Names the orders that may be this one sent twice, before both are shipped. */
export function PossibleDuplicates({
  order: { possibleDuplicates },
}: {
  order: PossibleDuplicates_OrderFragment;
}) {
  if (possibleDuplicates.length === 0) return null;
  return (
    <p className="order-contacts__duplicates">
      <strong>{`${frOrders.contact.possibleDuplicate} `}</strong>
      {possibleDuplicates.map(({ id, number, status }, place) => (
        <span key={id}>
          <span>{place === 0 ? '' : ', '}</span>
          <Link to={adminPaths.order(id)}>{number}</Link>
          <span>{` (${labels.orderStatus[status]})`}</span>
        </span>
      ))}
    </p>
  );
}
