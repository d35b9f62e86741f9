import { useState } from 'react';

import { cellName } from '#shared/texts/variant-fields.fr.ts';
import { frProducts } from '../../../text/admin/products.fr.ts';
import type { Editor } from '../edit/useProductForm.ts';
import './ChangePreview.css';
import { gridChanges } from './gridChanges.ts';
import { FrameFields } from './FrameFields.tsx';
import { OptionFields } from './OptionFields.tsx';
import { gridColumns, codeColumns } from './pasteCells.ts';
import { useFocusOfAddress } from './stockCellId.ts';
import { VariantTable } from './VariantTable.tsx';

const { edit, grid, codes } = frProducts;

export function VariantsSection({ editor }: { editor: Editor }) {
  useFocusOfAddress();
  return (
    <section className="surface editor-section" aria-labelledby="variant-fields">
      <h2 id="variant-fields">{edit.fields.variants}</h2>
      <OptionFields editor={editor} />
      {editor.values.variants.length === 0 ? null : (
        <>
          <p className="editor-section__help note">{grid.help}</p>
          <VariantTable editor={editor} label={grid.label} columns={gridColumns} isMain />
          <CodeFields editor={editor} />
          <FrameFields editor={editor} />
          <ChangePreview editor={editor} />
        </>
      )}
    </section>
  );
}

/** Barcodes and makers' article numbers, a row for each variant; closed until there is one. */
function CodeFields({ editor }: { editor: Editor }) {
  const [isOpen, setIsOpen] = useState(false);
  const { variants } = editor.values;
  const hasCodes = variants.some((variant) => codeColumns.some((field) => variant[field] !== ''));
  // Also by a paste elsewhere; it stays open when the last code is wiped out to be typed anew.
  if (hasCodes && !isOpen) setIsOpen(true);

  return (
    <details className="variant-details variant-details--codes" open={isOpen}>
      <summary>{codes.title}</summary>
      <p className="editor-section__help note">{codes.help}</p>
      <VariantTable editor={editor} label={codes.title} columns={codeColumns} />
    </details>
  );
}

const { preview } = grid;

/** Shows what saving would change in the grid, old and new. */
function ChangePreview({ editor }: { editor: Editor }) {
  const changes = gridChanges(editor.base, editor.values);
  if (changes.length === 0) return null;
  const invalid = changes.filter(({ isInvalid }) => isInvalid).length;
  return (
    <div className="change-preview stack-2">
      <h3>{preview.title}</h3>
      <p aria-live="polite">
        <span>{preview.cells(changes.length - invalid)}</span>
        {invalid > 0 ? (
          <span className="change-preview__invalid"> · {preview.invalid(invalid)}</span>
        ) : null}
      </p>
      {/* It scrolls: so that the keyboard reaches it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="change-preview__scroll" tabIndex={0} aria-label={preview.title}>
        <table>
          <thead>
            <tr>
              <th scope="col">{preview.columns.cell}</th>
              <th scope="col">{preview.columns.before}</th>
              <th scope="col">{preview.columns.after}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ id, column, title, before, after, isInvalid }) => (
              <tr key={id} className={isInvalid ? 'change-preview__invalid' : undefined}>
                <th scope="row">{cellName(column, title)}</th>
                <td>{before || preview.empty}</td>
                <td>{after || preview.empty}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
