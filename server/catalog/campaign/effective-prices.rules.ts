import { priceInForce, type PriceRow } from '../price-history/price-history.rules.ts';
import { bestCampaign, bordersOf, runsAt } from './campaign.rules.ts';
import type { CampaignRecord } from './campaign.store.ts';

/** A price that shoppers paid from `at` on. */
export interface EffectiveRow extends PriceRow {
  readonly campaign: CampaignRecord | null;
}

/**
 * Returns what a variant cost shoppers, oldest first, from its entered prices and the campaigns that reduce its product:
 * nothing else records the price of a campaign. The original prices are the entered ones.
 */
export function effectiveRows(
  entered: readonly PriceRow[],
  campaigns: readonly CampaignRecord[],
): readonly EffectiveRow[] {
  const instants = new Set(entered.map(({ at }) => at));
  for (const campaign of campaigns) for (const border of bordersOf(campaign)) instants.add(border);
  return [...instants].toSorted().flatMap((at) => {
    const row = priceInForce(entered, new Date(at));
    if (!row) return [];
    const running = campaigns.filter((campaign) => runsAt(campaign, at));
    return { at, originalPrice: row.originalPrice, ...bestCampaign(row.price, running) };
  });
}
