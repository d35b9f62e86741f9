import { createHash } from 'node:crypto';
import type { Count, Counter, Window } from '../../shared/limits.ts';
import { findOne, type Database } from './database.ts';

/** How often windows that have ended are taken out of the table. */
const SWEEP_EVERY_MS = 5 * 60_000;

/** Milliseconds of the database's clock: those of its instances may differ, and be set. */
const NOW = '(extract(epoch FROM now()) * 1000)::bigint';

/**
 * Adds points to keys, a window being `$3` milliseconds long; one that has ended begins anew, and with
 * `$4` so does one that gets points. One that
 * would outlast a whole window was begun before the clock was set back: it ends after one. In one order,
 * so that nobody waits in a ring. Points taken back from a window that has ended give nobody more.
 */
export const ADD = `
  INSERT INTO rate_limits AS kept (key, points, expire)
    SELECT key, points, ${NOW} + $3::bigint
      FROM unnest($1::text[], $2::integer[]) AS own (key, points) ORDER BY key
  ON CONFLICT (key) DO UPDATE SET
    points = excluded.points + CASE WHEN kept.expire > ${NOW} THEN greatest(0, kept.points) ELSE 0 END,
    expire = CASE WHEN kept.expire > ${NOW} AND NOT ($4 AND excluded.points > 0)
                  THEN least(kept.expire, excluded.expire) ELSE excluded.expire END
  RETURNING key, greatest(0, points) AS points, (expire - ${NOW})::integer AS "msLeft"`;

/** What `ADD` gives of each key. */
export type Added = Count & { readonly key: string };

/** What stands for a key in the database: nobody reads there who asked, or for which account. */
export function keyOf({ name }: Window, key: string): string {
  return createHash('sha256').update(`${name}:${key}`).digest('base64url');
}

/** Counts in the database, for all instances together. Throws StoreUnavailable. */
export function sharedCounter(db: Database, window: Window): Counter {
  return {
    async add(key, points) {
      const { duration, isRenewed = false } = window;
      const given = [[keyOf(window, key)], [points], duration * 1000, isRenewed];
      const added = await findOne<Added>(db, ADD, given);
      if (!added) throw new Error('Nothing was counted');
      return { points: added.points, msLeft: added.msLeft };
    },
    async forget(key) {
      await db.find('DELETE FROM rate_limits WHERE key = $1', [keyOf(window, key)]);
    },
  };
}

/** Takes ended windows out of the table again and again, until the function that it gives is called. */
export function sweepCounters(db: Database): () => void {
  const timer = setInterval(() => {
    // What stays is taken out the next time.
    db.find(`DELETE FROM rate_limits WHERE expire <= ${NOW}`).catch(() => {});
  }, SWEEP_EVERY_MS).unref();
  return () => clearInterval(timer);
}
