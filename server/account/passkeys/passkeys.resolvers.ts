import type { ShopContext } from '../../context.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { refusable, refusableWith } from '../../shared/payload.ts';
import { logInWithPasskey, startPasskeyLogIn } from './passkeys.log-in.ts';
import {
  addPasskey,
  passkeysOf,
  removePasskey,
  startPasskeyRegistration,
} from './passkeys.service.ts';

async function optionsPayload({ answer }: ShopContext, start: () => Promise<object>) {
  const { value, userErrors } = await refusableWith(answer, start);
  return { options: value && JSON.stringify(value), userErrors };
}

/** A refusal too returns the passkeys. */
async function passkeysPayload(context: ShopContext, change: () => Promise<void>) {
  const { userErrors } = await refusable(change);
  const { viewer } = context;
  const passkeys = viewer.kind === 'CUSTOMER' ? await passkeysOf(context, viewer.customerId) : [];
  return { passkeys, userErrors };
}

export const passkeyResolvers = {
  Mutation: {
    startPasskeyLogIn: (_, __, context) =>
      optionsPayload(context, async () => startPasskeyLogIn(context)),
    logInWithPasskey: async (_, { response }, context) => {
      const { value, userErrors } = await refusableWith(context.answer, () =>
        logInWithPasskey(context, response),
      );
      return { session: value, userErrors };
    },
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
