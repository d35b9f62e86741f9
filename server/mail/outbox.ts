import type { OrderRecord } from '../order/order.store.ts';
import type { MailRecord, OrderMailKind } from './mail.store.ts';

/** The mail that tells `order`'s shopper of this, null for a shopper who left no e-mail. */
export function mailOf(kind: OrderMailKind, order: OrderRecord, now: Date): MailRecord | null {
  const { email: to } = order.shippingInfo;
  if (to === null) return null;
  return waiting({ id: `${kind}-${order.id}`, kind, orderId: order.id, to }, now);
}

/** The mail with the link by which a customer makes a device known; `id` is the account's and this time's. */
export function deviceMailOf(id: string, to: string, now: Date): MailRecord {
  return waiting({ id, kind: 'CONFIRM_DEVICE', orderId: null, to }, now);
}

function waiting(about: Pick<MailRecord, 'id' | 'kind' | 'orderId' | 'to'>, now: Date): MailRecord {
  const at = now.toISOString();
  return {
    ...about,
    createdAt: at,
    state: 'WAITING',
    attempts: 0,
    nextAttemptAt: at,
    sentAt: null,
    lastError: null,
  };
}
