import { Refusal, type Problem } from './problems.ts';

/** What came of a change: its value, or the refusal and its reasons as `userErrors`. */
export interface Outcome<T> {
  readonly value: T | null;
  readonly userErrors: readonly Problem[];
  readonly refusal: Refusal | null;
}

/** Runs a change whose refusal is an answer and not an error (contract, section 4). */
export async function refusable<T>(change: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { value: await change(), userErrors: [], refusal: null };
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    return { value: null, userErrors: refusal.problems, refusal };
  }
}
