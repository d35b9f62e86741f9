import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import type { ShopContext } from '../../context.ts';
import { rememberDevice } from '../../authentication/devices.ts';
import { noteLogIn, noteRefusedLogIn } from '../log-in-log.ts';
import { openSession, type Session } from '../sessions.ts';
import { acceptOnce } from './answered-challenges.ts';
import { logInOptions, readSignature } from '../../authentication/passkeys/ceremonies.ts';
import { LOG_IN } from '../../authentication/passkeys/challenges.ts';
import { isCountedBack, unknownPasskey } from '../../authentication/passkeys/passkeys.rules.ts';

/** Refuses with NOT_ALLOWED_NOW. */
export function startPasskeyLogIn(context: ShopContext): PublicKeyCredentialRequestOptionsJSON {
  return logInOptions(context, LOG_IN);
}

/**
 * Sends no mail about a new device: the passkey has verified its owner. Refuses with
 * NOT_ALLOWED_NOW, TOO_MANY_ATTEMPTS, UNKNOWN_PASSKEY.
 */
export async function logInWithPasskey(context: ShopContext, text: string): Promise<Session> {
  const { store, limits, clock } = context;
  let owner: string | null = null;
  const { passkey, challenge, counter } = await readSignature(context, text, {
    purpose: LOG_IN,
    begin: limits.beginPasskeyLogIn,
    async find({ id }) {
      const found = await store.read.accounts.passkey(id);
      owner = found?.customerId ?? null;
      return found && { passkey: found, ownerId: found.customerId };
    },
  }).catch((error: unknown) => {
    noteRefusedLogIn(context, { way: 'PASSKEY', customerId: owner }, error);
    throw error;
  });
  const refusal = unknownPasskey('LOG_IN', 'response');
  const session = await store.transaction(async ({ accounts }) => {
    const now = clock();
    const current = await accounts.passkey(passkey.id);
    const customer = current && (await accounts.customer(current.customerId));
    if (!customer || isCountedBack(current, counter)) throw refusal;
    if (!(await acceptOnce(accounts, { challenge, customerId: customer.id }, now))) throw refusal;
    await accounts.savePasskey({ ...current, counter, lastUsedAt: now.toISOString() });
    return openSession({ accounts }, context, customer);
  });
  noteLogIn(context, { way: 'PASSKEY', customerId: session.customer.id });
  rememberDevice(context, session.customer.id);
  return session;
}
