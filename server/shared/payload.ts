import { Refusal, TooManyAttempts, VersionConflict, type Problem } from './problems.ts';

interface Outcome<T> {
  readonly value: T | null;
  readonly userErrors: readonly Problem[];
  readonly refusal: Refusal | null;
}

interface Answering {
  readonly answer: { retryAfter: number | null };
}

/** Returns what is stored now beside a conflict. */
export async function refusable<T>(
  { answer }: Answering,
  change: () => T | Promise<T>,
): Promise<Outcome<T>> {
  try {
    return { value: await change(), userErrors: [], refusal: null };
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    // The answer's headers repeat how long to wait.
    if (refusal instanceof TooManyAttempts) answer.retryAfter = refusal.retryAfter;
    // A service's conflict has what the service returns.
    const value = refusal instanceof VersionConflict ? (refusal.current as T) : null;
    return { value, userErrors: refusal.problems, refusal };
  }
}

/** A mutation's payload that has one field beside its `userErrors`. */
export async function payloadOf<K extends string, T>(
  context: Answering,
  field: K,
  change: () => T | Promise<T>,
) {
  const { value, userErrors } = await refusable(context, change);
  return { [field]: value, userErrors } as Record<K, T | null> & Pick<Outcome<T>, 'userErrors'>;
}

/** Returns the options with which a browser creates or uses a passkey, as JSON. */
export async function optionsPayload(context: Answering, start: () => object) {
  const { value, userErrors } = await refusable(context, start);
  return { options: value && JSON.stringify(value), userErrors };
}
