import { CsvError, parse } from 'csv-parse/sync';

/** A line of a table with its number in the file, from 1. */
export interface CsvLine {
  readonly line: number;
  readonly cells: readonly string[];
}

type Fault =
  | { readonly reason: 'FILE_LINES'; readonly max: number }
  | { readonly reason: 'FILE_QUOTES'; readonly fault: string };

export class UnreadableCsv extends Error {
  readonly line: number;
  readonly fault: Fault;

  constructor(line: number, fault: Fault) {
    super(fault.reason);
    this.name = 'UnreadableCsv';
    this.line = line;
    this.fault = fault;
  }
}

/**
 * Returns the lines that are not blank. Accepts any line ending, a byte order mark and Excel's line `sep=;`, which goes
 * before `delimiterOf`; with `isLenient` quotes in the middle of a text too. Throws UnreadableCsv.
 */
export function readCsvLines(
  text: string,
  {
    maxLines,
    delimiterOf,
    isLenient = false,
  }: {
    /** Blank lines, and those of texts between quotes, count too. */
    readonly maxLines: number;
    readonly delimiterOf: (table: string) => string;
    readonly isLenient?: boolean;
  },
): readonly CsvLine[] {
  const start = text.startsWith('\ufeff') ? 1 : 0;
  const [hint = '', named] = /^sep=([,;\t|])(?:\r\n?|\n)/i.exec(text.slice(start, start + 8)) ?? [];
  const table = text.slice(start + hint.length).replace(/\r\n?/g, '\n');
  const lines: CsvLine[] = [];
  const before = hint === '' ? 0 : 1;
  let line = before + 1;
  if (line + linesIn(table) > maxLines) {
    throw new UnreadableCsv(maxLines, { reason: 'FILE_LINES', max: maxLines });
  }
  try {
    parse(table, {
      delimiter: named ?? delimiterOf(table),
      recordDelimiter: '\n',
      relaxColumnCount: true,
      relaxQuotes: isLenient,
      // Else the parser makes an error with its stack of each: 240,000 of them took more than ten seconds.
      skipEmptyLines: true,
      onRecord(cells: string[], { lines: last }) {
        const first = before + last - linesIn(cells.join(''));
        if (cells.some((cell) => cell.trim() !== '')) lines.push({ line: first, cells });
        line = before + last + 1;
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const rest = table.split('\n').slice(line - before - 1);
    const blank = Math.max(
      0,
      rest.findIndex((each) => each !== ''),
    );
    throw new UnreadableCsv(line + blank, { reason: 'FILE_QUOTES', fault: error.code });
  }
  return lines;
}

const linesIn = (text: string) => text.split('\n').length - 1;
