import { v4 as uuid } from 'uuid';

/** An attempt to order: its idempotency key, and what was asked with it. */
export type Attempt = { key: string; asked: string };

/**
 * The same attempt while the same is asked, so that trying again after a lost answer orders nothing
 * twice; a new one as soon as anything differs.
 */
export function attemptFor(previous: Attempt | null, asked: unknown): Attempt {
  const text = JSON.stringify(asked);
  return previous?.asked === text ? previous : { key: uuid(), asked: text };
}
