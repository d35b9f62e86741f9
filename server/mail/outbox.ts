import type { MailRecord } from './mail.store.ts';

export function newMail(
  about: Pick<MailRecord, 'id' | 'kind' | 'orderId' | 'to'>,
  now: Date,
): MailRecord {
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
