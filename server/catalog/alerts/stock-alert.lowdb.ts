import type { Collection } from '../../storage/collection.ts';
import type { Writer } from '../../storage/lowdb/draft.ts';
import type { Index } from '../../storage/lowdb/indexes.ts';
import {
  stockAlertRecord,
  type StockAlertRecord,
  type StockAlertStore,
} from './stock-alert.store.ts';

export const stockAlerts: Collection<StockAlertRecord> = {
  name: 'stockAlerts',
  shape: stockAlertRecord,
};

const alertsOfVariant: Index<StockAlertRecord> = {
  collection: stockAlerts,
  valueOf: ({ variantId }) => variantId,
};
const alertsTo: Index<StockAlertRecord> = {
  collection: stockAlerts,
  valueOf: ({ email }) => email,
};
export const stockAlertIndexes: readonly Index[] = [alertsOfVariant, alertsTo];

export function stockAlertsOf(db: Writer): StockAlertStore {
  return {
    alert: async (hash) => db.get(stockAlerts, hash),
    alertFor: async (variantId, email) =>
      db.find(alertsTo, email).find((alert) => alert.variantId === variantId),
    waiting: async (variantIds) =>
      [...new Set(variantIds)]
        .flatMap((id) => db.find(alertsOfVariant, id))
        .filter(({ confirmedAt }) => confirmedAt !== null)
        .toSorted(
          (a, b) =>
            ascending(a.confirmedAt ?? '', b.confirmedAt ?? '') || ascending(a.hash, b.hash),
        ),
    async mostAwaited(limit) {
      const counts = new Map<string, number>();
      for (const { variantId, confirmedAt } of db.values(stockAlerts)) {
        if (confirmedAt !== null) counts.set(variantId, (counts.get(variantId) ?? 0) + 1);
      }
      return Array.from(counts, ([variantId, waiting]) => ({ variantId, waiting }))
        .toSorted((a, b) => b.waiting - a.waiting || ascending(a.variantId, b.variantId))
        .slice(0, limit);
    },
    ofEmail: async (email) =>
      db.find(alertsTo, email).toSorted((a, b) => ascending(a.hash, b.hash)),
    async save(alert) {
      const other = db
        .find(alertsTo, alert.email)
        .find(({ variantId, hash }) => variantId === alert.variantId && hash !== alert.hash);
      if (other) throw new Error('There is an alert for this variant and address');
      db.put(stockAlerts, alert.hash, alert);
    },
    async remove(hashes) {
      for (const hash of hashes) db.remove(stockAlerts, hash);
    },
    async removeExpired(now) {
      for (const [hash, { expiresAt }] of db.entries(stockAlerts)) {
        if (expiresAt !== null && expiresAt <= now) db.remove(stockAlerts, hash);
      }
    },
  };
}

const ascending = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
