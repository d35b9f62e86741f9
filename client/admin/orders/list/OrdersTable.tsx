import { useState } from 'react';

import { formatMoney } from '../../../../server/shared/money.format.ts';
import { frOrders } from '../../../text/fr.admin.orders.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { formatShortTime } from '../../../ui/format/day.ts';
import { Table, type Column } from '../../../ui/table/Table.tsx';
import type { OrdersTable_OrderFragment } from '../../generated/graphql.ts';
import { graphql } from '../../generated/index.ts';
import { adminPaths } from '../../page/adminPaths.ts';
import { ListLink } from '../../page/ListLink.tsx';
import { OrderStatusChip } from '../OrderStatusChip.tsx';
import { SelectionBar } from './SelectionBar.tsx';

export const ordersTableFragment = graphql(`
  fragment OrdersTable_order on Order {
    ...MovableOrder_order @unmask
    placedAt
    quantity
    paymentMethod
    payable {
      amount
    }
    shippingInfo {
      name
      city
    }
  }
`);

type Order = Omit<OrdersTable_OrderFragment, ' $fragmentName'>;
type Props = { orders: readonly Order[]; isStale: boolean };

const { columns: titles } = frOrders;

const columns: readonly Column<Order>[] = [
  {
    title: titles.number,
    shape: 'title',
    isUnbroken: true,
    cell: ({ id, number }) => <ListLink to={adminPaths.order(id)}>{number}</ListLink>,
  },
  {
    title: titles.status,
    isUnbroken: true,
    cell: ({ status }) => <OrderStatusChip status={status} />,
  },
  { title: titles.placed, cell: ({ placedAt }) => formatShortTime(placedAt) },
  {
    title: titles.recipient,
    cell: ({ shippingInfo: { name, city } }) => (name ? `${name}, ${city}` : city),
  },
  {
    title: titles.quantity,
    cell: ({ quantity }) => frOrders.quantity(quantity),
    shape: 'end',
    isUnbroken: true,
  },
  {
    title: titles.amount,
    cell: ({ payable }) => <strong>{formatMoney(payable.amount)}</strong>,
    shape: 'end',
    isUnbroken: true,
  },
];

const selectColumn = (
  selected: ReadonlySet<string>,
  toggle: (id: string) => void,
): Column<Order> => ({
  title: titles.select,
  shape: 'mark',
  cell: ({ id, number }) => (
    <Checkbox
      label={<span className="visually-hidden">{number}</span>}
      checked={selected.has(id)}
      onChange={() => toggle(id)}
    />
  ),
});

export function OrdersTable({ orders, isStale }: Props) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  // An order that has left the list is no longer selected.
  const chosen = orders.filter(({ id }) => selected.has(id));

  const toggle = (id: string) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setSelected(next);
  };

  return (
    <div className="orders__list">
      <Checkbox
        label={frOrders.selectAll}
        checked={chosen.length === orders.length}
        onChange={({ target }) =>
          setSelected(new Set(target.checked ? orders.map(({ id }) => id) : []))
        }
      />
      <Table
        label={frOrders.title}
        columns={[selectColumn(selected, toggle), ...columns]}
        rows={orders}
        keyOf={({ id }) => id}
        isMarked={({ id }) => selected.has(id)}
        isStale={isStale}
      />
      {chosen.length > 0 ? (
        <SelectionBar orders={chosen} onClear={() => setSelected(new Set())} />
      ) : null}
    </div>
  );
}
