import { frPeople } from '../../text/fr.admin.people.ts';
import { formatDate } from '../../ui/format/date.ts';
import { Table, type Column } from '../../ui/table/Table.tsx';
import type { CustomersTable_CustomerFragment } from '../generated/graphql.ts';
import { graphql } from '../generated/index.ts';
import { adminPaths } from '../page/adminPaths.ts';
import { ListLink } from '../page/ListLink.tsx';

export const customersTableFragment = graphql(`
  fragment CustomersTable_customer on Customer {
    id
    firstName
    lastName
    email
    createdAt
    orderCount
  }
`);

type Customer = Omit<CustomersTable_CustomerFragment, ' $fragmentName'>;
type Props = { customers: readonly Customer[]; isStale: boolean };

const { columns: titles, orders, title } = frPeople.customers;

const columns: readonly Column<Customer>[] = [
  {
    title: titles.name,
    shape: 'title',
    cell: ({ id, firstName, lastName, email }) => (
      <ListLink to={adminPaths.customer(id)}>{`${firstName} ${lastName}`.trim() || email}</ListLink>
    ),
  },
  { title: titles.email, cell: ({ email }) => email },
  { title: titles.since, cell: ({ createdAt }) => formatDate(createdAt) },
  { title: titles.orders, cell: ({ orderCount }) => orders(orderCount), shape: 'end' },
];

export function CustomersTable({ customers, isStale }: Props) {
  return (
    <Table
      label={title}
      columns={columns}
      rows={customers}
      keyOf={({ id }) => id}
      isStale={isStale}
    />
  );
}
