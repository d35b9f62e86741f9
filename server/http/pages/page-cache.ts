import { createHash } from 'node:crypto';
import { contentTypeOf, measurePicture, storedName } from '../../catalog/picture/picture.rules.ts';
import { dayOf } from '#shared/page-day.ts';
import { inMorocco } from '../../shared/time.ts';
import { VersionedCache, type Validity } from '../../shared/versioned-cache.ts';
import { sharedPictureOf } from '../../catalog/home/home.rules.ts';
import { deliveryWays } from '../../delivery/delivery.service.ts';
import { appleIconOf, shopTextsIn } from '../../settings/identity/identity.rules.ts';
import type { FilterOption } from '#shared/catalog/option-filters.ts';
import { filterOptions } from '../../settings/uses/uses.service.ts';
import { findIdentity, findPageShop } from '../../settings/identity/identity.service.ts';
import { settingsWithin } from '../../settings/settings.service.ts';
import type { Language } from '#shared/language.ts';
import type { ShopSettings, Store } from '../../context.ts';
import { SharedWork, type WorkQueue } from '../limits/work-queue.ts';
import { pack, quality, repack, type Encoding } from './encoded.ts';
import type {
  DescribePicture,
  PageRenderer,
  RenderedPage,
  RunQuery,
} from '#shared/page-renderer.ts';

/** A page in one encoding. */
export interface ReadyPage extends Omit<RenderedPage, 'html'> {
  readonly etag: string;
  readonly bytes: Buffer;
  /** In Morocco with its offset, which pages name: `2026-11-24+01:00`. */
  readonly day: string;
  /** From this hour on, orders of the day are promised for later days, which pages name, too. */
  readonly cutOffHour: number;
  readonly isAfterCutOff: boolean;
}

export interface PageCache {
  get(location: string, encoding: Encoding): ReadyPage | undefined;
  /** Renders or repacks a page that is not cached. Throws Overloaded when the queue is full. */
  make(location: string, encoding: Encoding, client: string): Promise<ReadyPage>;
}

/** About five hundred pages, compressed. */
const MAX_BYTES = 16 * 1024 * 1024;

/** The encoding in which pages are rendered; the others are made of it. */
const FIRST = 'br';

interface PageSources {
  readonly store: Store;
  readonly settings: ShopSettings;
  readonly clock: () => Date;
  readonly runQuery: RunQuery;
  readonly language: Language;
  /** Begins the absolute links of pages. */
  readonly origin: string;
  readonly queue: WorkQueue;
}

/**
 * Renders pages, which hold nothing about the guest, and caches them until the catalogue, the settings, the
 * identity, the day or its offset change, a campaign begins or ends, and until the hour from which orders count from the next day.
 */
export function createPageCache(
  renderer: PageRenderer,
  { store, settings, clock, runQuery, language, origin, queue }: PageSources,
): PageCache {
  const cached = new VersionedCache<ReadyPage>(
    () => store.cacheVersion,
    { maxSize: MAX_BYTES, sizeCalculation: ({ bytes }) => bytes.length },
    clock,
  );
  const rendering = new SharedWork<ReadyPage>(queue);

  function find(address: string, encoding: Encoding): ReadyPage | undefined {
    const page = cached.get(keyOf(address, encoding));
    if (!page) return undefined;
    const now = inMorocco(clock().toISOString());
    const isOfNow =
      page.day === dayOf(now) && page.isAfterCutOff === hourOf(now) >= page.cutOffHour;
    return isOfNow ? page : undefined;
  }

  const describePicture: DescribePicture = async (path) => {
    const name = storedName(path);
    const bytes = name === null ? null : await store.pictures.read(name);
    const found = bytes && measurePicture(bytes);
    return found && { ...found, type: contentTypeOf(found.type) };
  };

  /** Holds what one version of the data has: older options could drop a parameter that a list reads by now. */
  let known: {
    readonly version: PageSources['store']['cacheVersion'];
    readonly options: readonly FilterOption[];
  } | null = null;

  async function optionsNow(): Promise<readonly FilterOption[]> {
    const version = store.cacheVersion;
    if (known && known.version === version) return known.options;
    const options = await filterOptions({ store }, language);
    known = { version, options };
    return options;
  }

  function findCanonical(location: string, encoding: Encoding): ReadyPage | undefined {
    if (!known || known.version !== store.cacheVersion) return undefined;
    return find(renderer.addressOf(location, known.options), encoding);
  }

  async function validityNow(): Promise<Validity> {
    const version = store.cacheVersion;
    const { until } = await store.read.campaigns.offersAt(clock());
    return { version, until };
  }

  async function render(address: string): Promise<ReadyPage> {
    const validity = await validityNow();
    const time = clock();
    const now = inMorocco(time.toISOString());
    const { cutOffHour } = await settingsWithin(store.read, { settings });
    const [{ promised }, ...fetched] = await deliveryWays(
      store.read,
      { settings, now: time },
      null,
    );
    const identity = await findIdentity({ store });
    const { html, ...rendered } = await renderer.render(address, {
      runQuery,
      describePicture,
      origin,
      now,
      delivery: { promised, hasPickup: fetched.length > 0 },
      shop: await findPageShop({ store }, language),
      look: { colours: identity.colours, appleIcon: appleIconOf(identity) },
      texts: shopTextsIn(identity, language),
      sharedPicture: sharedPictureOf(await store.read.home.load()),
    });
    const bytes = await pack(html, rendered.isLasting ? quality.cached : quality.once);
    // Hashing the packed text costs a sixth of hashing the text.
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
    await store.flushed();
    const page = {
      ...rendered,
      etag: `W/"${hash}"`,
      bytes,
      day: dayOf(now),
      cutOffHour,
      isAfterCutOff: hourOf(now) >= cutOffHour,
    };
    if (page.isLasting) cached.set(keyOf(address, FIRST), page, validity);
    return page;
  }

  return {
    get: (location, encoding) => find(location, encoding) ?? findCanonical(location, encoding),
    async make(location, encoding, client) {
      const address = renderer.addressOf(location, await optionsNow());
      const page = find(address, encoding);
      if (page) return page;
      const validity = await validityNow();
      const { version, until } = validity;
      const first =
        find(address, FIRST) ??
        (await rendering.run(`${version} ${Number(until)} ${address}`, client, () =>
          render(address),
        ));
      if (encoding === FIRST) return first;
      const repacked = { ...first, bytes: await repack(first.bytes, encoding) };
      if (repacked.isLasting) cached.set(keyOf(address, encoding), repacked, validity);
      return repacked;
    },
  };
}

/** Returns 0 to 23, from `2026-11-24T00:30:00+01:00`. */
const hourOf = (now: string) => Number(now.slice(11, 13));

/** Addresses begin with a slash and encodings do not. */
function keyOf(address: string, encoding: Encoding): string {
  return encoding === FIRST ? address : `${encoding} ${address}`;
}
