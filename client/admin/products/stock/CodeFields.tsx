import { useRef, useState } from 'react';

import { frProducts } from '../../../text/admin/products.fr.ts';
import type { Editor } from '../edit/useEditor.ts';
import { codeColumns } from './pasteCells.ts';
import { PasteResult } from './PasteResult.tsx';
import { useGridKeys } from './useGridKeys.ts';
import { usePaste } from './usePaste.ts';
import { CellHeading, VariantCell } from './VariantCell.tsx';
import { variantRows } from './variantRows.ts';

const { codes: texts, grid } = frProducts;

/** Barcodes and makers' article numbers, a row for each variant; closed until there is one. */
export function CodeFields({ editor }: { editor: Editor }) {
  const table = useRef<HTMLTableElement>(null);
  const onKeyDown = useGridKeys(table);
  const { onPaste, paste, undo } = usePaste(editor, codeColumns);
  const [isOpen, setIsOpen] = useState(false);
  const hasCodes = editor.state.draft.variants.some(({ gtin, mpn }) => gtin !== '' || mpn !== '');
  // Also by a paste elsewhere; it stays open when the last code is wiped out to be typed anew.
  if (hasCodes && !isOpen) setIsOpen(true);

  return (
    <details className="variant-details variant-details--codes" open={isOpen}>
      <summary>{texts.title}</summary>
      <p className="editor-section__help">{texts.help}</p>
      {/* Keys and pastes of all its fields. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <table
        ref={table}
        className="variant-grid"
        aria-label={texts.title}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      >
        <thead>
          <tr>
            <th scope="col">{grid.columns.variant}</th>
            {codeColumns.map((column) => (
              <th key={column} scope="col">
                {grid.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {variantRows(editor).map((row) => (
            <tr key={row.variant.key}>
              <th scope="row" className="variant-grid__title">
                {row.title}
              </th>
              <td>
                <CellHeading column="gtin" />
                <VariantCell of={row} column="gtin" inputMode="numeric" />
              </td>
              <td>
                <CellHeading column="mpn" />
                <VariantCell of={row} column="mpn" autoCapitalize="characters" spellCheck={false} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {paste ? <PasteResult paste={paste} onUndo={undo} /> : null}
    </details>
  );
}
