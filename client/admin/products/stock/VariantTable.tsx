import { useRef } from 'react';

import {
  cellName,
  isReadable,
  readCell,
  variantFields,
  type VariantField,
} from '#shared/texts/fields/variant-fields.fr.ts';
import { frProducts } from '../../../text/admin/products/products.fr.ts';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { cx } from '../../../ui/cx.ts';
import { keyOfVariant, storedText, variantTitle, type DraftVariant } from '../edit/draft.ts';
import type { EditedVariant } from '../edit/productQuery.ts';
import type { Editor } from '../edit/useProductForm.ts';
import { describeWaiting } from '../list/stockWords.ts';
import { TextCell } from '../TextCell.tsx';
import { stockCellId } from './stockCellId.ts';
import { useGridKeys } from './useGridKeys.ts';
import { PasteResult, usePaste } from './usePaste.tsx';
import './VariantGrid.css';

const { grid: texts } = frProducts;

type Props = {
  editor: Editor;
  label: string;
  columns: readonly VariantField[];
  /** Whether rows have notes on the stored variant, and can be removed. */
  isMain?: boolean;
};

/** A row for each variant, whose cells take the keys and pastes of a spreadsheet. */
export function VariantTable({ editor, label, columns, isMain = false }: Props) {
  const table = useRef<HTMLTableElement>(null);
  const onKeyDown = useGridKeys(table);
  const { onPaste, paste, undo } = usePaste(editor, columns);
  const { variants, title: productTitle } = editor.values;
  const known = new Map(editor.base?.variants.map((variant) => [variant.id, variant]));
  const canRemove = isMain && variants.length > 1;

  const cellOf = (variant: DraftVariant, row: number, column: VariantField) => {
    const saved = known.get(variant.id ?? '');
    const title = variantTitle(variant, productTitle || texts.columns.variant);
    const field = editor.field(`variants.${row}.${column}`);
    const cell = (
      <TextCell
        {...field}
        {...variantFields[column].kind.input}
        id={column === 'stockOnHand' && saved ? stockCellId(saved.id) : undefined}
        label={cellName(column, title)}
        className={cx(
          field.value !== storedText(saved, column) && 'text-cell--changed',
          !isReadable(column, field.value) && 'text-cell--invalid',
        )}
        data-row={row}
        data-column={column}
      />
    );
    if (column !== 'stockOnHand') return cell;
    const step = (by: number) => {
      const value = String(Math.max(0, Number(readCell(column, field.value) ?? 0) + by));
      field.onChange({ target: { value } });
    };
    return (
      <span className="variant-grid__stepper">
        <IconButton icon="minus" label={texts.less(title)} onClick={() => step(-1)} />
        {cell}
        <IconButton icon="plus" label={texts.more(title)} onClick={() => step(1)} />
      </span>
    );
  };

  const rowOf = (variant: DraftVariant, row: number) => {
    const title = variantTitle(variant, productTitle || texts.columns.variant);
    return (
      <tr key={keyOfVariant(variant)}>
        <th scope="row" className="variant-grid__title">
          <span>{title}</span>
          {isMain ? <SavedNotes saved={known.get(variant.id ?? '')} /> : null}
        </th>
        {columns.map((column) => (
          <td key={column} className={`variant-grid__${column}`}>
            {/* The column's name, where a phone shows no head. */}
            <span className="variant-grid__heading" aria-hidden="true">
              {variantFields[column].column}
            </span>
            {cellOf(variant, row, column)}
          </td>
        ))}
        {canRemove ? (
          <td className="variant-grid__remove">
            <IconButton
              icon="trash"
              label={texts.remove(title)}
              onClick={() => editor.change(() => ({ variants: variants.toSpliced(row, 1) }))}
            />
          </td>
        ) : null}
      </tr>
    );
  };

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
                {variantFields[column].column}
              </th>
            ))}
            {canRemove ? (
              <th scope="col" className="variant-grid__remove">
                <span className="visually-hidden">{texts.columns.remove}</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>{variants.map(rowOf)}</tbody>
      </table>
      {paste ? <PasteResult paste={paste} onUndo={undo} /> : null}
    </>
  );
}

function SavedNotes({ saved }: { saved: EditedVariant | undefined }) {
  if (!saved) return <span className="variant-grid__note">{texts.isNew}</span>;
  return (
    <>
      {saved.allocated > 0 ? (
        <span className="variant-grid__note">{texts.allocated(saved.allocated)}</span>
      ) : null}
      {describeWaiting([saved]).map((text) => (
        <span key={text} className="variant-grid__note variant-grid__note--waiting">
          {text}
        </span>
      ))}
    </>
  );
}
