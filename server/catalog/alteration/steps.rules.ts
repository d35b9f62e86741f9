import type { AlterationRecord } from '../catalog.store.ts';

type Steps = Pick<NonNullable<AlterationRecord['measure']>, 'min' | 'max' | 'step'>;

/** Highest number of a measure. */
export const MAX_MEASURE = 10_000;
/** A shopper finds a value in so many. */
export const MAX_STEPS = 1000;

/** Is far below a hundredth, and far above what sums of decimal steps are wrong by. */
const ROUNDING = 1e-6;

/**
 * Returns a number as whole hundredths, in which decimal steps are exact; null for one with more than two
 * decimals, and for one without a value.
 */
export function hundredthsOf(number: number): number | null {
  const hundredths = Math.round(number * 100);
  return Math.abs(number * 100 - hundredths) <= ROUNDING ? hundredths : null;
}

/** Returns how many steps lead from the smallest value to the largest; null where they do not. */
export function stepsOf({ min, max, step }: Steps): number | null {
  const [from, to, by] = [min, max, step].map(hundredthsOf);
  if (from == null || to == null || by == null || by <= 0) return null;
  const steps = (to - from) / by;
  return Number.isInteger(steps) && steps > 0 && steps <= MAX_STEPS ? steps : null;
}

/** Returns the value without what sums of decimals are wrong by; null for one that is out of bounds or between steps. */
export function valueOnStep({ min, max, step }: Steps, value: number): number | null {
  const [from, to, by, at] = [min, max, step, value].map(hundredthsOf);
  if (from == null || to == null || by == null || at == null) return null;
  return at >= from && at <= to && (at - from) % by === 0 ? at / 100 : null;
}
