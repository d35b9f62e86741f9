import type { ShopContext } from '../context.ts';
import { newMail } from '../mail/requested-mail.ts';
import { StoreUnavailable } from '../shared/problems.ts';
import type { CustomerRecord } from './account.store.ts';
import { rememberDevice } from '../authentication/devices.ts';
import { requireLink } from './credentials/one-time-links.ts';

/** Limits how many mails an attacker can cause. */
const MAIL_EVERY_MS = 2 * 60 * 60 * 1000;

/** A failing store must not change the answer to the log-in. */
export async function offerDeviceLink(
  { store, clock, log, language }: ShopContext,
  { id, email }: CustomerRecord,
): Promise<void> {
  const now = clock().getTime();
  const time = Math.floor(now / MAIL_EVERY_MS);
  const [mailId, earlierId] = [time, time - 1].map((each) => `CONFIRM_DEVICE-${id}-${each}`);
  if (mailId === undefined || earlierId === undefined) return;
  if (await store.read.mails.mail(mailId)) return;
  const since = new Date(now - MAIL_EVERY_MS).toISOString();
  try {
    await store.transaction(async ({ mails }) => {
      const earlier = await mails.mail(earlierId);
      if (earlier && earlier.createdAt > since) return;
      await mails.add(
        newMail({ id: mailId, kind: 'CONFIRM_DEVICE', to: email, language }, new Date(now)),
      );
    });
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    log.warn({}, 'a mail about a log-in could not be written');
  }
}

/** The link works once; logging in still requires the password. Refuses with INVALID_TOKEN. */
export async function confirmDevice(context: ShopContext, token: string): Promise<void> {
  const { store, clock } = context;
  const customerId = await store.transaction(async ({ accounts }) => {
    const link = await requireLink(accounts, token, ['CONFIRM_DEVICE'], clock());
    await accounts.removeOneTimeLink(link.hash);
    return link.customerId;
  });
  rememberDevice(context, customerId);
}
