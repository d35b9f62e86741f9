import { useState, type ClipboardEvent } from 'react';

import { tidyCell } from '#shared/texts/variant-fields.fr.ts';
import { frProducts } from '../../../text/admin/products.fr.ts';
import { announce } from '../../../ui/feedback/Announcer.tsx';
import { keyOfVariant, variantTitle, type DraftVariant } from '../edit/draft.ts';
import type { Editor } from '../edit/useProductForm.ts';
import { placeCells, type Column, type Paste, type PastedCell } from './pasteCells.ts';
import { takePasted } from './readCells.ts';

const { grid: texts } = frProducts;

/**
 * Takes cells of a spreadsheet into a table with these columns; a single one goes into the field as any
 * text.
 */
export function usePaste(editor: Editor, columns: readonly Column[]) {
  const [last, setLast] = useState<{ paste: Paste; before: DraftVariant[] } | null>(null);

  const onPaste = (event: ClipboardEvent) => {
    const pasted = takePasted(event);
    if (!pasted) return;
    const { cells, row } = pasted;
    const { values: draft } = editor;
    const column = columns.find((name) => name === pasted.column) ?? 'stock';
    const paste = placeCells(cells, {
      rows: draft.variants.map((variant) => ({
        key: keyOfVariant(variant),
        title: variantTitle(variant, draft.title),
        values: variant.values,
      })),
      optionNames: draft.options.map(({ name }) => name),
      columns,
      at: { row, column },
    });
    setLast({ paste, before: draft.variants });
    editor.change(({ variants }) => ({ variants: withCells(variants, paste.cells) }));
    announce(texts.pasted(paste.cells.length));
  };

  const undo = () => {
    if (!last) return;
    const before = new Map(last.before.map((variant) => [keyOfVariant(variant), variant]));
    const pasted = last.paste.cells.flatMap(({ key, column }) => {
      const variant = before.get(key);
      return variant ? [{ key, column, text: variant[column] }] : [];
    });
    editor.change(({ variants }) => ({ variants: withCells(variants, pasted) }));
    setLast(null);
  };

  return { onPaste, paste: last?.paste ?? null, undo };
}

function withCells(variants: readonly DraftVariant[], cells: readonly PastedCell[]) {
  return variants.map((variant) => {
    const changed = { ...variant };
    for (const { key, column, text } of cells) {
      if (key === keyOfVariant(variant)) changed[column] = tidyCell(column, text);
    }
    return changed;
  });
}
