import { useState, type ClipboardEvent } from 'react';

import { tidyCell, type VariantField } from '#shared/texts/fields/variant-fields.fr.ts';
import { frProducts } from '../../../text/admin/products/products.fr.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { announce } from '../../../ui/feedback/Announcer.tsx';
import { keyOfVariant, variantTitle, type DraftVariant } from '../edit/draft.ts';
import type { Editor } from '../edit/useProductForm.ts';
import { placeCells, type Paste, type PastedCell } from './pasteCells.ts';
import { takePasted } from './readCells.ts';
import './VariantGrid.css';

const { grid: texts } = frProducts;

/**
 * Takes cells of a spreadsheet into a table with these columns; a single one goes into the field as any
 * text.
 */
export function usePaste(editor: Editor, columns: readonly VariantField[]) {
  const [last, setLast] = useState<{ paste: Paste; before: PastedCell[] } | null>(null);
  const put = (cells: readonly PastedCell[]) =>
    editor.change(({ variants }) => ({ variants: withCells(variants, cells) }));

  const onPaste = (event: ClipboardEvent) => {
    const pasted = takePasted(event);
    const column = columns.find((name) => name === pasted?.column);
    if (!pasted || !column) return;
    const { options, title, variants } = editor.values;
    const paste = placeCells(pasted.cells, {
      rows: variants.map((variant) => ({
        key: keyOfVariant(variant),
        title: variantTitle(variant, title),
        values: variant.values,
      })),
      optionNames: options.map(({ name }) => name),
      columns,
      at: { row: pasted.row, column },
    });
    const known = new Map(variants.map((variant) => [keyOfVariant(variant), variant]));
    const before = paste.cells.map((cell) => ({
      ...cell,
      text: known.get(cell.key)?.[cell.column] ?? '',
    }));
    setLast({ paste, before });
    put(paste.cells);
    announce(texts.pasted(paste.cells.length));
  };

  const undo = () => {
    if (last) put(last.before);
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

/** Shows the changes of a paste and the cells that it left out. */
export function PasteResult({ paste, onUndo }: { paste: Paste; onUndo: () => void }) {
  const { cells, overflow, ignored } = paste;
  return (
    <div className="paste-result">
      <div>
        <p>{cells.length === 0 ? texts.nothingPasted : texts.pasted(cells.length)}</p>
        {overflow > 0 ? <p>{texts.overflow(overflow)}</p> : null}
        {ignored.length > 0 ? <p>{texts.ignored(ignored)}</p> : null}
      </div>
      <Button variant="ghost" onClick={onUndo}>
        {texts.undo}
      </Button>
    </div>
  );
}
