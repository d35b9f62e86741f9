import { createHash } from 'node:crypto';
import type { Store } from '../store/store.ts';
import { encode, type Encoded } from './encoded.ts';
import type { Ask, PageRenderer, RenderedPage } from './renderer.ts';

/** A page, ready to be sent. */
export interface ReadyPage extends Omit<RenderedPage, 'html'> {
  readonly etag: string;
  readonly body: Encoded;
}

/** Gives the page at a location, rendered or kept; all that it tells of is on disk. */
export type KeptPages = (location: string) => Promise<ReadyPage>;

/** Some five hundred pages, compressed. */
export const MAX_KEPT_BYTES = 16 * 1024 * 1024;

/**
 * Renders pages, and keeps what it rendered for as long as the catalogue stays as it is. Pages hold
 * nothing of whoever asks, so all get the same; of those that were asked for longest ago, as many
 * go as the bound says.
 */
export function keepPages(
  renderer: PageRenderer,
  {
    store,
    ask,
    origin,
    maxBytes = MAX_KEPT_BYTES,
  }: {
    readonly store: Store;
    readonly ask: Ask;
    /** Begins the absolute links of pages. */
    readonly origin: string;
    readonly maxBytes?: number;
  },
): KeptPages {
  // A map remembers in which order its keys were set: the first one was asked for longest ago.
  const kept = new Map<string, ReadyPage>();
  const underWay = new Map<string, Promise<ReadyPage>>();
  let version = store.catalogVersion;

  async function make(address: string): Promise<ReadyPage> {
    const begunAt = store.catalogVersion;
    const { html, ...page } = await renderer.render(address, { ask, origin });
    const body = await encode(html);
    // A text has one packed form: its hash tells texts apart at a sixth of the price.
    const hash = createHash('sha256').update(await body.as('br'));
    const ready = { ...page, etag: `W/"${hash.digest('base64url').slice(0, 22)}"`, body };
    // Whoever is given a page need not wait for what others are writing.
    await store.settled();
    const isCurrent = begunAt !== null && begunAt === store.catalogVersion;
    if (page.isLasting && isCurrent) {
      kept.set(address, ready);
      makeRoom();
    }
    return ready;
  }

  function makeRoom(): void {
    let bytes = Array.from(kept.values()).reduce((sum, { body }) => sum + body.bytes, 0);
    for (const [address, { body }] of kept) {
      if (bytes <= maxBytes) return;
      bytes -= body.bytes;
      kept.delete(address);
    }
  }

  return (location) => {
    if (version !== store.catalogVersion) {
      kept.clear();
      underWay.clear();
      version = store.catalogVersion;
    }
    // Most ask by the page's own address: then there is nothing to work out.
    const address = kept.has(location) ? location : renderer.addressOf(location);
    const known = kept.get(address);
    if (known) {
      kept.delete(address);
      kept.set(address, known);
      return Promise.resolve(known);
    }
    // Many who ask for a new page at once wait for one.
    const making = underWay.get(address) ?? make(address);
    underWay.set(address, making);
    const forget = () => {
      if (underWay.get(address) === making) underWay.delete(address);
    };
    making.then(forget, forget);
    return making;
  };
}
