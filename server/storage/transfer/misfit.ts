import type { Collection } from '../collection.ts';

/** Names the first field of a row that is missing, unknown or of another kind; null when all fit. */
export function misfitOf({ name, shape }: Collection, key: string, row: unknown): string | null {
  const issue = shape.safeParse(row).error?.issues[0];
  if (!issue) return null;
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  return [name, key, ...issue.path, ...unknown].join('/');
}
