import { createHash } from 'node:crypto';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Counter, Window } from '../../shop/limits.ts';
import type { Database, Value } from './database.ts';

export const TABLE = 'rate_limits';

/** What stands for a key in the database: nobody reads there who asked, or for which account. */
export function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/** Counts in the database, for all instances together. Throws StoreUnavailable. */
export function sharedCounter(db: Database, { name, points, duration }: Window): Counter {
  const limiter = new RateLimiterPostgres({
    storeClient: clientOf(db),
    storeType: 'pool',
    tableName: TABLE,
    // By a migration.
    tableCreated: true,
    keyPrefix: name,
    points,
    duration,
  });
  return {
    async add(key, more) {
      const { consumedPoints, msBeforeNext } = await limiter.penalty(hashOf(key), more);
      return { points: consumedPoints, msLeft: msBeforeNext };
    },
    async forget(key) {
      await limiter.delete(hashOf(key));
    },
  };
}

/** What the library asks of a pool, with the shop's errors. */
function clientOf(db: Database) {
  return {
    async query({ text, values }: { readonly text: string; readonly values: readonly Value[] }) {
      const rows = await db.find(text, values);
      return { rows, rowCount: rows.length };
    },
  };
}
