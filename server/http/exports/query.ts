import { z } from 'zod';
import { BadInput } from '../../shared/problems.ts';

export type ExportQuery = Readonly<Record<string, unknown>>;

export const since = z.iso.datetime({ offset: true });

/** Throws BadInput for parameters with other names. */
export function requireKnown(query: ExportQuery, known: readonly string[]): void {
  const name = Object.keys(query).find((each) => !known.includes(each));
  if (name === undefined) return;
  throw new BadInput({ code: 'BAD_USER_INPUT', reason: 'PARAMETER', name, known });
}

/** `since` in UTC; null for all. Throws BadInput, for other parameters too. */
export function readExportQuery(query: ExportQuery): string | null {
  requireKnown(query, ['since']);
  const { since: sent } = query;
  if (sent === undefined) return null;
  // In a query string an unescaped + means a blank.
  const text = typeof sent === 'string' ? sent.trim().replace(' ', '+') : sent;
  const read = since.safeParse(text);
  if (!read.success) throw new BadInput({ code: 'BAD_USER_INPUT', reason: 'SINCE' });
  return new Date(read.data).toISOString();
}

/** `month`, not read yet. Throws BadInput for other parameters. */
export function readMonthQuery(query: ExportQuery): unknown {
  requireKnown(query, ['month']);
  return query['month'];
}
