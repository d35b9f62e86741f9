/** A customer at rest. */
export interface CustomerRecord {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  /** As accounts compare it: composed, without case. Unique among customers that do not expire. */
  readonly email: string;
  /** Argon2id, PHC string; null where no password opens the account (private demo copies). */
  readonly passwordHash: string | null;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  /** ISO 8601, UTC. */
  readonly updatedAt: string;
  /** When a private demo copy is gone (ISO 8601, UTC); null for everybody else. */
  readonly expiresAt: string | null;
}

/** A link in a mail that works once, at rest: the token that opens it is in the mail alone. */
export interface OneTimeLinkRecord {
  /** SHA-256 of the token, base64url. */
  readonly hash: string;
  readonly purpose: 'CONFIRM_DEVICE';
  readonly customerId: string;
  /** ISO 8601, UTC. */
  readonly expiresAt: string;
}

/** The demo customer as the seed tells. */
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

/** What the shop asks of wherever customers are kept. */
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
