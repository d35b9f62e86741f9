import { useRef, type ComponentProps } from 'react';

import {
  cellName,
  isReadable,
  readCell,
  variantFields,
  writeCell,
  type VariantField,
} from '#shared/texts/variant-fields.fr.ts';
import { frProducts } from '../../../text/admin/products.fr.ts';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { cx } from '../../../ui/cx.ts';
import { keyOfVariant, storedText, variantTitle, type DraftVariant } from '../edit/draft.ts';
import type { EditedVariant } from '../edit/productQuery.ts';
import type { Editor } from '../edit/useProductForm.ts';
import { describeWaiting } from '../list/stockWords.ts';
import { TextCell } from '../TextCell.tsx';
import { PasteResult } from './PasteResult.tsx';
import { stockCellId } from './stockCellId.ts';
import { useGridKeys } from './useGridKeys.ts';
import { usePaste } from './usePaste.ts';
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
  const { base, values, errorOf, change } = editor;
  const { variants } = values;
  const known = new Map(base?.variants.map((variant) => [variant.id, variant]));
  const canRemove = isMain && variants.length > 1;
  const remove = (row: number) =>
    change((now) => ({ variants: now.variants.filter((_, at) => at !== row) }));
  const set = (row: number, column: VariantField, text: string) =>
    change(
      (now) => ({
        variants: now.variants.map((one, at) => (at === row ? { ...one, [column]: text } : one)),
      }),
      `variants.${row}.${column}`,
    );

  const rowOf = (variant: DraftVariant, row: number) => {
    const saved = known.get(variant.id ?? '');
    const title = variantTitle(variant, values.title || texts.columns.variant);
    return (
      <tr key={keyOfVariant(variant)}>
        <th scope="row" className="variant-grid__title">
          <span>{title}</span>
          {isMain ? <SavedNotes saved={saved} /> : null}
        </th>
        {columns.map((column) => (
          <td key={column} className={`variant-grid__${column}`}>
            {/* The column's name, where a phone shows no head. */}
            <span className="variant-grid__heading" aria-hidden="true">
              {variantFields[column].column}
            </span>
            <VariantCell
              column={column}
              id={column === 'stock' && saved ? stockCellId(saved.id) : undefined}
              title={title}
              value={variant[column]}
              before={storedText(saved, column)}
              error={errorOf(`variants.${row}.${column}`)}
              onText={(text) => set(row, column, text)}
              data-row={row}
              data-column={column}
            />
          </td>
        ))}
        {canRemove ? (
          <td className="variant-grid__remove">
            <IconButton icon="trash" label={texts.remove(title)} onClick={() => remove(row)} />
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

type CellProps = Omit<ComponentProps<typeof TextCell>, 'label' | 'value'> & {
  column: VariantField;
  title: string;
  value: string;
  /** The text of the stored variant. */
  before: string;
};

function VariantCell({ column, title, before, value, onText, ...rest }: CellProps) {
  const cell = (
    <TextCell
      {...rest}
      {...inputs[column]}
      label={cellName(column, title)}
      value={value}
      className={cx(
        value !== before && 'text-cell--changed',
        !isReadable(column, value) && 'text-cell--invalid',
      )}
      onText={onText}
    />
  );
  if (column !== 'stock') return cell;
  const step = (by: number) =>
    onText(writeCell(column, Math.max(0, Number(readCell(column, value) ?? 0) + by)));
  return (
    <span className="variant-grid__stepper">
      <IconButton icon="minus" label={texts.less(title)} onClick={() => step(-1)} />
      {cell}
      <IconButton icon="plus" label={texts.more(title)} onClick={() => step(1)} />
    </span>
  );
}

const ofCode = { autoCapitalize: 'characters', spellCheck: false } as const;
/** How each field is typed on a phone. */
const inputs = {
  sku: ofCode,
  ownPrice: { inputMode: 'decimal' },
  stock: { inputMode: 'numeric', placeholder: texts.notCounted },
  ownOriginalPrice: { inputMode: 'decimal' },
  gtin: { inputMode: 'numeric' },
  mpn: ofCode,
} as const satisfies Record<VariantField, object>;

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
