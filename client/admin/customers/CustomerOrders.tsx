import { formatMoney } from '../../../server/shared/money.format.ts';
import { frPeople } from '../../text/fr.admin.people.ts';
import { formatDate } from '../../ui/format/date.ts';
import { RowLink } from '../../ui/table/RowLink.tsx';
import { Table, type Column } from '../../ui/table/Table.tsx';
import type { CustomerOrders_OrderFragment } from '../generated/graphql.ts';
import { graphql } from '../generated/index.ts';
import { OrderStatusChip } from '../orders/OrderStatusChip.tsx';
import { adminPaths } from '../page/adminPaths.ts';
import { frOrders } from '../../text/fr.admin.orders.ts';

export const customerOrdersFragment = graphql(`
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

type Order = Omit<CustomerOrders_OrderFragment, ' $fragmentName'>;
type Props = { orders: readonly Order[] };

const titles = frOrders.columns;

const columns: readonly Column<Order>[] = [
  {
    title: titles.number,
    shape: 'title',
    isUnbroken: true,
    cell: ({ id, number }) => <RowLink to={adminPaths.order(id)}>{number}</RowLink>,
  },
  {
    title: titles.status,
    isUnbroken: true,
    cell: ({ status }) => <OrderStatusChip status={status} />,
  },
  { title: titles.placed, cell: ({ placedAt }) => formatDate(placedAt) },
  {
    title: titles.amount,
    cell: ({ payable }) => <strong>{formatMoney(payable.amount)}</strong>,
    shape: 'end',
    isUnbroken: true,
  },
];

const texts = frPeople.customers;

export function CustomerOrders({ orders }: Props) {
  return (
    <section className="admin-section" aria-labelledby="customer-orders-title">
      <h2 id="customer-orders-title">{texts.ordersTitle}</h2>
      {orders.length === 0 ? (
        <p>{texts.noOrders}</p>
      ) : (
        <Table label={texts.ordersTitle} columns={columns} rows={orders} keyOf={({ id }) => id} />
      )}
    </section>
  );
}
