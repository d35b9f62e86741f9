import type { Centimes } from '#shared/money.ts';
import type { Priced } from '#shared/pricing.ts';
import type { StruckPrices } from '../../settings/settings.store.ts';
import type { AnyProduct, CategoryRecord, VariantRecord } from '../catalog.store.ts';
import { enteredPriceOf } from '../catalog.variant.rules.ts';
import {
  DAYS_COUNTED,
  daysAfter,
  isNewlyListed,
  lowestPrice30Days,
  provenStruckPrice,
  rowsOfVariant,
} from '../price-history/price-history.rules.ts';
import type { PriceHistoryRecord } from '../price-history/price-history.store.ts';
import {
  bestCampaign,
  bordersOf,
  isInCampaign,
  runsAt,
  runsEver,
  scopedCampaign,
  type Offered,
  type ScopedCampaign,
} from './campaign.rules.ts';
import type { CampaignRecord } from './campaign.store.ts';
import { effectiveRows, type EffectiveRow } from './effective-prices.rules.ts';

/** Prices at an instant follow from them and the product. */
export interface Offers {
  readonly at: Date;
  /**
   * When what is said of prices may next change: a campaign begins or ends, or one that has ended no longer counts in the
   * lowest prices of 30 days. Later than `at`; null where nothing comes.
   */
  readonly until: Date | null;
  /** Campaigns that run, COLLECTION too, in the order of their starts. */
  readonly running: readonly CampaignRecord[];
  /** Whether `at` is not now, but an instant that staff look at. */
  readonly isPreview: boolean;
  readonly window: OffersWindow;
}

/** Offers from one border to the next; the same object as long as nothing changes but the time. */
export interface OffersWindow {
  readonly running: readonly ScopedCampaign[];
  /** All that ever change a price: ended ones count in the prices of 30 days. */
  readonly reducing: readonly ScopedCampaign[];
  readonly struckPrices: StruckPrices;
  readonly historyOf: (productId: string) => PriceHistoryRecord | undefined;
  /** Whether every price is as entered. */
  readonly isPlain: boolean;
  /** Prices that were computed, by the product's record. */
  readonly priced: WeakMap<object, PricedProduct>;
}

interface PricedProduct {
  /** Campaigns that reduce it now. */
  readonly running: readonly CampaignRecord[];
  readonly prices: WeakMap<VariantRecord, OfferedPrice>;
  /** Prices by what they follow from: most variants have had the same ones. */
  readonly proven: Map<string, OfferedPrice>;
}

interface OfferedPrice extends Priced {
  /** Null where none reduces it. */
  readonly campaign: CampaignRecord | null;
}

export interface OfferSources {
  readonly campaigns: Iterable<CampaignRecord>;
  readonly categories: Iterable<Pick<CategoryRecord, 'id' | 'name'>>;
  readonly struckPrices: StruckPrices;
  readonly historyOf: (productId: string) => PriceHistoryRecord | undefined;
}

/** Returns the offers of an instant. */
export function offersFrom(sources: OfferSources, at: Date, isPreview = false): Offers {
  const { struckPrices, historyOf } = sources;
  const instant = at.toISOString();
  const categories = [...sources.categories];
  const campaigns = [...sources.campaigns].toSorted(byStart);
  const running = campaigns.filter((campaign) => runsAt(campaign, instant));
  const scoped = (some: readonly CampaignRecord[]) =>
    some.map((campaign) => scopedCampaign(campaign, categories));
  const reducing = campaigns.filter(isReduction);
  const next = [...campaigns.flatMap(bordersOf), ...reducing.flatMap(endOfCounting)]
    .filter((border) => border > instant)
    .toSorted()[0];
  return {
    at,
    until: next === undefined ? null : new Date(next),
    running,
    isPreview,
    window: {
      running: scoped(running),
      reducing: scoped(reducing),
      struckPrices,
      historyOf,
      isPlain: struckPrices === 'AS_ENTERED' && !running.some(isReduction),
      priced: new WeakMap(),
    },
  };
}

function endOfCounting({ startsAt, endsAt }: CampaignRecord): readonly string[] {
  if (endsAt === null || !runsEver({ startsAt, endsAt })) return [];
  return [daysAfter(endsAt, DAYS_COUNTED).toISOString()];
}

const isReduction = ({ kind }: CampaignRecord) => kind !== 'COLLECTION';

/** Puts first, of two of the same second, the one that was saved first. */
const byStart = (one: CampaignRecord, other: CampaignRecord) =>
  compare(one.startsAt, other.startsAt) ||
  compare(one.createdAt, other.createdAt) ||
  compare(one.id, other.id);

const compare = (one: string, other: string) => Number(one > other) - Number(one < other);

/** Holds without campaigns, in a shop that strikes prices as they were entered. */
export const NO_OFFERS: Offers = offersFrom(
  { campaigns: [], categories: [], struckPrices: 'AS_ENTERED', historyOf: () => undefined },
  new Date(0),
);

/** Returns the campaigns that run and that a product is in, COLLECTION too. */
export function campaignsWith(product: Offered, { window }: Offers): readonly CampaignRecord[] {
  return window.running
    .filter((scoped) => isInCampaign(scoped, product))
    .map(({ campaign }) => campaign);
}

/** Returns the one campaign that gives a variant its price; null where none reduces it. */
export function campaignOf(
  product: AnyProduct,
  variant: VariantRecord,
  offers: Offers,
): CampaignRecord | null {
  return offers.window.isPlain ? null : offeredPriceOf(product, variant, offers).campaign;
}

/**
 * Returns what a shopper pays for a variant, and the price that is struck where it is higher: in a SALE, and in a shop
 * whose struck prices are proven, at most what proves it.
 */
export function priceOf(product: AnyProduct, variant: VariantRecord, offers: Offers): Priced {
  if (offers.window.isPlain) return enteredPriceOf(product, variant);
  const { price, originalPrice } = offeredPriceOf(product, variant, offers);
  return { price, originalPrice };
}

function offeredPriceOf(product: AnyProduct, variant: VariantRecord, offers: Offers): OfferedPrice {
  const { window } = offers;
  let ofProduct = window.priced.get(product);
  if (!ofProduct) {
    const running = window.running.filter((scoped) => reduces(scoped, product, window));
    ofProduct = {
      running: running.map(({ campaign }) => campaign),
      prices: new WeakMap(),
      proven: new Map(),
    };
    window.priced.set(product, ofProduct);
  }
  let known = ofProduct.prices.get(variant);
  if (!known) {
    known = newPriceOf(product, variant, offers, ofProduct);
    ofProduct.prices.set(variant, known);
  }
  return known;
}

function newPriceOf(
  product: AnyProduct,
  variant: VariantRecord,
  offers: Offers,
  { running, proven }: PricedProduct,
): OfferedPrice {
  const { historyOf, struckPrices } = offers.window;
  const entered = enteredPriceOf(product, variant);
  const { campaign, price } = bestCampaign(entered.price, running);
  if (struckPrices !== 'PROVEN' && campaign?.kind !== 'SALE') {
    return { price, originalPrice: entered.originalPrice, campaign };
  }
  const rows = rowsOfVariant(historyOf(product.id), product, variant);
  const key = JSON.stringify([entered, rows.map((row) => [row.at, row.price, row.originalPrice])]);
  let known = proven.get(key);
  if (!known) {
    const struck = provenStruckPrice(effectiveRowsOf(product, variant, offers), offers.at);
    const originalPrice = Math.max(price, Math.min(entered.originalPrice, struck ?? price));
    proven.set(key, (known = { price, originalPrice, campaign }));
  }
  return known;
}

/** A SALE leaves out what is newly listed at its start, such as a product that comes into its category later. */
function reduces(
  scoped: ScopedCampaign,
  product: AnyProduct,
  { historyOf }: Pick<OffersWindow, 'historyOf'>,
): boolean {
  const { kind, startsAt } = scoped.campaign;
  if (!isReduction(scoped.campaign) || !isInCampaign(scoped, product)) return false;
  if (kind !== 'SALE') return true;
  const rows = historyOf(product.id)?.rows ?? [{ at: product.updatedAt }];
  return !isNewlyListed(rows, startsAt);
}

/** Returns the rows of a variant with its campaigns, of now and before, oldest first. */
export function effectiveRowsOf(
  product: AnyProduct,
  variant: VariantRecord,
  { window }: Pick<Offers, 'window'>,
): readonly EffectiveRow[] {
  const campaigns = window.reducing.filter((scoped) => reduces(scoped, product, window));
  return effectiveRows(
    rowsOfVariant(window.historyOf(product.id), product, variant),
    campaigns.map(({ campaign }) => campaign),
  );
}

/** The present price counts also where a change is so young that a clock has not come to it. */
export function lowestPriceOfVariant(
  product: AnyProduct,
  variant: VariantRecord,
  offers: Offers,
): Centimes {
  const { price } = priceOf(product, variant, offers);
  const lowest = lowestPrice30Days(effectiveRowsOf(product, variant, offers), offers.at);
  return Math.min(price, lowest ?? price);
}
