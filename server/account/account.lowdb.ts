import { text } from '../shared/record.ts';
import type { Collection } from '../storage/collection.ts';
import type { Writer } from '../storage/lowdb/draft.ts';
import type { View } from '../storage/lowdb/indexes.ts';
import type { Index } from '../storage/rows.ts';
import { rowsOf, type Tables } from '../storage/lowdb/schema.ts';
import { CustomerIndex } from './account.lowdb.index.ts';
import {
  customerRecord,
  oneTimeLinkRecord,
  passkeyRecord,
  sessionRecord,
  type AccountStore,
  type OfCustomers,
  type CustomerRecord,
  type OneTimeLinkRecord,
  type PasskeyRecord,
  type SessionRecord,
} from './account.store.ts';

export const customers: Collection<CustomerRecord> = { name: 'customers', shape: customerRecord };
/** E-mail to customer id; makes e-mails unique. */
export const emails: Collection<string> = { name: 'emails', shape: text };
export const oneTimeLinks: Collection<OneTimeLinkRecord> = {
  name: 'oneTimeLinks',
  shape: oneTimeLinkRecord,
};
export const sessions: Collection<SessionRecord> = { name: 'sessions', shape: sessionRecord };
export const passkeys: Collection<PasskeyRecord> = { name: 'passkeys', shape: passkeyRecord };

const sessionsOfCustomer: Index<SessionRecord> = {
  name: 'sessionsOfCustomer',
  collection: sessions,
  values: ({ customerId }) => [customerId],
};
const passkeysOfCustomer: Index<PasskeyRecord> = {
  name: 'passkeysOfCustomer',
  collection: passkeys,
  values: ({ customerId }) => [customerId],
};
const linksOfCustomer: Index<OneTimeLinkRecord> = {
  name: 'linksOfCustomer',
  collection: oneTimeLinks,
  values: ({ customerId }) => [customerId],
};
export const accountIndexes: readonly Index[] = [
  sessionsOfCustomer,
  passkeysOfCustomer,
  linksOfCustomer,
];

const customerIndex: View<CustomerIndex> = {
  of: [customers],
  make: (rows) => new CustomerIndex(rows.values(customers)),
  update(index, changes, rows) {
    for (const [, name, id] of changes) {
      if (name !== customers.name) continue;
      const customer = rows.get(customers, id);
      if (customer) index.put(customer);
      else index.remove(id);
    }
    return true;
  },
};

export function addEmails(tables: Tables): void {
  const owners = rowsOf(tables, emails);
  for (const { id, email, expiresAt } of rowsOf(tables, customers).values()) {
    if (expiresAt === null) owners.set(email, id);
  }
}

export function accountsOf(db: Writer, { lists, owned }: OfCustomers): AccountStore {
  const remove = (id: string) => {
    const customer = db.get(customers, id);
    if (customer?.expiresAt === null) db.remove(emails, customer.email);
    for (const { hash } of db.find(linksOfCustomer, id)) db.remove(oneTimeLinks, hash);
    for (const index of [sessionsOfCustomer, passkeysOfCustomer, ...owned]) {
      for (const row of db.find(index, id)) db.remove(index.collection, row.id);
    }
    for (const collection of [customers, ...lists]) db.remove(collection, id);
  };
  return {
    customer: async (id) => db.get(customers, id),
    async customerByEmail(email) {
      const id = db.get(emails, email);
      return id === undefined ? undefined : db.get(customers, id);
    },
    customersById: async (ids) =>
      new Map(
        ids.flatMap((id) => {
          const customer = db.get(customers, id);
          return customer ? [[id, customer] as const] : [];
        }),
      ),
    page: async (query) => db.view(customerIndex).page(query),
    async save(customer) {
      const before = db.get(customers, customer.id);
      if (before?.expiresAt === null) db.remove(emails, before.email);
      if (customer.expiresAt === null) {
        const owner = db.get(emails, customer.email);
        if (owner !== undefined && owner !== customer.id) {
          throw new Error('Another customer has this e-mail');
        }
        db.put(emails, customer.email, customer.id);
      }
      db.put(customers, customer.id, customer);
    },
    async removeExpired(now) {
      for (const [id, { expiresAt }] of db.entries(customers)) {
        if (expiresAt !== null && expiresAt <= now) remove(id);
      }
      for (const [id, { expiresAt }] of db.entries(sessions)) {
        if (expiresAt <= now) db.remove(sessions, id);
      }
    },
    remove: async (id) => remove(id),
    async signedIn(customerId, sessionId) {
      const customer = db.get(customers, customerId);
      if (!customer) return undefined;
      const session = db.get(sessions, sessionId);
      const { expiresAt, earlierTokensEndedAt } = customer;
      const lastSeenAt = session?.customerId === customerId ? session.lastSeenAt : null;
      return { expiresAt, earlierTokensEndedAt, lastSeenAt };
    },
    session: async (id) => db.get(sessions, id),
    sessionsOf: async (customerId) =>
      db
        .find(sessionsOfCustomer, customerId)
        .toSorted((a, b) => descending(a.lastSeenAt, b.lastSeenAt) || descending(a.id, b.id)),
    saveSession: async (session) => db.put(sessions, session.id, session),
    async removeSessions(ids) {
      for (const id of ids) db.remove(sessions, id);
    },
    passkey: async (id) => db.get(passkeys, id),
    passkeysOf: async (customerId) =>
      db
        .find(passkeysOfCustomer, customerId)
        .toSorted((a, b) => descending(b.createdAt, a.createdAt) || descending(b.id, a.id)),
    savePasskey: async (passkey) => db.put(passkeys, passkey.id, passkey),
    removePasskey: async (id) => db.remove(passkeys, id),
    oneTimeLink: async (hash) => db.get(oneTimeLinks, hash),
    async saveOneTimeLink(link, now) {
      for (const [hash, { expiresAt }] of db.entries(oneTimeLinks)) {
        if (expiresAt <= now) db.remove(oneTimeLinks, hash);
      }
      db.put(oneTimeLinks, link.hash, link);
    },
    removeOneTimeLink: async (hash) => db.remove(oneTimeLinks, hash),
    async removeOneTimeLinksOf(customerId, purposes) {
      for (const { hash, purpose } of db.find(linksOfCustomer, customerId)) {
        if (purposes.includes(purpose)) db.remove(oneTimeLinks, hash);
      }
    },
  };
}

const descending = (a: string, b: string) => (a < b ? 1 : a > b ? -1 : 0);
