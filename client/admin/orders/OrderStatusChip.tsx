import { labels } from '../../text/admin/labels.fr.ts';
import type { OrderStatus } from '../../generated/admin/graphql.ts';
import { StatusChip, type Tone } from '../../ui/StatusChip.tsx';

/** Marked where staff has to act. */
const tones: Record<OrderStatus, Tone> = {
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

export function OrderStatusChip({ status }: { status: OrderStatus }) {
  return <StatusChip tone={tones[status]} text={labels.orderStatus[status]} />;
}
