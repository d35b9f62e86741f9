import { useRef, type ReactNode } from 'react';

import { frProducts } from '../../../text/admin/products.fr.ts';
import type { Editor } from '../edit/useEditor.ts';
import type { Column } from './pasteCells.ts';
import { PasteResult } from './PasteResult.tsx';
import { useGridKeys } from './useGridKeys.ts';
import { usePaste } from './usePaste.ts';
import './VariantGrid.css';
import { variantRows, type VariantRowProps } from './variantRows.ts';

const { grid: texts } = frProducts;

type Props = {
  editor: Editor;
  label: string;
  columns: readonly Column[];
  /** Content of the head of a last column without a title in sight. */
  lastHead?: ReactNode;
  children: (row: VariantRowProps) => ReactNode;
};

/** A row for each variant, whose cells take the keys and pastes of a spreadsheet. */
export function VariantTable({ editor, label, columns, lastHead, children }: Props) {
  const table = useRef<HTMLTableElement>(null);
  const onKeyDown = useGridKeys(table);
  const { onPaste, paste, undo } = usePaste(editor, columns);
  return (
    <>
      {/* Keys and pastes of all its fields. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <table
        ref={table}
        className="variant-grid"
        aria-label={label}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      >
        <thead>
          <tr>
            <th scope="col">{texts.columns.variant}</th>
            {columns.map((column) => (
              <th key={column} scope="col" className={`variant-grid__${column}`}>
                {texts.columns[column]}
              </th>
            ))}
            {lastHead}
          </tr>
        </thead>
        <tbody>{variantRows(editor).map(children)}</tbody>
      </table>
      {paste ? <PasteResult paste={paste} onUndo={undo} /> : null}
    </>
  );
}
