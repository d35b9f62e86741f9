import { v4 as uuid } from 'uuid';
import type { Shop, ShopContext } from '../context.ts';
import { DEFAULT_LANGUAGE } from '#shared/language.ts';
import type { Limits } from '../shared/limits.ts';
import type { MailKind, MailRecord } from './mail.store.ts';

export function newMail(
  about: Pick<MailRecord, 'id' | 'kind' | 'to'> &
    Partial<Pick<MailRecord, 'orderId' | 'customerId' | 'detail' | 'language'>>,
  now: Date,
): MailRecord {
  const at = now.toISOString();
  return {
    orderId: null,
    customerId: null,
    detail: null,
    language: DEFAULT_LANGUAGE,
    ...about,
    createdAt: at,
    state: 'WAITING',
    attempts: 0,
    nextAttemptAt: at,
    sentAt: null,
    lastError: null,
  };
}

/** Each request is a mail of its own. */
export function requestedMail(
  kind: MailKind,
  about: Pick<MailRecord, 'to'> & Partial<Pick<MailRecord, 'customerId' | 'detail'>>,
  { clock, language }: Pick<Shop, 'clock'> & Partial<Pick<ShopContext, 'language'>>,
): MailRecord {
  const id = `${kind}-${uuid()}`;
  return newMail({ id, kind, ...(language && { language }), ...about }, clock());
}

/** Refuses with TOO_MANY_ATTEMPTS; work that fails does not count. */
export async function withinMailLimits<T>(
  { limits, clientAddress: address }: Pick<ShopContext, 'limits' | 'clientAddress'>,
  about: Parameters<Limits['beginAccountMail']>[0],
  emails: readonly string[],
  work: () => Promise<T>,
): Promise<T> {
  const mail = await limits.beginAccountMail(about, { address, emails });
  try {
    return await work();
  } catch (error) {
    await mail.notWritten();
    throw error;
  }
}
