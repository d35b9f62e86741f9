import { stringify } from 'csv-stringify/sync';

// Formulas for a spreadsheet, full-width signs included, with any number of guards; also behind what a
// spreadsheet of another country takes for the end of a cell.
const FORMULA = /(?<=^|[,;\t])(?='*[=+\-@\t＝＋－＠])/g;
const GUARDED = /(?<=^|[,;\t])'(?='*[=+\-@\t＝＋－＠])/g;

/** Prevents spreadsheets from running a text as a formula. */
export function textCell(text: string): string {
  return text.replace(FORMULA, "'");
}

/** The text of a cell that `textCell` may have guarded. */
export function textOfCell(cell: string): string {
  return cell.replace(GUARDED, '');
}

/** Writes a number that has a decimal point. */
export function numberCell(number: string, isForExcel: boolean): string {
  return isForExcel ? number.replace('.', ',') : number;
}

/**
 * `isForExcel`: semicolons and, at the beginning of the file, a byte order mark, as a French Excel
 * expects.
 */
export function printCsvLines(
  lines: ReadonlyArray<readonly string[]>,
  { isForExcel, isFirst = true }: { readonly isForExcel: boolean; readonly isFirst?: boolean },
): string {
  return stringify([...lines], {
    bom: isForExcel && isFirst,
    delimiter: isForExcel ? ';' : ',',
    record_delimiter: isForExcel ? 'windows' : 'unix',
    // By default only the file's own line ending would be quoted.
    quoted_match: /\n/,
  });
}
