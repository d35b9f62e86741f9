import { DEFAULT_STRUCK_PRICES, settings, SETTINGS_KEY } from '../../settings/settings.store.ts';
import type { Projection, TableReader } from '../../storage/projection.ts';
import { type Rows } from '../../storage/rows.ts';
import { categories, catalogOf } from '../catalog.store.ts';
import { prices } from '../price-history/price-history.store.ts';
import { runsAt } from './campaign.rules.ts';
import { campaigns, campaignsOf } from './campaign.store.ts';
import { offersFrom, type Offers, type OfferSources } from './offers.rules.ts';

/** The offers of every instant, of which those until the next border are computed once. */
class OffersTable {
  readonly #sources: OfferSources;
  #current: Offers | null = null;
  /** The last one: staff look at one instant, page by page. */
  #preview: Offers | null = null;

  constructor(tables: TableReader) {
    this.#sources = {
      campaigns: [...tables.values(campaigns)],
      categories: [...tables.values(categories)],
      struckPrices: tables.get(settings, SETTINGS_KEY)?.struckPrices ?? DEFAULT_STRUCK_PRICES,
      historyOf: (productId) => tables.get(prices, productId),
    };
  }

  at(now: Date): Offers {
    const known = this.#current;
    const isKnown = known && known.at <= now && (known.until === null || now < known.until);
    if (isKnown) return { ...known, at: now };
    return (this.#current = offersFrom(this.#sources, now));
  }

  previewAt(instant: Date): Offers {
    if (this.#preview?.at.getTime() === instant.getTime()) return this.#preview;
    return (this.#preview = offersFrom(this.#sources, instant, true));
  }
}

const offersTable: Projection<OffersTable> = {
  of: [campaigns, categories, settings],
  make: (tables) => new OffersTable(tables),
  update: () => false,
};

/** Works inside transactions, by rows. */
export function campaignsWithOffers(rows: Rows) {
  const campaignRows = campaignsOf(rows);
  return {
    ...campaignRows,
    /** Returns the offers for these products; others have no history there. */
    async offersIn(productIds: readonly string[], now: Date): Promise<Offers> {
      const all = await campaignRows.all();
      const { struckPrices } = (await rows.get(settings, SETTINGS_KEY)) ?? {};
      const running = all.filter((campaign) => runsAt(campaign, now.toISOString()));
      const isProven = struckPrices === 'PROVEN' || running.some(({ kind }) => kind === 'SALE');
      const histories = isProven ? await rows.getMany(prices, productIds) : new Map();
      const hasCategories = all.some((campaign) => campaign.categories.length > 0);
      return offersFrom(
        {
          campaigns: all,
          categories: hasCategories ? await catalogOf(rows).categories() : [],
          struckPrices: struckPrices ?? DEFAULT_STRUCK_PRICES,
          historyOf: (productId) => histories.get(productId),
        },
        now,
      );
    },
  };
}

/** Reads from memory what transactions read by rows. */
export function offersOf(rows: Rows) {
  const offersAt = async (now: Date) => (await rows.projection(offersTable)).at(now);
  return {
    offersAt,
    offersIn: (_productIds: readonly string[], now: Date) => offersAt(now),
    /** Returns the offers of another instant, for staff. */
    previewAt: async (instant: Date) => (await rows.projection(offersTable)).previewAt(instant),
  };
}
