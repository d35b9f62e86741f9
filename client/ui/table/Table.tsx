import type { ReactNode } from 'react';

import { cx } from '../cx.ts';
import './Table.css';

export type Column<Row> = {
  /** Heads the column; beside the value on a phone. */
  title: string;
  cell: (row: Row) => ReactNode;
  /** `title` is the row's name, `end` for numbers, `mark` without a title on a phone, such as a box. */
  shape?: 'title' | 'end' | 'mark';
  /** Never breaks, however little room the others leave. */
  isUnbroken?: boolean;
};

type Props<Row> = {
  /** Its accessible name. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  isMarked?: (row: Row) => boolean;
  /** Shows an older state while the next one loads. */
  isStale?: boolean;
};

/** A table that looks like a list of cards on a phone. */
export function Table<Row>({ label, columns, rows, keyOf, isMarked, isStale }: Props<Row>) {
  return (
    <table aria-label={label} className={cx('table', isStale && 'table--stale')}>
      <thead>
        <tr>
          {columns.map(({ title, shape }) => (
            <th key={title} scope="col" className={shape && `table__cell--${shape}`}>
              {shape === 'mark' ? <span className="visually-hidden">{title}</span> : title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            data-list-row
            className={cx('table__row', isMarked?.(row) && 'table__row--marked')}
          >
            {columns.map(({ title, cell, shape, isUnbroken }) => (
              <td
                key={title}
                data-title={title}
                className={cx(
                  'table__cell',
                  shape && `table__cell--${shape}`,
                  isUnbroken && 'table__cell--unbroken',
                )}
              >
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
