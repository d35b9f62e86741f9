import { hasPage, occasionCodes, type PageOccasion } from '#shared/catalog/occasions.ts';
import { SHOP_PLACEHOLDERS } from '#shared/shop/shop-placeholders.ts';

const PLAIN_KEYS = [
  'DESCRIPTION',
  'LIST_DESCRIPTION',
  'CATEGORY_DESCRIPTION',
  'PRODUCT_DESCRIPTION',
  'OCCASIONS',
  'OCCASIONS_DESCRIPTION',
  'FOOTER',
  'COPYRIGHT',
  'MAIL_SIGNATURE',
  'SERVICES',
  'FAQ',
  'DELIVERY',
  'PICTURE_ALT',
] as const;
type PlainKey = (typeof PLAIN_KEYS)[number];

/** Names a text of the shop, as `ShopTextKey` of the schemas does. */
export type ShopTextKey =
  PlainKey | `OCCASION_${PageOccasion}` | `OCCASION_${PageOccasion}_DESCRIPTION`;

/** The shop's own texts in a language. */
export type ShopTexts = Readonly<Partial<Record<ShopTextKey, string>>>;

/** Texts that a shop can replace by its own. */
export const SHOP_TEXT_KEYS: readonly ShopTextKey[] = [
  ...PLAIN_KEYS,
  ...occasionCodes
    .filter(hasPage)
    .flatMap((code) => [`OCCASION_${code}`, `OCCASION_${code}_DESCRIPTION`] as const),
];

/** Texts of several paragraphs, which replace a page's default document. */
const DOCUMENTS: ReadonlySet<ShopTextKey> = new Set(['SERVICES', 'FAQ', 'DELIVERY']);

const MAX_DOCUMENT = 20_000;
const MAX_TEXT = 500;

/** Bounds a text, in characters. */
export const maxOf = (key: ShopTextKey) => (DOCUMENTS.has(key) ? MAX_DOCUMENT : MAX_TEXT);

const CONTACT = ['telephone', 'email', 'frais', 'seuil'] as const;

const OWN_PLACEHOLDERS: Readonly<Partial<Record<ShopTextKey, readonly string[]>>> = {
  CATEGORY_DESCRIPTION: ['categorie'],
  PRODUCT_DESCRIPTION: ['produit', 'marque'],
  SERVICES: CONTACT,
  FAQ: CONTACT,
  DELIVERY: CONTACT,
};

/** Placeholders that a text may hold. */
export const placeholdersOf = (key: ShopTextKey): readonly string[] => [
  ...SHOP_PLACEHOLDERS,
  ...(OWN_PLACEHOLDERS[key] ?? []),
];
