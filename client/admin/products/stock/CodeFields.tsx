import { useState } from 'react';

import { frProducts } from '../../../text/admin/products.fr.ts';
import type { Editor } from '../edit/useEditor.ts';
import { codeColumns } from './pasteCells.ts';
import { CellHeading, VariantCell } from './VariantCell.tsx';
import { VariantTable } from './VariantTable.tsx';

const { codes: texts } = frProducts;

/** Barcodes and makers' article numbers, a row for each variant; closed until there is one. */
export function CodeFields({ editor }: { editor: Editor }) {
  const [isOpen, setIsOpen] = useState(false);
  const hasCodes = editor.state.draft.variants.some(({ gtin, mpn }) => gtin !== '' || mpn !== '');
  // Also by a paste elsewhere; it stays open when the last code is wiped out to be typed anew.
  if (hasCodes && !isOpen) setIsOpen(true);

  return (
    <details className="variant-details variant-details--codes" open={isOpen}>
      <summary>{texts.title}</summary>
      <p className="editor-section__help note">{texts.help}</p>
      <VariantTable editor={editor} label={texts.title} columns={codeColumns}>
        {(row) => (
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
        )}
      </VariantTable>
    </details>
  );
}
