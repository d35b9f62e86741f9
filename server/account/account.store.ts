import { z } from 'zod';
import { instant, record, text } from '../shared/record.ts';

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
});
export type CustomerRecord = z.infer<typeof customerRecord>;

export const oneTimeLinkRecord = record({
  /** SHA-256 of the token, base64url: only the mail contains the token itself. */
  hash: text,
  purpose: z.enum(['CONFIRM_DEVICE']),
  customerId: text,
  expiresAt: instant,
});
export type OneTimeLinkRecord = z.infer<typeof oneTimeLinkRecord>;

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
  customerByEmail(email: string): Promise<CustomerRecord | undefined>;
  save(customer: CustomerRecord): Promise<void>;
  /** Deletes demo copies with all their data except orders. */
  removeExpired(now: string): Promise<void>;
  oneTimeLink(hash: string): Promise<OneTimeLinkRecord | undefined>;
  /** Also deletes links that expired before `now`. */
  saveOneTimeLink(link: OneTimeLinkRecord, now: string): Promise<void>;
  removeOneTimeLink(hash: string): Promise<void>;
}
