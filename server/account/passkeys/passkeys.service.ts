import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server';
import type { Shop, ShopContext } from '../../context.ts';
import { Unauthenticated } from '../../shared/problems.ts';
import { requireCustomer } from '../../shared/viewer.ts';
import { wrongPassword } from '../account.rules.ts';
import type { AccountStore, CustomerPasskeyRecord } from '../account.store.ts';
import { requestedMail } from '../../mail/requested-mail.ts';
import { readKnownPassword } from '../credentials/credentials.rules.ts';
import { checkPassword } from '../credentials/password-check.ts';
import { requirePersonalAccount } from '../credentials/personal-account.ts';
import { acceptOnce } from './answered-challenges.ts';
import { additionOptions, readAddition } from '../../authentication/passkeys/ceremonies.ts';
import { additionBy } from '../../authentication/passkeys/challenges.ts';
import {
  invalidPasskey,
  requireRoom,
  unknownPasskey,
} from '../../authentication/passkeys/passkeys.rules.ts';
import { shopWithin } from '../../settings/identity/identity.service.ts';

/** Oldest first. */
export function passkeysOf(
  { store }: Pick<Shop, 'store'>,
  customerId: string,
): Promise<readonly CustomerPasskeyRecord[]> {
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
  const customer = await requirePersonalAccount(context);
  const { id, email, firstName, lastName } = customer;
  const options = additionOptions(context, {
    purpose: additionBy(customer),
    user: { id, name: email, displayName: `${firstName} ${lastName}` },
    passkeys: await passkeysOf(context, id),
    shopName: (await shopWithin(context.store.read)).name,
  });
  const { password } = readKnownPassword(input);
  await checkPassword(context, { email, customer, password, refusal: wrongPassword() });
  return options;
}

/**
 * Informs the customer by mail. Refuses with NOT_ALLOWED_NOW, REQUIRED, INVALID, LIMIT_REACHED;
 * throws Unauthenticated.
 */
export async function addPasskey(context: ShopContext, input: object): Promise<void> {
  const { store, clock } = context;
  const customer = await requirePersonalAccount(context);
  const { id: customerId, passwordHash } = customer;
  const { passkey, challenge } = await readAddition(context, input, additionBy(customer));
  await store.transaction(async ({ accounts, mails }) => {
    const now = clock();
    const current = await accounts.customer(customerId);
    if (!current) throw new Unauthenticated('UNREADABLE');
    requireRoom(await accounts.passkeysOf(customerId));
    const isNew = !(await accounts.passkey(passkey.id));
    const isPermitted = current.passwordHash === passwordHash;
    if (!isNew || !isPermitted || !(await acceptOnce(accounts, { challenge, customerId }, now))) {
      throw invalidPasskey();
    }
    await accounts.savePasskey({ ...passkey, customerId });
    const about = { to: current.email, customerId, detail: passkey.name };
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
