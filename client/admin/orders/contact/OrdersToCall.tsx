import { useQuery } from '@apollo/client/react';

import { frOrders } from '../../../text/admin/orders.fr.ts';
import { phoneLink } from '../../../ui/format/contact.ts';
import { formatShortTime } from '../../../ui/format/day.ts';
import { Table, type Column } from '../../../ui/table/Table.tsx';
import type { AdminOrdersToCallQuery } from '../../../generated/admin/graphql.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { Loaded, liveQuery } from '../../page/Loaded.tsx';
import './OrderContacts.css';
import { amountColumn, numberColumn, recipientColumn } from '../orderColumns.tsx';

const ordersToCallQuery = graphql(`
  query AdminOrdersToCall {
    ordersToCall(first: 50) {
      totalCount
      nodes {
        id
        number
        status
        placedAt
        channel
        payable {
          amount
        }
        shippingInfo {
          name
          city
          phone
        }
        contacts {
          at
          outcome
        }
        recipientHistory {
          underWay
          delivered
          refused
        }
      }
    }
  }
`);

type Order = AdminOrdersToCallQuery['ordersToCall']['nodes'][number];

const { columns: titles, contact: texts } = frOrders;

const columns: readonly Column<Order>[] = [
  numberColumn,
  { title: titles.placed, cell: ({ placedAt }) => formatShortTime(placedAt) },
  recipientColumn,
  {
    title: texts.phone,
    cell: ({ shippingInfo: { phone } }) =>
      phone ? (
        <a className="button button--quiet" href={phoneLink(phone)}>
          {phone}
        </a>
      ) : (
        texts.noPhone
      ),
    isUnbroken: true,
  },
  {
    title: texts.tries,
    cell: ({ contacts }) => {
      const last = contacts.at(-1);
      return last ? texts.tried(contacts.length, texts.outcomes[last.outcome]) : texts.untried;
    },
  },
  {
    title: texts.othersOfPhone,
    cell: ({ recipientHistory }) => texts.shortHistory(recipientHistory),
  },
  amountColumn,
];

/** The oldest first; the next ones follow as these are done. */
export function OrdersToCall() {
  const result = useQuery(ordersToCallQuery, liveQuery);
  return (
    <Loaded result={result}>
      {({ ordersToCall: { nodes, totalCount } }) =>
        nodes.length === 0 ? (
          <p>{texts.none}</p>
        ) : (
          <>
            <p className="orders-to-call__count">{texts.shown(nodes.length, totalCount)}</p>
            <Table
              label={frOrders.tabs.toCall}
              columns={columns}
              rows={nodes}
              keyOf={({ id }) => id}
            />
          </>
        )
      }
    </Loaded>
  );
}
