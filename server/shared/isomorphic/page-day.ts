import type { PromisedDays } from '#shared/promised-days.ts';

/*
 * Pages say which day it is in Morocco and at which offset, in an attribute of their first element: browsers
 * have copies of the tz database of their own, which may be older or newer than the shop's. Others say on which
 * days an order of then is delivered in the country, and whether it can be fetched instead.
 */

export interface PageDelivery {
  readonly promised: PromisedDays | null;
  readonly hasPickup: boolean;
}

/** Returns such as `2026-11-24+01:00`, from `2026-11-24T00:30:00+01:00`. */
export const dayOf = (now: string) => now.replace(/T[\d:]+/, '');

/** The HTML of a page that says the day of `now`, an instant with Morocco's offset, and how orders are delivered then. */
export function withDay(html: string, now: string, delivery?: PageDelivery): string {
  const promise = delivery?.promised ? ` data-promise="${writePromise(delivery.promised)}"` : '';
  const pickup = delivery?.hasPickup ? ' data-pickup=""' : '';
  return html.replace(
    /<html[^>]*/,
    (start) => `${start} data-day="${dayOf(now)}"${promise}${pickup}`,
  );
}

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
