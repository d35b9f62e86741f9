import { z } from 'zod';
import type { Page } from '../shared/paging.ts';
import type { Parts } from '../shared/parts.ts';
import { amount, instant, record, text } from '../shared/record.ts';
import type { Collection } from '../storage/collection.ts';
import type { Index } from '../storage/rows.ts';

export const customerRecord = record({
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
  /** Tokens without a session, of earlier versions, are refused from then on. */
  earlierTokensEndedAt: instant.nullable(),
});
export type CustomerRecord = z.infer<typeof customerRecord>;

/** An open session: ended ones are deleted. */
export const sessionRecord = record({
  /** `sid` of its token. */
  id: text,
  customerId: text,
  createdAt: instant,
  /** Up to a minute old. */
  lastSeenAt: instant,
  /** When its token expires. */
  expiresAt: instant,
  /** Null if unknown. */
  browser: text.nullable(),
  /** Operating system; null if unknown. */
  system: text.nullable(),
});
export type SessionRecord = z.infer<typeof sessionRecord>;

/** Of a passkey of customers and of staff. */
export const passkeyFields = {
  /** Credential id (WebAuthn), base64url. */
  id: text,
  /** COSE key, base64url. */
  publicKey: text,
  /** Signatures so far; 0 for authenticators that do not count. */
  counter: amount,
  /** Separated by commas. */
  transports: text,
  name: text,
  createdAt: instant,
  lastUsedAt: instant.nullable(),
};
export const passkeyRecord = record({ ...passkeyFields, customerId: text });
export type PasskeyRecord = z.infer<typeof passkeyRecord>;

export const oneTimeLinkRecord = record({
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
  /** Of the address that the link confirms. */
  email: text.nullable(),
  expiresAt: instant,
});
export type OneTimeLinkRecord = z.infer<typeof oneTimeLinkRecord>;

export type OneTimeLinkPurpose = OneTimeLinkRecord['purpose'];

/** What every request of a customer needs to know. */
export interface SignedIn {
  readonly expiresAt: CustomerRecord['expiresAt'];
  readonly earlierTokensEndedAt: CustomerRecord['earlierTokensEndedAt'];
  /** Of the session; null if it has ended. */
  readonly lastSeenAt: string | null;
}

export interface DemoCustomer {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly address: {
    readonly name: string;
    readonly street: string;
    readonly city: string;
    readonly region: string;
    readonly postalCode: string;
  };
}

export type CustomerPage = Page<CustomerRecord>;
export type CustomerCursor = Pick<CustomerRecord, 'createdAt' | 'id'>;

export interface CustomerQuery {
  /** Of names and e-mail. */
  readonly search: Parts;
  readonly first: number;
  readonly after: CustomerCursor | null;
}

export interface AccountStore {
  customer(id: string): Promise<CustomerRecord | undefined>;
  customerByEmail(email: string): Promise<CustomerRecord | undefined>;
  customersById(ids: readonly string[]): Promise<ReadonlyMap<string, CustomerRecord>>;
  /** Without demo copies, newest first. */
  page(query: CustomerQuery): Promise<CustomerPage>;
  save(customer: CustomerRecord): Promise<void>;
  /** Deletes a customer with all data except orders. */
  remove(id: string): Promise<void>;
  /** Deletes expired sessions, and demo copies with all their data except orders. */
  removeExpired(now: string): Promise<void>;
  /** Undefined without the customer. */
  signedIn(customerId: string, sessionId: string): Promise<SignedIn | undefined>;
  session(id: string): Promise<SessionRecord | undefined>;
  /** Last seen first. */
  sessionsOf(customerId: string): Promise<readonly SessionRecord[]>;
  saveSession(session: SessionRecord): Promise<void>;
  removeSessions(ids: readonly string[]): Promise<void>;
  passkey(id: string): Promise<PasskeyRecord | undefined>;
  /** Oldest first. */
  passkeysOf(customerId: string): Promise<readonly PasskeyRecord[]>;
  savePasskey(passkey: PasskeyRecord): Promise<void>;
  removePasskey(id: string): Promise<void>;
  oneTimeLink(hash: string): Promise<OneTimeLinkRecord | undefined>;
  /** Also deletes links that expired before `now`. */
  saveOneTimeLink(link: OneTimeLinkRecord, now: string): Promise<void>;
  removeOneTimeLink(hash: string): Promise<void>;
  removeOneTimeLinksOf(customerId: string, purposes: readonly OneTimeLinkPurpose[]): Promise<void>;
}

/** What is deleted with a customer, beside what this feature stores. */
export interface OfCustomers {
  /** By the customer's id. */
  readonly lists: readonly Collection[];
  /** Rows by the customer's id; their keys are their ids. */
  readonly owned: readonly Index<{ readonly id: string }>[];
}
