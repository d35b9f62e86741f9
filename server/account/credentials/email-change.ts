import { createHash } from 'node:crypto';
import type { ShopContext } from '../../context.ts';
import { emailTaken, wrongPassword } from '../account.rules.ts';
import type { CustomerRecord } from '../account.store.ts';
import { joinGuestOrders } from '../../order/guest/join.ts';
import { invalidToken, MAILED_PURPOSES, requireLink } from './one-time-links.ts';
import { checkPassword } from './password-check.ts';
import { requirePersonalAccount } from './personal-account.ts';
import { requestedMail, withinMailLimits } from '../../mail/requested-mail.ts';
import {
  isNewlyVerified,
  readEmailChange,
  requireOtherEmail,
  withConfirmedEmail,
} from './credentials.rules.ts';

/**
 * Sends a link to the new address and informs the old one. The answer does not reveal whether
 * another account has the new address. Refuses with NOT_ALLOWED_NOW, REQUIRED, INVALID,
 * WRONG_PASSWORD, TOO_MANY_ATTEMPTS; throws Unauthenticated, Overloaded.
 */
export async function requestEmailChange(
  context: ShopContext,
  input: object,
): Promise<CustomerRecord> {
  const { store } = context;
  const customer = await requirePersonalAccount(context);
  const { email: to, password } = readEmailChange(input);
  requireOtherEmail(customer, to);
  const { id: customerId, email } = customer;
  await checkPassword(context, { email, customer, password, refusal: wrongPassword() });
  const detail = passwordDigestOf(customer);
  await withinMailLimits(context, 'EMAIL', [email, to], () =>
    store.transaction(async ({ accounts, mails }) => {
      await accounts.removeOneTimeLinksOf(customerId, ['CHANGE_EMAIL']);
      await mails.add(
        requestedMail('CHANGE_EMAIL', { to, customerId, detail }, context),
        requestedMail('EMAIL_CHANGING', { to: email, customerId }, context),
      );
    }),
  );
  return customer;
}

/** Recognises a password in a waiting mail: its link must not be created after a change. */
export function passwordDigestOf({ passwordHash }: CustomerRecord): string {
  return createHash('sha256')
    .update(passwordHash ?? '')
    .digest('base64url');
}

/**
 * Sends nothing if the e-mail is confirmed. Refuses with NOT_ALLOWED_NOW, TOO_MANY_ATTEMPTS; throws
 * Unauthenticated.
 */
export async function requestEmailVerification(context: ShopContext): Promise<CustomerRecord> {
  const { store } = context;
  const customer = await requirePersonalAccount(context);
  const { id: customerId, email: to, emailVerifiedAt } = customer;
  if (emailVerifiedAt !== null) return customer;
  const mail = requestedMail('VERIFY_EMAIL', { to, customerId }, context);
  await withinMailLimits(context, 'EMAIL', [to], () =>
    store.transaction(({ mails }) => mails.add(mail)),
  );
  return customer;
}

const PURPOSES = ['VERIFY_EMAIL', 'CHANGE_EMAIL'] as const;

/**
 * Links that were sent to an earlier address end, and orders that a guest placed with the e-mail join
 * the account. Refuses with INVALID_TOKEN, EMAIL_TAKEN.
 */
export function confirmEmail(
  { store, clock }: ShopContext,
  token: string,
): Promise<CustomerRecord> {
  return store.transaction(async ({ accounts, orders }) => {
    const now = clock();
    const { purpose, customerId, email } = await requireLink(accounts, token, PURPOSES, now);
    const customer = await accounts.customer(customerId);
    if (!customer || email === null) throw invalidToken(PURPOSES);
    const owner = await accounts.customerByEmail(email);
    if (owner && owner.id !== customer.id) throw emailTaken();
    const saved = withConfirmedEmail(customer, email, now);
    await accounts.save(saved);
    if (isNewlyVerified(customer, saved)) await joinGuestOrders({ orders }, saved, now);
    const ended = purpose === 'CHANGE_EMAIL' ? MAILED_PURPOSES : [purpose];
    await accounts.removeOneTimeLinksOf(customerId, ended);
    return saved;
  });
}
