import type { Collection } from '../collection.ts';

/** The first field that is missing, unknown or of another type; null when all fit. */
export function invalidFieldOf(
  { name, shape }: Collection,
  key: string,
  row: unknown,
): string | null {
  const issue = shape.safeParse(row).error?.issues[0];
  if (!issue) return null;
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  return [name, key, ...issue.path, ...unknown].join('/');
}
