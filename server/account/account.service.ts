import { v4 as uuid } from 'uuid';
import type { Shop, ShopContext } from '../context.ts';
import { StoreUnavailable, TooManyAttempts } from '../shared/problems.ts';
import {
  demoClosed,
  demoExpiry,
  emailTaken,
  isExpired,
  noDemo,
  readLogIn,
  readSignUp,
  unknownEmail,
  wrongPassword,
} from './account.rules.ts';
import type { CustomerRecord } from './account.store.ts';
import { offerDeviceLink } from './device-links.ts';
import { hasDemoCatalogue } from './demo-catalogue.ts';
import { rememberDevice } from './devices.ts';

export interface Session {
  readonly token: string;
  readonly customer: CustomerRecord;
}

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
  await store.transaction(async ({ accounts }) => {
    if (await accounts.customerByEmail(email)) throw emailTaken();
    await accounts.save(customer);
  });
  rememberDevice(context, customer.id);
  return openSession(context, customer);
}

/** Refuses with REQUIRED, INVALID, UNKNOWN_EMAIL, WRONG_PASSWORD, TOO_MANY_ATTEMPTS; throws Overloaded. */
export async function logIn(context: ShopContext, input: object): Promise<Session> {
  const { store, limits, passwords, devices, clientAddress, clock, demo, settings } = context;
  const { email, password } = readLogIn(input);
  const isPublished = email === demo.email && password === demo.password;
  if (isPublished && !settings.isDemoCustomerOn) throw demoClosed();
  const customer = await store.read.accounts.customerByEmail(email);
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
  if (!customer || !matches) throw customer ? wrongPassword() : unknownEmail();
  await attempt.succeeded();
  await renewHash(context, customer, password);
  rememberDevice(context, customer.id);
  return openSession(context, customer);
}

/** Rehashes with today's parameters. Must not prevent the log-in. */
async function renewHash(
  { store, passwords, log }: ShopContext,
  { id, passwordHash }: CustomerRecord,
  password: string,
): Promise<void> {
  if (passwordHash === null || !passwords.isOutdated(passwordHash)) return;
  const renewed = await passwords.hash(password);
  try {
    await store.transaction(async ({ accounts }) => {
      const customer = await accounts.customer(id);
      if (customer?.passwordHash !== passwordHash) return;
      await accounts.save({ ...customer, passwordHash: renewed });
    });
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    log.warn({}, 'a password hash could not be renewed');
  }
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
  await store.transaction(async ({ accounts, addresses }) => {
    await accounts.removeExpired(now);
    await accounts.save(customer);
    await addresses.save(customer.id, [address]);
  });
  return openSession(context, customer);
}

function openSession({ tokens, clock }: ShopContext, customer: CustomerRecord): Session {
  const endsAt = customer.expiresAt === null ? undefined : new Date(customer.expiresAt);
  return { token: tokens.issue(customer.id, clock(), endsAt), customer };
}
