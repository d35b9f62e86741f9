import type * as ceremonies from '../../server/account/passkeys/ceremonies.ts';
import { noPasskeys } from '../../server/account/passkeys/passkeys.rules.ts';

/** In place of a module whose library is larger than the rest of the demo. */

const refuse = (): never => {
  throw noPasskeys();
};

export const additionOptions: typeof ceremonies.additionOptions = refuse;
export const logInOptions: typeof ceremonies.logInOptions = refuse;
export const readAddition: typeof ceremonies.readAddition = async () => refuse();
export const readSignature: typeof ceremonies.readSignature = async () => refuse();
