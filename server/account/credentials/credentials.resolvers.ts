import type { ShopContext } from '../../context.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { refusableWith } from '../../shared/payload.ts';
import type { CustomerRecord } from '../account.store.ts';
import { confirmEmail, requestEmailChange, requestEmailVerification } from './email-change.ts';
import { updateCustomer } from './names.ts';
import { changePassword } from './password-change.ts';
import { requestPasswordReset, resetPassword } from './password-reset.ts';

async function customerPayload(context: ShopContext, change: () => Promise<CustomerRecord>) {
  const { value, userErrors } = await refusableWith(context.answer, change);
  return { customer: value, userErrors };
}

/** The token of a link opens no account: its customer is returned to that customer alone. */
async function confirmationPayload(context: ShopContext, token: string) {
  const { customer, userErrors } = await customerPayload(context, () =>
    confirmEmail(context, token),
  );
  const { viewer } = context;
  const isOwn = viewer.kind === 'CUSTOMER' && viewer.customerId === customer?.id;
  return { customer: isOwn ? customer : null, userErrors };
}

export const credentialsResolvers = {
  Mutation: {
    requestPasswordReset: async (_, input, context) => {
      const { userErrors } = await refusableWith(context.answer, () =>
        requestPasswordReset(context, input),
      );
      return { userErrors };
    },
    resetPassword: async (_, input, context) => {
      const { value, userErrors } = await refusableWith(context.answer, () =>
        resetPassword(context, input),
      );
      return { session: value, userErrors };
    },
    changePassword: (_, input, context) =>
      customerPayload(context, () => changePassword(context, input)),
    updateCustomer: (_, { input }, context) =>
      customerPayload(context, () => updateCustomer(context, input)),
    requestEmailChange: (_, input, context) =>
      customerPayload(context, () => requestEmailChange(context, input)),
    requestEmailVerification: (_, __, context) =>
      customerPayload(context, () => requestEmailVerification(context)),
    confirmEmail: (_, { token }, context) => confirmationPayload(context, token),
  },
} satisfies Resolvers;
