import type { z } from 'zod';
import { instant, record, text } from '../../shared/record.ts';

/** A shopper awaits a sold-out variant; ends when its mail is queued. */
export const stockAlertRecord = record({
  /** SHA-256 of the token in its mails, base64url. */
  hash: text,
  productId: text,
  variantId: text,
  /** Normalised. */
  email: text,
  createdAt: instant,
  /** Null until its link was opened. */
  confirmedAt: instant.nullable(),
  /** Null once it is confirmed. */
  expiresAt: instant.nullable(),
});
export type StockAlertRecord = z.infer<typeof stockAlertRecord>;

export interface AwaitedCount {
  readonly variantId: string;
  readonly waiting: number;
}

export interface StockAlertStore {
  alert(hash: string): Promise<StockAlertRecord | undefined>;
  /** At most one for a variant and an address. */
  alertFor(variantId: string, email: string): Promise<StockAlertRecord | undefined>;
  /** Confirmed ones of these variants, the longest waiting first. */
  waiting(variantIds: readonly string[]): Promise<readonly StockAlertRecord[]>;
  /** Confirmed ones by variant, the most awaited first. */
  mostAwaited(limit: number): Promise<readonly AwaitedCount[]>;
  ofEmail(email: string): Promise<readonly StockAlertRecord[]>;
  save(alert: StockAlertRecord): Promise<void>;
  remove(hashes: readonly string[]): Promise<void>;
  /** Unconfirmed ones. */
  removeExpired(now: string): Promise<void>;
}
