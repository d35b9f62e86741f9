import { z } from 'zod';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#shared/language.ts';
import { instant, record, text } from '../../shared/record.ts';
import { byText } from '#shared/text.ts';
import { collectionOf } from '../../storage/collection.ts';
import { removeFound } from '../../storage/lists.ts';
import { ALL, indexOn, until, valueOf, type Index, type Rows } from '../../storage/rows.ts';

/** A shopper awaits a sold-out variant; ends when its mail is queued. */
const stockAlertRecord = record({
  /** SHA-256 of the token in its mails, base64url. */
  hash: text,
  productId: text,
  variantId: text,
  /** Normalised. */
  email: text,
  /** Language of the alert's mails. */
  language: z.enum(LANGUAGES).default(DEFAULT_LANGUAGE),
  createdAt: instant,
  /** Null until its link was opened. */
  confirmedAt: instant.nullable(),
  /** Null once it is confirmed. */
  expiresAt: instant.nullable(),
});
export type StockAlertRecord = z.infer<typeof stockAlertRecord>;

export const stockAlerts = collectionOf('stockAlerts', stockAlertRecord);

const alertsTo = indexOn(stockAlerts, 'alertsTo', ({ email }) => [email]);
const confirmedAlerts = indexOn(stockAlerts, 'confirmedAlerts', ({ variantId, confirmedAt }) =>
  confirmedAt === null ? [] : [variantId],
);
const expiringAlerts = indexOn(stockAlerts, 'expiringAlerts', ({ expiresAt }) =>
  valueOf(expiresAt),
);
export const stockAlertIndexes: readonly Index[] = [alertsTo, confirmedAlerts, expiringAlerts];

export function stockAlertsOf(rows: Rows) {
  const ofEmail = async (email: string) =>
    (await rows.find(alertsTo, { value: email })).toSorted(byText(({ hash }) => hash));
  const alertFor = async (variantId: string, email: string) =>
    (await ofEmail(email)).find((alert) => alert.variantId === variantId);
  return {
    alert: (hash: string) => rows.get(stockAlerts, hash),
    /** Finds the alert of a variant and an address, which have one at most. */
    alertFor,
    /** Confirmed ones of these variants, the longest waiting first. */
    waiting: async (variantIds: readonly string[]) =>
      (await rows.find(confirmedAlerts, { anyOf: variantIds })).toSorted(
        byText(({ confirmedAt, hash }) => `${confirmedAt} ${hash}`),
      ),
    /** Confirmed ones by variant, the most awaited first. */
    async mostAwaited(limit: number) {
      const counts = await rows.countByValue(confirmedAlerts, ALL);
      return Array.from(counts, ([variantId, waiting]) => ({ variantId, waiting }))
        .toSorted(byText(({ variantId }) => variantId))
        .toSorted((a, b) => b.waiting - a.waiting)
        .slice(0, limit);
    },
    ofEmail,
    async save(alert: StockAlertRecord) {
      const other = await alertFor(alert.variantId, alert.email);
      if (other && other.hash !== alert.hash) {
        throw new Error('There is an alert for this variant and address');
      }
      await rows.put(stockAlerts, alert.hash, alert);
    },
    remove: (hashes: readonly string[]) => rows.remove(stockAlerts, hashes),
    /** Unconfirmed ones. */
    removeExpired: (now: string) => removeFound(rows, expiringAlerts, until(now)),
  };
}
