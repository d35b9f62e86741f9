import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import type { ShopContext } from '../../context.ts';
import { TooManyAttempts } from '../../shared/problems.ts';
import { rememberDevice } from '../devices.ts';
import { openSession, type Session } from '../sessions.ts';
import { acceptOnce } from './answered-challenges.ts';
import { CHALLENGE_LIFETIME_MS, LOG_IN } from './challenges.ts';
import { isCountedBack, readLogInResponse, unknownPasskey } from './passkeys.rules.ts';
import { requireRelyingParty } from './relying-party.ts';
import { verifySignature } from './verification.ts';

/** Names no passkeys: the browser offers those that it has. Refuses with NOT_ALLOWED_NOW. */
export function startPasskeyLogIn(context: ShopContext): PublicKeyCredentialRequestOptionsJSON {
  const { clock, passkeyChallenges } = context;
  return {
    rpId: requireRelyingParty(context).id,
    challenge: passkeyChallenges.issue(LOG_IN, clock()),
    timeout: CHALLENGE_LIFETIME_MS,
    userVerification: 'required',
  };
}

/**
 * The same refusal for whatever is wrong, so that it does not reveal which passkeys exist. No mail
 * about a new device: the passkey has verified its owner. Refuses with NOT_ALLOWED_NOW,
 * TOO_MANY_ATTEMPTS, UNKNOWN_PASSKEY.
 */
export async function logInWithPasskey(context: ShopContext, text: string): Promise<Session> {
  const { store, limits, clientAddress, clock, passkeyChallenges } = context;
  const party = requireRelyingParty(context);
  const attempt = await limits.beginPasskeyLogIn(clientAddress);
  if (attempt.hold) throw new TooManyAttempts(attempt.hold.by, attempt.hold.seconds);
  const refusal = unknownPasskey('LOG_IN', 'response');
  const response = readLogInResponse(text);
  const passkey = await store.read.accounts.passkey(response.id);
  const isOpen = (challenge: string) => passkeyChallenges.isOpen(challenge, LOG_IN, clock());
  const signed = passkey && (await verifySignature(response, passkey, { party, isOpen }));
  if (!signed) throw refusal;
  await attempt.succeeded();
  const { challenge, counter } = signed;
  const session = await store.transaction(async ({ accounts }) => {
    const now = clock();
    const current = await accounts.passkey(passkey.id);
    const customer = current && (await accounts.customer(current.customerId));
    if (!customer || isCountedBack(current, counter)) throw refusal;
    if (!(await acceptOnce(accounts, { challenge, customerId: customer.id }, now))) throw refusal;
    await accounts.savePasskey({ ...current, counter, lastUsedAt: now.toISOString() });
    return openSession({ accounts }, context, customer);
  });
  rememberDevice(context, session.customer.id);
  return session;
}
