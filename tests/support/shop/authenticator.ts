import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** Parts that a browser and its authenticator sign; a test changes what it wants to see refused. */
export interface Ceremony {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly type?: string;
  readonly counter?: number;
  readonly userHandle?: string;
  readonly isVerified?: boolean;
  readonly credentialId?: string;
  readonly attestation?: { readonly fmt: string; readonly attStmt: CborMap };
}

interface Credential {
  readonly id: string;
  readonly userHandle: string;
  readonly privateKey: KeyObject;
}

type Cbor = Parameters<typeof isoCBOR.encode>[0];
type CborMap = Map<number | string, Cbor>;

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const WITH_CREDENTIAL = 0x40;

const NONE = { fmt: 'none', attStmt: new Map() } as const;

/** Makes ES256 passkeys as a browser does at `origin`, and signs with them. */
export function createAuthenticator(origin: string) {
  return {
    /** The JSON for `addPasskey`, from the options of `startPasskeyRegistration`. */
    create(options: string, changed: Ceremony = {}) {
      const { rp, user, challenge } = JSON.parse(options);
      const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const id = changed.credentialId ? decode(changed.credentialId) : randomBytes(32);
      const ceremony = { origin, rpId: rp.id, challenge, type: 'webauthn.create', ...changed };
      const { fmt, attStmt } = changed.attestation ?? NONE;
      const authData = Buffer.concat([
        authenticatorData(ceremony, WITH_CREDENTIAL),
        Buffer.alloc(16),
        Buffer.from([id.length >> 8, id.length & 0xff]),
        id,
        cbor(coseKeyOf(publicKey)),
      ]);
      const attestationObject = cbor(new Map(Object.entries({ fmt, attStmt, authData })));
      const credential: Credential = { id: encode(id), userHandle: user.id, privateKey };
      return {
        credential,
        response: responseOf(credential.id, {
          clientDataJSON: encode(clientData(ceremony)),
          attestationObject: encode(attestationObject),
          transports: ['internal', 'hybrid', 'a new one'],
        }),
      };
    },
    /** The JSON for `logInWithPasskey`, from the options of `startPasskeyLogIn`. */
    sign({ id, userHandle, privateKey }: Credential, options: string, changed: Ceremony = {}) {
      const { rpId, challenge } = JSON.parse(options);
      const ceremony = { origin, rpId, challenge, type: 'webauthn.get', ...changed };
      const authData = authenticatorData(ceremony, 0);
      const client = clientData(ceremony);
      const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey);
      return responseOf(id, {
        clientDataJSON: encode(client),
        authenticatorData: encode(authData),
        signature: encode(signature),
        userHandle: changed.userHandle ?? userHandle,
      });
    },
  };
}

const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const decode = (text: string) => Buffer.from(text, 'base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

function responseOf(id: string, response: object): string {
  return JSON.stringify({
    id,
    rawId: id,
    type: 'public-key',
    clientExtensionResults: {},
    authenticatorAttachment: 'platform',
    response,
  });
}

function clientData({ type, challenge, origin }: Ceremony): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function authenticatorData(
  { rpId = '', counter = 0, isVerified = true }: Ceremony,
  flags: number,
): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  const all = USER_PRESENT | (isVerified ? USER_VERIFIED : 0) | flags;
  return Buffer.concat([sha256(rpId), Buffer.from([all]), count]);
}

function coseKeyOf(publicKey: KeyObject): CborMap {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  return new Map<number, Cbor>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, decode(x)],
    [-3, decode(y)],
  ]);
}

export const cbor = (value: Cbor): Buffer => Buffer.from(isoCBOR.encode(value));
