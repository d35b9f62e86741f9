import { instantAfter, HOUR_MS } from '#shared/instants.ts';
import type { Ports, Shop } from '../context.ts';
import { rememberDevice } from '../authentication/devices.ts';
import { deviceOf } from '../authentication/user-agent.ts';
import { isUseOutdated, noteInBackground } from '../shared/last-use.ts';
import { Refusal } from '../shared/problems.ts';
import { hashOfToken, newSecretToken } from '../shared/secret-token.ts';
import { idsExcept, isOpen, surplusOf } from '../shared/sessions.rules.ts';
import type { StaffRecord, StaffSessionRecord, StaffSignedIn } from './staff.store.ts';
import { requireStaff, type StaffContext, type StaffViewer } from './staff.viewer.ts';

export const SESSION_HOURS = 12;
const MAX_IDLE_MS = 2 * HOUR_MS;
/** Sessions that were not seen for longest end above this number. */
const MAX_SESSIONS = 50;

type StaffPorts = Pick<Ports, 'staff'>;

/** A guest without the cookie of an open session; an idle request does not prolong it. */
export async function staffViewerOf(
  shop: Shop,
  token: string | null,
  { isIdle }: { readonly isIdle: boolean } = { isIdle: false },
): Promise<StaffViewer> {
  if (token === null) return { kind: 'GUEST' };
  const now = shop.clock();
  const found = await shop.store.read.staff.signedIn(hashOfToken(token));
  if (!found || !isOpen(found.session, now, MAX_IDLE_MS)) return { kind: 'GUEST' };
  const { staff, session } = found;
  if (!isIdle && isUseOutdated(session.lastSeenAt, now)) recordUseInBackground(shop, found, now);
  return { kind: 'STAFF', staff, sessionId: session.id, loggedInAt: session.createdAt };
}

function recordUseInBackground(
  { store, log }: Shop,
  { session: { id } }: StaffSignedIn,
  now: Date,
): void {
  const lastSeenAt = now.toISOString();
  const noted = store.transaction(async ({ staff: port }) => {
    const found = await port.signedIn(id);
    if (!found || !isUseOutdated(found.session.lastSeenAt, now)) return;
    await port.saveSession({ ...found.session, lastSeenAt });
    await port.save({ ...found.staff, lastSeenAt });
  });
  noteInBackground(noted, log, 'a session of staff was not noted');
}

interface OpenedSession {
  readonly staff: StaffRecord;
  readonly token: string;
  readonly sessionId: string;
}

/** Must run in the transaction that checked the member of staff. Ends the request's session. */
export async function openStaffSession(
  { staff: port }: StaffPorts,
  { clock, userAgent, staffViewer }: StaffContext,
  staff: StaffRecord,
): Promise<OpenedSession> {
  const now = clock();
  const at = now.toISOString();
  const token = newSecretToken();
  const sessionId = hashOfToken(token);
  if (staffViewer.kind === 'STAFF') await port.removeSessions([staffViewer.sessionId]);
  await port.removeSessions(surplusOf(await port.sessionsOf(staff.id), MAX_SESSIONS));
  const saved = { ...staff, lastSeenAt: at };
  await port.save(saved);
  await port.saveSession({
    id: sessionId,
    staffId: staff.id,
    createdAt: at,
    lastSeenAt: at,
    expiresAt: instantAfter(now, SESSION_HOURS * HOUR_MS),
    ...deviceOf(userAgent),
  });
  return { staff: saved, token, sessionId };
}

/** Must run after the transaction: the browser gets the cookie of the session. */
export function signIn(
  context: StaffContext,
  { staff, token, sessionId }: OpenedSession,
): StaffRecord {
  const { staffAnswer } = context;
  staffAnswer.cookie = token;
  staffAnswer.opened = { staffId: staff.id, sessionId };
  rememberDevice(context, staff.id);
  return staff;
}

/** Returns the open sessions, last seen first. */
export async function staffSessionsOf(
  { store, clock }: Pick<Shop, 'store' | 'clock'>,
  staffId: string,
): Promise<readonly StaffSessionRecord[]> {
  const now = clock();
  const sessions = await store.read.staff.sessionsOf(staffId);
  return sessions.filter((session) => isOpen(session, now, MAX_IDLE_MS));
}

/** Ends the session of this request. Throws Unauthenticated. */
export async function logOut(context: StaffContext): Promise<void> {
  const { sessionId } = requireStaff(context);
  await context.store.transaction(({ staff }) => staff.removeSessions([sessionId]));
  context.staffAnswer.cookie = '';
}

/**
 * Returns whether it was the session of this request. Refuses with UNKNOWN_SESSION; throws
 * Unauthenticated.
 */
export async function endStaffSession(context: StaffContext, id: string): Promise<boolean> {
  const { staff: own, sessionId } = requireStaff(context);
  await context.store.transaction(async ({ staff }) => {
    const sessions = await staff.sessionsOf(own.id);
    if (!sessions.some((session) => session.id === id)) {
      throw new Refusal({ code: 'UNKNOWN_SESSION', field: 'id' });
    }
    await staff.removeSessions([id]);
  });
  const isOwn = id === sessionId;
  if (isOwn) context.staffAnswer.cookie = '';
  return isOwn;
}

/** Throws Unauthenticated. */
export async function endOtherStaffSessions(context: StaffContext): Promise<void> {
  const { staff: own, sessionId } = requireStaff(context);
  await context.store.transaction(({ staff }) =>
    removeSessionsOf({ staff }, own.id, { except: sessionId }),
  );
}

export async function removeSessionsOf(
  { staff }: StaffPorts,
  staffId: string,
  { except }: { readonly except: string | null },
): Promise<void> {
  const sessions = await staff.sessionsOf(staffId);
  await staff.removeSessions(idsExcept(sessions, except));
}

/** Sessions and setup links. */
export function removeExpiredOfStaff({ store, clock }: Shop): Promise<void> {
  return store.transaction(({ staff }) => staff.removeExpired(clock().toISOString()));
}
