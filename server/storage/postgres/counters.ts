import { createHash } from 'node:crypto';
import type { Count, Counter, Window } from '../../shared/limits.ts';
import { findOne, type Database } from './database.ts';

const SWEEP_EVERY_MS = 5 * 60_000;

/** The database's clock: those of its instances may differ. */
const NOW = '(extract(epoch FROM now()) * 1000)::bigint';

/**
 * `$3` is the length of a window in milliseconds; an expired one starts again, and with `$4` so
 * does one that gets points. `least` handles a clock that was set back. Points taken back from an
 * expired window do not count.
 */
const ADD = `
  INSERT INTO rate_limits AS stored (key, points, expire)
    VALUES ($1, $2::integer, ${NOW} + $3::bigint)
  ON CONFLICT (key) DO UPDATE SET
    points = excluded.points + CASE WHEN stored.expire > ${NOW} THEN greatest(0, stored.points) ELSE 0 END,
    expire = CASE WHEN stored.expire > ${NOW} AND NOT ($4 AND excluded.points > 0)
                  THEN least(stored.expire, excluded.expire) ELSE excluded.expire END
  RETURNING greatest(0, points) AS points, (expire - ${NOW})::integer AS "msLeft"`;

/** Hashed: the table must not show addresses or accounts. */
function keyOf({ name }: Window, key: string): string {
  return createHash('sha256').update(`${name}:${key}`).digest('base64url');
}

export function sharedCounter(db: Database, window: Window): Counter {
  return {
    async add(key, points) {
      const { duration, isRenewed = false } = window;
      const given = [keyOf(window, key), points, duration * 1000, isRenewed];
      const added = await findOne<Count>(db, ADD, given);
      if (!added) throw new Error('Nothing was counted');
      return { points: added.points, msLeft: added.msLeft };
    },
    async forget(key) {
      await db.find('DELETE FROM rate_limits WHERE key = $1', [keyOf(window, key)]);
    },
  };
}

export function sweepCounters(db: Database): () => void {
  const timer = setInterval(() => {
    db.find(`DELETE FROM rate_limits WHERE expire <= ${NOW}`).catch(() => {});
  }, SWEEP_EVERY_MS).unref();
  return () => clearInterval(timer);
}
