import { frStock } from '../../text/admin/products/stock.fr.ts';
import { cx } from '../../ui/cx.ts';
import { readStock, writeStock } from '#shared/digits.ts';
import { TextCell } from '../products/TextCell.tsx';
import { withText, type StockedVariant } from './stockEdits.ts';
import type { StockEditing } from './useStockEdits.ts';

type Props = {
  variant: StockedVariant;
  editing: StockEditing;
  /** Row in the table, from 0. */
  row?: number;
};

export function StockField({ variant, editing: { edits, setEdits }, row }: Props) {
  const edit = edits.get(variant.id);
  return (
    <TextCell
      label={frStock.cell(variant.name)}
      value={edit?.text ?? writeStock(variant.stockOnHand)}
      error={edit?.problem}
      className={cx(
        'stock-field',
        edit && 'text-cell--changed',
        edit && readStock(edit.text) === undefined && 'text-cell--invalid',
      )}
      inputMode="numeric"
      placeholder={frStock.notCounted}
      onChange={({ target }) => setEdits((current) => withText(current, variant, target.value))}
      data-row={row}
      data-column="stockOnHand"
      data-list-item={row === undefined ? undefined : true}
    />
  );
}
