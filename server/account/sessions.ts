import { v4 as uuid } from 'uuid';
import type { Ports, Shop, ShopContext } from '../context.ts';
import { isUseOutdated, noteInBackground } from '../shared/last-use.ts';
import { Refusal } from '../shared/problems.ts';
import { idsExcept, isOpen, surplusOf } from '../shared/sessions.rules.ts';
import { requireCustomer, requireSession, type Viewer } from '../shared/viewer.ts';
import { isExpired } from './account.rules.ts';
import type { AccountStore, CustomerRecord, SessionRecord } from './account.store.ts';
import type { ReadToken } from '../authentication/tokens.rules.ts';
import type { TokenOwner } from '../authentication/tokens.ts';
import { deviceOf } from '../authentication/user-agent.ts';

export interface Session {
  readonly token: string;
  readonly customer: CustomerRecord;
}

type AccountPorts = Pick<Ports, 'accounts'>;

/** Sessions that were not seen for longest end above this number. */
const MAX_SESSIONS = 200;
const NEVER = new Date(0).toISOString();

/** One session stands for all tokens that a customer got from versions without sessions. */
const earlierSession = (customerId: string) => `earlier-${customerId}`;

/** A guest if the customer is gone, or the token expired or belongs to an ended session. */
export async function viewerOf(shop: Shop, authorization: string | undefined): Promise<Viewer> {
  const now = shop.clock();
  const token = shop.tokens.read(authorization, now);
  if (token.kind !== 'CUSTOMER') return { kind: 'GUEST', token: token.kind };
  const { customerId } = token;
  const sessionId = token.sessionId ?? earlierSession(customerId);
  const found = await shop.store.read.accounts.signedIn(customerId, sessionId);
  if (!found || isExpired(found, now)) return { kind: 'GUEST', token: 'MISSING' };
  const { lastSeenAt, earlierTokensEndedAt } = found;
  if (lastSeenAt === null && (token.sessionId !== null || earlierTokensEndedAt !== null)) {
    return { kind: 'GUEST', token: 'UNREADABLE' };
  }
  if (isUseOutdated(lastSeenAt, now)) recordUseInBackground(shop, token, now);
  return { kind: 'CUSTOMER', customerId, sessionId };
}

function recordUseInBackground({ store, log }: Shop, token: ReadToken, now: Date): void {
  const id = token.sessionId ?? earlierSession(token.customerId);
  const lastSeenAt = now.toISOString();
  const noted = store.transaction(async ({ accounts }) => {
    const session = (await accounts.session(id)) ?? (await earlierSessionOf(accounts, token));
    if (session && isUseOutdated(session.lastSeenAt, now)) {
      await accounts.saveSession({ ...session, lastSeenAt });
    }
  });
  noteInBackground(noted, log, 'a session was not noted');
}

/** Returns the session of a token of earlier versions; null if it was ended. */
async function earlierSessionOf(
  accounts: AccountStore,
  { customerId, sessionId, issuedAt, expiresAt }: ReadToken,
): Promise<SessionRecord | null> {
  const customer = sessionId === null ? await accounts.customer(customerId) : undefined;
  if (!customer || customer.earlierTokensEndedAt !== null) return null;
  return {
    id: earlierSession(customerId),
    customerId,
    createdAt: issuedAt.toISOString(),
    lastSeenAt: NEVER,
    expiresAt: expiresAt.toISOString(),
    browser: null,
    system: null,
  };
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

/** Ends all sessions of a customer but one; returns the customer as saved. */
export async function endSessions(
  { accounts }: AccountPorts,
  customer: CustomerRecord,
  { except, now }: { readonly except: string | null; readonly now: Date },
): Promise<CustomerRecord> {
  const sessions = await accounts.sessionsOf(customer.id);
  await accounts.removeSessions(idsExcept(sessions, except));
  if (except === earlierSession(customer.id)) return customer;
  return endEarlierTokens({ accounts }, customer, now);
}

async function endEarlierTokens(
  { accounts }: AccountPorts,
  customer: CustomerRecord,
  now: Date,
): Promise<CustomerRecord> {
  const saved = { ...customer, earlierTokensEndedAt: now.toISOString() };
  await accounts.save(saved);
  return saved;
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
  const { store, clock } = context;
  const customerId = requireCustomer(context);
  await store.transaction(async ({ accounts }) => {
    const session = await accounts.session(id);
    if (session?.customerId !== customerId) {
      throw new Refusal({ code: 'UNKNOWN_SESSION', field: 'id' });
    }
    await removeSession(accounts, { customerId, sessionId: id }, clock());
  });
}

/** Ends the session of this request. Throws Unauthenticated. */
export async function logOut(context: ShopContext): Promise<void> {
  const { store, clock } = context;
  const { customerId, sessionId } = requireSession(context);
  await store.transaction(({ accounts }) =>
    removeSession(accounts, { customerId, sessionId }, clock()),
  );
}

async function removeSession(
  accounts: AccountStore,
  { customerId, sessionId }: TokenOwner,
  now: Date,
): Promise<void> {
  await accounts.removeSessions([sessionId]);
  if (sessionId !== earlierSession(customerId)) return;
  const customer = await accounts.customer(customerId);
  if (customer) await endEarlierTokens({ accounts }, customer, now);
}

/** Expired ones would stay for customers who never log in again. */
export function removeExpired({ store, clock }: Shop): Promise<void> {
  return store.transaction(({ accounts }) => accounts.removeExpired(clock().toISOString()));
}

/** Throws Unauthenticated. */
export async function endOtherSessions(context: ShopContext): Promise<void> {
  const { store, clock } = context;
  const { customerId, sessionId: except } = requireSession(context);
  await store.transaction(async ({ accounts }) => {
    const customer = await accounts.customer(customerId);
    if (customer) await endSessions({ accounts }, customer, { except, now: clock() });
  });
}
