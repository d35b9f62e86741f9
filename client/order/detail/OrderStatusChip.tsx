import type { OrderStatus } from '../../generated/shop/graphql.ts';
import { orderTexts } from '../order.fr.ts';
import { StatusChip, type Tone } from '../../ui/StatusChip.tsx';

const tones: Record<OrderStatus, Tone> = {
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

type Props = {
  status: OrderStatus;
  /** Replaces the usual name of the state. */
  text?: string;
};

export function OrderStatusChip({ status, text = orderTexts.statuses[status] }: Props) {
  return <StatusChip tone={tones[status]} text={text} />;
}
