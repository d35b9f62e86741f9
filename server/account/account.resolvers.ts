import type { ShopContext } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { refusable } from '../shared/payload.ts';
import { TooManyAttempts } from '../shared/problems.ts';
import { inRabat } from '../shared/time.ts';
import { currentCustomer, logIn, logInAsDemo, signUp, type Session } from './account.service.ts';
import { hasDemoCatalogue } from './demo-catalogue.ts';
import { confirmDevice } from './device-links.ts';

async function sessionPayload({ answer }: ShopContext, open: () => Promise<Session>) {
  const { value, userErrors, refusal } = await refusable(open);
  if (refusal instanceof TooManyAttempts) answer.retryAfter = refusal.retryAfter;
  return { session: value, userErrors };
}

export const accountResolvers = {
  Query: {
    shop: async (_, __, context) => ({
      hasDemoAccount: await hasDemoCatalogue(context),
      merchant: context.settings.merchant,
    }),
    me: async (_, __, context) => (await currentCustomer(context)) ?? null,
  },
  Mutation: {
    signUp: (_, { input }, context) => sessionPayload(context, () => signUp(context, input)),
    logIn: (_, { input }, context) => sessionPayload(context, () => logIn(context, input)),
    logInAsDemo: (_, __, context) => sessionPayload(context, () => logInAsDemo(context)),
    confirmDevice: async (_, { token }, context) => {
      const { userErrors } = await refusable(() => confirmDevice(context, token));
      return { userErrors };
    },
  },
  Customer: {
    createdAt: ({ createdAt }) => inRabat(createdAt),
  },
} satisfies Resolvers;
