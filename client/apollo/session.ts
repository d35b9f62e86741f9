import type { ApolloClient } from '@apollo/client';

import { pageHydrated } from './hydration.ts';
import { forgetLocalValues, localValue } from './localValue.ts';
import { isRecord, readEntry, removeEntry, writeDraft, writeEntry } from './storage.ts';

/** The open session as this browser keeps it: token, and the customer's name for first paint. */
export type BrowserSession = {
  /** Sent in the `authorization` header. */
  token: string;
  user: { _id: string; firstName: string; lastName: string; email: string };
};

/** What a header can carry (RFC 6750), and no more of it than the server reads. */
const tokenPattern = /^[\w.~+/=-]{1,4096}$/;

const sessionValue = localValue<BrowserSession | null>(null);

/** The open session, null for a visitor and while the page is being hydrated. */
export function useSession(): BrowserSession | null {
  return sessionValue.use();
}

/** The open session, outside of components. */
export function readSession(): BrowserSession | null {
  return sessionValue.read();
}

/** Opens a session here and in the other tabs. What a visitor was told about `me` is forgotten. */
export function openSession(client: ApolloClient, { token, user }: BrowserSession) {
  writeEntry('session', { user, token });
  sessionValue.write({ token, user });
  client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'me' });
  client.cache.gc();
}

/**
 * Closes the session and leaves nothing of this customer for the next. Leave a protected page
 * (`navigate`) before: its guard would otherwise ask for a log-in.
 *
 * `resetStore`, not `clearStore`: the latter also discards what mounted components watch, and
 * header and guards would never hear of the next session.
 */
export async function closeSession(client: ApolloClient) {
  removeEntry('session');
  removeEntry('lastOrder');
  removeEntry('lastOrderTracking');
  removeEntry('guestCart');
  removeEntry('recentlyViewed');
  await forget(client);
}

/** Takes up the session that an earlier visit left; for the start, when no other was known. */
export function takeUpSession() {
  sessionValue.write(readStored());
}

/** Takes up the session that another tab opened or closed. */
export async function restoreSession(client: ApolloClient) {
  const stored = readStored();
  const current = readSession();
  if (stored?.token === current?.token) return;
  if (current) await forget(client);
  if (stored) openSession(client, stored);
}

/**
 * Makes `work` a function that works only while the session is the one of now: what one shopper may
 * still undo must not reach the next one.
 */
export function boundToSession(work: () => void) {
  const token = readSession()?.token;
  return () => {
    if (readSession()?.token === token) work();
  };
}

/** Makes a session of what localStorage held; undefined when it is none. */
export function parseSession(value: unknown): BrowserSession | undefined {
  if (!isRecord(value) || !isRecord(value['user'])) return undefined;
  const token = value['token'];
  const { _id, firstName, lastName, email } = value['user'];
  const texts = [token, _id, firstName, lastName, email];
  if (!texts.every((text) => typeof text === 'string')) return undefined;
  if (!tokenPattern.test(String(token))) return undefined;
  return {
    token: String(token),
    user: {
      _id: String(_id),
      firstName: String(firstName),
      lastName: String(lastName),
      email: String(email),
    },
  };
}

function readStored() {
  return readEntry('session', parseSession) ?? null;
}

async function forget(client: ApolloClient) {
  // First, so that no request leaves with the old token while the store is being reset.
  forgetLocalValues();
  writeDraft('guestCheckout', null);
  writeDraft('cardPayment', null);
  await pageHydrated;
  // A page's query that fails meanwhile reports it itself.
  await client.resetStore().catch(() => undefined);
}
