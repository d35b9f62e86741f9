import { v4 as uuid } from 'uuid';
import type { Shop, ShopContext } from '../context.ts';
import { Refusal, StoreUnavailable } from '../shared/problems.ts';
import { requireCustomer, requireSession, type Viewer } from '../shared/viewer.ts';
import { isExpired } from './account.rules.ts';
import type { AccountStore, CustomerRecord, SessionRecord } from './account.store.ts';
import type { ReadToken } from './tokens.ts';
import { deviceOf } from './user-agent.ts';

export interface Session {
  readonly token: string;
  readonly customer: CustomerRecord;
}

interface AccountPorts {
  readonly accounts: AccountStore;
}

/** Above it, the sessions that were not seen for longest end. */
const MOST_SESSIONS = 200;
const NOTED_EVERY_MS = 60_000;

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
  if (!found || isExpired(found.customer, now)) return { kind: 'GUEST', token: 'MISSING' };
  const { customer, session } = found;
  if (!session && (token.sessionId !== null || customer.earlierTokensEndedAt !== null)) {
    return { kind: 'GUEST', token: 'UNREADABLE' };
  }
  if (!session || isOutdated(session, now)) noteUse(shop, { ...token, sessionId }, now);
  return { kind: 'CUSTOMER', customerId, sessionId };
}

function isOutdated({ lastSeenAt }: SessionRecord, now: Date): boolean {
  return now.getTime() - new Date(lastSeenAt).getTime() >= NOTED_EVERY_MS;
}

/** The request does not wait for it. */
function noteUse(
  { store, log }: Shop,
  { customerId, sessionId, issuedAt, expiresAt }: ReadToken & { readonly sessionId: string },
  now: Date,
): void {
  const lastSeenAt = now.toISOString();
  const noted = store.transaction(async ({ accounts }) => {
    const found = await accounts.signedIn(customerId, sessionId);
    if (!found) return;
    const { customer, session } = found;
    if (session && isOutdated(session, now)) {
      await accounts.saveSession({ ...session, lastSeenAt });
    } else if (
      !session &&
      sessionId === earlierSession(customerId) &&
      customer.earlierTokensEndedAt === null
    ) {
      await accounts.saveSession({
        id: sessionId,
        customerId,
        createdAt: issuedAt.toISOString(),
        lastSeenAt,
        expiresAt: expiresAt.toISOString(),
        browser: null,
        system: null,
      });
    }
  });
  noted.catch((error: unknown) => {
    if (!(error instanceof StoreUnavailable)) log.error({ err: error }, 'a session was not noted');
  });
}

/** In the transaction that checked the customer. */
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
  const surplus = earlier.slice(MOST_SESSIONS - 1);
  if (surplus.length > 0) await accounts.removeSessions(surplus.map((session) => session.id));
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
  const ended = sessions.map(({ id }) => id).filter((id) => id !== except);
  await accounts.removeSessions(ended);
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

/** Those whose tokens have not expired, last seen first. */
export async function sessionsOf(
  { store, clock }: Shop,
  customerId: string,
): Promise<readonly SessionRecord[]> {
  const now = clock().toISOString();
  const sessions = await store.read.accounts.sessionsOf(customerId);
  return sessions.filter(({ expiresAt }) => expiresAt > now);
}

/** Refuses with UNKNOWN_SESSION; throws Unauthenticated. */
export async function endSession(context: ShopContext, id: string): Promise<void> {
  const { store, clock } = context;
  const customerId = requireCustomer(context);
  await store.transaction(async ({ accounts }) => {
    const found = await accounts.signedIn(customerId, id);
    if (!found?.session) throw new Refusal({ code: 'UNKNOWN_SESSION', field: 'id' });
    await accounts.removeSessions([id]);
    if (id === earlierSession(customerId)) {
      await endEarlierTokens({ accounts }, found.customer, clock());
    }
  });
}

/** Ends the session of this request. Throws Unauthenticated. */
export async function logOut(context: ShopContext): Promise<void> {
  const { store, clock } = context;
  const { customerId, sessionId } = requireSession(context);
  await store.transaction(async ({ accounts }) => {
    await accounts.removeSessions([sessionId]);
    const customer = await accounts.customer(customerId);
    if (customer && sessionId === earlierSession(customerId)) {
      await endEarlierTokens({ accounts }, customer, clock());
    }
  });
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
