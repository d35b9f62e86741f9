import { BadCatalogFile } from '../csv/catalog.csv.ts';
import type { Platform } from '../../shared/problem-codes.ts';
import type { ForeignCatalog, ReadingOptions } from './foreign.ts';
import { readPrestaShop } from './prestashop.csv.ts';
import { readShopify } from './shopify.csv.ts';
import { missingIn, platformOf, SIGNS, type Signs } from './signs.ts';
import { readTable, type ForeignTable } from './table.csv.ts';
import { readWooCommerce } from './woocommerce.csv.ts';
import { readYouCan } from './youcan.csv.ts';

export interface ForeignFiles {
  readonly text: string;
  /** Second file of PrestaShop; null without it. */
  readonly combinations: string | null;
}

const COMBINATIONS: Signs = [
  ['Product ID*', 'ID', 'ID produit*', 'ID du produit*', 'Product Reference'],
  ['Attribute (Name:Type:Position)*', 'Attribut (Nom:Type:Position)*'],
  ['Value (Value:Position)*', 'Valeur (Valeur:Position)*'],
];

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

function requireSigns({ headings: written }: ForeignTable, signs: Signs, wanted: Platform): void {
  const missing = missingIn(written, signs);
  if (missing.length === 0) return;
  const found = platformOf(written);
  const about = { code: 'INVALID', line: 1, wanted } as const;
  if (found !== null && found !== wanted)
    throw new BadCatalogFile([{ ...about, reason: 'FILE_OF_OTHER', found }]);
  const headings = missing.map(([first = '']) => first);
  throw new BadCatalogFile([{ ...about, reason: 'FILE_HEADINGS', headings }]);
}
