import type { OrderStatus } from '../../apollo/generated/graphql.ts';
import { fr } from '../../text/fr.ts';
import './StatusChip.css';

const tones: Record<OrderStatus, 'waiting' | 'moving' | 'done' | 'ended'> = {
  PENDING: 'waiting',
  PAYMENT_PENDING: 'waiting',
  PAID: 'moving',
  CONFIRMED: 'moving',
  PREPARED: 'moving',
  SHIPPED: 'moving',
  DELIVERED: 'done',
  CANCELLED: 'ended',
  REFUSED: 'ended',
  RETURNED: 'ended',
};

type Props = { status: OrderStatus };

export function StatusChip({ status }: Props) {
  return (
    <span className={`status-chip status-chip--${tones[status]}`}>{fr.order.statuses[status]}</span>
  );
}
