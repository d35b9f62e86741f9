import { LRUCache } from 'lru-cache';

/**
 * Values that hold for one version of their source, least recently used first out. Null as version
 * means that nobody can tell: nothing is cached then.
 */
export class VersionedCache<Value extends object> {
  readonly #values: LRUCache<string, Value>;
  readonly #currentVersion: () => number | null;
  #version: number | null = null;

  constructor(
    currentVersion: () => number | null,
    bounds: LRUCache.Options<string, Value, unknown>,
  ) {
    this.#currentVersion = currentVersion;
    this.#values = new LRUCache(bounds);
  }

  /** The size of all values, where `bounds` calculate it. */
  get size(): number {
    return this.#values.calculatedSize;
  }

  get(key: string): Value | undefined {
    return this.#refresh() === null ? undefined : this.#values.get(key);
  }

  /** Caches a value that was begun at `version`, unless the source has changed since. */
  set(key: string, value: Value, version: number | null): void {
    if (version !== null && version === this.#refresh()) this.#values.set(key, value);
  }

  delete(key: string): void {
    this.#values.delete(key);
  }

  #refresh(): number | null {
    const version = this.#currentVersion();
    if (version !== this.#version) this.#values.clear();
    this.#version = version;
    return version;
  }
}
