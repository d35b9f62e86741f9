import type { Resolvers } from '../../generated/resolvers.ts';
import { findProducts } from '../catalog.service.ts';
import { campaignIn, inShownOrder } from './campaign.shown.rules.ts';
import { summaryOf } from './campaign.shown.service.ts';
import { labelIn } from './campaign.texts.ts';

export const campaignResolvers = {
  Query: {
    campaign: (_, { slug }, { offers }) =>
      offers.running.find((campaign) => campaign.slug === slug) ?? null,
    campaigns: (_, __, { offers }) => inShownOrder(offers.running),
  },
  Campaign: {
    title: (campaign, _, { language }) => campaignIn(language, campaign).title,
    text: (campaign, _, { language }) => campaignIn(language, campaign).text,
    picture: (campaign, _, { language }) => campaignIn(language, campaign).picture,
    label: (campaign, _, { language }) => labelIn(language, campaign),
    summary: (campaign, _, context) => summaryOf(context, campaign),
    products: ({ slug }, args, context) =>
      findProducts(context, { ...args, filter: { ...args.filter, campaign: slug } }),
  },
  ReducingCampaign: {
    label: (campaign, _, { language }) => labelIn(language, campaign),
    summary: (campaign, _, context) => summaryOf(context, campaign),
  },
} satisfies Resolvers;
