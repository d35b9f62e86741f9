export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Returns the instant so many milliseconds after another one, or before it if they are negative. */
export function instantAfter(now: Date, ms: number): string {
  return new Date(now.getTime() + ms).toISOString();
}
