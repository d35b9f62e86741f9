import { foldJoined } from '#shared/fold.ts';
import { TRANSLATIONS } from '#shared/language.ts';
import type { CsvLine } from '../../shared/csv/csv.lines.ts';
import { BadCatalogFile, readLines } from '../csv/catalog.csv.ts';
import { splitAt } from '../csv/import.options.rules.ts';
import type { ForeignProduct } from './foreign.ts';
import { textOfHtml } from './html-text.rules.ts';

/** Reads a cell of a line; empty where the line has none. */
export type ReadCell = (line: CsvLine) => string;

export interface ForeignTable {
  readonly lines: readonly CsvLine[];
  readonly headings: readonly string[];
  /** Whether the file has one of these headings; case, accents and punctuation make no difference. */
  readonly has: (...headings: readonly string[]) => boolean;
  /** The first of these headings that the file has; without one, all cells are empty. */
  readonly column: (...headings: readonly string[]) => ReadCell;
  /** Like `column`, but undefined without one of the headings. */
  readonly ifThere: (...headings: readonly string[]) => (line: CsvLine) => string | undefined;
}

/** Throws BadCatalogFile where it is no table. */
export function readTable(text: string): ForeignTable {
  const [header, ...lines] = readLines(text, { isLenient: true });
  if (!header) throw new BadCatalogFile([{ code: 'INVALID', reason: 'FILE_EMPTY', line: 1 }]);
  const places = new Map<string, number>();
  for (const [at, heading] of header.cells.entries()) {
    const key = foldJoined(heading);
    if (!places.has(key)) places.set(key, at);
  }
  const placeOf = (headings: readonly string[]) =>
    headings.map((heading) => places.get(foldJoined(heading))).find((at) => at !== undefined);
  const column = (...headings: readonly string[]): ReadCell => {
    const at = placeOf(headings);
    return at === undefined ? () => '' : ({ cells }) => plainCell(cells[at] ?? '');
  };
  return {
    lines,
    headings: header.cells,
    has: (...headings) => placeOf(headings) !== undefined,
    column,
    ifThere: (...headings) =>
      placeOf(headings) === undefined ? () => undefined : column(...headings),
  };
}

/** Exports put an apostrophe before what a spreadsheet would take for a formula. */
function plainCell(text: string): string {
  const cell = text.trim();
  return /^'[=+\-@]/.test(cell) ? cell.slice(1) : cell;
}

/** An article number, before which Shopify puts an apostrophe, too. */
export const withoutApostrophe = (text: string | undefined): string | undefined =>
  text?.replace(/^'/, '');

/** The parts of a list between commas; a comma of a part has a backslash before it. */
export function listIn(text: string): readonly string[] {
  return splitAt(text, ',')
    .map((part) => part.replace(/\\(.)/gu, '$1').trim())
    .filter((part) => part !== '');
}

const LANGUAGE_NAMES = { AR: ['ar', 'arabe', 'arabic'], EN: ['en', 'anglais', 'english'] } as const;

/** Reads titles and descriptions in other languages, from columns such as « Title (ar) » or `description_en`. */
export function translationsIn(
  table: ForeignTable,
): (line: CsvLine) => ForeignProduct['translations'] {
  const headings = (names: readonly string[], language: keyof typeof LANGUAGE_NAMES) =>
    names.flatMap((name) => LANGUAGE_NAMES[language].map((word) => `${name} ${word}`));
  const readers = TRANSLATIONS.map((language) => {
    const code = language.toLowerCase() as Lowercase<typeof language>;
    return {
      code,
      title: table.column(...headings(['title', 'titre', 'name', 'nom'], language)),
      description: table.column(...headings(['description', 'body html'], language)),
    };
  });
  return (line) =>
    Object.fromEntries(
      readers.flatMap(({ code, title, description }) => {
        const written = title(line);
        if (written === '') return [];
        const html = description(line);
        return [
          [`title.${code}`, written],
          ...(html === '' ? [] : [[`description.${code}`, textOfHtml(html)]]),
        ];
      }),
    );
}
