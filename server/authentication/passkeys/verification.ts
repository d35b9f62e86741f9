import type { PasskeyRecord } from './passkeys.store.ts';
import type { LogInResponse, RegistrationResponse } from './passkeys.rules.ts';
import type { RelyingParty } from './relying-party.ts';

/** ES256 and RS256, which every authenticator has one of. Ed25519 is experimental in Node 20. */
export const ALGORITHMS = [-7, -257];

interface Expected {
  readonly party: RelyingParty;
  readonly isOpen: (challenge: string) => boolean;
}

interface Registered extends Pick<PasskeyRecord, 'id' | 'publicKey' | 'counter' | 'transports'> {
  readonly challenge: string;
}

/** The part of a stored passkey that checks its signatures. */
export type PasskeyKey = Pick<PasskeyRecord, 'id' | 'publicKey' | 'counter'>;

export interface Signed {
  readonly counter: number;
  readonly challenge: string;
}

/** Few requests need it, and loading it takes some 0.2 s, which each start would pay. */
const loadLibrary = () => import('@simplewebauthn/server');
const loadHelpers = () => import('@simplewebauthn/server/helpers');

/** Null unless the response answers an open challenge at this origin, by a verified user. */
export async function verifyRegistration(
  response: RegistrationResponse,
  { party, isOpen }: Expected,
): Promise<Registered | null> {
  const { verifyRegistrationResponse } = await loadLibrary();
  const { decodeAttestationObject, isoBase64URL } = await loadHelpers();
  const answered = noteChallenge(isOpen);
  return orNull(async () => {
    const object = isoBase64URL.toBuffer(response.response.attestationObject);
    const attestation = decodeAttestationObject(object);
    const statement = attestation.get('attStmt');
    // Certificates were not requested, and the library would fetch addresses that they contain.
    const isPlain = ['none', 'packed'].includes(attestation.get('fmt')) && !statement.get('x5c');
    if (!isPlain) return null;
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: answered.check,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!registrationInfo) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    return {
      id,
      publicKey: isoBase64URL.fromBuffer(publicKey),
      counter,
      transports: response.response.transports.join(','),
      challenge: answered.challenge(),
    };
  });
}

/** Null unless the passkey signed an open challenge at this origin, by a verified user. */
export async function verifySignature(
  response: LogInResponse,
  { id, publicKey, counter }: PasskeyKey,
  ownerId: string,
  { party, isOpen }: Expected,
): Promise<Signed | null> {
  const { verifyAuthenticationResponse } = await loadLibrary();
  const { isoBase64URL } = await loadHelpers();
  const answered = noteChallenge(isOpen);
  return orNull(async () => {
    if (isoBase64URL.toUTF8String(response.response.userHandle) !== ownerId) return null;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: answered.check,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: { id, publicKey: isoBase64URL.toBuffer(publicKey), counter },
      requireUserVerification: true,
    });
    if (!verified) return null;
    return { counter: authenticationInfo.newCounter, challenge: answered.challenge() };
  });
}

function noteChallenge(isOpen: (challenge: string) => boolean) {
  let challenge = '';
  return {
    check: (given: string) => {
      challenge = given;
      return isOpen(given);
    },
    challenge: () => challenge,
  };
}

/** The library throws its own and other errors at whatever is wrong with a response. */
async function orNull<T>(verify: () => Promise<T | null>): Promise<T | null> {
  try {
    return await verify();
  } catch {
    return null;
  }
}
