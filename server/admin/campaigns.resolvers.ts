import {
  allCampaigns,
  endCampaign,
  saveCampaign,
  setCampaignImage,
} from '../catalog/campaign/campaign.service.ts';
import { foreseenPrices } from '../catalog/campaign/campaign.prices.service.ts';
import { linksOfShopAt } from '../catalog/campaign/shop-at.service.ts';
import { campaignState } from '../catalog/campaign/campaign.edit.rules.ts';
import { countedCategories } from '../catalog/staff/list.service.ts';
import type { Resolvers } from '../generated/admin.ts';
import { payloadOf } from '../shared/payload.ts';
import { loadersOf } from './admin.loaders.ts';

export const campaignResolvers = {
  Query: {
    campaigns: (_, { state }, context) => allCampaigns(context, state ?? null),
    campaign: async (_, { id }, { store }) => (await store.read.campaigns.get(id)) ?? null,
    campaignPrices: (_, { input, first, skip }, context) =>
      foreseenPrices(context, input, { first, skip }),
    shopPreviews: (_, { at }, context) => linksOfShopAt(context, at),
  },
  Mutation: {
    saveCampaign: (_, { input, expectedVersion }, context) =>
      payloadOf(context, 'campaign', () => saveCampaign(context, input, expectedVersion ?? null)),
    setCampaignImage: (_, { id, file, alt, expectedVersion }, context) =>
      payloadOf(context, 'campaign', () =>
        setCampaignImage(context, { id, file: file.bytes, alt }, expectedVersion),
      ),
    endCampaign: (_, { id, expectedVersion }, context) =>
      payloadOf(context, 'campaign', () => endCampaign(context, id, expectedVersion)),
  },
  Campaign: {
    state: (campaign, _, { clock }) => campaignState(campaign, clock()),
    products: async ({ products: ids }, _, context) => {
      const { products } = loadersOf(context);
      const found = await Promise.all(ids.map((id) => products.load(id)));
      return found.filter((product) => product !== null);
    },
    sales: ({ id }, _, { store }) => store.read.orders.campaignSales(id),
    categories: async ({ categories: ids }, _, context) =>
      (await countedCategories(context)).filter(({ id }) => ids.includes(id)),
  },
} satisfies Resolvers;
