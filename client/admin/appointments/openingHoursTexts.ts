import type { AdminOpeningHoursQuery, OpeningHoursInput } from '../../generated/admin/graphql.ts';
import { frAppointments } from '../../text/admin/orders/appointments.fr.ts';

const texts = frAppointments.hours;

export type OpeningHours = AdminOpeningHoursQuery['openingHours'];
type Interval = { from: string; to: string };

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
export const seatKinds = ['ADVICE', 'FITTING', 'PHONE'] as const;
type DayName = `day${(typeof weekdays)[number]}`;
type SeatName = `seats${(typeof seatKinds)[number]}`;

/** Opening hours as typed: a day's in one text, a line for each exception. */
export type HoursTexts = Record<DayName | SeatName | 'exceptions', string>;

export const dayName = (weekday: (typeof weekdays)[number]): DayName => `day${weekday}`;
export const seatName = (kind: (typeof seatKinds)[number]): SeatName => `seats${kind}`;

const written = (hours: readonly Interval[]) =>
  hours.map(({ from, to }) => `${from}-${to}`).join(', ');

export function textsOf({ weekly, exceptions, seats }: OpeningHours): HoursTexts {
  const days = weekdays.map((weekday) => [
    dayName(weekday),
    written(weekly.filter((each) => each.weekday === weekday)),
  ]);
  const counts = seats.map(({ kind, seats: count }) => [seatName(kind), String(count)]);
  const lines = exceptions.map(({ date, hours }) => `${date} ${written(hours) || texts.closed}`);
  // Each name has its text.
  return Object.fromEntries([...days, ...counts, ['exceptions', lines.join('\n')]]) as HoursTexts;
}

const TIME = String.raw`(\d{1,2})(?:\s*[:hH]\s*(\d{2})?)?`;
const INTERVAL = new RegExp(String.raw`^\s*${TIME}\s*[-–—à]\s*${TIME}\s*$`);

/** Reads such as `10:00-12:30, 15h-19h`; null for anything else. */
export function readIntervals(text: string): readonly Interval[] | null {
  if (text.trim() === '') return [];
  const read = text.split(/[,;]/).map((part) => {
    const [, fromHour, fromMinute, toHour, toMinute] = INTERVAL.exec(part) ?? [];
    return fromHour === undefined || toHour === undefined
      ? null
      : { from: timeOf(fromHour, fromMinute), to: timeOf(toHour, toMinute) };
  });
  return read.every((each) => each !== null) ? read : null;
}

const timeOf = (hour: string, minute = '00') => `${hour.padStart(2, '0')}:${minute}`;

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

function readLine(line: string) {
  const [date = ''] = line.split(/\s/, 1);
  const rest = line.slice(date.length).trim();
  const hours = rest.toLowerCase() === texts.closed ? [] : readIntervals(rest);
  const isRead = /^\d{4}-\d\d-\d\d$/.test(date) && hours !== null && rest !== '';
  return isRead ? { date, hours } : null;
}

/** Notes by field, of what cannot be read at all; the server judges the rest. */
export function findProblems(typed: HoursTexts): Partial<Record<string, string>> {
  const days = weekdays
    .map(dayName)
    .filter((name) => readIntervals(typed[name]) === null)
    .map((name) => [name, texts.wrongTimes]);
  const seats = seatKinds
    .map(seatName)
    .filter((name) => !/^\s*\d{1,2}\s*$/.test(typed[name]))
    .map((name) => [name, texts.wrongNumber]);
  const line = linesOf(typed.exceptions).find((each) => readLine(each) === null);
  const exceptions = line === undefined ? [] : [['exceptions', texts.wrongLine(line)]];
  return Object.fromEntries([...days, ...exceptions, ...seats]);
}

export function inputOf(typed: HoursTexts): OpeningHoursInput {
  return {
    weekly: weekdays.flatMap((weekday) =>
      (readIntervals(typed[dayName(weekday)]) ?? []).map((each) => ({ weekday, ...each })),
    ),
    exceptions: linesOf(typed.exceptions).flatMap((line) => {
      const read = readLine(line);
      return read ? [{ date: read.date, hours: [...read.hours] }] : [];
    }),
    seats: seatKinds.map((kind) => ({ kind, seats: Number(typed[seatName(kind)]) })),
  };
}

/** The field of an error's path in `input`, such as `weekly.3.to`. */
export function fieldOf(path: string, { weekly, seats }: OpeningHoursInput): string {
  const [list, place] = path.split('.');
  if (list === 'weekly') {
    const weekday = weekdays.find((each) => each === weekly[Number(place)]?.weekday);
    return weekday === undefined ? path : dayName(weekday);
  }
  const kind = list === 'seats' ? seats[Number(place)]?.kind : undefined;
  return kind === undefined ? (list ?? path) : seatName(kind);
}
