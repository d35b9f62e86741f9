import { readForm, readWithin, Reading, type FieldRule } from '../shared/form.ts';
import { Refusal } from '../shared/problems.ts';
import { isDate } from '../shared/time.ts';
import {
  APPOINTMENT_KINDS,
  type AppointmentKind,
  type Interval,
  type OpeningHoursRecord,
} from './appointment.store.ts';

type OpeningHours = Omit<OpeningHoursRecord, 'version'>;

export interface OpeningHoursInput {
  readonly weekly: readonly {
    readonly weekday: number;
    readonly from: string;
    readonly to: string;
  }[];
  readonly exceptions: readonly { readonly date: string; readonly hours: readonly Interval[] }[];
  readonly seats: readonly { readonly kind: AppointmentKind; readonly seats: number }[];
}

const MAX_INTERVALS = 50;
const MAX_EXCEPTIONS = 200;
const MAX_SEATS = 20;
export const SUNDAY = 7;
const WEEKDAYS = Array.from({ length: SUNDAY }, (_, day) => day + 1);

/** A fresh shop is open from Monday to Saturday, with one seat of each kind. */
export const DEFAULT_HOURS: OpeningHoursRecord = {
  version: 0,
  weekly: WEEKDAYS.filter((weekday) => weekday !== SUNDAY).map((weekday) => ({
    weekday,
    from: '10:00',
    to: '19:00',
  })),
  exceptions: [],
  seats: { ADVICE: 1, FITTING: 1, PHONE: 1 },
};

/** From 1, Monday, to 7. */
export const weekdayOf = (date: string) => new Date(date).getUTCDay() || SUNDAY;

/** The hours of one day, in their order; none where it is closed. */
export function hoursOn({ weekly, exceptions }: OpeningHours, date: string): readonly Interval[] {
  const exception = exceptions.find((each) => each.date === date);
  return exception?.hours ?? weekly.filter(({ weekday }) => weekday === weekdayOf(date));
}

/** Minutes since midnight, of a time such as `09:30` or `24:00`; null for anything else. */
export function minutesOf(time: string): number | null {
  const [, hours, minutes] = /^(\d\d):([0-5]\d)$/.exec(time) ?? [];
  const read = Number(hours) * 60 + Number(minutes);
  return Number.isNaN(read) || read > 24 * 60 ? null : read;
}

/** Sorts days and times. Refuses with INVALID, with fields such as `weekly.2.to`. */
export function readHours(input: OpeningHoursInput): OpeningHours {
  return readForm(input, { weekly: readWeekly, exceptions: readExceptions, seats: readSeats });
}

// GraphQL has checked the form of what these rules read.
const readWeekly: FieldRule<OpeningHours['weekly']> = (value, field) => {
  const rows = value as OpeningHoursInput['weekly'];
  requireAtMost(rows, MAX_INTERVALS, field);
  const reading = new Reading();
  for (const [at, { weekday }] of rows.entries()) {
    reading.read(
      () => requireNumber(weekday, { min: 1, max: SUNDAY }, `${field}.${at}.weekday`),
      0,
    );
  }
  reading.end();
  readIntervals(rows, field, (one, other) => one.weekday === other.weekday);
  return rows
    .map(({ weekday, from, to }) => ({ weekday, from, to }))
    .toSorted((a, b) => a.weekday - b.weekday || byStart(a, b));
};

const readExceptions: FieldRule<OpeningHours['exceptions']> = (value, field) => {
  const rows = value as OpeningHoursInput['exceptions'];
  requireAtMost(rows, MAX_EXCEPTIONS, field);
  const reading = new Reading();
  for (const [at, { date, hours }] of rows.entries()) {
    const dateField = `${field}.${at}.date`;
    if (!isDate(date)) reading.problems.push({ code: 'INVALID', reason: 'DATE', field: dateField });
    else if (rows.findIndex((each) => each.date === date) < at) {
      reading.problems.push({ code: 'INVALID', reason: 'TWICE', field: dateField, text: date });
    }
    reading.read(
      () => readWithin(`${field}.${at}`, () => readIntervals(hours, 'hours')),
      undefined,
    );
  }
  reading.end();
  return rows
    .map(({ date, hours }) => ({
      date,
      hours: hours.map(({ from, to }) => ({ from, to })).toSorted(byStart),
    }))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
};

/** A kind that is not named has none. */
const readSeats: FieldRule<OpeningHours['seats']> = (value, field) => {
  const rows = value as OpeningHoursInput['seats'];
  const reading = new Reading();
  for (const [at, { kind, seats }] of rows.entries()) {
    const bounds = { min: 0, max: MAX_SEATS };
    reading.read(() => requireNumber(seats, bounds, `${field}.${at}.seats`), 0);
    if (rows.findIndex((each) => each.kind === kind) < at) {
      const about = { field: `${field}.${at}.kind`, text: kind };
      reading.problems.push({ code: 'INVALID', reason: 'TWICE', ...about });
    }
  }
  reading.end();
  const seatsOf = (kind: AppointmentKind) => rows.find((each) => each.kind === kind)?.seats ?? 0;
  const [advice, fitting, phone] = APPOINTMENT_KINDS.map(seatsOf);
  return { ADVICE: advice ?? 0, FITTING: fitting ?? 0, PHONE: phone ?? 0 };
};

/** Refuses times that cannot be read, that end before they begin, or that overlap with another one. */
function readIntervals<T extends Interval>(
  rows: readonly T[],
  field: string,
  isSameDay: (one: T, other: T) => boolean = () => true,
): void {
  const reading = new Reading();
  const invalid = (
    at: number,
    end: 'from' | 'to',
    reason: 'TIME' | 'TIME_ORDER' | 'TIMES_OVERLAP',
  ) => reading.problems.push({ code: 'INVALID', reason, field: `${field}.${at}.${end}` });
  for (const [at, row] of rows.entries()) {
    const [from, to] = [minutesOf(row.from), minutesOf(row.to)];
    if (from === null) invalid(at, 'from', 'TIME');
    else if (to === null) invalid(at, 'to', 'TIME');
    else if (to <= from) invalid(at, 'to', 'TIME_ORDER');
    else if (rows.slice(0, at).some((other) => isSameDay(row, other) && overlap(row, other))) {
      invalid(at, 'from', 'TIMES_OVERLAP');
    }
  }
  reading.end();
}

// Times of two digits each are in the order of their texts.
const overlap = (one: Interval, other: Interval) => one.from < other.to && other.from < one.to;
const byStart = (a: Interval, b: Interval) => (a.from < b.from ? -1 : 1);

function requireAtMost(rows: readonly unknown[], max: number, field: string): void {
  if (rows.length <= max) return;
  throw new Refusal({ code: 'INVALID', reason: 'LIST_TOO_LONG', field, max });
}

function requireNumber(
  value: number,
  { min, max }: { readonly min: number; readonly max: number },
  field: string,
): number {
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  throw new Refusal({ code: 'INVALID', reason: 'NUMBER', field, min, max });
}
