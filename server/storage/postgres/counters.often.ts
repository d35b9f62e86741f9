import type { Count, Counter, Window } from '../../shared/limits.ts';
import { ADD, keyOf, type Added } from './counters.ts';
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
    const now = performance.now();
    let known = this.#known.get(key);
    if (!known || known.endsAt <= now) {
      known = { total: 0, own: 0, endsAt: now + this.#window.duration * 1000 };
      this.#known.set(key, known);
    }
    known.own += points;
    return { points: known.total + known.own, msLeft: known.endsAt - now };
  }

  async forget(key: string): Promise<void> {
    this.#known.delete(key);
  }

  /** Brings nothing more. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#bringing;
  }

  async #bring(): Promise<void> {
    const now = performance.now();
    for (const [key, { endsAt }] of this.#known) if (endsAt <= now) this.#known.delete(key);
    const brought = new Map(
      Array.from(this.#known)
        .filter(([, { own }]) => own !== 0)
        .map(([key, known]) => [keyOf(this.#window, key), { known, own: known.own }]),
    );
    if (brought.size === 0) return;
    const rows = await this.#db
      .find<Added>(ADD, [
        [...brought.keys()],
        [...brought.values()].map(({ own }) => own),
        this.#window.duration * 1000,
        false,
      ])
      // Brought with the next sums.
      .catch(() => []);
    for (const { key, points, msLeft } of rows) {
      const { known, own } = brought.get(key) ?? {};
      if (!known || own === undefined) continue;
      known.own -= own;
      known.total = points;
      known.endsAt = performance.now() + msLeft;
    }
  }
}
