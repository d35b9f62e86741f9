import { readDate, dateInMorocco, dateLater, inMorocco } from '../../shared/time.ts';
import { BadInput, Refusal, type Problem } from '../../shared/problems.ts';

/** Days on which the shop sends, and couriers deliver. */
export interface Calendar {
  /** An order that comes at this hour or later counts from the next working day. */
  readonly cutOffHour: number;
  /** Beside Sundays. */
  readonly closedDays: readonly string[];
}

/** The dates in Morocco between which a delivery is promised. */
export interface Promised {
  readonly earliest: string;
  readonly latest: string;
}

const SUNDAY = 0;

function isWorkingDay(date: string, closed: ReadonlySet<string>): boolean {
  return new Date(date).getUTCDay() !== SUNDAY && !closed.has(date);
}

/** Returns the working day that comes `count` working days after a date. */
export function workingDayAfter(date: string, count: number, closed: ReadonlySet<string>): string {
  let day = date;
  for (let left = count; left > 0;) {
    day = dateLater(day, 1);
    if (isWorkingDay(day, closed)) left -= 1;
  }
  return day;
}

const HOUR = /T(\d\d)/;

/**
 * Counts working days from today, where it is one and its cut-off hour has not come, else from the next one. Closed
 * days are few, so that a working day always comes.
 */
export function promiseOf(
  now: Date,
  { minDays, maxDays }: { readonly minDays: number; readonly maxDays: number },
  { cutOffHour, closedDays }: Calendar,
): Promised {
  const closed = new Set(closedDays);
  const today = dateInMorocco(now);
  const hour = Number(HOUR.exec(inMorocco(now.toISOString()))?.[1]);
  const isInTime = hour < cutOffHour && isWorkingDay(today, closed);
  const first = isInTime ? today : workingDayAfter(today, 1, closed);
  return {
    earliest: workingDayAfter(first, minDays, closed),
    latest: workingDayAfter(first, maxDays, closed),
  };
}

/** Returns the longest of all alterations of lines, in working days; they are sewn at the same time. */
export function alterationDays(
  lines: ReadonlyArray<{ readonly alterations: ReadonlyArray<{ readonly days: number }> }>,
): number {
  return Math.max(0, ...lines.flatMap(({ alterations }) => alterations.map(({ days }) => days)));
}

/** Moves both dates by working days. */
export function promiseLater(
  { earliest, latest }: Promised,
  days: number,
  closedDays: readonly string[],
): Promised {
  const closed = new Set(closedDays);
  return {
    earliest: workingDayAfter(earliest, days, closed),
    latest: workingDayAfter(latest, days, closed),
  };
}

export const MAX_CLOSED_DAYS = 366;

/** Returns them once each, earliest first. Refuses with INVALID. */
export function readClosedDays(dates: readonly string[]): readonly string[] {
  if (dates.length > MAX_CLOSED_DAYS) {
    const max = MAX_CLOSED_DAYS;
    throw new Refusal({ code: 'INVALID', reason: 'LIST_TOO_LONG', field: 'dates', max });
  }
  const problems = dates.flatMap((date, place): Problem[] =>
    isDate(date) ? [] : [{ code: 'INVALID', reason: 'DATE', field: `dates.${place}` }],
  );
  if (problems.length > 0) throw new Refusal(...problems);
  return [...new Set(dates)].toSorted();
}

function isDate(date: string): boolean {
  try {
    return readDate(date, 'dates') !== null;
  } catch (error) {
    if (error instanceof BadInput) return false;
    throw error;
  }
}
