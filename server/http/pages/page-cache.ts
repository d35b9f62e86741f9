import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { SharedWork, type Client, type WorkQueue } from '../limits/work-queue.ts';
import type { Store } from '../../stores/store.ts';
import { describesPictures } from './describe-picture.ts';
import { pack, repack, type Encoding } from './encoded.ts';
import type { RunQuery, PageRenderer, RenderedPage } from './renderer.ts';

/** A page, ready to be sent. */
export interface ReadyPage extends Omit<RenderedPage, 'html'> {
  readonly etag: string;
  /** In the encoding that was asked for. */
  readonly bytes: Buffer;
}

export interface PageCache {
  /** The page at a location if it is kept in this encoding. */
  get(location: string, encoding: Encoding): ReadyPage | undefined;
  /**
   * The same page rendered or packed anew where it is not; all that it tells of is on disk. Throws
   * Overloaded when too many wait for theirs.
   */
  make(location: string, encoding: Encoding, client: Client): Promise<ReadyPage>;
}

/** Some five hundred pages, compressed. */
export const MAX_KEPT_BYTES = 16 * 1024 * 1024;

/** How all pages are made at first: the others follow from it. */
const FIRST = 'br';

/**
 * Renders pages, and keeps what it rendered for as long as the catalogue stays as it is. Pages hold
 * nothing of whoever asks, so all get the same; of those that were asked for longest ago, as many
 * go as the bound says.
 */
export function createPageCache(
  renderer: PageRenderer,
  {
    store,
    ask,
    origin,
    queue,
    maxBytes = MAX_KEPT_BYTES,
  }: {
    readonly store: Store;
    readonly ask: RunQuery;
    /** Begins the absolute links of pages. */
    readonly origin: string;
    readonly queue: WorkQueue;
    readonly maxBytes?: number;
  },
): PageCache {
  const cached = new LRUCache<string, ReadyPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes.length,
  });
  const rendering = new SharedWork<ReadyPage>(queue);
  let version = store.cacheVersion;

  /** Keeps a page unless the catalogue has changed since it was begun. */
  function keep(address: string, page: ReadyPage, encoding: Encoding, begunAt: number | null) {
    const isCurrent = begunAt !== null && begunAt === store.cacheVersion;
    if (page.isLasting && isCurrent) cached.set(keyOf(address, encoding), page);
    return page;
  }

  async function render(address: string): Promise<ReadyPage> {
    const begunAt = store.cacheVersion;
    const { html, ...page } = await renderer.render(address, {
      ask,
      describePicture: describesPictures(store.pictures),
      origin,
    });
    const bytes = await pack(html);
    // A text has one packed form: its hash tells texts apart at a sixth of the price.
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
    // Whoever is given a page need not wait for what others are writing.
    await store.flushed();
    return keep(address, { ...page, etag: `W/"${hash}"`, bytes }, FIRST, begunAt);
  }

  function forgetOld(): void {
    if (version === store.cacheVersion) return;
    cached.clear();
    rendering.forget();
    version = store.cacheVersion;
  }

  return {
    get(location, encoding) {
      forgetOld();
      return (
        cached.get(keyOf(location, encoding)) ??
        cached.get(keyOf(renderer.addressOf(location), encoding))
      );
    },
    async make(location, encoding, client) {
      forgetOld();
      const begunAt = store.cacheVersion;
      const address = renderer.addressOf(location);
      const known = cached.get(keyOf(address, encoding));
      if (known) return known;
      const page =
        cached.get(keyOf(address, FIRST)) ??
        (await rendering.run(address, client, () => render(address)));
      if (encoding === FIRST) return page;
      const bytes = await repack(page.bytes, encoding);
      return keep(address, { ...page, bytes }, encoding, begunAt);
    },
  };
}

/** Addresses begin with a slash, so none is taken for another one's encoding. */
function keyOf(address: string, encoding: Encoding): string {
  return encoding === FIRST ? address : `${encoding} ${address}`;
}
