import { fold } from '#shared/fold.ts';
import type { CsvLine } from '../../shared/csv/csv.lines.ts';
import { usualHeadings } from './headings.ts';

export const STATEMENT_COLUMNS = ['parcelNumber', 'amount', 'fee'] as const;
export type StatementColumn = (typeof STATEMENT_COLUMNS)[number];

/** Headings by column; an empty one means that the file has no such column. */
export type Chosen = Partial<Readonly<Record<StatementColumn, string>>>;

/** Places of the columns in a line; null for a column that the file lacks. */
export type Places = Readonly<Record<StatementColumn, number | null>>;

/** Words that say nothing of what a column is: articles and the currency. */
const EMPTY_WORDS: ReadonlySet<string> = new Set(
  'de du d des la le les l of the en in dh dhs mad ttc درهم'.split(' '),
);
const NUMBER_WORDS: ReadonlySet<string> = new Set('n no nr num numero number'.split(' '));

/** Writes « N° du colis » and « Numéro de colis » alike: `n colis`. */
export function headingKey(heading: string): string {
  const words = fold(heading)
    .split(' ')
    .filter((word) => !EMPTY_WORDS.has(word));
  return words.map((word) => (NUMBER_WORDS.has(word) ? 'n' : word)).join(' ');
}

/** Written as `headingKey` does; an earlier one goes before later ones. */
const USUAL: Readonly<Record<StatementColumn, readonly string[]>> = {
  parcelNumber: keysOf(usualHeadings.parcelNumber),
  amount: keysOf(usualHeadings.amount),
  fee: keysOf(usualHeadings.fee),
};

function keysOf(headings: string): readonly string[] {
  return headings.split(', ').map(headingKey);
}

/** Finds the chosen columns, and by their usual headings the others. */
export function placesIn(headings: readonly string[], chosen: Chosen): Places {
  const keys = headings.map(headingKey);
  const placeOf = (column: StatementColumn): number | null => {
    const heading = chosen[column];
    if (heading === '') return null;
    const wanted = heading === undefined ? USUAL[column] : [headingKey(heading)];
    const place = wanted.map((key) => (key === '' ? -1 : keys.indexOf(key))).find((at) => at >= 0);
    return place ?? null;
  };
  return { parcelNumber: placeOf('parcelNumber'), amount: placeOf('amount'), fee: placeOf('fee') };
}

const isComplete = ({ parcelNumber, amount }: Places) => parcelNumber !== null && amount !== null;

/** Lines above the headings: a title, the carrier's name, a period. */
const MAX_TITLES = 20;

/**
 * Finds the line of headings: the first that names what a statement needs, else the one among the first with the most
 * words; undefined of a file without any line.
 */
export function headingLine(lines: readonly CsvLine[], chosen: Chosen): number | undefined {
  const first = lines.slice(0, MAX_TITLES);
  const found = first.findIndex(({ cells }) => isComplete(placesIn(cells, chosen)));
  if (found >= 0) return found;
  const words = first.map(({ cells }) => cells.filter((cell) => /\p{L}/u.test(cell)).length);
  return words.length === 0 ? undefined : words.indexOf(Math.max(...words));
}

const DELIMITERS = ['\t', ';', '|', ','] as const;

/**
 * Returns what separates the cells of a table: the sign that parts the headings which a statement needs, else the most
 * frequent one. A decimal comma is no separator where another one parts the headings.
 */
export function delimiterOf(table: string, chosen: Chosen): string {
  const lines = table.split('\n', MAX_TITLES).map((text, at) => ({ line: at + 1, text }));
  const partedBy = (delimiter: string) =>
    lines.map(({ line, text }) => ({
      line,
      cells: text.split(delimiter).map((cell) => cell.replace(/^\s*"(.*)"\s*$/, '$1')),
    }));
  const parting = DELIMITERS.find((delimiter) =>
    partedBy(delimiter).some(({ cells }) => isComplete(placesIn(cells, chosen))),
  );
  const counts = DELIMITERS.map((delimiter) => table.split(delimiter).length);
  return parting ?? DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ';';
}
