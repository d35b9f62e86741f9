import { useState } from 'react';

import {
  cellName,
  isReadable,
  variantColumns,
  variantFieldNames,
} from '#shared/texts/fields/variant-fields.fr.ts';
import { frProducts } from '../../../text/admin/products/products.fr.ts';
import { Section } from '../../page/Section.tsx';
import { keyOfVariant, storedText, variantTitle, type Draft } from '../edit/draft.ts';
import type { EditedProduct } from '../edit/productQuery.ts';
import type { Editor } from '../edit/useProductForm.ts';
import './ChangePreview.css';
import { OptionFields } from './OptionFields.tsx';
import { PriceHistory } from './PriceHistory.tsx';
import { useFocusOfAddress } from './stockCellId.ts';
import { VariantTable } from './VariantTable.tsx';

const { edit, grid } = frProducts;

export function VariantsSection({ editor }: { editor: Editor }) {
  useFocusOfAddress();
  return (
    <Section title={edit.fields.variants} className="surface editor-section">
      <OptionFields editor={editor} />
      {editor.values.variants.length === 0 ? null : (
        <>
          <p className="editor-section__help note">{grid.help}</p>
          <VariantTable
            editor={editor}
            label={grid.label}
            columns={variantColumns('grid')}
            isMain
          />
          <RareFields editor={editor} table="codes" />
          <RareFields editor={editor} table="frame" />
          {editor.base ? <PriceHistory id={editor.base.id} version={editor.base.version} /> : null}
          <ChangePreview changes={gridChanges(editor.base, editor.values)} />
        </>
      )}
    </Section>
  );
}

/** Codes, or measures of eyewear, a row for each variant; closed until there is one. */
function RareFields({ editor, table }: { editor: Editor; table: 'codes' | 'frame' }) {
  const [isOpen, setIsOpen] = useState(false);
  const columns = variantColumns(table);
  const { title, help } = frProducts[table];
  const hasTexts = editor.values.variants.some((one) => columns.some((field) => one[field] !== ''));
  // Also by a paste elsewhere; it stays open when the last one is wiped out to be typed anew.
  if (hasTexts && !isOpen) setIsOpen(true);

  return (
    <details className={`variant-details variant-details--${table}`} open={isOpen}>
      <summary>{title}</summary>
      <p className="editor-section__help note">{help}</p>
      <VariantTable editor={editor} label={title} columns={columns} />
    </details>
  );
}

/** The cells that saving would change, and those that cannot be saved. */
export function gridChanges(base: EditedProduct | null, draft: Draft) {
  const known = new Map(base?.variants.map((variant) => [variant.id, variant]));
  return draft.variants.flatMap((variant) =>
    variantFieldNames
      .map((column) => ({
        id: `${keyOfVariant(variant)}-${column}`,
        name: cellName(column, variantTitle(variant, draft.title)),
        before: storedText(known.get(variant.id ?? ''), column),
        after: variant[column].trim(),
        isInvalid: !isReadable(column, variant[column]),
      }))
      .filter(({ before, after }) => before !== after),
  );
}

const { preview } = grid;

/** Shows what saving would change in the grid, old and new. */
function ChangePreview({ changes }: { changes: ReturnType<typeof gridChanges> }) {
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
            {changes.map(({ id, name, before, after, isInvalid }) => (
              <tr key={id} className={isInvalid ? 'change-preview__invalid' : undefined}>
                <th scope="row">{name}</th>
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
