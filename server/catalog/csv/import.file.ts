import type { CommandContext } from '../../context.ts';
import { Refusal, type Problem } from '../../shared/problems.ts';
import type { FileProblem } from './columns.ts';
import { BadCatalogFile, readCsv } from './catalog.csv.ts';
import { readMapping, type Heading, type MappedHeading } from './headings.rules.ts';
import type { ImportPlan } from './import.rules.ts';
import { importCatalog, type ImportOptions } from './import.service.ts';

interface FileOptions extends Omit<ImportOptions, 'folder'> {
  /** Headings that are to be read otherwise than the shop does by itself. */
  readonly columns: readonly MappedHeading[];
  /** Called where the file has stocks. */
  readonly requireStock: () => void;
}

interface ImportedFile extends Omit<ImportPlan, 'problems'> {
  readonly headings: readonly Heading[];
  /** Problems of products that were left out. */
  readonly problems: readonly Problem[];
}

/** `headings` are null where the file has none that can be read. */
export class RefusedFile extends Refusal {
  readonly headings: readonly Heading[] | null;

  constructor(headings: readonly Heading[] | null, problems: readonly FileProblem[]) {
    super(...problems.map(withPlace));
    this.name = 'RefusedFile';
    this.headings = headings;
  }
}

/**
 * Imports a file that was sent. Refuses with the problems of its cells, whose fields are such as
 * `lines.3.price` (`RefusedFile`), and those of `columns`; throws what `requireStock` throws.
 */
export async function importFile(
  context: CommandContext,
  bytes: Uint8Array,
  { columns, requireStock, ...options }: FileOptions,
): Promise<ImportedFile> {
  const mapping = readMapping(columns);
  let read: readonly Heading[] | null = null;
  try {
    const { headings, rows } = readCsv(textOf(bytes), mapping);
    read = headings;
    if (rows.some(({ cells }) => cells.stock !== undefined)) requireStock();
    const plan = await importCatalog(context, rows, { ...options, folder: null });
    return { ...plan, headings, problems: plan.problems.map(withPlace) };
  } catch (error) {
    if (!(error instanceof BadCatalogFile)) throw error;
    throw new RefusedFile(error.headings ?? read, error.problems);
  }
}

/** The first bytes of a workbook: a ZIP archive, or an OLE document from before 2007. */
const WORKBOOKS: ReadonlyArray<readonly number[]> = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

/** No character of Windows-1252, or (0x8e) none of French: files of old Macintosh programs have them. */
const FOREIGN: ReadonlySet<number> = new Set([0x00, 0x81, 0x8d, 0x8e, 0x8f, 0x90, 0x9d]);

/** UTF-8, UTF-16 with its byte order mark, as spreadsheets write « Texte Unicode », or else Windows-1252. */
function textOf(bytes: Uint8Array): string {
  if (WORKBOOKS.some((start) => start.every((byte, at) => bytes[at] === byte))) {
    throw new Refusal({ code: 'INVALID', reason: 'FILE_WORKBOOK', field: 'file' });
  }
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decoded(bytes, 'utf-16le');
  if (first === 0xfe && second === 0xff) return decoded(bytes, 'utf-16be');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    if (!bytes.some((byte) => FOREIGN.has(byte))) return fromWindows(bytes);
    throw new Refusal({ code: 'INVALID', reason: 'FILE_ENCODING', field: 'file' });
  }
}

/** Windows-1252 from 0x80 on; the rest of it is Latin-1. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Some releases of Node read Windows-1252 as Latin-1 (nodejs/node, issue 56542). */
function fromWindows(bytes: Uint8Array): string {
  const latin = Buffer.from(bytes).toString('latin1');
  return latin.replace(/[\u0080-\u009f]/g, (sign) => WINDOWS[sign.charCodeAt(0) - 0x80] ?? sign);
}

function decoded(bytes: Uint8Array, encoding: string): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal({ code: 'INVALID', reason: 'FILE_ENCODING', field: 'file' });
  }
}

function withPlace({ line, field, ...problem }: FileProblem): Problem {
  return { ...problem, field: ['lines', line, ...(field === undefined ? [] : [field])].join('.') };
}
