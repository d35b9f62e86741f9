import { fold, INVISIBLE } from '#shared/fold.ts';
import { readAmount, type Centimes } from '#shared/money.ts';
import { MAX_STATEMENT_BYTES } from '#shared/policies.ts';
import { textOfCell } from '../../shared/csv/csv.ts';
import { readCsvLines, UnreadableCsv, type CsvLine } from '../../shared/csv/csv.lines.ts';
import type { Problem } from '../../shared/problems.ts';
import {
  delimiterOf,
  headingKey,
  headingLine,
  placesIn,
  STATEMENT_COLUMNS,
  type Chosen,
  type Places,
} from './columns.rules.ts';
import type { StatementLineRecord } from './statement.store.ts';

/** A month of a shop is some hundreds; all of a statement is settled in one transaction. */
export const MAX_LINES = 5000;
/** Titles, headings, totals and blank lines. */
const MAX_OTHERS = 100;
/** More would be of no use to who corrects the file. */
const MAX_PROBLEMS = 100;
/** Longer than any parcel number. */
const MAX_NUMBER = 60;
const MAX_SHOWN = 40;

export interface ReadStatement {
  /** The line that names the columns; empty where there is none. */
  readonly headings: readonly string[];
  /** Headings by column; null for a column that the file lacks. */
  readonly columns: Readonly<Record<keyof Places, string | null>>;
  /** The rows that can be read. */
  readonly lines: readonly StatementLineRecord[];
  /** Problems of the file, and of rows that cannot be read, at most 100. */
  readonly problems: readonly Problem[];
}

const UNREAD = {
  headings: [],
  columns: { parcelNumber: null, amount: null, fee: null },
  lines: [],
};

/**
 * Reads a carrier's statement, or what was copied from a spreadsheet. `chosen` columns must be in the file; `remembered`
 * ones count where they are.
 */
export function readStatement(
  text: string,
  { chosen, remembered }: { readonly chosen: Chosen; readonly remembered: Chosen },
): ReadStatement {
  const problem = sizeProblem(text);
  if (problem) return { ...UNREAD, problems: [problem] };
  try {
    const usable = { ...known(text, remembered), ...chosen };
    const delimiter = (table: string) => delimiterOf(table, usable);
    const lines = readCsvLines(text, {
      maxLines: MAX_LINES + MAX_OTHERS,
      delimiterOf: delimiter,
      isLenient: true,
    });
    return readLines(lines, usable, chosen);
  } catch (error) {
    if (!(error instanceof UnreadableCsv)) throw error;
    const { line, fault } = error;
    const about = { code: 'INVALID', field: 'file' } as const;
    return {
      ...UNREAD,
      problems: [
        fault.reason === 'FILE_LINES'
          ? { ...about, reason: 'STATEMENT_LINES', max: MAX_LINES }
          : { ...about, reason: 'STATEMENT_QUOTES', first: line },
      ],
    };
  }
}

function sizeProblem(text: string): Problem | undefined {
  const about = { code: 'INVALID', field: 'file' } as const;
  if (text.trim() === '') return { ...about, reason: 'STATEMENT_EMPTY' };
  // A text has no more characters than its file has bytes.
  if (text.length <= MAX_STATEMENT_BYTES) return undefined;
  return { ...about, reason: 'STATEMENT_LINES', max: MAX_LINES };
}

/** Leaves out remembered headings that the file has not: the carrier has changed its files. */
function known(text: string, remembered: Chosen): Chosen {
  const keys = headingKey(text.split('\n', 20).join(' '));
  const isThere = (heading: string) => heading === '' || keys.includes(headingKey(heading));
  return Object.values(remembered).every(isThere) ? remembered : {};
}

function readLines(lines: readonly CsvLine[], usable: Chosen, chosen: Chosen): ReadStatement {
  const at = headingLine(lines, usable);
  const header = at === undefined ? undefined : lines[at];
  if (at === undefined || !header) {
    const about = { code: 'INVALID', field: 'file' } as const;
    return { ...UNREAD, problems: [{ ...about, reason: 'STATEMENT_EMPTY' }] };
  }
  const headings = header.cells.map((cell) => cell.trim());
  const places = placesIn(headings, usable);
  const headingAt = (place: number | null) => (place === null ? null : (headings[place] ?? null));
  const columns = {
    parcelNumber: headingAt(places.parcelNumber),
    amount: headingAt(places.amount),
    fee: headingAt(places.fee),
  };
  const missing = missingColumns(places, headings, chosen);
  if (missing.length > 0) return { headings, columns, lines: [], problems: missing };
  const read: StatementLineRecord[] = [];
  const problems: Problem[] = [];
  for (const line of lines.slice(at + 1)) {
    const row = readRow(line, places, headings);
    if (row === null) continue;
    if ('code' in row) problems.push(row);
    else read.push(row);
  }
  if (read.length === 0 && problems.length === 0) {
    problems.push({ code: 'INVALID', reason: 'STATEMENT_EMPTY', field: 'file' });
  }
  return { headings, columns, lines: read, problems: problems.slice(0, MAX_PROBLEMS) };
}

/** Names each column that a statement needs, or that staff chose, and that the file lacks. */
function missingColumns(
  places: Places,
  headings: readonly string[],
  chosen: Chosen,
): readonly Problem[] {
  const written = headings.filter((heading) => heading !== '').slice(0, 30);
  return STATEMENT_COLUMNS.flatMap((column): readonly Problem[] => {
    const heading = chosen[column] ?? '';
    const isNeeded = column !== 'fee' || heading !== '';
    if (places[column] !== null || !isNeeded) return [];
    const about = { code: 'INVALID', field: `columns.${column}`, known: written } as const;
    return [
      heading === ''
        ? { ...about, reason: 'STATEMENT_COLUMN', column }
        : { ...about, reason: 'STATEMENT_NO_COLUMN', text: shown(heading) },
    ];
  });
}

/** Beginnings of the line that adds up the others. */
const TOTALS =
  /^(?:sous total|total|totaux|solde|somme|net|grand total|المجموع|مجموع|الاجمالي|اجمالي)(?: |$)/;

/** Null for a line that is no row: a total, headings again, a remark. */
function readRow(
  { line, cells }: CsvLine,
  places: Places,
  headings: readonly string[],
): StatementLineRecord | Problem | null {
  const cellAt = (place: number | null) => (place === null ? '' : tidy(cells[place] ?? ''));
  const number = cellAt(places.parcelNumber);
  const written = { amount: cellAt(places.amount), fee: cellAt(places.fee) };
  const named = number === '' ? cells : [number];
  if (named.some((cell) => TOTALS.test(fold(cell)))) return null;
  if (places.parcelNumber !== null && number === headings[places.parcelNumber]) return null;
  const about = { code: 'INVALID', first: line } as const;
  const fieldOf = (column: string) => `lines.${line}.${column}`;
  if (number === '') {
    if (written.amount === '' && written.fee === '') return null;
    return { ...about, reason: 'STATEMENT_NUMBER', field: fieldOf('parcelNumber') };
  }
  if (/^\d+(?:[.,]\d+)?e\+?\d+$/i.test(number)) {
    const field = fieldOf('parcelNumber');
    return { ...about, reason: 'STATEMENT_ABRIDGED', field, text: number };
  }
  const amount = readSum(written.amount);
  const fee = written.fee === '' ? null : readSum(written.fee);
  for (const [column, sum] of [['amount', amount] as const, ['fee', fee] as const]) {
    if (typeof sum !== 'string') continue;
    const text = shown(written[column]);
    return { ...about, reason: sum, field: fieldOf(column), text };
  }
  if (typeof amount === 'string' || typeof fee === 'string') throw new Error('A sum is a text');
  return { line, parcelNumber: number.slice(0, MAX_NUMBER), amount, fee };
}

const MARKS = new RegExp(INVISIBLE.source, 'gu');

/** Returns what a cell shows: Excel writes `="0012"` for a text of digits. */
function tidy(cell: string): string {
  const text = textOfCell(cell).replace(MARKS, '').trim();
  return /^="([^"]*)"$/.exec(text)?.[1]?.trim() ?? text;
}

const shown = (text: string) => (text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text);

/** Returns an amount, 0 for an empty cell or a dash; else what is wrong with it. */
function readSum(text: string): Centimes | 'STATEMENT_NEGATIVE' | 'STATEMENT_AMOUNT' {
  if (/^[-–—]?$/.test(text)) return 0;
  const plain = text
    .replace(/^(?:dhs?|mad)\s*/i, '')
    .replace(/^\+/, '')
    .replaceAll(/(?<=\d)['\u2019](?=\d{3})/g, '');
  const amount = readAmount(plain);
  if (amount !== null) return amount;
  const negative = /^\((.+)\)$|^[-−–]\s*(.+)$|^(.+?)\s*[-−–]$/.exec(plain);
  const rest = negative?.[1] ?? negative?.[2] ?? negative?.[3];
  const isNegative = rest !== undefined && readAmount(rest) !== null;
  return isNegative ? 'STATEMENT_NEGATIVE' : 'STATEMENT_AMOUNT';
}
