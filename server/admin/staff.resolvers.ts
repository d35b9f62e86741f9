import type { Resolvers } from '../generated/admin.ts';
import { unknownDevice } from '../staff/staff.fr.ts';
import { deviceName } from '../mail/mail.fr.ts';
import { optionsPayload, payloadOf, refusable } from '../shared/payload.ts';
import { changeStaffPassword, logInStaff } from '../staff/staff.log-in.ts';
import {
  addStaffPasskey,
  logInStaffWithPasskey,
  removeStaffPasskey,
  requirePasskey,
  startStaffPasskeyLogIn,
  startStaffPasskeyRegistration,
} from '../staff/staff.passkeys.ts';
import { requestStaffPassword } from '../staff/staff.password-reset.ts';
import { addStaff, listStaff, removeStaff } from '../staff/staff.service.ts';
import {
  endOtherStaffSessions,
  endStaffSession,
  logOut,
  staffSessionsOf,
} from '../staff/staff.sessions.ts';
import { setupOf, setUpAccount } from '../staff/staff.set-up.ts';
import type { AdminContext } from '../staff/staff.viewer.ts';

const viewerIn = ({ staffViewer }: AdminContext) =>
  staffViewer.kind === 'STAFF' ? staffViewer.staff : null;

/** The session of this request, or the one that it opened. */
function ownSession({ staffViewer, staffAnswer }: AdminContext) {
  if (staffAnswer.opened) return staffAnswer.opened;
  if (staffViewer.kind !== 'STAFF') return null;
  return { staffId: staffViewer.staff.id, sessionId: staffViewer.sessionId };
}

export const staffResolvers = {
  Query: {
    me: (_, __, context) => viewerIn(context),
    setup: (_, { token }, context) => setupOf(context, token),
    staff: (_, __, context) => listStaff(context),
  },
  Mutation: {
    setUpAccount: (_, { token, input }, context) =>
      payloadOf(context, 'me', () => setUpAccount(context, token, input)),
    logIn: (_, input, context) => payloadOf(context, 'me', () => logInStaff(context, input)),
    startPasskeyLogIn: (_, __, context) =>
      optionsPayload(context, () => startStaffPasskeyLogIn(context)),
    logInWithPasskey: (_, { response }, context) =>
      payloadOf(context, 'me', () => logInStaffWithPasskey(context, response)),
    startPasskeyRegistration: (_, __, context) =>
      optionsPayload(context, () => startStaffPasskeyRegistration(context)),
    addPasskey: (_, input, context) =>
      payloadOf(context, 'me', () => addStaffPasskey(context, input)),
    removePasskey: (_, { id }, context) =>
      payloadOf(context, 'me', () => removeStaffPasskey(context, id)),
    requirePasskey: (_, { isRequired }, context) =>
      payloadOf(context, 'me', () => requirePasskey(context, isRequired)),
    requestPasswordReset: (_, input, context) =>
      refusable(context, () => requestStaffPassword(context, input)),
    changePassword: (_, input, context) =>
      payloadOf(context, 'me', () => changeStaffPassword(context, input)),
    logOut: (_, __, context) =>
      payloadOf(context, 'me', async () => {
        await logOut(context);
        return null;
      }),
    endSession: (_, { id }, context) =>
      payloadOf(context, 'me', async () =>
        (await endStaffSession(context, id)) ? null : viewerIn(context),
      ),
    endOtherSessions: (_, __, context) =>
      payloadOf(context, 'me', async () => {
        await endOtherStaffSessions(context);
        return viewerIn(context);
      }),
    addStaff: async (_, input, context) => {
      const { value, userErrors } = await refusable(context, () => addStaff(context, input));
      return { staff: value?.staff ?? null, setupUrl: value?.setupUrl ?? null, userErrors };
    },
    removeStaff: async (_, { id }, context) => {
      const { value, userErrors } = await refusable(context, () => removeStaff(context, { id }));
      return { staff: value && (await listStaff(context)), userErrors };
    },
  },
  Staff: {
    sessions: ({ id }, _, context) =>
      ownSession(context)?.staffId === id ? staffSessionsOf(context, id) : [],
    passkeys: ({ id, passkeys }, _, context) =>
      ownSession(context)?.staffId === id ? passkeys : [],
  },
  StaffSession: {
    device: ({ browser, system }) => deviceName(browser, system) ?? unknownDevice,
    isCurrent: ({ id }, _, context) => ownSession(context)?.sessionId === id,
  },
} satisfies Resolvers;
