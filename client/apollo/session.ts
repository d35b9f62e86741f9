import type { ApolloClient } from '@apollo/client';

import { pageHydrated } from './hydration.ts';
import { resetLocalVariables, localVariable } from './localVariable.ts';
import {
  isRecord,
  readEntry,
  removeEntry,
  removePageCopies,
  personalKeys,
  writeDraft,
} from './storage.ts';

/** The session in localStorage, with the name for the first paint. */
export type BrowserSession = {
  /** Sent in the `authorization` header. */
  token: string;
  user: { _id: string; firstName: string; lastName: string; email: string };
};

/** Matches tokens that fit into a header (RFC 6750), at the server's limit. */
const tokenPattern = /^[\w.~+/=-]{1,4096}$/;

const sessionVariable = localVariable<BrowserSession | null>(null, {
  key: 'session',
  parse: parseSession,
});

/** Null for a guest and during hydration. */
export const { use: useSession, read: readSession } = sessionVariable;

export function readCustomerId(): string | undefined {
  const { _id: id } = sessionVariable.read()?.user ?? {};
  return id;
}

/** Opens a session in all tabs. */
export function openSession(client: ApolloClient, { token, user }: BrowserSession) {
  sessionVariable.save({ user, token });
  client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'me' });
  client.cache.gc();
}

/**
 * Closes the session and removes everything of this customer. Leave a protected page (`navigate`)
 * before: its guard would otherwise lead to the log-in.
 */
export async function closeSession(client: ApolloClient) {
  writeDraft('cardPayment', null);
  writeDraft('orderAttempt', null);
  writeDraft('checkout', null);
  writeDraft('addressForm', null);
  await dropSession(client);
}

/** Acts like closeSession, when the server ended it: the customer who logs in again finds their drafts. */
export async function dropSession(client: ApolloClient) {
  for (const key of personalKeys) removeEntry(key);
  void removePageCopies();
  await reset(client);
}

/** Applies what another tab opened or closed. */
export async function restoreSession(client: ApolloClient) {
  const stored = readEntry('session', parseSession);
  const current = readSession();
  if (stored?.token === current?.token) return;
  if (current) {
    writeDraft('cardPayment', null);
    await reset(client);
  }
  if (stored) openSession(client, stored);
}

/** `work` for the current session only: an undo must not reach the next shopper. */
export function boundToSession(work: () => void) {
  const token = readSession()?.token;
  return () => {
    if (readSession()?.token === token) work();
  };
}

/** Undefined where localStorage held no session. */
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

async function reset(client: ApolloClient) {
  // First, so that no request leaves with the old token.
  resetLocalVariables();
  writeDraft('guestCheckout', null);
  await pageHydrated;
  // Not `clearStore`: mounted components would not be updated again. Their queries report errors.
  await client.resetStore().catch(() => undefined);
}

const isEnded = localVariable(false);

/** Whether the server ended this visit's last session, by expiry or from another device. */
export const useSessionEnded = isEnded.use;

export const isSessionEnded = isEnded.read;

/** Call after the session is closed, which resets it. */
export function noteSessionEnded() {
  isEnded.write(true);
}

export function forgetSessionEnded() {
  isEnded.write(false);
}
