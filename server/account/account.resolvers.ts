import { deviceNames } from './account.mails.ts';
import type { ShopContext } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { payloadOf, refusable } from '../shared/payload.ts';
import { currentCustomer, logIn, logInAsDemo, signUp } from './account.service.ts';
import type { SessionRecord } from './account.store.ts';
import { deleteAccount } from './account.deletion.ts';
import { exportCustomer } from './account.export.ts';
import { confirmDevice } from './device-links.ts';
import { endOtherSessions, endSession, logOut, sessionsOf } from './sessions.ts';

/** A refusal too returns the open sessions. */
async function sessionsPayload(context: ShopContext, change: () => Promise<void>) {
  const { userErrors } = await refusable(context, change);
  const { viewer } = context;
  const sessions = viewer.kind === 'CUSTOMER' ? await sessionsOf(context, viewer.customerId) : [];
  return { sessions, userErrors };
}

export const accountResolvers = {
  Query: {
    me: async (_, __, context) => (await currentCustomer(context)) ?? null,
  },
  Mutation: {
    signUp: (_, { input }, context) => payloadOf(context, 'session', () => signUp(context, input)),
    logIn: (_, { input }, context) => payloadOf(context, 'session', () => logIn(context, input)),
    logInAsDemo: (_, __, context) => payloadOf(context, 'session', () => logInAsDemo(context)),
    confirmDevice: (_, { token }, context) =>
      refusable(context, () => confirmDevice(context, token)),
    deleteAccount: (_, input, context) => refusable(context, () => deleteAccount(context, input)),
    logOut: async (_, __, context) => {
      const { userErrors } = await refusable(context, () => logOut(context));
      return { sessions: [], userErrors };
    },
    endSession: (_, { id }, context) => sessionsPayload(context, () => endSession(context, id)),
    endOtherSessions: (_, __, context) => sessionsPayload(context, () => endOtherSessions(context)),
  },
  Customer: {
    emailVerified: ({ emailVerifiedAt }) => emailVerifiedAt !== null,
    dataExport: (customer, _, context) => exportCustomer(context, customer),
    sessions: ({ id }, _, context) => sessionsOf(context, id),
  },
  CustomerSession: {
    device: ({ browser, system }: SessionRecord, _, { language }) =>
      deviceNames[language](browser, system),
    isCurrent: ({ id }, _, { viewer, answer }) =>
      id === (answer.sessionId ?? (viewer.kind === 'CUSTOMER' ? viewer.sessionId : null)),
  },
} satisfies Resolvers;
