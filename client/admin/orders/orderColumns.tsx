import { formatMoney } from '../../../server/shared/money.format.ts';
import { frOrders } from '../../text/fr.admin.orders.ts';
import type { Column } from '../../ui/table/Table.tsx';
import type { OrderStatus } from '../../generated/admin/graphql.ts';
import { adminPaths } from '../page/adminPaths.ts';
import { ListLink } from '../page/ListLink.tsx';
import { OrderStatusChip } from './OrderStatusChip.tsx';

type Order = { id: string; number: string; status: OrderStatus; payable: { amount: number } };

const { columns: titles } = frOrders;

export const numberColumn: Column<Order> = {
  title: titles.number,
  shape: 'title',
  isUnbroken: true,
  cell: ({ id, number }) => <ListLink to={adminPaths.order(id)}>{number}</ListLink>,
};

export const statusColumn: Column<Order> = {
  title: titles.status,
  isUnbroken: true,
  cell: ({ status }) => <OrderStatusChip status={status} />,
};

export const amountColumn: Column<Order> = {
  title: titles.amount,
  cell: ({ payable }) => <strong>{formatMoney(payable.amount)}</strong>,
  shape: 'end',
  isUnbroken: true,
};
