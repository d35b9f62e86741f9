import { createHash } from 'node:crypto';
import { VersionedCache, type Validity } from '../shared/versioned-cache.ts';
import type { Shop, Store } from '../context.ts';

export interface CachedResponse {
  readonly contentType: string;
  readonly bytes: Buffer;
  readonly etag: string;
  /** Name of the GraphQL operation, for the log. */
  readonly operation: string | null;
}

const MAX_BYTES = 32 * 1024 * 1024;
/** The list of a catalogue of 100,000 would evict everything else. */
const MAX_BYTES_EACH = 4 * 1024 * 1024;
const ENTRY_BYTES = 500;

/** Until the catalogue or the settings change, or a campaign begins or ends. Keys must contain everything that a response depends on. */
export class ResponseCache {
  readonly #store: Store;
  readonly #responses: VersionedCache<CachedResponse>;

  constructor({ store, clock }: Pick<Shop, 'store' | 'clock'>) {
    this.#store = store;
    this.#responses = new VersionedCache(
      () => store.cacheVersion,
      {
        maxSize: MAX_BYTES,
        maxEntrySize: MAX_BYTES_EACH,
        sizeCalculation: ({ bytes }, key) => bytes.length + 2 * key.length + ENTRY_BYTES,
      },
      clock,
    );
  }

  get bytes(): number {
    return this.#responses.size;
  }

  get(key: string): CachedResponse | undefined {
    return this.#responses.get(key);
  }

  /** Only once it is durable: `get` does not wait. */
  async set(key: string, response: CachedResponse, validity: Validity): Promise<void> {
    if (validity.version === null) return;
    await this.#store.flushed();
    this.#responses.set(key, response, validity);
  }
}

export function cacheable(
  contentType: string,
  text: string,
  operation: string | null = null,
): CachedResponse {
  const bytes = Buffer.from(text);
  let etag: string | undefined;
  return {
    contentType,
    bytes,
    operation,
    get etag() {
      return (etag ??= etagOf(bytes));
    },
  };
}

export function etagOf(bytes: Buffer): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
}
