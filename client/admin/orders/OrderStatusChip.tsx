import { orderStatuses } from '../../text/orderStatuses.fr.ts';
import type { OrderStatus } from '../generated/graphql.ts';
import './OrderStatusChip.css';

/** Marked where staff has to act. */
const tones: Record<OrderStatus, 'waiting' | 'moving' | 'done' | 'ended'> = {
  PENDING: 'waiting',
  PAYMENT_PENDING: 'waiting',
  PAID: 'waiting',
  CONFIRMED: 'moving',
  PREPARED: 'moving',
  SHIPPED: 'moving',
  DELIVERED: 'done',
  CANCELLED: 'ended',
  REFUSED: 'ended',
  RETURNED: 'ended',
};

type Props = { status: OrderStatus };

export function OrderStatusChip({ status }: Props) {
  return (
    <span className={`order-status order-status--${tones[status]}`}>{orderStatuses[status]}</span>
  );
}
