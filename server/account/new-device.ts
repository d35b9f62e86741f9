import { z } from 'zod';
import type { ShopContext } from '../context.ts';
import { newMail } from '../mail/requested-mail.ts';
import { StoreUnavailable } from '../shared/problems.ts';
import { dateInRabat } from '../shared/time.ts';
import { isDemo } from './account.rules.ts';
import type { CustomerRecord } from './account.store.ts';
import { rememberDevice } from '../authentication/devices.ts';
import { deviceOf, type Device } from '../authentication/user-agent.ts';

const deviceDetail = z.object({ browser: z.string().nullable(), system: z.string().nullable() });

/** Of a mail's `detail`. */
export function readDevice(detail: string | null): Device {
  return detail === null ? { browser: null, system: null } : deviceDetail.parse(JSON.parse(detail));
}

/**
 * After a log-in: mails the customer if the device is unknown, at most once a day for each kind of
 * device, and remembers it. A failing store does not change the answer to the log-in.
 */
export async function welcomeDevice(context: ShopContext, customer: CustomerRecord): Promise<void> {
  const { devices, deviceTokens, clock, demo, log } = context;
  const isKnown = devices.find(customer.id, deviceTokens, clock()) !== undefined;
  if (!isKnown && !isDemo(customer, demo)) {
    await queueMail(context, customer).catch((error: unknown) => {
      const details = error instanceof StoreUnavailable ? {} : { err: error };
      log.warn(details, 'a mail about a log-in could not be written');
    });
  }
  rememberDevice(context, customer.id);
}

async function queueMail(
  { store, clock, userAgent, language }: ShopContext,
  { id: customerId, email }: CustomerRecord,
): Promise<void> {
  const now = clock();
  const device = deviceOf(userAgent);
  const name = [device.browser, device.system].map((part) => part ?? '').join('-');
  const id = `NEW_DEVICE-${customerId}-${dateInRabat(now)}-${name.replace(/[^a-z0-9]+/gi, '-')}`;
  if (await store.read.mails.mail(id)) return;
  const detail = JSON.stringify(device);
  const mail = newMail({ id, kind: 'NEW_DEVICE', to: email, customerId, detail, language }, now);
  await store.transaction(({ mails }) => mails.add(mail));
}
