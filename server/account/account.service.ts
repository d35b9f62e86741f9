import { v4 as uuid } from 'uuid';
import type { Shop, ShopContext } from '../context.ts';
import { StoreUnavailable } from '../shared/problems.ts';
import { readLogIn } from '../authentication/credentials.rules.ts';
import {
  demoClosed,
  demoExpiry,
  emailTaken,
  isExpired,
  noDemo,
  readSignUp,
  unknownEmail,
  wrongPassword,
} from './account.rules.ts';
import type { CustomerRecord } from './account.store.ts';
import { rememberDevice } from '../authentication/devices.ts';
import { noteLogIn } from './log-in-log.ts';
import { welcomeDevice } from './new-device.ts';
import { checkPassword } from './credentials/password-check.ts';
import { openSession, type Session } from './sessions.ts';

export async function currentCustomer(context: ShopContext): Promise<CustomerRecord | undefined> {
  const { viewer } = context;
  return viewer.kind === 'GUEST' ? undefined : findCustomer(context, viewer.customerId);
}

/** Undefined also for a demo copy that has expired. */
export async function findCustomer(
  { store, clock }: Shop,
  id: string,
): Promise<CustomerRecord | undefined> {
  const customer = await store.read.accounts.customer(id);
  return customer && !isExpired(customer, clock()) ? customer : undefined;
}

/** Refuses with REQUIRED, INVALID, EMAIL_TAKEN; throws RateLimited, Overloaded. */
export async function signUp(context: ShopContext, input: object): Promise<Session> {
  const { store, clock, limits, passwords, clientAddress } = context;
  const { firstName, lastName, email, password } = readSignUp(input);
  await limits.consume('SIGN_UP', clientAddress);
  // Checked before hashing, which is expensive; the check in the transaction decides.
  if (await store.read.accounts.customerByEmail(email)) throw emailTaken();
  const now = clock().toISOString();
  const customer: CustomerRecord = {
    id: uuid(),
    firstName,
    lastName,
    email,
    passwordHash: await passwords.hash(password),
    createdAt: now,
    updatedAt: now,
    expiresAt: null,
    emailVerifiedAt: null,
    earlierTokensEndedAt: null,
  };
  const session = await store.transaction(async ({ accounts }) => {
    if (await accounts.customerByEmail(email)) throw emailTaken();
    await accounts.save(customer);
    return openSession({ accounts }, context, customer);
  });
  rememberDevice(context, customer.id);
  return session;
}

/** Refuses with REQUIRED, INVALID, UNKNOWN_EMAIL, WRONG_PASSWORD, TOO_MANY_ATTEMPTS; throws Overloaded. */
export async function logIn(context: ShopContext, input: object): Promise<Session> {
  const { store, demo, settings } = context;
  const { email, password } = readLogIn(input);
  const isPublished = email === demo.email && password === demo.password;
  if (isPublished && !settings.isDemoCustomerOn) throw demoClosed();
  const found = await store.read.accounts.customerByEmail(email);
  const refusal = found ? wrongPassword() : unknownEmail();
  const customer = await checkPassword(context, { email, customer: found, password, refusal });
  const passwordHash = await renewHash(context, customer, password);
  const session = await store.transaction(async ({ accounts }) => {
    const current = await accounts.customer(customer.id);
    // A reset or deletion may have come between.
    if (!current || current.passwordHash !== passwordHash) throw wrongPassword();
    return openSession({ accounts }, context, current);
  });
  noteLogIn(context, { way: 'PASSWORD', customerId: customer.id });
  await welcomeDevice(context, customer);
  return session;
}

/** Rehashes with today's parameters; returns the stored hash. Must not prevent the log-in. */
async function renewHash(
  { store, passwords, log }: ShopContext,
  { id, passwordHash }: CustomerRecord,
  password: string,
): Promise<string | null> {
  if (passwordHash === null || !passwords.isOutdated(passwordHash)) return passwordHash;
  const renewed = await passwords.hash(password);
  try {
    return await store.transaction(async ({ accounts }) => {
      const customer = await accounts.customer(id);
      if (customer?.passwordHash !== passwordHash) return passwordHash;
      await accounts.save({ ...customer, passwordHash: renewed });
      return renewed;
    });
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    log.warn({}, 'a password hash could not be renewed');
    return passwordHash;
  }
}

export async function hasDemoCatalogue({ store, demoProductIds }: Shop): Promise<boolean> {
  return (await store.read.catalog.productsById(demoProductIds)).size > 0;
}

/** Opens a private copy of the demo account. Refuses with NOT_ALLOWED_NOW without the demo catalogue. */
export async function logInAsDemo(context: ShopContext): Promise<Session> {
  const { store, clock, demo, limits, clientAddress } = context;
  if (!(await hasDemoCatalogue(context))) throw noDemo();
  await limits.consume('SIGN_UP', clientAddress);
  const now = clock().toISOString();
  const customer: CustomerRecord = {
    id: uuid(),
    firstName: demo.firstName,
    lastName: demo.lastName,
    email: demo.email,
    passwordHash: null,
    createdAt: now,
    updatedAt: now,
    expiresAt: demoExpiry(clock()).toISOString(),
    emailVerifiedAt: null,
    earlierTokensEndedAt: null,
  };
  const address = { id: uuid(), ...demo.address, phone: null, createdAt: now, updatedAt: now };
  return store.transaction(async ({ accounts, addresses }) => {
    await accounts.removeExpired(now);
    await accounts.save(customer);
    await addresses.save(customer.id, [address]);
    return openSession({ accounts }, context, customer);
  });
}
