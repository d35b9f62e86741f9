import type { ComponentProps } from 'react';

import { frProducts } from '../../../text/admin/products.fr.ts';
import { cx } from '../../../ui/cx.ts';
import { TextCell } from '../TextCell.tsx';
import { isReadable, savedText } from './gridChanges.ts';
import type { Column } from './pasteCells.ts';
import type { VariantRowProps } from './variantRows.ts';

const { grid: texts } = frProducts;

type Props = Pick<
  ComponentProps<typeof TextCell>,
  'autoCapitalize' | 'id' | 'inputMode' | 'placeholder' | 'spellCheck'
> & {
  of: VariantRowProps;
  column: Column;
};

export function VariantCell({ of, column, ...rest }: Props) {
  const { variant, title, row, saved, problems, onCell } = of;
  return (
    <TextCell
      {...rest}
      label={texts.cells[column](title)}
      value={variant[column]}
      error={problems[`variants.${row}.${column}`]}
      className={cx(
        variant[column] !== savedText(saved, column) && 'text-cell--changed',
        !isReadable(column, variant[column]) && 'text-cell--invalid',
      )}
      onText={(text) => onCell(column, text)}
      data-row={row}
      data-column={column}
    />
  );
}

/** The column's name above a cell, where a phone shows no head. */
export function CellHeading({ column }: { column: Column }) {
  return (
    <span className="variant-grid__heading" aria-hidden="true">
      {texts.columns[column]}
    </span>
  );
}
