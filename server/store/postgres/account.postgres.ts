import type { AccountStore, CustomerRecord } from '../../account/account.store.ts';
import { findOne, type Database } from './database.ts';
import { jsonOf, savingOf, selectionOf, type Columns } from './records.ts';

export const CUSTOMER = {
  id: 'text',
  firstName: 'text',
  lastName: 'text',
  email: 'text',
  passwordHash: 'text',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
  expiresAt: 'timestamptz',
} as const satisfies Columns & Record<keyof CustomerRecord, string>;

const SELECT = `SELECT ${selectionOf(CUSTOMER)} FROM customers`;
const SAVE = savingOf('customers', ['id'], CUSTOMER);

export function accountsOf(db: Database): AccountStore {
  return {
    customer: (id) => findOne<CustomerRecord>(db, `${SELECT} WHERE id = $1`, [id]),
    customerByEmail: (email) =>
      findOne<CustomerRecord>(db, `${SELECT} WHERE email = $1 AND expires_at IS NULL`, [email]),
    async save(customer) {
      await db.change(SAVE, [jsonOf([customer])]);
    },
    async removeExpired(now) {
      // Their carts, wishlists and address books go with them: see the references.
      await db.change('DELETE FROM customers WHERE expires_at <= $1', [now]);
    },
  };
}
