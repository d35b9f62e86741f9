import { readGtin } from '#shared/gtin.ts';
import { variantTitle } from '../edit/draft.ts';
import { readPrice } from '#shared/money.ts';
import { writePrice } from '../edit/draft.ts';
import type { EditedVariant } from '../edit/productQuery.ts';
import type { EditorState } from '../edit/editorState.ts';
import { columns, type Column } from './pasteCells.ts';
import { readStock, writeStock } from '#shared/digits.ts';

export type CellChange = {
  id: string;
  column: Column;
  title: string;
  before: string;
  after: string;
  isInvalid: boolean;
};

/** The cells of stored variants that saving would change, and those that cannot be saved. */
export function gridChanges({ base, draft }: EditorState): CellChange[] {
  const known = new Map(base?.variants.map((variant) => [variant.id, variant]));
  return draft.variants.flatMap((variant) => {
    const saved = variant.id === null ? undefined : known.get(variant.id);
    const title = variantTitle(variant, draft.title);
    return columns.flatMap((column) => {
      const [before, after] = [savedText(saved, column), variant[column].trim()];
      if (before === after) return [];
      const isInvalid = !isReadable(column, after);
      return [{ id: `${variant.key}-${column}`, column, title, before, after, isInvalid }];
    });
  });
}

/** Whether it can be saved as it is typed. */
export function isReadable(column: Column, text: string) {
  if (text === '' || column === 'sku' || column === 'mpn') return true;
  if (column === 'gtin') return readGtin(text) !== null;
  return column === 'stock' ? readStock(text) !== undefined : readPrice(text) !== null;
}

/** The text that a cell began with; empty for a new variant. */
export function savedText(saved: EditedVariant | undefined, column: Column) {
  if (!saved) return '';
  if (column === 'sku' || column === 'gtin' || column === 'mpn') return saved[column] ?? '';
  return column === 'stock'
    ? writeStock(saved.stockOnHand ?? null)
    : writePrice(saved[column] ?? null);
}
