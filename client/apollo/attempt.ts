import { v4 as uuid } from 'uuid';

/** An attempt to order: its idempotency key and its input. */
export type Attempt = { key: string; input: string };

/**
 * The same attempt for the same input, so that a retry after a lost response never orders twice;
 * else a new one.
 */
export function attemptFor(previous: Attempt | null, input: unknown): Attempt {
  const text = JSON.stringify(input);
  return previous?.input === text ? previous : { key: uuid(), input: text };
}
