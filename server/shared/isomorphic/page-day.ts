import type { PromisedDays } from '#shared/promised-days.ts';

/*
 * Pages say which day it is in Rabat and at which offset, in an attribute of their first element: browsers
 * have copies of the tz database of their own, which may be older or newer than the shop's. Another one says on which
 * days an order of then is delivered in the country.
 */

/** Returns such as `2026-11-24+01:00`, from `2026-11-24T00:30:00+01:00`. */
export const dayOf = (now: string) => now.replace(/T[\d:]+/, '');

/** The HTML of a page that says the day of `now`, an instant with Rabat's offset, and what is promised then. */
export const withDay = (html: string, now: string, promised: PromisedDays | null = null) =>
  html.replace(
    /<html[^>]*/,
    (start) =>
      `${start} data-day="${dayOf(now)}"${promised ? ` data-promise="${writePromise(promised)}"` : ''}`,
  );

export const writePromise = ({ earliest, latest }: PromisedDays) => `${earliest}/${latest}`;

/** Returns null where a page names none. */
export function readPromise(written = ''): PromisedDays | null {
  const [earliest, latest] = written.split('/');
  return earliest && latest ? { earliest, latest } : null;
}

/** The offset, such as `+01:00`, from the HTML of a page; UTC where it says none. */
export const offsetOf = (html: string) =>
  /data-day="[\d-]+([+-]\d\d:\d\d)"/.exec(html)?.[1] ?? '+00:00';

/** Returns the time that clocks at an offset such as `+01:00` show, written as if it were UTC. */
export function clockAt(instant: Date, offset: string): string {
  const offsetMs = -Date.parse(`1970-01-01T00:00:00${offset}`);
  return new Date(instant.getTime() + offsetMs).toISOString();
}
