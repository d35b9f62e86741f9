/** What a mail tells of an order. It is written from the frozen order when it is sent, not before. */
export type OrderMailKind = 'ORDER_PLACED' | 'ORDER_SHIPPED' | 'ORDER_CANCELLED';

/** What a mail tells. One about an account is written for whose address it is when it is sent. */
export type MailKind = OrderMailKind | 'CONFIRM_DEVICE';

/** A mail at rest, saved in the transaction that it tells of. */
export interface MailRecord {
  /** Made of kind and order (or account and time), so that nobody ever gets the same mail twice. */
  readonly id: string;
  readonly kind: MailKind;
  /** Null for a mail about an account. */
  readonly orderId: string | null;
  readonly to: string;
  /** ISO 8601, UTC, like all instants here. */
  readonly createdAt: string;
  readonly state: 'WAITING' | 'SENT' | 'FAILED';
  /** How often sending was begun. */
  readonly attempts: number;
  /** Not sent before; whoever takes the mail moves it on, so that nobody else takes it too. */
  readonly nextAttemptAt: string;
  readonly sentAt: string | null;
  /** Why the last attempt failed, for the shopkeeper. */
  readonly lastError: string | null;
}

/** What the shop asks of wherever its mails wait. */
export interface MailStore {
  mail(id: string): Promise<MailRecord | undefined>;
  /**
   * Mails in state WAITING whose `nextAttemptAt` has come, the longest waiting first; in a
   * transaction without those that another one is taking.
   */
  due(now: string, limit: number): Promise<readonly MailRecord[]>;
  /** The newest first. */
  newest(limit: number): Promise<readonly MailRecord[]>;
  /** Adds mails; one whose id is there already stays as it is. */
  add(...mails: readonly MailRecord[]): Promise<void>;
  /** Adds mails, or replaces those of the same id. */
  save(...mails: readonly MailRecord[]): Promise<void>;
  /** Drops what was sent before this instant. */
  removeSentBefore(at: string): Promise<void>;
}
