import { z } from 'zod';
import type { ShopContext } from '../context.ts';
import { StoreUnavailable } from '../shared/problems.ts';
import { dateInMorocco } from '../shared/time.ts';
import type { MailRecord } from './mail.store.ts';
import { newMail } from './requested-mail.ts';

const deviceDetail = z.object({ browser: z.string().nullable(), system: z.string().nullable() });
type Device = z.infer<typeof deviceDetail>;

/** Reads the `detail` of a mail. */
export function readDevice(detail: string | null): Device {
  return detail === null ? { browser: null, system: null } : deviceDetail.parse(JSON.parse(detail));
}

/**
 * Reports a log-in from an unknown device to the owner of an account, at most once a day for each kind of
 * device. A failing store does not change the answer to the log-in.
 */
export async function reportDevice(
  { store, clock, log }: Pick<ShopContext, 'store' | 'clock' | 'log'>,
  accountId: string,
  about: Pick<MailRecord, 'kind' | 'to'> & Partial<Pick<MailRecord, 'customerId' | 'language'>>,
  device: Device,
): Promise<void> {
  const now = clock();
  const name = [device.browser, device.system].map((part) => part ?? '').join('-');
  const id = `${about.kind}-${accountId}-${dateInMorocco(now)}-${name.replace(/[^a-z0-9]+/gi, '-')}`;
  try {
    if (await store.read.mails.mail(id)) return;
    const mail = newMail({ id, detail: JSON.stringify(device), ...about }, now);
    await store.transaction(({ mails }) => mails.add(mail));
  } catch (error) {
    const details = error instanceof StoreUnavailable ? {} : { err: error };
    log.warn(details, 'a mail about a log-in could not be written');
  }
}
