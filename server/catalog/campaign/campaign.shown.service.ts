import type { ShopContext } from '../../context.ts';
import { categoryIn } from '../translation/translation.rules.ts';
import type { CampaignRecord } from './campaign.store.ts';
import { summaryIn } from './campaign.texts.ts';

/** See `summaryIn`; categories have their names of today. */
export async function summaryOf(
  { store, language }: Pick<ShopContext, 'store' | 'language'>,
  campaign: CampaignRecord,
): Promise<string | null> {
  const categories = await store.read.catalog.categories();
  const named = categories.filter(({ id }) => campaign.categories.includes(id));
  return summaryIn(language, campaign, {
    ...campaign,
    categories: named.map((category) => categoryIn(language, category).name),
  });
}
