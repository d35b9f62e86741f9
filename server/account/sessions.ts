import { v4 as uuid } from 'uuid';
import type { Ports, Shop, ShopContext } from '../context.ts';
import { isUseOutdated, noteInBackground } from '../shared/last-use.ts';
import { Refusal } from '../shared/problems.ts';
import { idsExcept, isOpen, surplusOf } from '../shared/sessions.rules.ts';
import { requireCustomer, requireSession, type Viewer } from '../shared/viewer.ts';
import { isExpired } from './account.rules.ts';
import type { CustomerRecord, SessionRecord } from './account.store.ts';
import { deviceOf } from '../authentication/user-agent.ts';

export interface Session {
  readonly token: string;
  readonly customer: CustomerRecord;
}

type AccountPorts = Pick<Ports, 'accounts'>;

/** Sessions that were not seen for longest end above this number. */
const MAX_SESSIONS = 200;

/** A guest if the customer is gone, or the token expired or belongs to an ended session. */
export async function viewerOf(shop: Shop, authorization: string | undefined): Promise<Viewer> {
  const now = shop.clock();
  const token = shop.tokens.read(authorization, now);
  if (token.kind !== 'CUSTOMER') return { kind: 'GUEST', token: token.kind };
  const { customerId, sessionId } = token;
  const found = await shop.store.read.accounts.signedIn(customerId, sessionId);
  if (!found || isExpired(found, now)) return { kind: 'GUEST', token: 'MISSING' };
  const { lastSeenAt } = found;
  if (lastSeenAt === null) return { kind: 'GUEST', token: 'UNREADABLE' };
  if (isUseOutdated(lastSeenAt, now)) recordUseInBackground(shop, sessionId, now);
  return { kind: 'CUSTOMER', customerId, sessionId };
}

function recordUseInBackground({ store, log }: Shop, id: string, now: Date): void {
  const lastSeenAt = now.toISOString();
  const noted = store.transaction(async ({ accounts }) => {
    const session = await accounts.session(id);
    if (session && isUseOutdated(session.lastSeenAt, now)) {
      await accounts.saveSession({ ...session, lastSeenAt });
    }
  });
  noteInBackground(noted, log, 'a session was not noted');
}

/** Must run in the transaction that checked the customer. */
export async function openSession(
  { accounts }: AccountPorts,
  { tokens, clock, userAgent, answer }: ShopContext,
  customer: CustomerRecord,
): Promise<Session> {
  const now = clock();
  const at = now.toISOString();
  const id = uuid();
  const endsAt = customer.expiresAt === null ? undefined : new Date(customer.expiresAt);
  const { token, expiresAt } = tokens.issue(
    { customerId: customer.id, sessionId: id },
    now,
    endsAt,
  );
  const earlier = await accounts.sessionsOf(customer.id);
  await accounts.removeSessions(surplusOf(earlier, MAX_SESSIONS));
  await accounts.saveSession({
    id,
    customerId: customer.id,
    createdAt: at,
    lastSeenAt: at,
    expiresAt: expiresAt.toISOString(),
    ...deviceOf(userAgent),
  });
  answer.sessionId = id;
  return { token, customer };
}

/** Ends all sessions of a customer but one. */
export async function endSessions(
  { accounts }: AccountPorts,
  customerId: string,
  { except }: { readonly except: string | null },
): Promise<void> {
  await accounts.removeSessions(idsExcept(await accounts.sessionsOf(customerId), except));
}

/** Returns the sessions whose tokens have not expired, last seen first. */
export async function sessionsOf(
  { store, clock }: Shop,
  customerId: string,
): Promise<readonly SessionRecord[]> {
  const now = clock();
  const sessions = await store.read.accounts.sessionsOf(customerId);
  return sessions.filter((session) => isOpen(session, now));
}

/** Refuses with UNKNOWN_SESSION; throws Unauthenticated. */
export async function endSession(context: ShopContext, id: string): Promise<void> {
  const customerId = requireCustomer(context);
  await context.store.transaction(async ({ accounts }) => {
    const session = await accounts.session(id);
    if (session?.customerId !== customerId) {
      throw new Refusal({ code: 'UNKNOWN_SESSION', field: 'id' });
    }
    await accounts.removeSessions([id]);
  });
}

/** Ends the session of this request. Throws Unauthenticated. */
export async function logOut(context: ShopContext): Promise<void> {
  const { sessionId } = requireSession(context);
  await context.store.transaction(({ accounts }) => accounts.removeSessions([sessionId]));
}

/** Expired ones would stay for customers who never log in again. */
export function removeExpired({ store, clock }: Shop): Promise<void> {
  return store.transaction(({ accounts }) => accounts.removeExpired(clock().toISOString()));
}

/** Throws Unauthenticated. */
export async function endOtherSessions(context: ShopContext): Promise<void> {
  const { customerId, sessionId: except } = requireSession(context);
  await context.store.transaction((ports) => endSessions(ports, customerId, { except }));
}
