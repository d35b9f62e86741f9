import type { AccountStore } from './account.store.ts';
import type { Writer } from '../storage/lowdb/draft.ts';

export function accountsOf(db: Writer): AccountStore {
  return {
    customer: async (id) => db.get('customers', id),
    async customerByEmail(email) {
      const id = db.get('emails', email);
      return id === undefined ? undefined : db.get('customers', id);
    },
    async save(customer) {
      const before = db.get('customers', customer.id);
      if (before?.expiresAt === null) db.remove('emails', before.email);
      if (customer.expiresAt === null) {
        const owner = db.get('emails', customer.email);
        if (owner !== undefined && owner !== customer.id) {
          throw new Error('Another customer has this e-mail');
        }
        db.put('emails', customer.email, customer.id);
      }
      db.put('customers', customer.id, customer);
    },
    async removeExpired(now) {
      const expired = Array.from(db.values('customers')).filter(
        ({ expiresAt }) => expiresAt !== null && expiresAt <= now,
      );
      for (const { id } of expired) {
        for (const table of ['customers', 'carts', 'wishlists', 'addresses'] as const) {
          db.remove(table, id);
        }
      }
    },
    oneTimeLink: async (hash) => db.get('oneTimeLinks', hash),
    async saveOneTimeLink(link, now) {
      for (const [hash, { expiresAt }] of db.entries('oneTimeLinks')) {
        if (expiresAt <= now) db.remove('oneTimeLinks', hash);
      }
      db.put('oneTimeLinks', link.hash, link);
    },
    removeOneTimeLink: async (hash) => db.remove('oneTimeLinks', hash),
  };
}
