import type { Count, Counter, Window } from '../../shared/limits.ts';
import { ADD, keyOf, type Added } from './counters.ts';
import type { Database } from './database.ts';

const EVERY_MS = 1_000;

interface Known {
  total: number;
  own: number;
  endsAt: number;
}

/**
 * Counts in memory and writes its sums every second: an address may exceed its limit by what the
 * other instances serve in a second. While the database is unavailable each instance counts alone.
 */
export class BufferedCounter implements Counter {
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
