import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/instants.ts';
import { clockText, instantsOfClock, type ZoneRules } from '../../shared/zone/zone.rules.ts';
import type { EffectiveSettings } from '../../settings/settings.rules.ts';
import type { ContactRecord } from '../order.store.ts';

export type QuietHours = Pick<EffectiveSettings, 'quietFrom' | 'quietTo'>;
type OffsetAt = ZoneRules['offsetAt'];

const DAY_HOURS = 24;

const dateOf = (ms: number, offsetAt: OffsetAt) =>
  clockText(ms, offsetAt(ms)).slice(0, 'YYYY-MM-DD'.length);

/** Returns the instant at which clocks show an hour of a date; of one that they leave out, the next hour. */
function instantOf(date: string, hour: number, offsetAt: OffsetAt): number {
  const midnight = Date.parse(date);
  for (let shown = hour; ; shown += 1) {
    const clock = new Date(midnight + shown * HOUR_MS)
      .toISOString()
      .slice(0, 'YYYY-MM-DDTHH:MM'.length);
    const [first] = instantsOfClock(clock, offsetAt);
    if (first !== undefined) return first;
  }
}

/** Returns the first time later than an instant at which clocks show this hour, or the last one up to it. */
function hourNear(ms: number, hour: number, isLater: boolean, offsetAt: OffsetAt): number {
  const days = isLater ? [-1, 0, 1, 2] : [1, 0, -1, -2];
  for (const day of days) {
    const found = instantOf(dateOf(ms + day * DAY_MS, offsetAt), hour, offsetAt);
    if (isLater ? found > ms : found <= ms) return found;
  }
  throw new Error('A day has each hour');
}

/** Whether clocks in Morocco show a quiet hour; equal hours are none, and so is a whole day. */
export function isQuiet(
  ms: number,
  { quietFrom, quietTo }: QuietHours,
  offsetAt: OffsetAt,
): boolean {
  const from = quietFrom % DAY_HOURS;
  const to = quietTo % DAY_HOURS;
  const hour = Math.floor((ms / MINUTE_MS + offsetAt(ms)) / 60) % DAY_HOURS;
  return from <= to ? hour >= from && hour < to : hour >= from || hour < to;
}

/** Returns when an order is first due: at once, or when the quiet hours in which it came end. */
export function firstDue(placedAt: string, quiet: QuietHours, offsetAt: OffsetAt): string {
  const ms = Date.parse(placedAt);
  if (!isQuiet(ms, quiet, offsetAt)) return placedAt;
  return new Date(hourNear(ms, quiet.quietTo, true, offsetAt)).toISOString();
}

/**
 * Returns the next try of the day after a call: tries spread evenly over the hours that are not quiet, and what no
 * longer fits, or is one too many, is the first try of the next day. `contacts` are the earlier ones.
 */
export function nextTry(
  at: string,
  contacts: readonly ContactRecord[],
  { quietFrom, quietTo, callsADay }: QuietHours & Pick<EffectiveSettings, 'callsADay'>,
  offsetAt: OffsetAt,
): string {
  const ms = Date.parse(at);
  const nextDay = hourNear(ms, quietTo, true, offsetAt);
  const began = hourNear(ms, quietTo, false, offsetAt);
  const tried = contacts.filter(
    (each) => each.outcome === 'NO_ANSWER' && Date.parse(each.at) >= began,
  );
  const openHours = (quietFrom - quietTo + DAY_HOURS) % DAY_HOURS || DAY_HOURS;
  const next = ms + Math.floor((openHours * 60) / callsADay) * MINUTE_MS;
  const isToday = next < nextDay && !isQuiet(ms, { quietFrom, quietTo }, offsetAt);
  const fits = isToday && !isQuiet(next, { quietFrom, quietTo }, offsetAt);
  return new Date(fits && tried.length + 1 < callsADay ? next : nextDay).toISOString();
}
