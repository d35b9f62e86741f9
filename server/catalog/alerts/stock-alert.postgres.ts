import { findOne, type Database } from '../../storage/postgres/database.ts';
import {
  addingOf,
  columnsOf,
  jsonOf,
  savingOf,
  selectionOf,
} from '../../storage/postgres/records.ts';
import type { StoredPart } from '../../storage/postgres/stored-part.ts';
import {
  stockAlertRecord,
  type AwaitedCount,
  type StockAlertRecord,
  type StockAlertStore,
} from './stock-alert.store.ts';

const ALERT = columnsOf(stockAlertRecord);
const SELECT = `SELECT ${selectionOf(ALERT)} FROM stock_alerts`;
const SAVE = savingOf('stock_alerts', ['hash'], ALERT);
const MOST_AWAITED = `
  SELECT variant_id AS "variantId", count(*)::integer AS waiting
    FROM stock_alerts WHERE confirmed_at IS NOT NULL
   GROUP BY variant_id ORDER BY waiting DESC, variant_id COLLATE "C" LIMIT $1`;

export const stockAlertPart: StoredPart<StockAlertRecord> = {
  select: `SELECT alert.hash AS key, to_json(alert) AS row FROM (${SELECT} ORDER BY hash) AS alert`,
  additions: [
    {
      sql: addingOf('stock_alerts', ALERT),
      rowsOf: (given) => given.map(([, alert]) => alert),
    },
  ],
  sequenceOf: null,
};

export function stockAlertsOf(db: Database): StockAlertStore {
  return {
    alert: (hash) => findOne<StockAlertRecord>(db, `${SELECT} WHERE hash = $1`, [hash]),
    alertFor: (variantId, email) =>
      findOne<StockAlertRecord>(db, `${SELECT} WHERE variant_id = $1 AND email = $2`, [
        variantId,
        email,
      ]),
    waiting: (variantIds) =>
      db.find<StockAlertRecord>(
        `${SELECT} WHERE variant_id = ANY ($1) AND confirmed_at IS NOT NULL
          ORDER BY confirmed_at, hash COLLATE "C"`,
        [variantIds],
      ),
    mostAwaited: (limit) => db.find<AwaitedCount>(MOST_AWAITED, [limit]),
    ofEmail: (email) =>
      db.find<StockAlertRecord>(`${SELECT} WHERE email = $1 ORDER BY hash COLLATE "C"`, [email]),
    async save(alert) {
      await db.change(SAVE, [jsonOf([alert])]);
    },
    async remove(hashes) {
      await db.change('DELETE FROM stock_alerts WHERE hash = ANY ($1)', [hashes]);
    },
    async removeExpired(now) {
      await db.change('DELETE FROM stock_alerts WHERE expires_at <= $1', [now]);
    },
  };
}
