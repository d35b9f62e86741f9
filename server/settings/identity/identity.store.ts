import { z } from 'zod';
import { LANGUAGES } from '#shared/language.ts';
import { NEUTRAL_PREFIX } from '#shared/shop/neutral-shop.ts';
import { DEFAULT_VAT_PERCENT } from '#shared/pricing.ts';
import { SHOP_TEXT_KEYS } from '#shared/shop/shop-texts.ts';
import { addedFieldsOf, count, listOf, record, text } from '../../shared/record.ts';
import { collectionOf } from '../../storage/collection.ts';
import type { Rows } from '../../storage/rows.ts';

/** A text by language; what a language lacks is French. */
export const wordsRecord = record({ fr: text, ar: text.nullable(), en: text.nullable() });
export type ShopWords = z.infer<typeof wordsRecord>;

/** Fields of what a shop says of itself, which files of seeds have too. */
export const identityFields = {
  name: text.nullable(),
  city: wordsRecord.nullable(),
  sentence: wordsRecord.nullable(),
  /** The year in which the shop was founded. */
  since: count.nullable(),
  logo: record({ url: text, width: count, height: count }).nullable(),
  /** Whether the built icons are drawings of this shop; without a logo, others have their initial. */
  hasBuiltIcons: z.boolean().default(false),
  /** Hexadecimal, in lower case; null for those of the theme. */
  colours: record({ accent: text, ink: text, paper: text }).nullable(),
  /** Languages on sale, French always. */
  languages: listOf(z.enum(LANGUAGES)).default([...LANGUAGES]),
  /** Addresses of the shop elsewhere. */
  links: listOf(text).default([]),
  orderPrefix: text.default(NEUTRAL_PREFIX),
  vatPercent: count.default(DEFAULT_VAT_PERCENT),
  /** Texts that replace the software's, each key once. */
  texts: listOf(record({ key: z.enum(SHOP_TEXT_KEYS), words: wordsRecord })).default([]),
};

export const identityRecord = record({
  /** 0 before the first change. */
  version: count,
  ...identityFields,
});
export type IdentityRecord = z.infer<typeof identityRecord>;

export const identities = collectionOf('identities', identityRecord);

/** The shop has one record. */
const KEY = 'shop';

/** A shop that has said nothing of itself. */
export const NEUTRAL_IDENTITY: IdentityRecord = { version: 0, ...addedFieldsOf(identityRecord) };

export const identityOf = (rows: Rows) => ({
  load: async (): Promise<IdentityRecord> => (await rows.get(identities, KEY)) ?? NEUTRAL_IDENTITY,
  /** Whether one was ever saved; shops of before this record have none. */
  isSaved: async (): Promise<boolean> => (await rows.get(identities, KEY)) !== undefined,
  save: (saved: IdentityRecord) => rows.put(identities, KEY, saved),
});
