/** The table of a size guide as it is typed: each row has a cell for each column. */
export type GuideTable = { columns: string[]; rows: string[][] };

/** A cell by its place; row 0 has the headings. */
export type Place = { row: number; column: number };

export const addRow = ({ columns, rows }: GuideTable): GuideTable => ({
  columns,
  rows: [...rows, columns.map(() => '')],
});

export const addColumn = ({ columns, rows }: GuideTable): GuideTable => ({
  columns: [...columns, ''],
  rows: rows.map((row) => [...row, '']),
});

export const removeRow = ({ columns, rows }: GuideTable, at: number): GuideTable => ({
  columns,
  rows: rows.toSpliced(at, 1),
});

export const removeColumn = ({ columns, rows }: GuideTable, at: number): GuideTable => ({
  columns: columns.toSpliced(at, 1),
  rows: rows.map((row) => row.toSpliced(at, 1)),
});

/** Puts the cells of a spreadsheet right and down from `at`; the table grows where they need room. */
export function pasteAt(
  table: GuideTable,
  cells: readonly (readonly string[])[],
  at: Place,
): GuideTable {
  const before = [table.columns, ...table.rows];
  const width = Math.max(table.columns.length, ...cells.map((row) => at.column + row.length));
  const height = Math.max(before.length, at.row + cells.length);
  const [columns = [], ...rows] = Array.from({ length: height }, (_, row) =>
    Array.from(
      { length: width },
      (__, column) => cells[row - at.row]?.[column - at.column] ?? before[row]?.[column] ?? '',
    ),
  );
  return { columns, rows };
}
