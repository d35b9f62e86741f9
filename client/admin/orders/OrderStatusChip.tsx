import { useEffect, useRef, useState } from 'react';

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

/**
 * The focus goes to the order's state once a press that moved the order took its own button away; `onMoved` is
 * for what was pressed, and the ref for the state.
 */
export function useFocusOnState() {
  const ref = useRef<HTMLSpanElement>(null);
  const [moves, setMoves] = useState(0);
  // After the render: a dialog that still stands would not let the focus out.
  useEffect(() => {
    if (moves > 0) ref.current?.focus({ preventScroll: true });
  }, [moves]);
  return { ref, onMoved: () => setMoves((count) => count + 1) };
}
