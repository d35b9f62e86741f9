import { DAY_MS, MINUTE_MS } from '#shared/instants.ts';

/** The zone of the shop, whose offset is decided by decree and may change within weeks. */
export const ZONE = 'Africa/Casablanca';

/** Rules of the zone in one copy of the tz database. */
export interface ZoneRules {
  /** Source of the copy, such as `moment-timezone`. */
  readonly source: string;
  /** Release of the tz database, such as `2026f`; empty where it is unknown. */
  readonly release: string;
  /** Returns minutes east of Greenwich, at an instant in milliseconds since 1970. */
  readonly offsetAt: (instantMs: number) => number;
}

/** Times, in milliseconds since 1970, and offsets from then on, in minutes; the last one first. */
export type Changes = ReadonlyArray<readonly [fromMs: number, offset: number]>;

/** Uses the first change's offset for all time before it. */
export function offsetIn(changes: Changes): ZoneRules['offsetAt'] {
  return (instantMs) =>
    (changes.find(([fromMs]) => instantMs >= fromMs) ?? changes.at(-1))?.[1] ?? 0;
}

/** The copy of the latest release, which knows the latest decree; of equal ones the first. */
export function newestOf(first: ZoneRules, ...others: readonly ZoneRules[]): ZoneRules {
  return others.reduce((newest, each) => (each.release > newest.release ? each : newest), first);
}

const twoDigits = (value: number) => String(Math.trunc(value)).padStart(2, '0');

/** Returns such as `+01:00`, from minutes. */
export function offsetText(offset: number): string {
  const sign = offset < 0 ? '-' : '+';
  return `${sign}${twoDigits(Math.abs(offset) / 60)}:${twoDigits(Math.abs(offset) % 60)}`;
}

/**
 * Returns such as `2026-11-24T00:30:00+01:00`: the time that clocks show at an instant, from
 * minutes. Throws RangeError.
 */
export function clockText(instantMs: number, offset: number): string {
  const clock = new Date(instantMs + offset * 60_000).toISOString();
  return clock.replace(/\.\d+Z$/, offsetText(offset));
}

/**
 * The instants at which clocks show a time such as `2026-02-15T02:30`: none in an hour that a change of the
 * offset leaves out, two in one that it repeats, the earlier one first.
 */
export function instantsOfClock(clock: string, offsetAt: ZoneRules['offsetAt']): readonly number[] {
  const asUtc = Date.parse(`${clock}:00Z`);
  // No offset is longer than a day, and no zone changes twice within two.
  const offsets = new Set([offsetAt(asUtc - DAY_MS), offsetAt(asUtc + DAY_MS)]);
  return Array.from(offsets, (offset) => asUtc - offset * MINUTE_MS)
    .filter((instantMs) => instantMs + offsetAt(instantMs) * MINUTE_MS === asUtc)
    .toSorted((a, b) => a - b);
}

/** Says for the operator which copy the shop follows. */
export function describeZone({ offsetAt, release, source }: ZoneRules, now: Date): string {
  return `${ZONE} is at ${offsetText(offsetAt(now.getTime()))} by tz ${release} of ${source}`;
}
