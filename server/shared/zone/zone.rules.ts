import { DAY_MS } from '#shared/instants.ts';

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

/** Now and the coming year: clocks never change for less than a day. */
const DAYS_AHEAD = 366;

/**
 * One line for the operator: which copy the shop follows, and from when on others say something else, now
 * or in the coming year.
 */
export function describeZone(
  followed: ZoneRules,
  sources: readonly ZoneRules[],
  now: Date,
): string {
  const days = Array.from({ length: DAYS_AHEAD }, (_, n) => now.getTime() + n * DAY_MS);
  const others = sources.flatMap(({ source, release, offsetAt }) => {
    const differing = days.find((day) => offsetAt(day) !== followed.offsetAt(day));
    if (differing === undefined) return [];
    const said = offsetText(offsetAt(differing));
    const since =
      differing === days[0] ? '' : ` on ${new Date(differing).toISOString().slice(0, 10)}`;
    return [`${source} says ${said}${since} by tz ${release || 'of an unknown release'}`];
  });
  const offset = offsetText(followed.offsetAt(now.getTime()));
  const own = `${ZONE} is at ${offset} by tz ${followed.release} of ${followed.source}`;
  return [own, ...others].join('; ');
}
