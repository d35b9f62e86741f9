import type { Count, Counter, CounterOf, Window } from '../../shared/limits.ts';

interface Known {
  readonly points: number;
  readonly endsAt: number;
}

const MAX_KEYS = 100_000;

/** `now` is a monotonic clock in milliseconds. */
class MemoryCounter implements Counter {
  readonly #ms: number;
  readonly #isRenewed: boolean;
  readonly #now: () => number;
  readonly #known = new Map<string, Known>();

  constructor({ duration, isRenewed = false }: Window, now: () => number) {
    this.#ms = duration * 1000;
    this.#isRenewed = isRenewed;
    this.#now = now;
  }

  async add(key: string, points: number): Promise<Count> {
    // Whole milliseconds: adding and taking away a fraction is not exact.
    const now = Math.floor(this.#now());
    this.#forgetEnded(now);
    const before = this.#known.get(key);
    const isBegun = before && !(this.#isRenewed && points > 0);
    const known = {
      points: Math.max(0, (before?.points ?? 0) + points),
      endsAt: isBegun ? before.endsAt : now + this.#ms,
    };
    if (!isBegun || known.points === 0) this.#known.delete(key);
    if (known.points > 0) this.#set(key, known);
    return { points: known.points, msLeft: known.endsAt - now };
  }

  async forget(key: string): Promise<void> {
    this.#known.delete(key);
  }

  #set(key: string, known: Known): void {
    this.#known.set(key, known);
    if (this.#known.size <= MAX_KEYS) return;
    const [oldest = key] = this.#known.keys();
    this.#known.delete(oldest);
  }

  #forgetEnded(now: number): void {
    for (const [key, { endsAt }] of this.#known) {
      if (endsAt > now) return;
      this.#known.delete(key);
    }
  }
}

export function memoryCounters(now: () => number = () => performance.now()): CounterOf {
  return (window) => new MemoryCounter(window, now);
}
