import { BadCatalogFile } from '../csv/catalog.csv.ts';
import type { Platform } from '../../shared/problem-codes.ts';
import { PLATFORMS, type ForeignCatalog, type ReadingOptions } from './foreign.ts';
import { readPrestaShop } from './prestashop.csv.ts';
import { readShopify } from './shopify.csv.ts';
import { readTable, type ForeignTable } from './table.csv.ts';
import { readWooCommerce } from './woocommerce.csv.ts';
import { readYouCan } from './youcan.csv.ts';

export interface ForeignFiles {
  readonly text: string;
  /** Second file of PrestaShop; null without it. */
  readonly combinations: string | null;
}

/** Headings by which a file is recognised: one of each list must be there. */
const SIGNS: Readonly<Record<Platform, ReadonlyArray<readonly string[]>>> = {
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

const COMBINATIONS: ReadonlyArray<readonly string[]> = [
  ['Product ID*', 'ID', 'ID produit*', 'ID du produit*', 'Product Reference'],
  ['Attribute (Name:Type:Position)*', 'Attribut (Nom:Type:Position)*'],
  ['Value (Value:Position)*', 'Valeur (Valeur:Position)*'],
];

type Signs = ReadonlyArray<readonly string[]>;

const missingIn = (table: ForeignTable, signs: Signs) =>
  signs.filter((headings) => !table.has(...headings));

/** Throws BadCatalogFile for a file of another program, or with none of the headings. */
export function readForeign(
  from: Platform,
  { text, combinations }: ForeignFiles,
  options: ReadingOptions,
): ForeignCatalog {
  const table = readTable(text);
  requireSigns(table, SIGNS[from], from);
  switch (from) {
    case 'SHOPIFY':
      return readShopify(table);
    case 'WOOCOMMERCE':
      return readWooCommerce(table, options);
    case 'PRESTASHOP':
      return readPrestaShop(
        table,
        options,
        combinations === null ? null : readCombinations(combinations),
      );
    case 'YOUCAN':
      return readYouCan(table);
  }
}

function readCombinations(text: string): ForeignTable {
  const table = readTable(text);
  requireSigns(table, COMBINATIONS, 'PRESTASHOP');
  return table;
}

function requireSigns(table: ForeignTable, signs: Signs, wanted: Platform): void {
  const missing = missingIn(table, signs);
  const found = PLATFORMS.find(
    (platform) => platform !== wanted && missingIn(table, SIGNS[platform]).length === 0,
  );
  if (missing.length === 0) return;
  const about = { code: 'INVALID', line: 1, wanted } as const;
  if (found) throw new BadCatalogFile([{ ...about, reason: 'FILE_OF_OTHER', found }]);
  const headings = missing.map(([first = '']) => first);
  throw new BadCatalogFile([{ ...about, reason: 'FILE_HEADINGS', headings }]);
}
