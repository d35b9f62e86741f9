import { writePrice } from '../edit/price.ts';
import type { EditedVariant } from '../edit/productQuery.ts';
import type { Column } from './pasteCells.ts';
import { writeStock } from './readStock.ts';

/** The text that a cell began with; empty for a new variant. */
export function savedText(saved: EditedVariant | undefined, column: Column) {
  if (!saved) return '';
  if (column === 'sku' || column === 'gtin' || column === 'mpn') return saved[column] ?? '';
  return column === 'stock'
    ? writeStock(saved.stockOnHand ?? null)
    : writePrice(saved[column] ?? null);
}
