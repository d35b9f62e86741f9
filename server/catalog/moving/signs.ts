import { foldJoined } from '#shared/fold.ts';
import type { Platform } from '../../shared/problem-codes.ts';
import { PLATFORMS } from './foreign.ts';

export type Signs = ReadonlyArray<readonly string[]>;

/** Headings by which a file is recognised: one of each list must be there. */
export const SIGNS: Readonly<Record<Platform, Signs>> = {
  SHOPIFY: [
    ['Handle', 'URL handle'],
    ['Title'],
    ['Variant Price', 'Option1 Value', 'Body (HTML)', 'Published on online store'],
  ],
  WOOCOMMERCE: [['Name', 'Nom'], ['Type'], ['Regular price', 'Tarif régulier', 'Prix régulier']],
  PRESTASHOP: [
    ['ID', 'Product ID', 'ID produit', 'ID du produit'],
    ['Name *', 'Nom *', 'Product name', 'Nom du produit'],
    [
      'Price tax excluded',
      'Price tax excluded or Price tax included',
      'Price tax included',
      'Price (tax excl.)',
      'Prix HT',
      'Prix (HT)',
      'Prix hors taxe',
      'Prix TTC',
      'Prix (TTC)',
    ],
  ],
  YOUCAN: [
    ['slug', 'name', 'nom'],
    ['price', 'prix'],
    ['compare_at_price', 'track_inventory', 'inventory', 'visibility', 'thumbnail', 'slug'],
  ],
};

/** Returns those of the signs of which the file has no heading. */
export function missingIn(headings: readonly string[], signs: Signs): Signs {
  const written = new Set(headings.map(foldJoined));
  return signs.filter((each) => !each.some((heading) => written.has(foldJoined(heading))));
}

/** Returns the program whose file has such headings; null for none. */
export const platformOf = (headings: readonly string[]): Platform | null =>
  PLATFORMS.find((platform) => missingIn(headings, SIGNS[platform]).length === 0) ?? null;
