import { fold } from '#shared/fold.ts';
import { fieldOfHeading, type VariantField } from '#shared/texts/fields/variant-fields.fr.ts';

/** A row of the grid, by what it is called in a spreadsheet. */
export type GridRow = {
  key: string;
  title: string;
  /** One for each option. */
  values: readonly string[];
};

export type PastedCell = { key: string; column: VariantField; text: string };

export type Paste = {
  cells: PastedCell[];
  /** Cells beyond the grid's end. */
  overflow: number;
  /** Rows that no variant is called by, and columns without a place in the grid. */
  ignored: string[];
};

type Grid = {
  rows: readonly GridRow[];
  optionNames: readonly string[];
  /** Columns side by side, one of them with the focused cell. */
  columns: readonly VariantField[];
  at: { row: number; column: VariantField };
};

/** A column, or what names the row: the variant's title or an option. */
type Heading = { column: VariantField } | { option: number | 'title' } | undefined;

const titleHeadings = new Set(['variante', 'variant', 'titre', 'taille couleur']);

/**
 * Returns where the cells of a spreadsheet go. With a row of headings each column goes to its own,
 * and rows go to the variants that their options name; else all go right and down from the cell
 * `at`. Blank cells change nothing.
 */
export function placeCells(cells: readonly string[][], grid: Grid): Paste {
  const { rows, columns, at, optionNames } = grid;
  const [labels = [], ...others] = cells;
  const header = readHeader(labels, optionNames);
  const beside = columns.slice(columns.indexOf(at.column)).map((column) => ({ column }));
  const isKeyed = header?.some(isName);
  const ignored = header ? labels.filter((label, index) => label !== '' && !header[index]) : [];
  const paste: Paste = { cells: [], overflow: 0, ignored };
  (header ? others : cells).forEach((row, down) => {
    if (row.every((text) => text === '')) return;
    const target = header && isKeyed ? findRow(row, header, rows) : rows[at.row + down];
    if (header && isKeyed && !target) {
      paste.ignored.push(row.filter((_, index) => isName(header[index])).join(' / '));
      return;
    }
    row.forEach((text, index) => {
      const heading: Heading = (header ?? beside)[index];
      const column = heading && 'column' in heading ? heading.column : undefined;
      if (text === '' || (header && !column)) return;
      if (target && column) paste.cells.push({ key: target.key, column, text });
      else paste.overflow += 1;
    });
  });
  return paste;
}

/** The texts by which a table with headings names its rows; empty for others. */
export function namesIn(cells: readonly string[][], optionNames: readonly string[]): string[] {
  const [labels = [], ...others] = cells;
  const header = readHeader(labels, optionNames) ?? [];
  return others.flatMap((row) => row.filter((text, index) => isName(header[index]) && text !== ''));
}

const isName = (heading: Heading): heading is { option: number | 'title' } =>
  heading !== undefined && 'option' in heading;

/** Null for a row of values: no cell of it is a heading, or one is a number. */
function readHeader(row: readonly string[], optionNames: readonly string[]): Heading[] | null {
  const header = row.map((cell): Heading => {
    const name = fold(cell);
    const option = name === '' ? -1 : optionNames.findIndex((each) => fold(each) === name);
    if (option >= 0) return { option };
    if (titleHeadings.has(name)) return { option: 'title' };
    const column = fieldOfHeading(cell);
    return column && { column };
  });
  const hasNumber = row.some((cell) => /^[\d\s.,]+$/.test(cell));
  return hasNumber || !header.some(Boolean) ? null : header;
}

/** The only row that the cells name. */
function findRow(row: readonly string[], header: readonly Heading[], rows: readonly GridRow[]) {
  const found = rows.filter(({ title, values }) =>
    header.every((heading, index) => {
      if (!isName(heading)) return true;
      const { option } = heading;
      const own = option === 'title' ? title : (values[option] ?? '');
      return fold(own) === fold(row[index] ?? '');
    }),
  );
  return found.length === 1 ? found[0] : undefined;
}
