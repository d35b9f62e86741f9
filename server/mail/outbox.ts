import type { OrderRecord } from '../order/order.store.ts';
import type { MailKind, MailRecord } from './mail.store.ts';

/** The mail that tells `order`'s shopper of this, null for a shopper who left no e-mail. */
export function mailOf(kind: MailKind, order: OrderRecord, now: Date): MailRecord | null {
  const { email: to } = order.shippingInfo;
  if (to === null) return null;
  const at = now.toISOString();
  return {
    id: `${kind}-${order.id}`,
    kind,
    orderId: order.id,
    to,
    createdAt: at,
    state: 'WAITING',
    attempts: 0,
    nextAttemptAt: at,
    sentAt: null,
    lastError: null,
  };
}
