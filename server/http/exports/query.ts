import { z } from 'zod';
import { BadInput } from '../../shared/problems.ts';

export type ExportQuery = Readonly<Record<string, unknown>>;

export const since = z.iso.datetime({ offset: true });

/** `since` in UTC; null for all. Throws BadInput, for other parameters too. */
export function readExportQuery({ since: sent, ...others }: ExportQuery): string | null {
  refuseOthers(others, 'since');
  if (sent === undefined) return null;
  // In a query string an unescaped + means a blank.
  const text = typeof sent === 'string' ? sent.trim().replace(' ', '+') : sent;
  const read = since.safeParse(text);
  if (!read.success) throw new BadInput({ code: 'BAD_USER_INPUT', reason: 'SINCE' });
  return new Date(read.data).toISOString();
}

/** `month`, not read yet. Throws BadInput for other parameters. */
export function readMonthQuery({ month, ...others }: ExportQuery): unknown {
  refuseOthers(others, 'month');
  return month;
}

function refuseOthers(others: ExportQuery, known: string): void {
  const [name] = Object.keys(others);
  if (name === undefined) return;
  throw new BadInput({ code: 'BAD_USER_INPUT', reason: 'PARAMETER', name, known });
}
