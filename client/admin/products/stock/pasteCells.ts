import { fold } from '#shared/fold.ts';
import {
  variantFieldNames,
  variantFields,
  type VariantField,
} from '#shared/texts/variant-fields.fr.ts';

const columnsOf = (table: 'grid' | 'codes') =>
  variantFieldNames.filter((field) => variantFields[field].table === table);

export const gridColumns = columnsOf('grid');
export const codeColumns = columnsOf('codes');
export const columns = [...gridColumns, ...codeColumns];
export type Column = VariantField;

/** A row of the grid, by what it is called in a spreadsheet. */
export type GridRow = {
  key: string;
  title: string;
  /** One for each option. */
  values: readonly string[];
};

export type PastedCell = { key: string; column: Column; text: string };

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
  columns: readonly Column[];
  at: { row: number; column: Column };
};

const namesOf = (column: Column): readonly string[] => variantFields[column].headings;
const titleHeadings = new Set(['variante', 'variant', 'titre', 'taille couleur']);

/**
 * Returns where the cells of a spreadsheet go. With a row of headings each column goes to its own,
 * and rows go to the variants that their options name; else all go right and down from the cell
 * `at`. Blank cells change nothing.
 */
export function placeCells(cells: readonly string[][], grid: Grid): Paste {
  const [first = [], ...others] = cells;
  const header = readHeader(first, grid.optionNames);
  return header ? placeByHeader(others, first, header, grid) : placeFrom(cells, grid);
}

/** The texts by which a table with headings names its rows; empty for others. */
export function namesIn(cells: readonly string[][], optionNames: readonly string[]): string[] {
  const [first = [], ...others] = cells;
  const header = readHeader(first, optionNames) ?? [];
  const isName = header.map((heading) => heading === 'title' || isOption(heading));
  return others.flatMap((row) => row.filter((text, index) => isName[index] && text !== ''));
}

function placeFrom(cells: readonly string[][], { rows, columns: beside, at }: Grid): Paste {
  const start = beside.indexOf(at.column);
  const paste: Paste = { cells: [], overflow: 0, ignored: [] };
  cells.forEach((row, down) => {
    row.forEach((text, right) => {
      if (text === '') return;
      const target = rows[at.row + down];
      const column = beside[start + right];
      if (target && column) paste.cells.push({ key: target.key, column, text });
      else paste.overflow += 1;
    });
  });
  return paste;
}

type Heading = Column | 'title' | { option: number } | null;

/** Null for a row of values: no cell of it is a heading, or one is a number. */
function readHeader(row: readonly string[], optionNames: readonly string[]): Heading[] | null {
  const header = row.map((cell) => headingOf(cell, optionNames));
  const hasNumber = row.some((cell) => /^[\d\s.,]+$/.test(cell));
  return hasNumber || header.every((heading) => heading === null) ? null : header;
}

function headingOf(cell: string, optionNames: readonly string[]): Heading {
  const name = fold(cell);
  if (name === '') return null;
  const option = optionNames.findIndex((each) => fold(each) === name);
  if (option >= 0) return { option };
  if (titleHeadings.has(name)) return 'title';
  return columns.find((column) => namesOf(column).includes(name)) ?? null;
}

function placeByHeader(
  cells: readonly string[][],
  labels: readonly string[],
  header: readonly Heading[],
  { rows, at }: Grid,
): Paste {
  const unknown = labels.filter((label, index) => label !== '' && header[index] === null);
  const paste: Paste = { cells: [], overflow: 0, ignored: unknown };
  const isKeyed = header.some((heading) => heading === 'title' || isOption(heading));
  cells.forEach((row, down) => {
    if (row.every((text) => text === '')) return;
    const target = isKeyed ? findRow(row, header, rows) : rows[at.row + down];
    if (!target && isKeyed) {
      paste.ignored.push(nameOf(row, header));
      return;
    }
    row.forEach((text, index) => {
      const column = header[index];
      if (text === '' || typeof column !== 'string' || column === 'title') return;
      if (target) paste.cells.push({ key: target.key, column, text });
      else paste.overflow += 1;
    });
  });
  return paste;
}

function isOption(heading: Heading | undefined): heading is { option: number } {
  return typeof heading === 'object' && heading !== null;
}

/** The only row that the cells name. */
function findRow(row: readonly string[], header: readonly Heading[], rows: readonly GridRow[]) {
  const found = rows.filter(({ title, values }) =>
    header.every((heading, index) => {
      const text = fold(row[index] ?? '');
      if (heading === 'title') return text === fold(title);
      return !isOption(heading) || text === fold(values[heading.option] ?? '');
    }),
  );
  return found.length === 1 ? found[0] : undefined;
}

function nameOf(row: readonly string[], header: readonly Heading[]) {
  return row.filter((_, index) => header[index] === 'title' || isOption(header[index])).join(' / ');
}
