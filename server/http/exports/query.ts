import { z } from 'zod';
import { BadInput } from '../../shared/problems.ts';

export type ExportQuery = Readonly<Record<string, unknown>>;

const instant = z.iso.datetime({ offset: true });

/** `since` in UTC; null for all. Throws BadInput, for other parameters too. */
export function readExportQuery({ since, ...others }: ExportQuery): string | null {
  const [name] = Object.keys(others);
  if (name !== undefined) throw new BadInput({ code: 'BAD_USER_INPUT', reason: 'PARAMETER', name });
  if (since === undefined) return null;
  // In a query string an unescaped + means a blank.
  const text = typeof since === 'string' ? since.trim().replace(' ', '+') : since;
  const read = instant.safeParse(text);
  if (!read.success) throw new BadInput({ code: 'BAD_USER_INPUT', reason: 'SINCE' });
  return new Date(read.data).toISOString();
}
