import { useState } from 'react';

import { frProducts } from '../../../text/admin/products.fr.ts';
import type { Editor } from '../edit/useEditor.ts';
import type { EditorState } from '../edit/editorState.ts';
import './ChangePreview.css';
import { gridChanges } from './gridChanges.ts';
import { CellHeading, VariantCell } from './VariantCell.tsx';
import { FrameFields } from './FrameFields.tsx';
import { OptionFields } from './OptionFields.tsx';
import type { DraftVariant } from '../edit/draft.ts';
import { gridColumns, codeColumns } from './pasteCells.ts';
import { useFocusOfAddress } from './stockCellId.ts';
import { VariantRow } from './VariantRow.tsx';
import { VariantTable } from './VariantTable.tsx';

const { edit, grid } = frProducts;

export function VariantsSection({ editor }: { editor: Editor }) {
  const { variants } = editor.state.draft;
  return (
    <section className="surface editor-section" aria-labelledby="variant-fields">
      <h2 id="variant-fields">{edit.fields.variants}</h2>
      <OptionFields editor={editor} />
      {variants.length === 0 ? null : (
        <>
          <p className="editor-section__help note">{grid.help}</p>
          <VariantGrid editor={editor} />
          <CodeFields editor={editor} />
          <FrameFields editor={editor} />
          <ChangePreview state={editor.state} />
        </>
      )}
    </section>
  );
}

const { grid: texts } = frProducts;

/** All variants with article number, price and stock; a card each on a phone. */
function VariantGrid({ editor }: { editor: Editor }) {
  useFocusOfAddress();
  const hasSeveral = editor.state.draft.variants.length > 1;
  const remove = ({ key }: DraftVariant) =>
    editor.change(({ variants }) => ({ variants: variants.filter((one) => one.key !== key) }));

  return (
    <VariantTable
      editor={editor}
      label={texts.label}
      columns={gridColumns}
      lastHead={
        hasSeveral ? (
          <th scope="col" className="variant-grid__remove">
            <span className="visually-hidden">{texts.columns.remove}</span>
          </th>
        ) : null
      }
    >
      {(row) => (
        <VariantRow
          key={row.variant.key}
          of={row}
          onRemove={hasSeveral ? () => remove(row.variant) : undefined}
        />
      )}
    </VariantTable>
  );
}

const { codes: codeTexts } = frProducts;

/** Barcodes and makers' article numbers, a row for each variant; closed until there is one. */
function CodeFields({ editor }: { editor: Editor }) {
  const [isOpen, setIsOpen] = useState(false);
  const hasCodes = editor.state.draft.variants.some(({ gtin, mpn }) => gtin !== '' || mpn !== '');
  // Also by a paste elsewhere; it stays open when the last code is wiped out to be typed anew.
  if (hasCodes && !isOpen) setIsOpen(true);

  return (
    <details className="variant-details variant-details--codes" open={isOpen}>
      <summary>{codeTexts.title}</summary>
      <p className="editor-section__help note">{codeTexts.help}</p>
      <VariantTable editor={editor} label={codeTexts.title} columns={codeColumns}>
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

const { preview } = grid;

/** Shows what saving would change in the grid, old and new. */
function ChangePreview({ state }: { state: EditorState }) {
  const changes = gridChanges(state);
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
                <th scope="row">{grid.cells[column](title)}</th>
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
