import { findOne, type Database } from '../storage/postgres/database.ts';
import { addingOf, columnsOf, jsonOf, savingOf, selectionOf } from '../storage/postgres/records.ts';
import { recordPart } from '../storage/postgres/stored-part.ts';
import {
  customerRecord,
  oneTimeLinkRecord,
  type AccountStore,
  type CustomerRecord,
  type OneTimeLinkRecord,
} from './account.store.ts';

const CUSTOMER = columnsOf(customerRecord);
const ONE_TIME_LINK = columnsOf(oneTimeLinkRecord);

export const customerPart = recordPart<CustomerRecord>('customers', CUSTOMER, 'created_at, id');

const SELECT_LINK = `SELECT ${selectionOf(ONE_TIME_LINK)} FROM one_time_links WHERE hash = $1`;
const ADD_LINK = addingOf('one_time_links', ONE_TIME_LINK);

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
      // Carts, wishlists and addresses are deleted by their references.
      await db.change('DELETE FROM customers WHERE expires_at <= $1', [now]);
    },
    oneTimeLink: (hash) => findOne<OneTimeLinkRecord>(db, SELECT_LINK, [hash]),
    async saveOneTimeLink(link, now) {
      await db.change('DELETE FROM one_time_links WHERE expires_at <= $1', [now]);
      await db.change(ADD_LINK, [jsonOf([link])]);
    },
    async removeOneTimeLink(hash) {
      await db.change('DELETE FROM one_time_links WHERE hash = $1', [hash]);
    },
  };
}
