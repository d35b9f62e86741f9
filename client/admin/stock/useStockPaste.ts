import { useApolloClient } from '@apollo/client/react';
import { useState, type ClipboardEvent } from 'react';

import type { AdminVariantsNamedQuery } from '../../generated/admin/graphql.ts';
import { graphql } from '../../generated/admin/index.ts';
import { frProducts } from '../../text/admin/products/products.fr.ts';
import { announce } from '../../ui/feedback/Announcer.tsx';
import { toastProblem } from '../apollo/useAdminMutation.ts';
import { namesIn, placeCells, type Paste } from '../products/stock/pasteCells.ts';
import { takePasted } from '../products/stock/readCells.ts';
import { readStock, writeStock } from '#shared/digits.ts';
import {
  variantOf,
  withFormer,
  withText,
  type StockedVariant,
  type StockEdits,
} from './stockEdits.ts';
import type { StockEditing } from './useStockEdits.ts';

const namedQuery = graphql(`
  query AdminVariantsNamed($names: [String!]!) {
    variantsNamed(names: $names) {
      product {
        id
        title
      }
      variant {
        id
        title
        values
        sku
        gtin
        stockOnHand
      }
    }
  }
`);

/** Headings of columns that name a row. */
const skuHeadings = ['Référence', 'Réf', 'SKU', 'Code'];
const gtinHeadings = ['GTIN', 'EAN', 'UPC', 'Code-barres'];
const nameHeadings = ['Article', 'Titre', 'Produit'];
const headings = [...skuHeadings, ...gtinHeadings, ...nameHeadings];

export type StockPasting = ReturnType<typeof useStockPaste>;

type PastedRow = StockedVariant & { gtin?: string | null };

/**
 * Takes a column of a spreadsheet into the rows from the focused one on, or a table with headings into
 * the variants that it names, on whichever page of the list; a single cell goes into the field as any text.
 */
export function useStockPaste({ edits, setEdits }: StockEditing) {
  const client = useApolloClient();
  const [last, setLast] = useState<{ paste: Paste; before: StockEdits } | null>(null);

  const place = (cells: readonly string[][], rows: readonly PastedRow[], row: number) => {
    const placed = placeCells(cells, {
      rows: rows.map(({ id, name, sku, gtin }) => ({
        key: id,
        title: name,
        values: [
          ...skuHeadings.map(() => sku ?? id),
          ...gtinHeadings.map(() => gtin ?? ''),
          ...nameHeadings.map(() => name),
        ],
      })),
      optionNames: headings,
      columns: ['stockOnHand'],
      at: { row, column: 'stockOnHand' },
    });
    const stocks = placed.cells.filter(({ column }) => column === 'stockOnHand');
    const left = placed.cells.length - stocks.length;
    const paste = { ...placed, cells: stocks, overflow: placed.overflow + left };
    setLast({ paste, before: edits });
    setEdits((current) => withPasted(current, rows, paste));
    announce(frProducts.grid.pasted(paste.cells.length));
  };

  const onPaste = async (event: ClipboardEvent, rows: readonly StockedVariant[]) => {
    const pasted = takePasted(event);
    if (!pasted) return;
    const { cells, row } = pasted;
    const names = [...new Set(namesIn(cells, headings))];
    if (names.length === 0) {
      place(cells, rows, row);
      return;
    }
    try {
      const { data } = await client.query({
        query: namedQuery,
        variables: { names },
        fetchPolicy: 'no-cache',
      });
      if (data) place(cells, data.variantsNamed.map(pastedRow), row);
    } catch (error) {
      toastProblem(error);
    }
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

const pastedRow = ({ product, variant }: AdminVariantsNamedQuery['variantsNamed'][number]) => ({
  ...variantOf({ product, variant }),
  gtin: variant.gtin,
});

/** Writes stocks as the shop does; an unreadable one stays as it is, to be corrected. */
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
