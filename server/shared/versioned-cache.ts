import { LRUCache } from 'lru-cache';

/** Least recently used entries are evicted. With an unknown version (null) nothing is cached. */
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

  get size(): number {
    return this.#values.calculatedSize;
  }

  get(key: string): Value | undefined {
    return this.#refresh() === null ? undefined : this.#values.get(key);
  }

  set(key: string, value: Value, version: number | null): void {
    if (version !== null && version === this.#refresh()) this.#values.set(key, value);
  }

  getOrMake(key: string, make: () => Value): Value {
    let value = this.get(key);
    if (!value) this.set(key, (value = make()), this.#version);
    return value;
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
