import { v4 as uuid } from 'uuid';
import type { Shop, ShopContext } from '../../context.ts';
import type { AccountMailKind, MailRecord } from '../../mail/mail.store.ts';
import { newMail } from '../../mail/outbox.ts';

/** Each request is a mail of its own. */
export function requestedMail(
  kind: AccountMailKind,
  about: Pick<MailRecord, 'to'> & Partial<Pick<MailRecord, 'customerId' | 'detail'>>,
  { clock }: Pick<Shop, 'clock'>,
): MailRecord {
  return newMail({ id: `${kind}-${uuid()}`, kind, ...about }, clock());
}

/** Refuses with TOO_MANY_ATTEMPTS; work that fails does not count. */
export async function withinMailLimits<T>(
  { limits, clientAddress: address }: ShopContext,
  about: 'PASSWORD' | 'EMAIL',
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
