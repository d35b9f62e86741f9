import type { ShopContext } from '../../context.ts';
import { TooManyAttempts, type Refusal } from '../../shared/problems.ts';
import type { CustomerRecord } from '../account.store.ts';
import { offerDeviceLink } from '../device-links.ts';
import { noteRefusedLogIn } from '../log-in-log.ts';

interface PasswordCheck {
  readonly email: string;
  readonly customer: CustomerRecord | undefined;
  readonly password: string;
  /** Thrown for a wrong password. */
  readonly refusal: Refusal;
}

/**
 * Counts as a log-in attempt, also for customers who are logged in: a stolen session must not allow
 * unlimited guesses. Refusals are in the log. Refuses with `refusal` and TOO_MANY_ATTEMPTS; throws Overloaded.
 */
export async function checkPassword(
  context: ShopContext,
  check: PasswordCheck,
): Promise<CustomerRecord> {
  try {
    return await verifiedBy(context, check);
  } catch (error) {
    noteRefusedLogIn(context, { way: 'PASSWORD', customerId: check.customer?.id ?? null }, error);
    throw error;
  }
}

async function verifiedBy(
  context: ShopContext,
  { email, customer, password, refusal }: PasswordCheck,
): Promise<CustomerRecord> {
  const { limits, passwords, devices, clientAddress, clock } = context;
  const device = customer && devices.find(customer.id, context.deviceTokens, clock());
  const attempt = await limits.beginLogIn({ address: clientAddress, email, device });
  if (attempt.hold) {
    if (customer && attempt.hold.by === 'ACCOUNT') await offerDeviceLink(context, customer);
    throw new TooManyAttempts(attempt.hold.by, attempt.hold.seconds);
  }
  const matches = await passwords
    .verify(password, customer?.passwordHash ?? null)
    .catch(async (error: unknown) => {
      await attempt.notTried();
      throw error;
    });
  if (!customer || !matches) throw refusal;
  await attempt.succeeded();
  return customer;
}
