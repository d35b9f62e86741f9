import type { Centimes } from '#shared/money.ts';
import type { CategoryRecord, ProductRecord } from '../catalog.store.ts';
import type { CampaignRecord } from './campaign.store.ts';

/** Fields by which a product is in a campaign. */
export type Offered = Pick<ProductRecord, 'id' | 'brand' | 'categoryName'>;

/** A campaign with its goods, to be looked up for many products. */
export interface ScopedCampaign {
  readonly campaign: CampaignRecord;
  readonly products: ReadonlySet<string>;
  /** Names of today: a category may have been renamed since, or deleted. */
  readonly categoryNames: ReadonlySet<string>;
  readonly brands: ReadonlySet<string>;
}

type NamedCategory = Pick<CategoryRecord, 'id' | 'name'>;

export function scopedCampaign(
  campaign: CampaignRecord,
  categories: readonly NamedCategory[],
): ScopedCampaign {
  const { products, brands } = campaign;
  const names = categories.flatMap(({ id, name }) =>
    campaign.categories.includes(id) ? [name] : [],
  );
  return {
    campaign,
    products: new Set(products),
    categoryNames: new Set(names),
    brands: new Set(brands),
  };
}

export function isInCampaign(
  { products, categoryNames, brands }: ScopedCampaign,
  { id, categoryName, brand }: Offered,
): boolean {
  return products.has(id) || categoryNames.has(categoryName) || brands.has(brand);
}

/** From its start, included, to its end. */
export function runsAt(
  { startsAt, endsAt }: Pick<CampaignRecord, 'startsAt' | 'endsAt'>,
  instant: string,
): boolean {
  return startsAt <= instant && (endsAt === null || instant < endsAt);
}

/** Says whether it runs at any time: one that staff end before its start does not. */
export function runsEver({
  startsAt,
  endsAt,
}: Pick<CampaignRecord, 'startsAt' | 'endsAt'>): boolean {
  return endsAt === null || startsAt < endsAt;
}

/** Returns the instants at which prices may change. */
export function bordersOf(
  campaign: Pick<CampaignRecord, 'startsAt' | 'endsAt'>,
): readonly string[] {
  if (!runsEver(campaign)) return [];
  return campaign.endsAt === null ? [campaign.startsAt] : [campaign.startsAt, campaign.endsAt];
}

type Reduction = Pick<CampaignRecord, 'kind' | 'percent' | 'amount'>;

/**
 * Returns the price of an entered one: a percentage is rounded, half up, to the centime, and a centime is the least. A
 * COLLECTION changes nothing.
 */
export function campaignPrice(entered: Centimes, { kind, percent, amount }: Reduction): Centimes {
  if (kind === 'COLLECTION') return entered;
  const reduced =
    percent === null ? entered - (amount ?? 0) : Math.floor((entered * (100 - percent) + 50) / 100);
  return Math.min(entered, Math.max(1, reduced));
}

/** Returns the campaign with the lowest price, of equal ones the first; null where none reduces. */
export function bestCampaign<C extends Reduction>(
  entered: Centimes,
  campaigns: readonly C[],
): { readonly campaign: C | null; readonly price: Centimes } {
  let best: { readonly campaign: C | null; readonly price: Centimes } = {
    campaign: null,
    price: entered,
  };
  for (const campaign of campaigns) {
    const price = campaignPrice(entered, campaign);
    if (price < best.price) best = { campaign, price };
  }
  return best;
}
