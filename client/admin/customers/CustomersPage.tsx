import { frOrders } from '../../text/admin/orders/orders.fr.ts';
import { frPeople } from '../../text/admin/people.fr.ts';
import { customerName, phoneLink, whatsAppLink } from '../../ui/format/contact.ts';
import { formatDate } from '../../ui/format/date.ts';
import type { Column } from '../../ui/table/Table.tsx';
import type { AdminCustomersPageQuery, CustomerKind } from '../../generated/admin/graphql.ts';
import { graphql } from '../../generated/admin/index.ts';
import { AdminIcon } from '../page/AdminIcon.tsx';
import { adminPaths } from '../page/adminPaths.ts';
import type { Filter } from '../list/ListFilter.tsx';
import { ListLink } from '../list/ListLink.tsx';
import { ListPage } from '../list/ListPage.tsx';
import './Customers.css';

const customersPageQuery = graphql(`
  query AdminCustomersPage($search: String, $kind: CustomerKind, $after: String) {
    customers(search: $search, kind: $kind, first: 20, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        id
        kind
        name
        email
        phone
        createdAt
        orderCount
        refusedCount
      }
    }
  }
`);

type Customer = AdminCustomersPageQuery['customers']['nodes'][number];

const texts = frPeople.customers;

const columns: readonly Column<Customer>[] = [
  {
    title: texts.columns.name,
    shape: 'title',
    cell: (customer) => (
      <ListLink to={adminPaths.customer(customer.id)}>
        <bdi>{customerName(customer)}</bdi>
      </ListLink>
    ),
  },
  { title: texts.columns.kind, cell: ({ kind }) => texts.kinds[kind], isUnbroken: true },
  {
    title: texts.columns.phone,
    cell: (customer) =>
      customer.phone ? (
        <span className="customers__phone">
          <a className="button button--quiet" href={phoneLink(customer.phone)}>
            {customer.phone}
          </a>
          <a
            className="button button--quiet"
            href={whatsAppLink(customer.phone)}
            aria-label={texts.whatsApp(customerName(customer))}
            title={frOrders.detail.whatsApp}
            target="_blank"
            rel="noreferrer"
          >
            <AdminIcon name="message" size={20} />
          </a>
        </span>
      ) : null,
    isUnbroken: true,
  },
  { title: texts.columns.email, cell: ({ email }) => email || null },
  { title: texts.columns.since, cell: ({ createdAt }) => formatDate(createdAt) },
  {
    title: texts.columns.orders,
    cell: ({ orderCount, refusedCount }) => (
      <>
        <span>{texts.orders(orderCount)}</span>
        {refusedCount > 0 ? (
          <span className="customers__refused">{texts.refused(refusedCount)}</span>
        ) : null}
      </>
    ),
    shape: 'end',
    isUnbroken: true,
  },
];

const kindParameter = 'type';
/** Kinds of customers, by their value in the address. */
const kinds: readonly { value: string; kind: CustomerKind; label: string }[] = [
  { value: 'compte', kind: 'ACCOUNT', label: texts.kinds.ACCOUNT },
  { value: 'visiteur', kind: 'GUEST', label: texts.kinds.GUEST },
];

const filters: readonly Filter[] = [
  { kind: 'search', parameter: 'q', label: texts.search, hint: texts.searchHint },
  {
    kind: 'choice',
    parameter: kindParameter,
    label: texts.columns.kind,
    all: texts.allKinds,
    choices: kinds,
  },
];

export function CustomersPage() {
  return (
    <ListPage
      title={texts.title}
      query={customersPageQuery}
      request={({ read, after }) => ({
        variables: {
          search: read('q').trim() || null,
          kind: kinds.find(({ value }) => value === read(kindParameter))?.kind ?? null,
          after,
        },
      })}
      list={({ customers }) => customers}
      count={texts.count}
      filters={() => filters}
      empty={texts.empty}
      columns={columns}
    />
  );
}
