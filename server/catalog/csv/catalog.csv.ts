import { numberCell, printCsvLines, textCell, textOfCell } from '../../shared/csv/csv.ts';
import { readCsvLines, UnreadableCsv, type CsvLine } from '../../shared/csv/csv.lines.ts';
import { cellsOf, variantCellsOf } from './cells.csv.ts';
import {
  cellsByColumn,
  MAX_COLUMNS,
  readHeadings,
  type Heading,
  type Mapping,
} from './headings.rules.ts';
import {
  EVERY_COLUMN,
  VARIANT_COLUMNS,
  type AnyColumn,
  type Cells,
  type CsvRow,
  type FileProblem,
} from './columns.ts';
import { platformOf } from '../moving/signs.ts';
import type { ProductRecord } from '../catalog.store.ts';

export class BadCatalogFile extends Error {
  readonly problems: readonly FileProblem[];
  /** Null where the header could not be read. */
  readonly headings: readonly Heading[] | null;

  constructor(problems: readonly FileProblem[], headings: readonly Heading[] | null = null) {
    super(`${problems.length} problems`);
    this.name = 'BadCatalogFile';
    this.problems = problems;
    this.headings = headings;
  }
}

export interface CatalogFile {
  readonly headings: readonly Heading[];
  readonly rows: readonly CsvRow[];
}

const MAX_PRODUCTS = 20_000;
const MAX_VARIANTS = 100_000;
/** Blank lines, and those of texts between quotes, count too. */
const MAX_LINES = 250_000;

/** More would be of no use to who corrects the file, and take long to write down. */
export const MAX_PROBLEMS = 1000;

/**
 * Accepts comma, semicolon or tab, any line ending, a byte order mark, Excel's line `sep=;`, and empty cells
 * behind the last column; `mapping` says what headings are that are none of the shop's. Throws
 * BadCatalogFile, with the first 1,000 problems.
 */
export function readCsv(text: string, mapping: Mapping = new Map()): CatalogFile {
  const [header, ...rows] = readLines(text);
  if (!header) throw refusal(1, { reason: 'FILE_EMPTY' });
  const headings = readHeader(withoutBlankEnd(header), mapping);
  const columns = headings.map(({ column }) => column);
  const hasVariants = VARIANT_COLUMNS.some((column) => columns.includes(column));
  const max = hasVariants ? MAX_VARIANTS : MAX_PRODUCTS;
  if (rows.length > max) throw refusal(max + 1, { reason: 'FILE_LINES', max });
  const problems: FileProblem[] = [];
  const read: CsvRow[] = [];
  for (const row of rows) {
    const { line, cells } = withoutBlankEnd(row, columns.length);
    if (cells.length !== columns.length && problems.length < MAX_PROBLEMS) {
      const count = { found: cells.length, wanted: columns.length };
      problems.push({ code: 'INVALID', reason: 'LINE_CELLS', line, ...count });
    }
    const named = cellsByColumn(headings, cells.map(textOfCell));
    // `readHeader` requires the id, and each column once.
    read.push({ line, cells: Object.fromEntries(named) as Cells });
  }
  if (problems.length > 0) throw new BadCatalogFile(problems, headings);
  return { headings, rows: read };
}

function refusal(
  line: number,
  problem:
    | { readonly reason: 'FILE_EMPTY' }
    | { readonly reason: 'FILE_LINES' | 'FILE_COLUMNS'; readonly max: number }
    | { readonly reason: 'FILE_QUOTES'; readonly fault: string },
): BadCatalogFile {
  return new BadCatalogFile([{ code: 'INVALID', line, ...problem }]);
}

/** Spreadsheets write as many cells as their widest line has. */
function withoutBlankEnd({ line, cells }: CsvLine, width = 0): CsvLine {
  const filled = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  return { line, cells: cells.slice(0, Math.max(width, filled)) };
}

/** Throws BadCatalogFile; `isLenient` as `readCsvLines` has it. */
export function readLines(text: string, { isLenient = false } = {}): readonly CsvLine[] {
  try {
    return readCsvLines(text, { maxLines: MAX_LINES, delimiterOf, isLenient });
  } catch (error) {
    if (!(error instanceof UnreadableCsv)) throw error;
    throw refusal(error.line, error.fault);
  }
}

/** Returns the cells of the first line; none of a file that cannot be read. */
export function headingsIn(text: string): readonly string[] {
  try {
    const [first = '', second = ''] = text.split(/\r\n?|\n/, 2);
    return readLines(/^\ufeff?sep=/i.test(first) ? `${first}\n${second}` : first)[0]?.cells ?? [];
  } catch (error) {
    if (!(error instanceof BadCatalogFile)) throw error;
    return [];
  }
}

/** No column name contains a delimiter. */
function delimiterOf(text: string): string {
  const [header = ''] = text.split(/[\r\n]/, 1);
  const count = (sign: string) => header.split(sign).length;
  return [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ',';
}

function readHeader({ line, cells }: CsvLine, mapping: Mapping): readonly Heading[] {
  if (cells.length > MAX_COLUMNS) throw refusal(line, { reason: 'FILE_COLUMNS', max: MAX_COLUMNS });
  const { headings, problems } = readHeadings(cells, mapping, line);
  if (problems.length === 0) return headings;
  const found = platformOf(cells);
  const hint = { code: 'INVALID', reason: 'FILE_OF_PLATFORM', line } as const;
  throw new BadCatalogFile(
    [...(found === null ? [] : [{ ...hint, found }]), ...problems],
    headings,
  );
}

/** One line a variant. `isForExcel`: semicolons, decimal commas and a byte order mark, as a French Excel expects. */
export function printCsv(products: readonly ProductRecord[], isForExcel: boolean): string {
  const rows = products.flatMap(linesOf).map((cells) =>
    EVERY_COLUMN.map((column) => {
      const cell = cells[column] ?? '';
      return NUMBERS.has(column) ? numberCell(cell, isForExcel) : textCell(cell);
    }),
  );
  return printCsvLines([EVERY_COLUMN, ...rows], { isForExcel });
}

/** One a variant; the first one has the product's cells. */
function linesOf(product: ProductRecord): ReadonlyArray<Partial<Cells>> {
  return product.variants.map((variant, at) => ({
    ...(at === 0 ? cellsOf(product) : { id: product.id }),
    ...variantCellsOf(product, variant),
  }));
}

const NUMBERS: ReadonlySet<AnyColumn> = new Set([
  'price',
  'originalPrice',
  'ratingValue',
  'variantPrice',
  'variantOriginalPrice',
]);
