import type { ShopContext } from '../../context.ts';
import { requestedMail } from '../../mail/requested-mail.ts';
import { requireSession } from '../../shared/viewer.ts';
import { wrongPassword } from '../account.rules.ts';
import type { CustomerRecord } from '../account.store.ts';
import { checkPassword } from './password-check.ts';
import { requirePersonalAccount } from './personal-account.ts';
import { endSessions } from '../sessions.ts';
import { readPasswordChange, withPassword } from './credentials.rules.ts';

const CURRENT = 'currentPassword';

/**
 * Informs the customer by mail, and ends all other sessions, and links that could change the account. Refuses with NOT_ALLOWED_NOW,
 * REQUIRED, INVALID, WRONG_PASSWORD, TOO_MANY_ATTEMPTS; throws Unauthenticated, Overloaded.
 */
export async function changePassword(context: ShopContext, input: object): Promise<CustomerRecord> {
  const { store, clock, passwords } = context;
  const { sessionId } = requireSession(context);
  const customer = await requirePersonalAccount(context);
  const { currentPassword, password } = readPasswordChange(input);
  const { email } = customer;
  const refusal = wrongPassword(CURRENT);
  await checkPassword(context, { email, customer, password: currentPassword, refusal });
  const passwordHash = await passwords.hash(password);
  return store.transaction(async ({ accounts, mails }) => {
    const now = clock();
    const current = await accounts.customer(customer.id);
    if (current?.passwordHash !== customer.passwordHash) throw wrongPassword(CURRENT);
    const saved = withPassword(current, passwordHash, now);
    await accounts.save(saved);
    const about = { to: saved.email, customerId: saved.id };
    await mails.add(requestedMail('PASSWORD_CHANGED', about, context));
    await accounts.removeOneTimeLinksOf(customer.id, ['RESET_PASSWORD', 'CHANGE_EMAIL']);
    await endSessions({ accounts }, saved.id, { except: sessionId });
    return saved;
  });
}
