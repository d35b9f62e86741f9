import { z } from 'zod';
import { passkeyFields } from '../authentication/passkeys/passkeys.store.ts';
import { createdCursor, createdPlace, type CreatedQuery, type Page } from '../shared/paging.ts';
import { instant, record, text } from '../shared/record.ts';
import { searchedText } from '../shared/search-tokens.ts';
import { byText } from '#shared/text.ts';
import { collectionOf, type Collection } from '../storage/collection.ts';
import { findPage, removeFound } from '../storage/lists.ts';
import {
  indexOn,
  searchedIndexOn,
  SEPARATOR,
  until,
  valueOf,
  type Index,
  type Rows,
} from '../storage/rows.ts';

const customerRecord = record({
  id: text,
  firstName: text,
  lastName: text,
  /** Normalised; unique among customers that do not expire. */
  email: text,
  /** Argon2id, PHC string; null for private demo copies, which no password opens. */
  passwordHash: text.nullable(),
  createdAt: instant,
  updatedAt: instant,
  /** Null except for private demo copies. */
  expiresAt: instant.nullable(),
  /** Null until a link sent to `email` was opened. */
  emailVerifiedAt: instant.nullable(),
  /** Says nothing any more: every token has a session. */
  earlierTokensEndedAt: instant.nullable(),
});
export type CustomerRecord = z.infer<typeof customerRecord>;

/** An open session: ended ones are deleted. */
const sessionRecord = record({
  /** `sid` of its token. */
  id: text,
  customerId: text,
  createdAt: instant,
  /** Up to a minute old. */
  lastSeenAt: instant,
  /** Time when its token expires. */
  expiresAt: instant,
  /** Null if unknown. */
  browser: text.nullable(),
  /** Operating system; null if unknown. */
  system: text.nullable(),
});
export type SessionRecord = z.infer<typeof sessionRecord>;

const customerPasskeyRecord = record({ ...passkeyFields, customerId: text });
export type CustomerPasskeyRecord = z.infer<typeof customerPasskeyRecord>;

const oneTimeLinkRecord = record({
  /** SHA-256 of the token, base64url: only the mail contains the token itself. */
  hash: text,
  purpose: z.enum([
    'CONFIRM_DEVICE',
    'RESET_PASSWORD',
    'VERIFY_EMAIL',
    'CHANGE_EMAIL',
    /** A challenge that was answered: it is accepted once. */
    'PASSKEY_CHALLENGE',
  ]),
  customerId: text,
  /** The address that the link confirms. */
  email: text.nullable(),
  expiresAt: instant,
});
export type OneTimeLinkRecord = z.infer<typeof oneTimeLinkRecord>;

export type OneTimeLinkPurpose = OneTimeLinkRecord['purpose'];

export type CustomerPage = Page<CustomerRecord>;

/** Rows of other features that are deleted with a customer. */
export interface OfCustomers {
  /** Collections whose key is the customer's id. */
  readonly lists: readonly Collection[];
  /** Indexes whose value is the customer's id. */
  readonly owned: readonly Index[];
}

export const customers = collectionOf('customers', customerRecord);
export const oneTimeLinks = collectionOf('oneTimeLinks', oneTimeLinkRecord);
export const sessions = collectionOf('sessions', sessionRecord);
export const passkeys = collectionOf('passkeys', customerPasskeyRecord);

const customersByEmail = indexOn(customers, 'customersByEmail', ({ email, expiresAt }) =>
  expiresAt === null ? [email] : [],
);
/** Folded. */
export function searchedTextOf({ firstName, lastName, email }: CustomerRecord): string {
  return searchedText(`${firstName} ${lastName} ${email}`);
}

const listedCustomers = searchedIndexOn(customers, 'searchedCustomers', (customer) =>
  customer.expiresAt === null
    ? [`${createdPlace(customer)}${SEPARATOR}${searchedTextOf(customer)}`]
    : [],
);
const demoCopies = indexOn(customers, 'demoCopies', ({ expiresAt }) => valueOf(expiresAt));
const sessionsOfCustomer = indexOn(sessions, 'sessionsOfCustomer', ({ customerId }) => [
  customerId,
]);
const sessionsByEnd = indexOn(sessions, 'sessionsByEnd', ({ expiresAt }) => [expiresAt]);
const passkeysOfCustomer = indexOn(passkeys, 'passkeysOfCustomer', ({ customerId }) => [
  customerId,
]);
const linksOfCustomer = indexOn(oneTimeLinks, 'linksOfCustomer', ({ customerId }) => [customerId]);
const linksByEnd = indexOn(oneTimeLinks, 'linksByEnd', ({ expiresAt }) => [expiresAt]);
export const accountIndexes: readonly Index[] = [
  customersByEmail,
  listedCustomers,
  demoCopies,
  sessionsOfCustomer,
  sessionsByEnd,
  passkeysOfCustomer,
  linksOfCustomer,
  linksByEnd,
];

export function accountsOf(rows: Rows, { lists, owned }: OfCustomers) {
  const customerByEmail = async (email: string) =>
    (await rows.find(customersByEmail, { value: email }))[0];
  const remove = async (id: string) => {
    for (const index of [linksOfCustomer, sessionsOfCustomer, passkeysOfCustomer, ...owned]) {
      await removeFound(rows, index, { value: id });
    }
    for (const collection of [customers, ...lists]) await rows.remove(collection, [id]);
  };
  return {
    customer: (id: string) => rows.get(customers, id),
    customerByEmail,
    /** Returns those of these e-mails that have an account. */
    knownEmails: async (emails: readonly string[]): Promise<ReadonlySet<string>> =>
      new Set((await rows.entries(customersByEmail, { anyOf: emails })).map(({ value }) => value)),
    customersById: (ids: readonly string[]) => rows.getMany(customers, ids),
    /** Omits demo copies, newest first; the search is of names and e-mails. */
    page: ({ search, first, after }: CreatedQuery) =>
      findPage(rows, listedCustomers, {
        containing: search,
        first,
        after: after && createdPlace(after),
        cursorOf: createdCursor,
      }),
    async save(customer: CustomerRecord) {
      if (customer.expiresAt === null) {
        const owner = await customerByEmail(customer.email);
        if (owner && owner.id !== customer.id) throw new Error('Another customer has this e-mail');
      }
      await rows.put(customers, customer.id, customer);
    },
    /** Deletes expired sessions, and demo copies with all their data except orders. */
    async removeExpired(now: string) {
      for (const { key } of await rows.entries(demoCopies, until(now))) await remove(key);
      await removeFound(rows, sessionsByEnd, until(now));
    },
    /** Deletes a customer with all data except orders. */
    remove,
    /** Undefined without the customer. */
    async signedIn(customerId: string, sessionId: string) {
      const [customer, session] = await Promise.all([
        rows.get(customers, customerId),
        rows.get(sessions, sessionId),
      ]);
      if (!customer) return undefined;
      const lastSeenAt = session?.customerId === customerId ? session.lastSeenAt : null;
      return { expiresAt: customer.expiresAt, lastSeenAt };
    },
    session: (id: string) => rows.get(sessions, id),
    /** Last seen first. */
    async sessionsOf(customerId: string) {
      const found = await rows.find(sessionsOfCustomer, { value: customerId });
      return found.toSorted(byText(({ lastSeenAt, id }) => `${lastSeenAt} ${id}`)).toReversed();
    },
    saveSession: (session: SessionRecord) => rows.put(sessions, session.id, session),
    removeSessions: (ids: readonly string[]) => rows.remove(sessions, ids),
    passkey: (id: string) => rows.get(passkeys, id),
    /** Oldest first. */
    async passkeysOf(customerId: string) {
      const found = await rows.find(passkeysOfCustomer, { value: customerId });
      return found.toSorted(byText(({ createdAt, id }) => `${createdAt} ${id}`));
    },
    savePasskey: (passkey: CustomerPasskeyRecord) => rows.put(passkeys, passkey.id, passkey),
    removePasskey: (id: string) => rows.remove(passkeys, [id]),
    oneTimeLink: (hash: string) => rows.get(oneTimeLinks, hash),
    /** Also deletes links that expired before `now`. */
    async saveOneTimeLink(link: OneTimeLinkRecord, now: string) {
      await removeFound(rows, linksByEnd, until(now));
      await rows.put(oneTimeLinks, link.hash, link);
    },
    removeOneTimeLink: (hash: string) => rows.remove(oneTimeLinks, [hash]),
    async removeOneTimeLinksOf(customerId: string, purposes: readonly OneTimeLinkPurpose[]) {
      const links = await rows.find(linksOfCustomer, { value: customerId });
      const gone = links.filter(({ purpose }) => purposes.includes(purpose));
      await rows.remove(
        oneTimeLinks,
        gone.map(({ hash }) => hash),
      );
    },
  };
}

export type AccountStore = ReturnType<typeof accountsOf>;
