import { frPeople } from '../../text/fr.admin.people.ts';
import { formatDate } from '../../ui/format/date.ts';
import type { Column } from '../../ui/table/Table.tsx';
import type { AdminCustomersPageQuery } from '../../generated/admin/graphql.ts';
import { graphql } from '../../generated/admin/index.ts';
import { adminPaths } from '../page/adminPaths.ts';
import type { Filter } from '../page/ListFilter.tsx';
import { ListLink } from '../page/ListLink.tsx';
import { ListPage } from '../page/ListPage.tsx';

const customersPageQuery = graphql(`
  query AdminCustomersPage($search: String, $after: String) {
    customers(search: $search, first: 20, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        id
        firstName
        lastName
        email
        createdAt
        orderCount
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
    cell: ({ id, firstName, lastName, email }) => (
      <ListLink to={adminPaths.customer(id)}>{`${firstName} ${lastName}`.trim() || email}</ListLink>
    ),
  },
  { title: texts.columns.email, cell: ({ email }) => email },
  { title: texts.columns.since, cell: ({ createdAt }) => formatDate(createdAt) },
  {
    title: texts.columns.orders,
    cell: ({ orderCount }) => texts.orders(orderCount),
    shape: 'end',
  },
];

const filters: readonly Filter[] = [
  { kind: 'search', parameter: 'q', label: texts.search, hint: texts.searchHint },
];

export function CustomersPage() {
  return (
    <ListPage
      title={texts.title}
      query={customersPageQuery}
      request={({ read, after }) => ({
        variables: { search: read('q').trim() || null, after },
        fetchPolicy: 'cache-and-network',
      })}
      list={({ customers }) => customers}
      count={texts.count}
      filters={() => filters}
      empty={texts.empty}
      columns={columns}
    />
  );
}
