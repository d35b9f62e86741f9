import { LRUCache } from 'lru-cache';

/** How long an entry holds. */
export interface Validity {
  /** Read before the work began; null is an unknown version. */
  readonly version: number | null;
  /** From this instant on it no longer holds; null where only a change ends it. */
  readonly until: Date | null;
}

/**
 * Holds entries until another version, and until the first of their ends by the shop's clock. Least recently used
 * entries are evicted. With an unknown version (null) nothing is cached.
 */
export class VersionedCache<Value extends object> {
  readonly #values: LRUCache<string, Value>;
  readonly #currentVersion: () => number | null;
  readonly #clock: () => Date;
  #version: number | null = null;
  /** The same for all entries: those that were made after an end find an empty cache. */
  #until: number = Infinity;

  /** `clock` is read where entries have an end. */
  constructor(
    currentVersion: () => number | null,
    bounds: LRUCache.Options<string, Value, unknown>,
    clock: () => Date = () => new Date(),
  ) {
    this.#currentVersion = currentVersion;
    this.#values = new LRUCache(bounds);
    this.#clock = clock;
  }

  get size(): number {
    return this.#values.calculatedSize;
  }

  get(key: string): Value | undefined {
    return this.#refresh() === null ? undefined : this.#values.get(key);
  }

  set(key: string, value: Value, { version, until }: Validity): void {
    if (version === null || version !== this.#refresh()) return;
    const end = until?.getTime() ?? Infinity;
    if (this.#isPast(end)) return;
    this.#until = Math.min(this.#until, end);
    this.#values.set(key, value);
  }

  getOrMake(key: string, make: () => Value): Value {
    let value = this.get(key);
    if (!value) this.set(key, (value = make()), { version: this.#version, until: null });
    return value;
  }

  #refresh(): number | null {
    const version = this.#currentVersion();
    if (version !== this.#version || this.#isPast(this.#until)) {
      this.#values.clear();
      this.#until = Infinity;
    }
    this.#version = version;
    return version;
  }

  #isPast(end: number): boolean {
    return end !== Infinity && this.#clock().getTime() >= end;
  }
}
