import { z } from 'zod';
import { count, instant, record, text } from '../shared/record.ts';

const ORDER_MAIL_KINDS = ['ORDER_PLACED', 'ORDER_SHIPPED', 'ORDER_CANCELLED'] as const;
/** Mails about an order are written from the frozen order when they are sent, not before. */
export type OrderMailKind = (typeof ORDER_MAIL_KINDS)[number];

export const mailRecord = record({
  /** Made of kind and order (or account and time), so that nobody ever gets the same mail twice. */
  id: text,
  kind: z.enum([...ORDER_MAIL_KINDS, 'CONFIRM_DEVICE']),
  /** Null for a mail about an account. */
  orderId: text.nullable(),
  to: text,
  createdAt: instant,
  state: z.enum(['WAITING', 'SENT', 'FAILED']),
  /** How often sending was begun. */
  attempts: count,
  /** Not sent before; whoever takes the mail moves it on, so that nobody else takes it too. */
  nextAttemptAt: instant,
  sentAt: instant.nullable(),
  /** Why the last attempt failed, for the staff. */
  lastError: text.nullable(),
});
/** A mail at rest, saved in the transaction that it is about. */
export type MailRecord = z.infer<typeof mailRecord>;
export type MailKind = MailRecord['kind'];

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
