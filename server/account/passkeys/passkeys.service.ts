import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server';
import type { Shop, ShopContext } from '../../context.ts';
import { Unauthenticated } from '../../shared/problems.ts';
import { requireCustomer } from '../../shared/viewer.ts';
import { wrongPassword } from '../account.rules.ts';
import type { AccountStore, PasskeyRecord } from '../account.store.ts';
import { requestedMail } from '../../mail/requested-mail.ts';
import { readKnownPassword } from '../credentials/credentials.rules.ts';
import { checkPassword } from '../credentials/password-check.ts';
import { requirePersonalAccount } from '../credentials/personal-account.ts';
import { acceptOnce } from './answered-challenges.ts';
import { additionBy, CHALLENGE_LIFETIME_MS } from './challenges.ts';
import { invalidPasskey, readNewPasskey, requireRoom, unknownPasskey } from './passkeys.rules.ts';
import { requireRelyingParty } from './relying-party.ts';
import { ALGORITHMS, verifyRegistration } from './verification.ts';

/** Oldest first. */
export function passkeysOf(
  { store }: Pick<Shop, 'store'>,
  customerId: string,
): Promise<readonly PasskeyRecord[]> {
  return store.read.accounts.passkeysOf(customerId);
}

/**
 * Requires the password, so that a stolen session cannot add a lasting way in. Refuses with
 * NOT_ALLOWED_NOW, REQUIRED, INVALID, LIMIT_REACHED, WRONG_PASSWORD, TOO_MANY_ATTEMPTS; throws
 * Unauthenticated, Overloaded.
 */
export async function startPasskeyRegistration(
  context: ShopContext,
  input: object,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { clock, passkeyChallenges } = context;
  const customer = await requirePersonalAccount(context);
  const { id, name } = requireRelyingParty(context);
  const { password } = readKnownPassword(input);
  const passkeys = await passkeysOf(context, customer.id);
  requireRoom(passkeys);
  const { email, firstName, lastName } = customer;
  await checkPassword(context, { email, customer, password, refusal: wrongPassword() });
  return {
    rp: { id, name },
    user: {
      id: Buffer.from(customer.id).toString('base64url'),
      name: email,
      displayName: `${firstName} ${lastName}`,
    },
    challenge: passkeyChallenges.issue(additionBy(customer), clock()),
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
    timeout: CHALLENGE_LIFETIME_MS,
    excludeCredentials: passkeys.map((passkey) => ({ id: passkey.id, type: 'public-key' })),
    // It replaces the password: a key that was found or stolen must not suffice.
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  };
}

/**
 * Informs the customer by mail. Refuses with NOT_ALLOWED_NOW, REQUIRED, INVALID, LIMIT_REACHED;
 * throws Unauthenticated.
 */
export async function addPasskey(context: ShopContext, input: object): Promise<void> {
  const { store, clock, passkeyChallenges } = context;
  const customer = await requirePersonalAccount(context);
  const party = requireRelyingParty(context);
  const { response, name } = readNewPasskey(input);
  const isOpen = (challenge: string) =>
    passkeyChallenges.isOpen(challenge, additionBy(customer), clock());
  const registered = await verifyRegistration(response, { party, isOpen });
  if (!registered) throw invalidPasskey();
  const { challenge, ...key } = registered;
  const { id: customerId, passwordHash } = customer;
  await store.transaction(async ({ accounts, mails }) => {
    const now = clock();
    const current = await accounts.customer(customerId);
    if (!current) throw new Unauthenticated('UNREADABLE');
    requireRoom(await accounts.passkeysOf(customerId));
    const isNew = !(await accounts.passkey(key.id));
    const isPermitted = current.passwordHash === passwordHash;
    if (!isNew || !isPermitted || !(await acceptOnce(accounts, { challenge, customerId }, now))) {
      throw invalidPasskey();
    }
    const createdAt = now.toISOString();
    await accounts.savePasskey({ ...key, customerId, name, createdAt, lastUsedAt: null });
    const about = { to: current.email, customerId, detail: name };
    await mails.add(requestedMail('PASSKEY_ADDED', about, context));
  });
}

/** Refuses with UNKNOWN_PASSKEY; throws Unauthenticated. */
export async function removePasskey(context: ShopContext, id: string): Promise<void> {
  const customerId = requireCustomer(context);
  await context.store.transaction(async ({ accounts }) => {
    const passkey = await accounts.passkey(id);
    if (passkey?.customerId !== customerId) throw unknownPasskey('REMOVE', 'id');
    await accounts.removePasskey(id);
  });
}

/** A reset answers a take-over: it must leave no way in that a stranger may have added. */
export async function removePasskeysOf(
  accounts: Pick<AccountStore, 'passkeysOf' | 'removePasskey'>,
  customerId: string,
): Promise<void> {
  for (const { id } of await accounts.passkeysOf(customerId)) await accounts.removePasskey(id);
}
