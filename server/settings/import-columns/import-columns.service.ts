import { createHash } from 'node:crypto';
import type { Ports } from '../../context.ts';
import type { RememberedColumn } from './import-columns.store.ts';

interface SentColumn {
  readonly heading: string;
  readonly column?: string | null | undefined;
}

interface FileHeadings {
  readonly kind: 'PRODUCTS' | 'CUSTOMERS';
  /** Written as the file has them; their order is of no meaning. */
  readonly headings: readonly string[];
}

const idOf = ({ kind, headings }: FileHeadings) =>
  createHash('sha256')
    .update(JSON.stringify([kind, ...headings.map((heading) => heading.trim()).toSorted()]))
    .digest('hex');

/** Adds what staff said of an earlier file with the same headings to what they say of this one, which goes before. */
export async function withRemembered(
  { importColumns }: Pick<Ports, 'importColumns'>,
  file: FileHeadings,
  sent: readonly SentColumn[],
): Promise<readonly RememberedColumn[]> {
  const named = new Set(sent.map(({ heading }) => heading.trim()));
  const remembered = (await importColumns.columns(idOf(file)))?.columns ?? [];
  return [
    ...sent.map(({ heading, column }) => ({ heading: heading.trim(), column: column ?? null })),
    ...remembered.filter(({ heading }) => !named.has(heading)),
  ];
}

/** Must run in a transaction. */
export async function rememberColumns(
  { importColumns }: Pick<Ports, 'importColumns'>,
  file: FileHeadings,
  columns: readonly RememberedColumn[],
): Promise<void> {
  if (columns.length > 0) await importColumns.save({ id: idOf(file), columns });
}
