import type { ShopContext } from '../context.ts';
import { rememberDevice } from '../authentication/devices.ts';
import { deviceOf } from '../authentication/user-agent.ts';
import { reportDevice } from '../mail/device-mail.ts';
import { isDemo } from './account.rules.ts';
import type { CustomerRecord } from './account.store.ts';

/** Mails the customer after a log-in on an unknown device (see `reportDevice`); remembers it. */
export async function welcomeDevice(
  context: ShopContext,
  customer: Pick<CustomerRecord, 'id' | 'email' | 'expiresAt'>,
): Promise<void> {
  const { devices, deviceTokens, clock, demo, userAgent, language } = context;
  const { id: customerId, email: to } = customer;
  const isKnown = devices.find(customerId, deviceTokens, clock()) !== undefined;
  if (!isKnown && !isDemo(customer, demo)) {
    const about = { kind: 'NEW_DEVICE', to, customerId, language } as const;
    await reportDevice(context, customerId, about, deviceOf(userAgent));
  }
  rememberDevice(context, customerId);
}
