import { useState, type ClipboardEvent } from 'react';

import { frProducts } from '../../text/admin/products.fr.ts';
import { announce } from '../../ui/feedback/Announcer.tsx';
import { placeCells, type Paste } from '../products/stock/pasteCells.ts';
import { takePasted } from '../products/stock/readCells.ts';
import { readStock, writeStock } from '../../../server/shared/isomorphic/digits.ts';
import { withFormer, withText, type StockedVariant, type StockEdits } from './stockEdits.ts';
import type { StockEditing } from './useStockEdits.ts';

/** Headings of columns that name a row. */
const skuHeadings = ['Référence', 'Réf', 'SKU', 'Code'];
const nameHeading = 'Article';

export type StockPasting = ReturnType<typeof useStockPaste>;

/**
 * Takes a column of a spreadsheet into the rows from the focused one on, or a table with headings into
 * the rows that it names; a single cell goes into the field as any text.
 */
export function useStockPaste({ edits, setEdits }: StockEditing) {
  const [last, setLast] = useState<{ paste: Paste; before: StockEdits } | null>(null);

  const onPaste = (event: ClipboardEvent, rows: readonly StockedVariant[]) => {
    const pasted = takePasted(event);
    if (!pasted) return;
    const { cells, row } = pasted;
    const placed = placeCells(cells, {
      rows: rows.map(({ id, name, sku }) => ({
        key: id,
        title: name,
        values: [...skuHeadings.map(() => sku ?? id), name],
      })),
      optionNames: [...skuHeadings, nameHeading],
      columns: ['stock'],
      at: { row, column: 'stock' },
    });
    const stocks = placed.cells.filter(({ column }) => column === 'stock');
    const left = placed.cells.length - stocks.length;
    const paste = { ...placed, cells: stocks, overflow: placed.overflow + left };
    setLast({ paste, before: edits });
    setEdits((current) => withPasted(current, rows, paste));
    announce(frProducts.grid.pasted(paste.cells.length));
  };

  const undo = () => {
    if (!last) return;
    const ids = last.paste.cells.map(({ key }) => key);
    setEdits((current) => withFormer(current, ids, last.before));
    setLast(null);
  };

  const isOver =
    last?.paste.cells.length !== 0 && !last?.paste.cells.some(({ key }) => edits.has(key));
  return { onPaste, paste: isOver ? null : last?.paste, undo };
}

/** As the shop writes them; what cannot be read stays as it is, to be corrected. */
function withPasted(
  edits: StockEdits,
  rows: readonly StockedVariant[],
  { cells }: Paste,
): StockEdits {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return cells.reduce((current, { key, text }) => {
    const row = byId.get(key);
    const stock = readStock(text);
    return row ? withText(current, row, stock === undefined ? text : writeStock(stock)) : current;
  }, edits);
}
