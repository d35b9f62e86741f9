/** The zone whose offset changes by decree; the browser's copy of the rules may be older than the server's. */
const zone = 'Africa/Casablanca';

let made: Intl.DateTimeFormat | undefined;

/** Returns the offset of Morocco at an instant, such as `+01:00`. */
function offsetAt(instant: Date): string {
  made ??= new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  const name = made.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value;
  return /[+-]\d\d:\d\d$/.exec(name ?? '')?.[0] ?? '+00:00';
}

/** Returns what a field `datetime-local` shows of an instant with the offset of Morocco. */
export const clockOf = (instant: string) => instant.slice(0, '2026-12-24T10:00'.length);

/** Returns what such a field shows of now. */
export function clockOfNow(now: Date): string {
  const shifted = new Date(now.getTime() - Date.parse(`1970-01-01T00:00:00${offsetAt(now)}`));
  return clockOf(shifted.toISOString());
}

/** Returns the instant with its offset of what such a field has; null where it has none. */
export function instantOf(clock: string): string | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(clock)) return null;
  const offset = offsetAt(new Date(`${clock}:00+01:00`));
  return `${clock}:00${offset}`;
}
