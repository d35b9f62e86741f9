import { text } from '../shared/record.ts';
import type { Collection } from '../storage/collection.ts';
import type { Writer } from '../storage/lowdb/draft.ts';
import { rowsOf, type Tables } from '../storage/lowdb/schema.ts';
import {
  customerRecord,
  oneTimeLinkRecord,
  type AccountStore,
  type CustomerRecord,
  type OneTimeLinkRecord,
} from './account.store.ts';

export const customers: Collection<CustomerRecord> = { name: 'customers', shape: customerRecord };
/** E-mail to customer id; makes e-mails unique. */
export const emails: Collection<string> = { name: 'emails', shape: text };
export const oneTimeLinks: Collection<OneTimeLinkRecord> = {
  name: 'oneTimeLinks',
  shape: oneTimeLinkRecord,
};

export function addEmails(tables: Tables): void {
  const owners = rowsOf(tables, emails);
  for (const { id, email, expiresAt } of rowsOf(tables, customers).values()) {
    if (expiresAt === null) owners.set(email, id);
  }
}

export function accountsOf(db: Writer, listsOfCustomer: readonly Collection[]): AccountStore {
  return {
    customer: async (id) => db.get(customers, id),
    async customerByEmail(email) {
      const id = db.get(emails, email);
      return id === undefined ? undefined : db.get(customers, id);
    },
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
      const expired = Array.from(db.values(customers)).filter(
        ({ expiresAt }) => expiresAt !== null && expiresAt <= now,
      );
      for (const { id } of expired) {
        for (const collection of [customers, ...listsOfCustomer]) db.remove(collection, id);
      }
    },
    oneTimeLink: async (hash) => db.get(oneTimeLinks, hash),
    async saveOneTimeLink(link, now) {
      for (const [hash, { expiresAt }] of db.entries(oneTimeLinks)) {
        if (expiresAt <= now) db.remove(oneTimeLinks, hash);
      }
      db.put(oneTimeLinks, link.hash, link);
    },
    removeOneTimeLink: async (hash) => db.remove(oneTimeLinks, hash),
  };
}
