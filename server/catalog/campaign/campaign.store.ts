import { z } from 'zod';
import { TRANSLATIONS } from '#shared/language.ts';
import { amount, count, instant, listOf, record, text } from '../../shared/record.ts';
import { collectionOf } from '../../storage/collection.ts';
import { ALL, indexOn, type Index, type Rows } from '../../storage/rows.ts';

/** A SALE is one of « soldes » by law 31-08; a COLLECTION changes no price. */
export const CAMPAIGN_KINDS = ['SALE', 'PROMOTION', 'COLLECTION'] as const;

export const campaignRecord = record({
  id: text,
  version: count,
  /** Is unique in the shop. */
  slug: text,
  kind: z.enum(CAMPAIGN_KINDS),
  /** In French. */
  title: text,
  /** Empty without a text. */
  text,
  picture: record({ url: text, alt: text }).nullable(),
  /** Each language once; what is null is shown in French. */
  translations: listOf(
    record({
      language: z.enum(TRANSLATIONS),
      title: text.nullable(),
      text: text.nullable(),
      pictureAlt: text.nullable(),
    }),
  ),
  /** Instants are written as `Date.toISOString` does: two are compared as texts. */
  startsAt: instant,
  /** It runs no longer at this instant; null, for a COLLECTION alone, without an end. */
  endsAt: instant.nullable(),
  /** Time when staff ended it early; `endsAt` has changed with it. */
  endedAt: instant.nullable().default(null),
  /** Ids of products, ids of categories, names of brands: a product is in it by any of them. */
  products: listOf(text),
  categories: listOf(text),
  brands: listOf(text),
  /** Is taken off the entered price of each variant, by one of both; a COLLECTION has neither. */
  percent: count.nullable(),
  amount: amount.nullable(),
  createdAt: instant,
  updatedAt: instant,
  /** Whether the event of its start and that of its end were queued. */
  announced: record({ started: z.boolean(), ended: z.boolean() }).default({
    started: false,
    ended: false,
  }),
});
export type CampaignRecord = z.infer<typeof campaignRecord>;

/** Fields of a sold line whose price was not as entered; both are missing where it was. */
export const offerFields = {
  /** The campaign that reduced it. */
  campaignId: text.optional(),
  /** The original price as it was entered, where `originalPrice` is less. */
  listedPrice: amount.optional(),
};

export const campaigns = collectionOf('campaigns', campaignRecord);

const campaignsInOrder = indexOn(campaigns, 'campaignsInOrder', ({ startsAt }) => [startsAt]);
const campaignsBySlug = indexOn(campaigns, 'campaignsBySlug', ({ slug }) => [slug]);
export const campaignIndexes: readonly Index[] = [campaignsInOrder, campaignsBySlug];

export const campaignsOf = (rows: Rows) => ({
  /** The latest start first: campaigns that run, that come and that have ended. */
  all: () => rows.find(campaignsInOrder, ALL, { isNewestFirst: true }),
  get: (id: string) => rows.get(campaigns, id),
  bySlug: async (slug: string): Promise<CampaignRecord | undefined> =>
    (await rows.find(campaignsBySlug, { value: slug }))[0],
  save: (saved: CampaignRecord) => rows.put(campaigns, saved.id, saved),
});
