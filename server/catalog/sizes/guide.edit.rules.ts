import { fold } from '#shared/fold.ts';
import { isBlank } from '#shared/forms/form.ts';
import type { TRANSLATIONS } from '#shared/language.ts';
import { readText, type Reading } from '../../shared/form.ts';
import { plainly, requiredField } from '../catalog.plain-text.rules.ts';
import type { SizeGuideRecord } from '../catalog.store.ts';
import { commonVocabulary } from '../translation/words.rules.ts';
import type { BodyMeasure } from './guide.rules.ts';
import { bodyMeasureOf, isMeasureCell } from './sizes.rules.ts';

export const MAX_SIZE_GUIDES = 100;
const MIN_COLUMNS = 2;
const MAX_COLUMNS = 12;
const MAX_ROWS = 60;
/** Characters of a heading or a cell: a table of longer ones fits no phone. */
const MAX_CELL = 40;
const MAX_NOTE = 1000;

interface Translated {
  readonly language: (typeof TRANSLATIONS)[number];
  readonly title: string;
  readonly columns?: readonly string[] | undefined;
  readonly note?: string | null | undefined;
  readonly lengthNote?: string | null | undefined;
}

export interface SizeGuideInput {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: ReadonlyArray<readonly string[]>;
  readonly note?: string | null | undefined;
  readonly lengthNote?: string | null | undefined;
  readonly decidedBy?: readonly BodyMeasure[] | undefined;
  readonly translations?: readonly Translated[] | undefined;
}

export type WrittenSizeGuide = Omit<SizeGuideRecord, 'id' | 'version'>;

/** Refuses with REQUIRED, INVALID, all problems at once. */
export function readSizeGuide(input: SizeGuideInput, reading: Reading): WrittenSizeGuide {
  const columns = readColumns(input.columns, reading);
  const guide: WrittenSizeGuide = {
    title: reading.read(() => requiredField(input.title, 'title'), ''),
    columns,
    rows: readRows(input.rows, columns, reading),
    note: readNote(input.note, 'note', reading),
    lengthNote: readNote(input.lengthNote, 'lengthNote', reading),
    decidedBy: readDecidedBy(input.decidedBy, columns, reading),
    translations: readTranslations(input.translations, columns, reading),
  };
  reading.end();
  return guide;
}

const plainText = plainly<string>((value, field) => readText(value, field, MAX_CELL));
const plainNote = plainly<string>((value, field) => readText(value, field, MAX_NOTE));

const readNote = (note: string | null | undefined, field: string, reading: Reading) =>
  isBlank(note) ? null : reading.read(() => plainNote(note, field), null);

function readColumns(given: readonly string[], reading: Reading): string[] {
  if (given.length < MIN_COLUMNS || given.length > MAX_COLUMNS) {
    const bounds = { min: MIN_COLUMNS, max: MAX_COLUMNS };
    reading.problems.push({
      code: 'INVALID',
      reason: 'SIZE_GUIDE_COLUMNS',
      field: 'columns',
      ...bounds,
    });
    return [];
  }
  return readEachOnce(given, (at) => `columns.${at}`, reading);
}

/** Every text is required, and stands once, whatever its case and accents. */
function readEachOnce(
  given: readonly string[],
  fieldAt: (at: number) => string,
  reading: Reading,
): string[] {
  const seen = new Set<string>();
  return given.map((text, at) => {
    const field = fieldAt(at);
    const read = reading.read(() => requiredCell(text, field), '');
    if (read !== '' && seen.has(fold(read))) {
      reading.problems.push({ code: 'INVALID', reason: 'SIZE_GUIDE_TWICE', field, text: read });
    }
    seen.add(fold(read));
    return read;
  });
}

const requiredCell = (text: string, field: string) =>
  isBlank(text) ? requiredField(text, field) : plainText(text, field);

function readRows(
  given: ReadonlyArray<readonly string[]>,
  columns: readonly string[],
  reading: Reading,
): string[][] {
  if (given.length === 0 || given.length > MAX_ROWS) {
    const about = { field: 'rows', max: MAX_ROWS };
    reading.problems.push({ code: 'INVALID', reason: 'SIZE_GUIDE_ROWS', ...about });
    return [];
  }
  const sizes = readEachOnce(
    given.map(([size = '']) => size),
    (at) => `rows.${at}.0`,
    reading,
  );
  return given.map((row, at) => {
    if (columns.length > 0 && row.length !== columns.length) {
      const about = { field: `rows.${at}`, found: row.length, wanted: columns.length };
      reading.problems.push({ code: 'INVALID', reason: 'SIZE_GUIDE_CELLS', ...about });
    }
    const others = row
      .slice(1)
      .map((cell, index) => readCell(cell, columns[index + 1], `rows.${at}.${index + 1}`, reading));
    return [sizes[at] ?? '', ...others];
  });
}

/** A measure that cannot be read would silently decide nothing. */
function readCell(given: string, heading: string | undefined, field: string, reading: Reading) {
  const cell = reading.read(() => plainText(given, field), '');
  const isMeasure = bodyMeasureOf(heading ?? '') !== undefined;
  if (isMeasure && cell !== '' && !isMeasureCell(cell)) {
    reading.problems.push({ code: 'INVALID', reason: 'SIZE_GUIDE_CELL', field });
  }
  return cell;
}

function readDecidedBy(
  given: readonly BodyMeasure[] = [],
  columns: readonly string[],
  reading: Reading,
): BodyMeasure[] {
  const known = new Set(columns.map(bodyMeasureOf));
  const missing = given.find((measure) => !known.has(measure));
  if (missing && columns.length > 0) {
    const about = { field: 'decidedBy', measure: missing };
    reading.problems.push({ code: 'INVALID', reason: 'SIZE_GUIDE_MEASURE', ...about });
  }
  return [...new Set(given)];
}

function readTranslations(
  given: readonly Translated[] = [],
  columns: readonly string[],
  reading: Reading,
): SizeGuideRecord['translations'] {
  const languages = new Map<Translated['language'], SizeGuideRecord['translations'][number]>();
  for (const [at, each] of given.entries()) {
    const { language, title, note, lengthNote, columns: headings = [] } = each;
    if ([title, note, lengthNote, ...headings].every(isBlank)) continue;
    const field = `translations.${at}`;
    const lengthText = readNote(lengthNote, `${field}.lengthNote`, reading);
    const common = commonVocabulary.words(language);
    languages.set(language, {
      language,
      title: reading.read(() => requiredField(title, `${field}.title`), ''),
      columns: columns.map((heading, index) => {
        const text = headings[index] ?? '';
        const read = () => plainText(text, `${field}.columns.${index}`);
        return isBlank(text) ? common.in(heading) : reading.read(read, '');
      }),
      note: readNote(note, `${field}.note`, reading),
      ...(lengthText !== null && { lengthNote: lengthText }),
    });
  }
  return [...languages.values()];
}
