import { Link } from 'react-router-dom';

import type { AdminPickupsPageQuery } from '../../../generated/admin/graphql.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { frPickups as texts } from '../../../text/admin/orders/pickups.fr.ts';
import { phoneLink } from '../../../ui/format/contact.ts';
import { formatShortTime } from '../../../ui/format/day.ts';
import { ItemSection } from '../../form/ItemSection.tsx';
import { ListPage } from '../../list/ListPage.tsx';
import { adminPaths } from '../../page/adminPaths.ts';
import { liveQuery } from '../../page/Loaded.tsx';
import { HandOver } from './HandOver.tsx';

const pickupsPageQuery = graphql(`
  query AdminPickupsPage($search: String, $after: String) {
    orders(filter: { awaitsPickup: true, search: $search }, first: 20, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        ...HandOver_order
        quantity
        delivery {
          title
        }
        shippingInfo {
          name
        }
      }
    }
  }
`);

type Order = AdminPickupsPageQuery['orders']['nodes'][number];

const filters = [
  { kind: 'search', parameter: 'q', label: texts.search, hint: texts.searchHint },
] as const;

/** The counter: who stands there is found by number, phone or name, and gets the order with one press. */
export function PickupsPage() {
  return (
    <ListPage
      title={texts.title}
      query={pickupsPageQuery}
      request={({ read, after }) => ({
        variables: { search: read('q').trim() || null, after },
        ...liveQuery,
      })}
      list={({ orders }) => orders}
      count={texts.count}
      filters={() => filters}
      empty={{ none: texts.none, noneFound: texts.noneFound, showAll: texts.showAll }}
    >
      {(orders) => <ItemSection title={texts.list} rows={orders} item={itemOf} />}
    </ListPage>
  );
}

const itemOf = (order: Order) => {
  const { id, number, status, readyAt, delivery, shippingInfo, quantity } = order;
  const { name, phone } = shippingInfo;
  return {
    id,
    title: (
      <strong>
        <bdi>{name || phone || texts.unnamed}</bdi>
      </strong>
    ),
    facts: [
      texts.quantity(quantity),
      ...(delivery ? [delivery.title] : []),
      ...(readyAt === null ? [] : [texts.readySince(formatShortTime(readyAt))]),
      ...(readyAt === null && status === 'CONFIRMED' ? [texts.toPrepare] : []),
    ],
    details: (
      <p className="row-3">
        <Link to={adminPaths.order(id)}>{number}</Link>
        {phone ? <a href={phoneLink(phone)}>{phone}</a> : null}
      </p>
    ),
    // The list takes the focus once the order has left it.
    children: <HandOver order={order} onDone={() => undefined} />,
  };
};
