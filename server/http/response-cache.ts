import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Store } from '../stores/store.ts';

/** An answer made of the catalogue and of what was asked alone: the same bytes for everybody. */
export interface CachedResponse {
  readonly contentType: string;
  readonly bytes: Buffer;
  /** A strong validator of these bytes (RFC 9110, 8.8.3). */
  readonly etag: string;
}

/** Bytes of all kept answers and of what was asked for them. */
const MOST_BYTES = 32 * 1024 * 1024;
/** Beyond it an answer is not kept: a whole catalogue of 100,000 would push out everything else. */
const MOST_BYTES_EACH = 4 * 1024 * 1024;
/** Bytes of questions that are remembered for having been asked once. */
const MOST_BYTES_OF_QUESTIONS = 2 * 1024 * 1024;
/** About what an entry costs beside its bytes. */
const ENTRY_BYTES = 500;

/**
 * Answers that tell of the catalogue alone, kept until it changes. Whoever keeps one has made sure
 * that it tells of nobody, that nothing went wrong, and that the key holds all it depends on.
 */
export class ResponseCache {
  readonly #store: Store;
  readonly #answers = new LRUCache<string, CachedResponse>({
    maxSize: MOST_BYTES,
    maxEntrySize: MOST_BYTES_EACH,
    sizeCalculation: ({ bytes }, key) => bytes.length + 2 * key.length + ENTRY_BYTES,
  });
  readonly #requested = new LRUCache<string, true>({
    maxSize: MOST_BYTES_OF_QUESTIONS,
    sizeCalculation: (_, key) => 2 * key.length + ENTRY_BYTES,
  });
  #version: number | null = null;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Bytes of what is kept now. */
  get bytes(): number {
    return this.#answers.calculatedSize;
  }

  /** Whether somebody asked this before, not too many questions ago; from now on somebody has. */
  wasRequested(key: string): boolean {
    const wasRequested = this.#requested.has(key);
    this.#requested.set(key, true);
    return wasRequested;
  }

  get(key: string): CachedResponse | undefined {
    return this.#isCurrent() ? this.#answers.get(key) : undefined;
  }

  /**
   * Keeps the answer to what was begun at `version` of the catalogue, unless it has changed since.
   * What it tells of is on disk before anybody else is told: `get` waits for nothing.
   */
  async keep(key: string, answer: CachedResponse, version: number | null): Promise<void> {
    if (version === null) return;
    await this.#store.flushed();
    if (this.#isCurrent() && version === this.#version) this.#answers.set(key, answer);
  }

  #isCurrent(): boolean {
    const { cacheVersion } = this.#store;
    if (cacheVersion === null) return false;
    if (cacheVersion !== this.#version) this.#answers.clear();
    this.#version = cacheVersion;
    return true;
  }
}

/** Makes an answer that can be kept of a text. */
export function answerOf(contentType: string, text: string): CachedResponse {
  const bytes = Buffer.from(text);
  let etag: string | undefined;
  return {
    contentType,
    bytes,
    // Worked out when it is first told: a POST never tells it.
    get etag() {
      return (etag ??= etagOf(bytes));
    },
  };
}

function etagOf(bytes: Buffer): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
}
