import type { Count, Counter, Window } from '../../shop/limits.ts';
import { hashOf, TABLE } from './counters.ts';
import type { Database } from './database.ts';

/** How often sums are brought to the database. */
const EVERY_MS = 1_000;

/** What an instance knows of a key. */
interface Known {
  /** Of all instances, when its own were last brought. */
  total: number;
  /** Counted here since. */
  own: number;
  endsAt: number;
}

/** Adds sums of a second; a window that has ended begins anew. In one order, so that nobody waits in a ring. */
const BRING = `
  INSERT INTO ${TABLE} AS kept (key, points, expire)
    SELECT key, points, $3::bigint FROM unnest($1::text[], $2::integer[]) AS own (key, points) ORDER BY key
  ON CONFLICT (key) DO UPDATE SET
    points = excluded.points + CASE WHEN kept.expire > $4 THEN kept.points ELSE 0 END,
    expire = CASE WHEN kept.expire > $4 THEN kept.expire ELSE excluded.expire END
  RETURNING key, points, expire`;

/**
 * Counts here and at once, and brings its sums to the database every second: an address may get as
 * much more than its share as the other instances answer it in a second. While the database is away
 * each instance counts for itself.
 */
export class OftenCounter implements Counter {
  readonly #db: Database;
  readonly #window: Window;
  readonly #known = new Map<string, Known>();
  readonly #timer: NodeJS.Timeout;
  #bringing: Promise<void> | null = null;

  constructor(db: Database, window: Window) {
    this.#db = db;
    this.#window = window;
    this.#timer = setInterval(() => {
      this.#bringing ??= this.#bring().finally(() => (this.#bringing = null));
    }, EVERY_MS).unref();
  }

  async add(key: string, points: number): Promise<Count> {
    const now = Date.now();
    const place = this.#placeOf(key);
    let known = this.#known.get(place);
    if (!known || known.endsAt <= now) {
      known = { total: 0, own: 0, endsAt: now + this.#window.duration * 1000 };
      this.#known.set(place, known);
    }
    known.own += points;
    return { points: known.total + known.own, msLeft: known.endsAt - now };
  }

  async forget(key: string): Promise<void> {
    this.#known.delete(this.#placeOf(key));
  }

  /** Brings nothing more. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#bringing;
  }

  #placeOf(key: string): string {
    return `${this.#window.name}:${key}`;
  }

  async #bring(): Promise<void> {
    const now = Date.now();
    for (const [place, { endsAt }] of this.#known) if (endsAt <= now) this.#known.delete(place);
    const brought = new Map(
      Array.from(this.#known)
        .filter(([, { own }]) => own !== 0)
        .map(([place, known]) => [hashOf(place), { known, own: known.own }]),
    );
    if (brought.size === 0) return;
    const rows = await this.#db
      .find<{ readonly key: string; readonly points: number; readonly expire: number }>(BRING, [
        [...brought.keys()],
        [...brought.values()].map(({ own }) => own),
        now + this.#window.duration * 1000,
        now,
      ])
      // Brought with the next sums.
      .catch(() => []);
    for (const { key, points, expire } of rows) {
      const { known, own } = brought.get(key) ?? {};
      if (!known || own === undefined) continue;
      known.own -= own;
      known.total = points;
      known.endsAt = expire;
    }
  }
}
