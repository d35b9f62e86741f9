import type { ReactNode } from 'react';

import './Sales.css';

type Column<Row> = { title: string; cell: (row: Row) => ReactNode };

type Props<Row> = {
  /** Its accessible name. */
  label: string;
  /** The first one names the row, the others are numbers. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Wider than a phone: it scrolls by itself. */
  isWide?: boolean;
};

/** Numbers to be compared down a column, on a phone too. */
export function NumberTable<Row>({ label, columns, rows, keyOf, isWide = false }: Props<Row>) {
  const [name, ...numbers] = columns;
  return (
    <Scroller label={label} isWide={isWide}>
      <table className="number-table" aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ title }) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              <th scope="row">{name.cell(row)}</th>
              {numbers.map(({ title, cell }) => (
                <td key={title}>{cell(row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}

type ScrollerProps = { label: string; isWide: boolean; children: ReactNode };

function Scroller({ label, isWide, children }: ScrollerProps) {
  if (!isWide) return children;
  return (
    // Keys scroll it only when it has the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="number-table__scroller" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
