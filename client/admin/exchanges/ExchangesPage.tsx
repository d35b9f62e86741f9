import { frExchanges as texts } from '../../text/admin/orders/exchanges.fr.ts';
import { graphql } from '../../generated/admin/index.ts';
import type { AdminExchangesQuery, ExchangeStatus } from '../../generated/admin/graphql.ts';
import { formatDate } from '../../ui/format/date.ts';
import type { Column } from '../../ui/table/Table.tsx';
import { ListLink } from '../list/ListLink.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { liveQuery } from '../page/Loaded.tsx';
import { adminPaths } from '../page/adminPaths.ts';
import { differenceText } from './exchange.ts';
import { ExchangeActions } from './ExchangeActions.tsx';
import { ExchangeLines, ExchangeState } from './ExchangeFacts.tsx';
import './Exchanges.css';

const exchangesQuery = graphql(`
  query AdminExchanges($statuses: [ExchangeStatus!]!, $after: String) {
    exchanges(statuses: $statuses, first: 20, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        ...Exchange_exchange
      }
    }
  }
`);

type Exchange = AdminExchangesQuery['exchanges']['nodes'][number];

const { columns: titles, tabs } = texts;

const columns: readonly Column<Exchange>[] = [
  {
    title: titles.number,
    shape: 'title',
    isUnbroken: true,
    cell: ({ number, requestedAt, order }) => (
      <>
        <ListLink to={adminPaths.order(order.id)}>{number}</ListLink>
        <span className="exchange-note">
          <bdi>{order.shippingInfo.name}</bdi>
          <span>{texts.requested(formatDate(requestedAt))}</span>
        </span>
      </>
    ),
  },
  {
    title: titles.status,
    isUnbroken: true,
    cell: (exchange) => <ExchangeState exchange={exchange} />,
  },
  { title: titles.goods, cell: (exchange) => <ExchangeLines exchange={exchange} /> },
  {
    title: titles.difference,
    cell: (exchange) => differenceText(exchange),
  },
  { title: titles.method, cell: ({ method }) => texts.methods[method] },
  { title: titles.actions, cell: (exchange) => <ExchangeActions exchange={exchange} /> },
];

const parameter = 'etat';

/** The first one is work to do. */
const stateTabs: ReadonlyArray<{ name: string; label: string; statuses: ExchangeStatus[] }> = [
  { name: '', label: tabs.open, statuses: ['REQUESTED', 'APPROVED', 'RECEIVED', 'SHIPPED'] },
  { name: 'a-accepter', label: tabs.requested, statuses: ['REQUESTED'] },
  { name: 'acceptes', label: tabs.approved, statuses: ['APPROVED'] },
  { name: 'recus', label: tabs.received, statuses: ['RECEIVED'] },
  { name: 'en-route', label: tabs.shipped, statuses: ['SHIPPED'] },
  { name: 'termines', label: tabs.completed, statuses: ['COMPLETED'] },
  {
    name: 'sans-suite',
    label: tabs.ended,
    statuses: ['REFUSED', 'CANCELLED', 'EXPIRED', 'FAILED'],
  },
  { name: 'tous', label: tabs.all, statuses: [] },
];

/** Exchanges by their state, each with what may be done now. */
export function ExchangesPage() {
  return (
    <ListPage
      title={texts.title}
      query={exchangesQuery}
      request={({ read, after }) => {
        const tab = stateTabs.find(({ name }) => name === read(parameter)) ?? stateTabs[0];
        return { variables: { statuses: tab?.statuses ?? [], after }, ...liveQuery };
      }}
      list={({ exchanges }) => exchanges}
      count={texts.count}
      tabs={{ label: tabs.label, parameter, tabs: stateTabs }}
      empty={texts.empty}
      columns={columns}
    />
  );
}
