import type { ShopContext } from '../../context.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { payloadOf, refusable } from '../../shared/payload.ts';
import { confirmEmail, requestEmailChange, requestEmailVerification } from './email-change.ts';
import { updateCustomer } from './names.ts';
import { changePassword } from './password-change.ts';
import { requestPasswordReset, resetPassword } from './password-reset.ts';

/** The token of a link opens no account: its customer is returned to that customer alone. */
async function confirmationPayload(context: ShopContext, token: string) {
  const { value, userErrors } = await refusable(context, () => confirmEmail(context, token));
  const { viewer } = context;
  const isOwn = viewer.kind === 'CUSTOMER' && viewer.customerId === value?.id;
  return { customer: isOwn ? value : null, userErrors };
}

export const credentialsResolvers = {
  Mutation: {
    requestPasswordReset: (_, input, context) =>
      refusable(context, () => requestPasswordReset(context, input)),
    resetPassword: (_, input, context) =>
      payloadOf(context, 'session', () => resetPassword(context, input)),
    changePassword: (_, input, context) =>
      payloadOf(context, 'customer', () => changePassword(context, input)),
    updateCustomer: (_, { input }, context) =>
      payloadOf(context, 'customer', () => updateCustomer(context, input)),
    requestEmailChange: (_, input, context) =>
      payloadOf(context, 'customer', () => requestEmailChange(context, input)),
    requestEmailVerification: (_, __, context) =>
      payloadOf(context, 'customer', () => requestEmailVerification(context)),
    confirmEmail: (_, { token }, context) => confirmationPayload(context, token),
  },
} satisfies Resolvers;
