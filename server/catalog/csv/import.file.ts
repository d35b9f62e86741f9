import type { CommandContext } from '../../context.ts';
import { textOfFile } from '../../shared/csv/file-text.ts';
import type { Platform } from '../../shared/problem-codes.ts';
import { Refusal, type Problem } from '../../shared/problems.ts';
import type { FileProblem } from './columns.ts';
import { BadCatalogFile, headingsIn, readCsv } from './catalog.csv.ts';
import { readMapping, type Heading, type MappedHeading } from './headings.rules.ts';
import type { ImportPlan } from './import.rules.ts';
import { importCatalog, type ImportOptions } from './import.service.ts';
import { picturesInZip, readerBeside } from '../picture/archive.ts';
import {
  rememberColumns,
  withRemembered,
} from '../../settings/import-columns/import-columns.service.ts';
import { importForeign, type ForeignOptions } from '../moving/moving.service.ts';
import type { ForeignFiles } from '../moving/platforms.ts';

interface FileOptions extends Omit<ImportOptions, 'folder' | 'foreign'> {
  /** Program that wrote the file. */
  readonly from: Platform | 'OWN';
  /** The second file of PrestaShop. */
  readonly combinations: Uint8Array | null;
  /** ZIP archive of pictures, which the file calls by their names. */
  readonly pictures: Uint8Array | null;
  /** Headings that are to be read otherwise than the shop does by itself. */
  readonly columns: readonly MappedHeading[];
  /** Called where the file has stocks. */
  readonly requireStock: () => void;
}

interface ImportedFile extends Omit<ImportPlan, 'problems'> {
  /** Null for another shop's file. */
  readonly headings: readonly Heading[] | null;
  /** Problems of products that were left out. */
  readonly problems: readonly Problem[];
  /** Notes of what is read otherwise than another shop's file says. */
  readonly notes: readonly Problem[];
  /** Number of its addresses that lead here. */
  readonly redirects: number;
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
  { from, combinations, pictures, columns, requireStock, ...options }: FileOptions,
): Promise<ImportedFile> {
  const beside = {
    files: pictures ? await picturesInZip(pictures) : new Map<string, Buffer>(),
    folder: null,
  };
  if (from !== 'OWN') {
    const files = {
      text: textOfFile(bytes),
      combinations: combinations && textOfFile(combinations),
    };
    return importForeignFile(context, files, { from, requireStock, pictures: beside, ...options });
  }
  const text = textOfFile(bytes);
  const file = { kind: 'PRODUCTS', headings: headingsIn(text) } as const;
  const { store, pictureSource } = context;
  const known = await withRemembered(store.read, file, columns);
  const mapping = readMapping(known);
  const source = { ...pictureSource, read: readerBeside(pictureSource, beside) };
  // A file without pictures beside it names none.
  const folder = beside.files.size > 0 ? '/' : null;
  let read: readonly Heading[] | null = null;
  try {
    const { headings, rows } = readCsv(text, mapping);
    read = headings;
    if (rows.some(({ cells }) => cells.stock !== undefined)) requireStock();
    const own = { ...context, pictureSource: source };
    const plan = await importCatalog(own, rows, { ...options, folder });
    const problems = plan.problems.map(withPlace);
    if (!options.dryRun) await store.transaction((ports) => rememberColumns(ports, file, known));
    return { ...plan, headings, problems, notes: [], redirects: 0 };
  } catch (error) {
    if (!(error instanceof BadCatalogFile)) throw error;
    throw new RefusedFile(error.headings ?? read, error.problems);
  }
}

async function importForeignFile(
  context: CommandContext,
  files: ForeignFiles,
  options: ForeignOptions,
): Promise<ImportedFile> {
  try {
    const plan = await importForeign(context, files, options);
    const [problems, notes] = [plan.problems.map(withPlace), plan.notes.map(withPlace)];
    return { ...plan, headings: null, problems, notes };
  } catch (error) {
    if (!(error instanceof BadCatalogFile)) throw error;
    throw new RefusedFile(null, error.problems);
  }
}

function withPlace({ line, field, ...problem }: FileProblem): Problem {
  return { ...problem, field: ['lines', line, ...(field === undefined ? [] : [field])].join('.') };
}
