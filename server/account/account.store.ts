import { z } from 'zod';
import { instant, record, text } from '../shared/record.ts';

export const customerRecord = record({
  id: text,
  firstName: text,
  lastName: text,
  /** Composed and without case, as accounts compare it. Unique among customers that do not expire. */
  email: text,
  /** Argon2id, PHC string; null where no password opens the account (private demo copies). */
  passwordHash: text.nullable(),
  createdAt: instant,
  updatedAt: instant,
  /** When a private demo copy is gone; null for everybody else. */
  expiresAt: instant.nullable(),
});
/** A customer at rest. */
export type CustomerRecord = z.infer<typeof customerRecord>;

export const oneTimeLinkRecord = record({
  /** SHA-256 of the token, base64url: the token itself is in the mail alone. */
  hash: text,
  purpose: z.enum(['CONFIRM_DEVICE']),
  customerId: text,
  expiresAt: instant,
});
/** A link in a mail that works once, at rest. */
export type OneTimeLinkRecord = z.infer<typeof oneTimeLinkRecord>;

/** The demo customer of the seed. */
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

export interface AccountStore {
  customer(id: string): Promise<CustomerRecord | undefined>;
  /** The customer who logs in with this e-mail; never a demo copy. */
  customerByEmail(email: string): Promise<CustomerRecord | undefined>;
  /** Adds a customer, or replaces the one of the same id. */
  save(customer: CustomerRecord): Promise<void>;
  /** Deletes the demo copies that expired before `now`, with all that is theirs save orders. */
  removeExpired(now: string): Promise<void>;
  oneTimeLink(hash: string): Promise<OneTimeLinkRecord | undefined>;
  /** Adds a link, and drops those that expired before `now`. */
  saveOneTimeLink(link: OneTimeLinkRecord, now: string): Promise<void>;
  removeOneTimeLink(hash: string): Promise<void>;
}
