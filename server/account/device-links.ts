import { createHash, randomBytes } from 'node:crypto';
import type { Shop, ShopContext } from '../context.ts';
import { newMail } from '../mail/outbox.ts';
import { Refusal, StoreUnavailable } from '../shared/problems.ts';
import type { CustomerRecord } from './account.store.ts';
import { rememberDevice } from './devices.ts';

/** Limits how many mails an attacker can cause. */
const MAIL_EVERY_MS = 2 * 60 * 60 * 1000;
const LINK_LIFETIME_MS = 30 * 60 * 1000;
const TOKEN_BYTES = 32;

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** A failing store must not change the answer to the log-in. */
export async function offerDeviceLink(
  { store, clock, log }: Shop,
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
      await mails.add(newMail({ id: mailId, kind: 'CONFIRM_DEVICE', to: email }, new Date(now)));
    });
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    log.warn({}, 'a mail about a log-in could not be written');
  }
}

export async function newDeviceLink(
  { store, clock }: Pick<Shop, 'store' | 'clock'>,
  customerId: string,
): Promise<string> {
  const now = clock();
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expiresAt = new Date(now.getTime() + LINK_LIFETIME_MS).toISOString();
  const link = {
    hash: hashOf(token),
    purpose: 'CONFIRM_DEVICE',
    customerId,
    email: null,
    expiresAt,
  } as const;
  await store.transaction(({ accounts }) => accounts.saveOneTimeLink(link, now.toISOString()));
  return token;
}

export function deviceUrlOf(publicUrl: string, token: string): string {
  return `${publicUrl}/login?appareil=${token}`;
}

/** The link works once; logging in still requires the password. Refuses with INVALID_TOKEN. */
export async function confirmDevice(context: ShopContext, token: string): Promise<void> {
  const { store, clock } = context;
  const hash = hashOf(token);
  const now = clock().toISOString();
  const customerId = await store.transaction(async ({ accounts }) => {
    const link = await accounts.oneTimeLink(hash);
    if (!link || link.expiresAt <= now) {
      throw new Refusal({ code: 'INVALID_TOKEN', field: 'token' });
    }
    await accounts.removeOneTimeLink(hash);
    return link.customerId;
  });
  rememberDevice(context, customerId);
}
