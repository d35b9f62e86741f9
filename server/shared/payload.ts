import { Refusal, TooManyAttempts, VersionConflict, type Problem } from './problems.ts';

export interface Outcome<T> {
  readonly value: T | null;
  readonly userErrors: readonly Problem[];
  readonly refusal: Refusal | null;
}

export async function refusable<T>(change: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { value: await change(), userErrors: [], refusal: null };
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    return { value: null, userErrors: refusal.problems, refusal };
  }
}

/** The answer's headers repeat how long to wait. */
export async function refusableWith<T>(
  answer: { retryAfter: number | null },
  change: () => Promise<T>,
): Promise<Outcome<T>> {
  const outcome = await refusable(change);
  if (outcome.refusal instanceof TooManyAttempts) answer.retryAfter = outcome.refusal.retryAfter;
  return outcome;
}

/** With a conflict, what is stored now stands beside it. */
export async function refusableWithCurrent<T>(change: () => Promise<T>) {
  const { value, userErrors, refusal } = await refusable(change);
  if (!(refusal instanceof VersionConflict)) return { value, userErrors };
  // A service's conflict has what the service returns.
  return { value: refusal.current as T, userErrors };
}
