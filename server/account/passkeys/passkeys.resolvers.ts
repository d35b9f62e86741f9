import type { ShopContext } from '../../context.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { optionsPayload, payloadOf, refusable } from '../../shared/payload.ts';
import { logInWithPasskey, startPasskeyLogIn } from './passkeys.log-in.ts';
import {
  addPasskey,
  passkeysOf,
  removePasskey,
  startPasskeyRegistration,
} from './passkeys.service.ts';

/** A refusal too returns the passkeys. */
async function passkeysPayload(context: ShopContext, change: () => Promise<void>) {
  const { userErrors } = await refusable(context, change);
  const { viewer } = context;
  const passkeys = viewer.kind === 'CUSTOMER' ? await passkeysOf(context, viewer.customerId) : [];
  return { passkeys, userErrors };
}

export const passkeyResolvers = {
  Mutation: {
    startPasskeyLogIn: (_, __, context) =>
      optionsPayload(context, () => startPasskeyLogIn(context)),
    logInWithPasskey: (_, { response }, context) =>
      payloadOf(context, 'session', () => logInWithPasskey(context, response)),
    startPasskeyRegistration: (_, input, context) =>
      optionsPayload(context, () => startPasskeyRegistration(context, input)),
    addPasskey: (_, input, context) => passkeysPayload(context, () => addPasskey(context, input)),
    removePasskey: (_, { id }, context) =>
      passkeysPayload(context, () => removePasskey(context, id)),
  },
  Customer: {
    passkeys: ({ id }, _, context) => passkeysOf(context, id),
  },
} satisfies Resolvers;
