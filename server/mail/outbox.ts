import type { MailRecord } from './mail.store.ts';

export function newMail(
  about: Pick<MailRecord, 'id' | 'kind' | 'to'> &
    Partial<Pick<MailRecord, 'orderId' | 'customerId' | 'detail'>>,
  now: Date,
): MailRecord {
  const at = now.toISOString();
  return {
    orderId: null,
    customerId: null,
    detail: null,
    ...about,
    createdAt: at,
    state: 'WAITING',
    attempts: 0,
    nextAttemptAt: at,
    sentAt: null,
    lastError: null,
  };
}
