import { formatMoney } from '#shared/money.format.ts';
import { labels } from '../../text/admin/labels.fr.ts';
import { frOrders } from '../../text/admin/orders/orders.fr.ts';
import type { Column } from '../../ui/table/Table.tsx';
import type { OrderChannel, OrderStatus, PaymentMethod } from '../../generated/admin/graphql.ts';
import { adminPaths } from '../page/adminPaths.ts';
import { ListLink } from '../list/ListLink.tsx';
import './orderColumns.css';
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

type Received = {
  channel: OrderChannel;
  shippingInfo: { name: string; city: string; phone?: string | null };
};

/** Has the channel below, unless it is the site, where most orders come from. */
export const recipientColumn: Column<Received> = {
  title: titles.recipient,
  cell: ({ channel, shippingInfo: { name, city, phone } }) => {
    // At the counter nothing is required.
    const who = <bdi>{name || phone || frOrders.unnamed}</bdi>;
    return (
      <>
        {city ? (
          <span>
            {who}, <bdi>{city}</bdi>
          </span>
        ) : (
          who
        )}
        {channel === 'WEB' ? null : <span className="order-note">{labels.channel[channel]}</span>}
      </>
    );
  },
};

export const amountColumn: Column<Order> = {
  title: titles.amount,
  cell: ({ payable }) => <strong>{formatMoney(payable.amount)}</strong>,
  shape: 'end',
  isUnbroken: true,
};

type Payment = { paymentMethod: PaymentMethod; toCollect: { amount: number } };

/** Has cash or card below. */
export const paymentColumn: Column<Order & Payment> = {
  ...amountColumn,
  cell: (order) => (
    <>
      {amountColumn.cell(order)}
      <span className="order-note order-payment">{paymentText(order)}</span>
    </>
  ),
};

/** Nothing was paid for an order that ended without being delivered, or it was paid back. */
function paymentText({ status, paymentMethod, toCollect: { amount } }: Order & Payment) {
  const { collect, cash, card, paid, nothing } = frOrders.payments;
  if (status === 'CANCELLED' || status === 'REFUSED') return nothing;
  if (paymentMethod === 'CARD') return amount > 0 ? card : paid;
  return amount > 0 ? collect : cash;
}
