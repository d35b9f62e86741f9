import { z } from 'zod';
import { count, instant, record, text } from '../shared/record.ts';

const ACCOUNT_MAIL_KINDS = [
  'CONFIRM_DEVICE',
  'RESET_PASSWORD',
  'VERIFY_EMAIL',
  'CHANGE_EMAIL',
  /** To the address that an account had until then. */
  'EMAIL_CHANGING',
  'NEW_DEVICE',
  'PASSKEY_ADDED',
] as const;
export type AccountMailKind = (typeof ACCOUNT_MAIL_KINDS)[number];

/** About a variant; it is the `detail`. */
const STOCK_MAIL_KINDS = ['CONFIRM_STOCK_ALERT', 'BACK_IN_STOCK'] as const;

const ORDER_MAIL_KINDS = ['ORDER_PLACED', 'ORDER_SHIPPED', 'ORDER_CANCELLED'] as const;
/** Rendered from the order when they are sent. */
export type OrderMailKind = (typeof ORDER_MAIL_KINDS)[number];

const STAFF_MAIL_KINDS = ['STAFF_PASSWORD'] as const;

export const mailRecord = record({
  /** Kind and order (or account and time), so that no mail is sent twice. */
  id: text,
  kind: z.enum([
    ...ORDER_MAIL_KINDS,
    ...ACCOUNT_MAIL_KINDS,
    ...STOCK_MAIL_KINDS,
    ...STAFF_MAIL_KINDS,
  ]),
  orderId: text.nullable(),
  /** Null for orders, and where the address decides whether there is an account. */
  customerId: text.nullable(),
  /** What the kind needs, such as the name of a device. */
  detail: text.nullable(),
  to: text,
  createdAt: instant,
  state: z.enum(['WAITING', 'SENT', 'FAILED']),
  attempts: count,
  /** Leasing a mail postpones it. */
  nextAttemptAt: instant,
  sentAt: instant.nullable(),
  lastError: text.nullable(),
});
export type MailRecord = z.infer<typeof mailRecord>;
export type MailKind = MailRecord['kind'];

/** A customer, who gets mails as such, about orders, and at an address that may have no account. */
export interface Recipient {
  readonly customerId: string;
  readonly orderIds: readonly string[];
  readonly email: string;
}

export interface MailStore {
  mail(id: string): Promise<MailRecord | undefined>;
  /**
   * In state WAITING with a past `nextAttemptAt`, the longest waiting first; in a transaction
   * without those that another one is leasing.
   */
  due(now: string, limit: number): Promise<readonly MailRecord[]>;
  newest(limit: number): Promise<readonly MailRecord[]>;
  /** In state FAILED, latest first. */
  failed(limit: number): Promise<readonly MailRecord[]>;
  failedCount(): Promise<number>;
  /** Ignores mails whose id exists. */
  add(...mails: readonly MailRecord[]): Promise<void>;
  save(...mails: readonly MailRecord[]): Promise<void>;
  removeSentBefore(at: string): Promise<void>;
  /** Oldest first. */
  ofRecipient(recipient: Recipient): Promise<readonly MailRecord[]>;
  remove(ids: readonly string[]): Promise<void>;
}
