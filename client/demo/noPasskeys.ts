import { noPasskeys } from '../../server/account/passkeys/passkeys.rules.ts';
import type * as party from '../../server/account/passkeys/relying-party.ts';
import type * as verification from '../../server/account/passkeys/verification.ts';

/** In place of modules whose library is larger than the rest of the demo. */

export const relyingPartyAt: typeof party.relyingPartyAt = () => null;

export const requireRelyingParty: typeof party.requireRelyingParty = () => {
  throw noPasskeys();
};

export const ALGORITHMS: typeof verification.ALGORITHMS = [];
export const verifyRegistration: typeof verification.verifyRegistration = async () => null;
export const verifySignature: typeof verification.verifySignature = async () => null;
