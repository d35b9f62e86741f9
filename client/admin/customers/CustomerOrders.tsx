import { frOrders } from '../../text/admin/orders.fr.ts';
import { frPeople } from '../../text/admin/people.fr.ts';
import { formatDate } from '../../ui/format/date.ts';
import { Table, type Column } from '../../ui/table/Table.tsx';
import type { CustomerOrders_OrderFragment } from '../../generated/admin/graphql.ts';
import { graphql } from '../../generated/admin/index.ts';
import { amountColumn, numberColumn, statusColumn } from '../orders/orderColumns.tsx';
import { Section } from '../page/Section.tsx';

graphql(`
  fragment CustomerOrders_order on Order {
    id
    number
    status
    moves
    placedAt
    payable {
      amount
    }
  }
`);

type Order = CustomerOrders_OrderFragment;
type Props = { orders: readonly Order[] };

const columns: readonly Column<Order>[] = [
  numberColumn,
  statusColumn,
  { title: frOrders.columns.placed, cell: ({ placedAt }) => formatDate(placedAt) },
  amountColumn,
];

const texts = frPeople.customers;

export function CustomerOrders({ orders }: Props) {
  return (
    <Section title={texts.ordersTitle} className="">
      {orders.length === 0 ? (
        <p>{texts.noOrders}</p>
      ) : (
        <Table label={texts.ordersTitle} columns={columns} rows={orders} keyOf={({ id }) => id} />
      )}
    </Section>
  );
}
