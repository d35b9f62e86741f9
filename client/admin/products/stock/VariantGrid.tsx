import { useRef } from 'react';

import { frProducts } from '../../../text/admin/products.fr.ts';
import type { DraftVariant } from '../edit/draft.ts';
import type { Editor } from '../edit/useEditor.ts';
import { gridColumns } from './pasteCells.ts';
import { PasteResult } from './PasteResult.tsx';
import { useFocusOfAddress } from './stockCellId.ts';
import { useGridKeys } from './useGridKeys.ts';
import { usePaste } from './usePaste.ts';
import './VariantGrid.css';
import { VariantRow } from './VariantRow.tsx';
import { variantRows } from './variantRows.ts';

const { grid: texts } = frProducts;

/** All variants with article number, price and stock; a card each on a phone. */
export function VariantGrid({ editor }: { editor: Editor }) {
  const table = useRef<HTMLTableElement>(null);
  const { draft } = editor.state;
  const onKeyDown = useGridKeys(table);
  useFocusOfAddress();
  const { onPaste, paste, undo } = usePaste(editor, gridColumns);
  const remove = ({ key }: DraftVariant) =>
    editor.change(({ variants }) => ({ variants: variants.filter((one) => one.key !== key) }));

  return (
    <>
      {/* Keys and pastes of all its fields. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <table
        ref={table}
        className="variant-grid"
        aria-label={texts.label}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      >
        <thead>
          <tr>
            <th scope="col">{texts.columns.variant}</th>
            {gridColumns.map((column) => (
              <th key={column} scope="col" className={`variant-grid__${column}`}>
                {texts.columns[column]}
              </th>
            ))}
            {draft.variants.length > 1 ? (
              <th scope="col" className="variant-grid__remove">
                <span className="visually-hidden">{texts.columns.remove}</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {variantRows(editor).map((row) => (
            <VariantRow
              key={row.variant.key}
              of={row}
              onRemove={draft.variants.length > 1 ? () => remove(row.variant) : undefined}
            />
          ))}
        </tbody>
      </table>
      {paste ? <PasteResult paste={paste} onUndo={undo} /> : null}
    </>
  );
}
