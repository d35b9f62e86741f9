import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import type { BegunLogIn } from '../../shared/limits.ts';
import { TooManyAttempts } from '../../shared/problems.ts';
import type { PasskeyRecord } from './passkeys.store.ts';
import {
  CHALLENGE_LIFETIME_MS,
  type ChallengePurpose,
  type PasskeyChallenges,
} from './challenges.ts';
import {
  invalidPasskey,
  readLogInResponse,
  readNewPasskey,
  requireRoom,
  unknownPasskey,
  type LogInResponse,
} from './passkeys.rules.ts';
import { requireRelyingParty, type Place } from './relying-party.ts';
import {
  ALGORITHMS,
  verifyRegistration,
  verifySignature,
  type PasskeyKey,
  type Signed,
} from './verification.ts';

/** Customers and staff share these steps of adding passkeys and logging in with them. */

interface Ceremony extends Place {
  readonly clock: () => Date;
  readonly passkeyChallenges: PasskeyChallenges;
}

interface Addition {
  readonly purpose: ChallengePurpose;
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string };
  readonly passkeys: ReadonlyArray<{ readonly id: string }>;
  /** Browsers may show it. */
  readonly shopName: string;
}

/** Refuses with NOT_ALLOWED_NOW, LIMIT_REACHED. */
export function additionOptions(
  context: Ceremony,
  { purpose, user, passkeys, shopName }: Addition,
): PublicKeyCredentialCreationOptionsJSON {
  const { clock, passkeyChallenges } = context;
  const { id } = requireRelyingParty(context);
  requireRoom(passkeys);
  return {
    rp: { id, name: shopName },
    user: { ...user, id: Buffer.from(user.id).toString('base64url') },
    challenge: passkeyChallenges.issue(purpose, clock()),
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

export interface NewPasskey {
  readonly passkey: PasskeyRecord;
  /** Challenge to be accepted once. */
  readonly challenge: string;
}

/** Refuses with NOT_ALLOWED_NOW, REQUIRED, INVALID. */
export async function readAddition(
  context: Ceremony,
  input: object,
  purpose: ChallengePurpose,
): Promise<NewPasskey> {
  const { clock, passkeyChallenges } = context;
  const party = requireRelyingParty(context);
  const { response, name } = readNewPasskey(input);
  const isOpen = (challenge: string) => passkeyChallenges.isOpen(challenge, purpose, clock());
  const registered = await verifyRegistration(response, { party, isOpen });
  if (!registered) throw invalidPasskey();
  const { challenge, ...key } = registered;
  const createdAt = clock().toISOString();
  return { passkey: { ...key, name, createdAt, lastUsedAt: null }, challenge };
}

/** Names no passkeys: the browser offers those that it has. Refuses with NOT_ALLOWED_NOW. */
export function logInOptions(
  context: Ceremony,
  purpose: ChallengePurpose,
): PublicKeyCredentialRequestOptionsJSON {
  const { clock, passkeyChallenges } = context;
  return {
    rpId: requireRelyingParty(context).id,
    challenge: passkeyChallenges.issue(purpose, clock()),
    timeout: CHALLENGE_LIFETIME_MS,
    userVerification: 'required',
  };
}

interface LogIn<K> {
  readonly purpose: ChallengePurpose;
  /** Counts the attempt for an address. */
  readonly begin: (address: string) => Promise<BegunLogIn>;
  readonly find: (response: LogInResponse) => Promise<Found<K> | undefined>;
}

interface Found<K> {
  readonly passkey: K;
  readonly ownerId: string;
}

/**
 * The same refusal for whatever is wrong, so that it does not reveal which passkeys exist. Refuses
 * with NOT_ALLOWED_NOW, TOO_MANY_ATTEMPTS, UNKNOWN_PASSKEY.
 */
export async function readSignature<K extends PasskeyKey>(
  context: Ceremony & { readonly clientAddress: string },
  text: string,
  { purpose, begin, find }: LogIn<K>,
): Promise<Found<K> & Signed> {
  const { clientAddress, clock, passkeyChallenges } = context;
  const party = requireRelyingParty(context);
  const attempt = await begin(clientAddress);
  if (attempt.hold) throw new TooManyAttempts(attempt.hold.by, attempt.hold.seconds);
  const response = readLogInResponse(text);
  const found = await find(response);
  const isOpen = (challenge: string) => passkeyChallenges.isOpen(challenge, purpose, clock());
  const signed =
    found && (await verifySignature(response, found.passkey, found.ownerId, { party, isOpen }));
  if (!signed) throw unknownPasskey('LOG_IN', 'response');
  await attempt.succeeded();
  return { ...found, ...signed };
}
