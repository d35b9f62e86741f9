import { customerColumnNames } from '#shared/texts/fields/customer-columns.fr.ts';
import { importColumnNames } from '#shared/texts/fields/import-columns.fr.ts';
import { frImport } from '../../../text/admin/products/import.fr.ts';
import type { AdminImportProductsMutation } from '../../../generated/admin/graphql.ts';

export type Imported = AdminImportProductsMutation['payload'];
type ImportProblem = Imported['userErrors'][number];

/** Names a column in the words of staff; a column of another file by its heading. */
const columnNames = { ...customerColumnNames, ...importColumnNames };
export const columnName = (column: string | null) =>
  Object.entries(columnNames).find(([name]) => name === column)?.[1] ?? column ?? '';

/** Says how many products are new, changed, unchanged and left out. */
export function countsOf({ added, changed, unchanged, products }: Imported) {
  const left = products?.filter(({ outcome }) => outcome === 'LEFT_OUT').length ?? 0;
  const counts = [
    [frImport.counts.ADDED, added?.length ?? 0],
    [frImport.counts.CHANGED, changed?.length ?? 0],
    [frImport.counts.UNCHANGED, unchanged ?? 0],
    [frImport.counts.LEFT_OUT, left],
  ] as const;
  const said = counts.filter(([, count]) => count > 0).map(([word, count]) => word(count));
  return said.join(', ');
}

/** `Map.groupBy` is missing in browsers older than 2024. */
function grouped<T, K>(all: readonly T[], keyOf: (one: T) => K): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}

/** The changed cells of each product, by its id: a variant's begins with it, and a dot. */
export function changesByProduct({ changes }: Imported) {
  return grouped(changes ?? [], ({ id }) => id.split('.', 1)[0] ?? id);
}

export type Place = ReturnType<typeof placeOf>;

/**
 * Finds the place of a problem, from a field such as `lines.3.title.ar`; `line` is null for the
 * whole file, `column` for a whole line.
 */
export function placeOf({ field, message }: ImportProblem) {
  const [, line, column = null] = /^lines\.(\d+)(?:\.(.*))?$/s.exec(field ?? '') ?? [];
  return { line: line === undefined ? null : Number(line), column, message };
}

/** Returns the reasons why products were left out, by the line. */
export const reasonsByLine = ({ leftOut }: Imported) =>
  grouped((leftOut ?? []).map(placeOf), ({ line }) => line);

/** Omits unknown headings and a missing id, which the form of the columns shows. */
export function problemsOf({ userErrors, leftOut, headings }: Imported) {
  const ofForm = new Set<string | null>(
    headings?.filter(({ column }) => column === null).map(({ heading }) => heading),
  );
  if (headings?.every(({ column }) => column !== 'id')) ofForm.add('id');
  return [...userErrors, ...(leftOut ?? [])]
    .map(placeOf)
    .filter(({ line, column }) => line === null || !ofForm.has(column));
}
