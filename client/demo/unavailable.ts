import type * as ceremonies from '../../server/authentication/passkeys/ceremonies.ts';
import { noPasskeys } from '../../server/authentication/passkeys/passkeys.rules.ts';
import type * as zone from '../../server/shared/zone/zone.host.ts';

/* In place of modules that the demo does without (client/vite/browserNode.ts). */

// Its library is larger than the rest of the demo.
const refuse = (): never => {
  throw noPasskeys();
};

export const additionOptions: typeof ceremonies.additionOptions = refuse;
export const logInOptions: typeof ceremonies.logInOptions = refuse;
export const readAddition: typeof ceremonies.readAddition = async () => refuse();
export const readSignature: typeof ceremonies.readSignature = async () => refuse();

// Browsers do not say of which release their copy of the tz database is.
export const hostZones: typeof zone.hostZones = [];
