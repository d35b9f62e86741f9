import type { ShopContext } from '../../context.ts';
import type { AccountStore, CustomerRecord } from '../account.store.ts';
import { rememberDevice } from '../../authentication/devices.ts';
import { removePasskeysOf } from '../passkeys/passkeys.service.ts';
import { endSessions, openSession, type Session } from '../sessions.ts';
import { joinGuestOrders } from '../../order/guest/join.ts';
import { requestedMail, withinMailLimits } from '../../mail/requested-mail.ts';
import {
  isNewlyVerified,
  readEmailForm,
  readNewPassword,
  withConfirmedEmail,
  withPassword,
} from './credentials.rules.ts';
import { invalidToken, requireLink } from './one-time-links.ts';

/**
 * Does the same for every e-mail, so that neither answer nor time reveals who has an account: the
 * mail's template looks it up. Refuses with REQUIRED, INVALID, TOO_MANY_ATTEMPTS.
 */
export async function requestPasswordReset(context: ShopContext, input: object): Promise<void> {
  const { store, demo } = context;
  const { email: to } = readEmailForm(input);
  const mail = requestedMail('RESET_PASSWORD', { to }, context);
  await withinMailLimits(context, 'PASSWORD', [to], async () => {
    // Its password is published, and must not change.
    if (to !== demo.email) await store.transaction(({ mails }) => mails.add(mail));
  });
}

/**
 * Logs in, informs the customer by mail and ends all other sessions; opening the link confirmed the e-mail. A refused password
 * leaves the link valid. Refuses with INVALID_TOKEN, REQUIRED, INVALID; throws Overloaded.
 */
export async function resetPassword(
  context: ShopContext,
  { token, ...input }: { readonly token: string; readonly password: string },
): Promise<Session> {
  const { store, clock, passwords } = context;
  await customerOfLink(context, store.read.accounts, token);
  const { password } = readNewPassword(input);
  const passwordHash = await passwords.hash(password);
  const session = await store.transaction(async ({ accounts, mails, orders }) => {
    const now = clock();
    const customer = await customerOfLink(context, accounts, token);
    const confirmed = withConfirmedEmail(customer, customer.email, now);
    const saved = withPassword(confirmed, passwordHash, now);
    await accounts.save(saved);
    if (isNewlyVerified(customer, saved)) await joinGuestOrders({ orders }, saved, now);
    const about = { to: saved.email, customerId: saved.id };
    await mails.add(requestedMail('PASSWORD_CHANGED', about, context));
    await accounts.removeOneTimeLinksOf(customer.id, ['RESET_PASSWORD', 'CHANGE_EMAIL']);
    await removePasskeysOf(accounts, customer.id);
    await endSessions({ accounts }, saved.id, { except: null });
    return openSession({ accounts }, context, saved);
  });
  rememberDevice(context, session.customer.id);
  return session;
}

/** Only links that were sent to the current address exist. */
async function customerOfLink(
  { clock }: ShopContext,
  accounts: Pick<AccountStore, 'oneTimeLink' | 'customer'>,
  token: string,
): Promise<CustomerRecord> {
  const link = await requireLink(accounts, token, ['RESET_PASSWORD'], clock());
  const customer = await accounts.customer(link.customerId);
  if (!customer) throw invalidToken(['RESET_PASSWORD']);
  return customer;
}
