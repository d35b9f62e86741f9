import { frProducts } from '../../../text/fr.admin.products.ts';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { cx } from '../../../ui/cx.ts';
import type { DraftVariant } from '../edit/draft.ts';
import type { Problems } from '../edit/problems.ts';
import type { EditedVariant } from '../edit/productQuery.ts';
import { TextCell } from '../edit/TextCell.tsx';
import { describeWaiting } from '../list/stockWords.ts';
import { isReadable } from './gridChanges.ts';
import type { Column } from './pasteCells.ts';
import { readStock, writeStock } from './readStock.ts';
import { stockCellId } from './stockCellId.ts';
import { savedText } from './savedText.ts';

const { grid: texts } = frProducts;

type Props = {
  variant: DraftVariant;
  title: string;
  row: number;
  /** As it is stored; undefined for a new one. */
  saved: EditedVariant | undefined;
  problems: Problems;
  onCell: (column: Column, text: string) => void;
  onRemove: (() => void) | undefined;
};

export function VariantRow({ variant, title, row, saved, problems, onCell, onRemove }: Props) {
  const cell = (column: Column) => ({
    label: texts.cells[column](title),
    value: variant[column],
    error: problems[`variants.${row}.${column}`],
    className: cx(
      variant[column] !== savedText(saved, column) && 'text-cell--changed',
      !isReadable(column, variant[column]) && 'text-cell--invalid',
    ),
    onText: (text: string) => onCell(column, text),
    'data-row': row,
    'data-column': column,
  });
  const step = (by: number) => {
    const stock = readStock(variant.stock) ?? 0;
    onCell('stock', writeStock(Math.max(0, stock + by)));
  };
  const heading = (column: Column) => (
    <span className="variant-grid__heading" aria-hidden="true">
      {texts.columns[column]}
    </span>
  );

  return (
    <tr>
      <th scope="row" className="variant-grid__title">
        {title}
        {saved ? (
          <SavedNotes saved={saved} />
        ) : (
          <span className="variant-grid__note">{texts.isNew}</span>
        )}
      </th>
      <td className="variant-grid__sku">
        {heading('sku')}
        <TextCell {...cell('sku')} autoCapitalize="characters" spellCheck={false} />
      </td>
      <td className="variant-grid__ownPrice">
        {heading('ownPrice')}
        <TextCell {...cell('ownPrice')} inputMode="decimal" />
      </td>
      <td className="variant-grid__stock">
        {heading('stock')}
        <span className="variant-grid__stepper">
          <IconButton icon="minus" label={texts.less(title)} onClick={() => step(-1)} />
          <TextCell
            {...cell('stock')}
            id={variant.id === null ? undefined : stockCellId(variant.id)}
            inputMode="numeric"
            placeholder={texts.notCounted}
          />
          <IconButton icon="plus" label={texts.more(title)} onClick={() => step(1)} />
        </span>
      </td>
      <td className="variant-grid__ownOriginalPrice">
        {heading('ownOriginalPrice')}
        <TextCell {...cell('ownOriginalPrice')} inputMode="decimal" />
      </td>
      {onRemove ? (
        <td className="variant-grid__remove">
          <IconButton icon="trash" label={texts.remove(title)} onClick={onRemove} />
        </td>
      ) : null}
    </tr>
  );
}

function SavedNotes({ saved }: { saved: EditedVariant }) {
  const waiting = describeWaiting([saved]);
  return (
    <>
      {saved.allocated > 0 ? (
        <span className="variant-grid__note">{texts.allocated(saved.allocated)}</span>
      ) : null}
      {waiting.map((text) => (
        <span key={text} className="variant-grid__note variant-grid__note--waiting">
          {text}
        </span>
      ))}
    </>
  );
}
