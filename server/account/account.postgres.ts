import { pageOf } from '../shared/paging.ts';
import { findOne, type Database, type Value } from '../storage/postgres/database.ts';
import { partsConditions } from '../storage/postgres/parts.ts';
import {
  addingOf,
  columnsOf,
  jsonOf,
  savingOf,
  selectionOf,
  type Columns,
} from '../storage/postgres/records.ts';
import { each, recordPart, type StoredPart } from '../storage/postgres/stored-part.ts';
import type { Rows } from '../storage/rows.ts';
import { customerCursor, searchedTextOf } from './account.list.rules.ts';
import {
  customerRecord,
  oneTimeLinkRecord,
  passkeyRecord,
  sessionRecord,
  type AccountStore,
  type CustomerPage,
  type CustomerQuery,
  type CustomerRecord,
  type OfCustomers,
  type OneTimeLinkRecord,
  type PasskeyRecord,
  type SessionRecord,
  type SignedIn,
} from './account.store.ts';

const CUSTOMER = columnsOf(customerRecord);
/** `searched` is for staff. */
const STORED: Columns = { ...CUSTOMER, searched: 'text' };
const rowOf = (customer: CustomerRecord) => ({ ...customer, searched: searchedTextOf(customer) });
const ONE_TIME_LINK = columnsOf(oneTimeLinkRecord);
const SESSION = columnsOf(sessionRecord);
const PASSKEY = columnsOf(passkeyRecord);

export const customerPart: StoredPart<CustomerRecord> = {
  ...recordPart<CustomerRecord>('customers', CUSTOMER, 'created_at, id'),
  additions: [{ sql: addingOf('customers', STORED), rowsOf: each(rowOf) }],
};
export const sessionPart = recordPart<SessionRecord>('sessions', SESSION, 'created_at, id');
export const passkeyPart = recordPart<PasskeyRecord>('passkeys', PASSKEY, 'created_at, id');

const SELECT_LINK = `SELECT ${selectionOf(ONE_TIME_LINK)} FROM one_time_links WHERE hash = $1`;
const ADD_LINK = addingOf('one_time_links', ONE_TIME_LINK);

const SELECT = `SELECT ${selectionOf(CUSTOMER)} FROM customers`;
const SAVE = savingOf('customers', ['id'], STORED);

const SIGNED_IN = `
  SELECT iso(customers.expires_at) AS "expiresAt",
         iso(earlier_tokens_ended_at) AS "earlierTokensEndedAt",
         iso(last_seen_at) AS "lastSeenAt"
    FROM customers LEFT JOIN sessions ON sessions.id = $2 AND customer_id = customers.id
   WHERE customers.id = $1`;
const SELECT_SESSION = `SELECT ${selectionOf(SESSION)} FROM sessions`;
const SAVE_SESSION = savingOf('sessions', ['id'], SESSION);
const SELECT_PASSKEY = `SELECT ${selectionOf(PASSKEY)} FROM passkeys`;
const SAVE_PASSKEY = savingOf('passkeys', ['id'], PASSKEY);

/** Equal to `selectCustomersPage` of the rules. */
async function findCustomersPage(
  db: Database,
  { search, first, after }: CustomerQuery,
): Promise<CustomerPage> {
  const values: Value[] = [];
  const given = (value: Value) => `$${values.push(value)}`;
  const matching = ['expires_at IS NULL', ...partsConditions(search, given)].join(' AND ');
  const [counted] = await db.find<{ readonly count: number }>(
    `SELECT count(*) AS count FROM customers WHERE ${matching}`,
    values,
  );
  const position =
    after && `(${given(after.createdAt)}::timestamptz, ${given(after.id)}::text COLLATE "C")`;
  const key = '(created_at, id COLLATE "C")';
  const isFirst =
    position === null ||
    (await findOne(
      db,
      `SELECT id FROM customers WHERE ${matching} AND ${key} >= ${position} LIMIT 1`,
      values,
    )) === undefined;
  const found = await db.find<CustomerRecord>(
    `${SELECT} WHERE ${matching} ${position === null ? '' : `AND ${key} < ${position}`}
      ORDER BY created_at DESC, id COLLATE "C" DESC LIMIT ${given(first + 1)}`,
    values,
  );
  return pageOf(found.slice(0, first), {
    cursorOf: customerCursor,
    totalCount: counted?.count ?? 0,
    hasNextPage: found.length > first,
    hasPreviousPage: !isFirst,
  });
}

/** References delete what is in tables. */
export function accountsOf(db: Database, rows: Rows, { lists, owned }: OfCustomers): AccountStore {
  const remove = async (condition: string, value: string) => {
    const gone = await db.find<{ readonly id: string }>(
      `SELECT id FROM customers WHERE ${condition}`,
      [value],
    );
    await db.change(`DELETE FROM customers WHERE ${condition}`, [value]);
    for (const { id } of gone) {
      for (const list of lists) await rows.remove(list, id);
      for (const index of owned) {
        const found = await rows.find(index, { value: id });
        for (const row of found) await rows.remove(index.collection, row.id);
      }
    }
  };
  return {
    customer: (id) => findOne<CustomerRecord>(db, `${SELECT} WHERE id = $1`, [id]),
    customerByEmail: (email) =>
      findOne<CustomerRecord>(db, `${SELECT} WHERE email = $1 AND expires_at IS NULL`, [email]),
    async customersById(ids) {
      const found = await db.find<CustomerRecord>(`${SELECT} WHERE id = ANY ($1)`, [ids]);
      return new Map(found.map((customer) => [customer.id, customer]));
    },
    page: (query) => findCustomersPage(db, query),
    async save(customer) {
      await db.change(SAVE, [jsonOf([rowOf(customer)])]);
    },
    async removeExpired(now) {
      await remove('expires_at <= $1', now);
      await db.change('DELETE FROM sessions WHERE expires_at <= $1', [now]);
    },
    remove: (id) => remove('id = $1', id),
    signedIn: (customerId, sessionId) => findOne<SignedIn>(db, SIGNED_IN, [customerId, sessionId]),
    session: (id) => findOne<SessionRecord>(db, `${SELECT_SESSION} WHERE id = $1`, [id]),
    sessionsOf: (customerId) =>
      db.find<SessionRecord>(
        `${SELECT_SESSION} WHERE customer_id = $1 ORDER BY last_seen_at DESC, id COLLATE "C" DESC`,
        [customerId],
      ),
    async saveSession(session) {
      await db.change(SAVE_SESSION, [jsonOf([session])]);
    },
    async removeSessions(ids) {
      await db.change('DELETE FROM sessions WHERE id = ANY ($1)', [ids]);
    },
    passkey: (id) => findOne<PasskeyRecord>(db, `${SELECT_PASSKEY} WHERE id = $1`, [id]),
    passkeysOf: (customerId) =>
      db.find<PasskeyRecord>(
        `${SELECT_PASSKEY} WHERE customer_id = $1 ORDER BY created_at, id COLLATE "C"`,
        [customerId],
      ),
    async savePasskey(passkey) {
      await db.change(SAVE_PASSKEY, [jsonOf([passkey])]);
    },
    async removePasskey(id) {
      await db.change('DELETE FROM passkeys WHERE id = $1', [id]);
    },
    oneTimeLink: (hash) => findOne<OneTimeLinkRecord>(db, SELECT_LINK, [hash]),
    async saveOneTimeLink(link, now) {
      await db.change('DELETE FROM one_time_links WHERE expires_at <= $1', [now]);
      await db.change(ADD_LINK, [jsonOf([link])]);
    },
    async removeOneTimeLink(hash) {
      await db.change('DELETE FROM one_time_links WHERE hash = $1', [hash]);
    },
    async removeOneTimeLinksOf(customerId, purposes) {
      await db.change('DELETE FROM one_time_links WHERE customer_id = $1 AND purpose = ANY ($2)', [
        customerId,
        purposes,
      ]);
    },
  };
}
