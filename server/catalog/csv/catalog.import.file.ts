import type { CommandContext } from '../../context.ts';
import { Refusal } from '../../shared/problems.ts';
import { inSlices } from '../../shared/slices.ts';
import { BadCatalogFile, readCsv, type FileProblem } from './catalog.csv.ts';
import type { ImportPlan } from './catalog.import.rules.ts';
import { importCatalog, type ImportOptions } from './catalog.import.service.ts';

interface FileOptions extends Omit<ImportOptions, 'folder'> {
  /** Called where the file has stocks. */
  readonly requireStock: () => void;
}

/**
 * A file that was sent. Refuses with the problems of its cells, whose fields are such as
 * `lines.3.price`; throws what `requireStock` throws.
 */
export async function importFile(
  context: CommandContext,
  bytes: Uint8Array,
  { requireStock, ...options }: FileOptions,
): Promise<ImportPlan> {
  try {
    const rows = await inSlices(readCsv(textOf(bytes)));
    if (rows.some(({ cells }) => cells.stock !== undefined)) requireStock();
    return await importCatalog(context, rows, { ...options, folder: null });
  } catch (error) {
    if (!(error instanceof BadCatalogFile)) throw error;
    throw new Refusal(...error.problems.map(withPlace));
  }
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal({ code: 'INVALID', reason: 'FILE_ENCODING', field: 'file' });
  }
}

function withPlace({ line, field, ...problem }: FileProblem) {
  return { ...problem, field: ['lines', line, ...(field === undefined ? [] : [field])].join('.') };
}
