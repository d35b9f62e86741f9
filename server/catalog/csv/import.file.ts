import type { CommandContext } from '../../context.ts';
import { textOfFile } from '../../shared/file-text.ts';
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
    const { headings, rows } = readCsv(textOfFile(bytes), mapping);
    read = headings;
    if (rows.some(({ cells }) => cells.stock !== undefined)) requireStock();
    const plan = await importCatalog(context, rows, { ...options, folder: null });
    return { ...plan, headings, problems: plan.problems.map(withPlace) };
  } catch (error) {
    if (!(error instanceof BadCatalogFile)) throw error;
    throw new RefusedFile(error.headings ?? read, error.problems);
  }
}

function withPlace({ line, field, ...problem }: FileProblem): Problem {
  return { ...problem, field: ['lines', line, ...(field === undefined ? [] : [field])].join('.') };
}
