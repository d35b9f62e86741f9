import { z } from 'zod';
import { TRANSLATIONS } from '#shared/language.ts';
import { count, listOf, record, text } from '../../shared/record.ts';
import { collectionOf } from '../../storage/collection.ts';
import type { Rows } from '../../storage/rows.ts';

/** Blocks that can be switched off, in the order of the page. */
export const HOME_BLOCKS = [
  'CAMPAIGNS',
  'BRANDS',
  'FEATURED',
  'OCCASIONS',
  'EYEWEAR',
  'ABOUT',
  'SERVICES',
  'CATEGORIES',
] as const;
export type HomeBlock = (typeof HOME_BLOCKS)[number];

const imageRecord = record({ url: text, alt: text });

/** In French; null is what the shop did not write. */
const partRecord = record({
  title: text.nullable().default(null),
  text: text.nullable().default(null),
  image: imageRecord.nullable().default(null),
});
export type HomePart = z.infer<typeof partRecord>;

const textsRecord = record({
  title: text.nullable().default(null),
  text: text.nullable().default(null),
  imageAlt: text.nullable().default(null),
});
export type HomeTexts = z.infer<typeof textsRecord>;

const NO_PART = { title: null, text: null, image: null };
const NO_TEXTS = { title: null, text: null, imageAlt: null };

export const homeContent = record({
  /** Ids of products; none: eight places of the list. */
  featured: listOf(text).default([]),
  /** The line above the title at the top of the page, in French. */
  eyebrow: text.nullable().default(null),
  hero: partRecord.default(NO_PART),
  about: partRecord.default(NO_PART),
  /** A block that a later version adds is shown. */
  hiddenBlocks: listOf(z.enum(HOME_BLOCKS)).default([]),
  /** Names; none: all. */
  brands: listOf(text).default([]),
  /** Each language once. */
  translations: listOf(
    record({
      language: z.enum(TRANSLATIONS),
      eyebrow: text.nullable().default(null),
      hero: textsRecord.default(NO_TEXTS),
      about: textsRecord.default(NO_TEXTS),
    }),
  ).default([]),
});
export type ShownHome = z.infer<typeof homeContent>;

const homeRecord = record({
  /** 0 before the first change. */
  version: count,
  /** Null without changes that shoppers do not see. */
  draft: homeContent.nullable().default(null),
  /** Null for the home page that every shop begins with. */
  published: homeContent.nullable().default(null),
  /** The home page that was published before; null where no step back is left. */
  earlier: record({ content: homeContent.nullable() }).nullable().default(null),
});
export type HomeRecord = z.infer<typeof homeRecord>;

export const homes = collectionOf('homes', homeRecord);

/** The shop has one record. */
const KEY = 'shop';

export const UNCHANGED_HOME: HomeRecord = {
  version: 0,
  draft: null,
  published: null,
  earlier: null,
};

export const homeOf = (rows: Rows) => ({
  load: async (): Promise<HomeRecord> => (await rows.get(homes, KEY)) ?? UNCHANGED_HOME,
  save: (saved: HomeRecord) => rows.put(homes, KEY, saved),
});
