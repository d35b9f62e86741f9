import { DEFAULT_LANGUAGE, type Language } from './isomorphic/language.ts';

const ZONE = 'Africa/Casablanca';

/** Moroccan names of months and Western digits in Arabic. */
const locales: Readonly<Record<Language, string>> = {
  FR: 'fr',
  AR: 'ar-MA-u-nu-latn',
  EN: 'en-GB',
};
/** By language once needed: each takes milliseconds to make. */
const formats: Partial<Record<Language, ReturnType<typeof newFormats>>> = {};

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'longOffset',
});

function newFormats(locale: string) {
  return {
    day: new Intl.DateTimeFormat(locale, { timeZone: ZONE, dateStyle: 'long' }),
    moment: new Intl.DateTimeFormat(locale, {
      timeZone: ZONE,
      dateStyle: 'long',
      timeStyle: 'short',
    }),
  };
}

function formatsIn(language: Language) {
  return (formats[language] ??= newFormats(locales[language]));
}

/**
 * Such as `2025-03-01T10:20:30+01:00`. The zone database has the offset, which changes in Ramadan:
 * never add hours by hand.
 */
export function inRabat(instant: string): string {
  const { date, time, offset } = read(new Date(instant));
  return `${date}T${time}${offset}`;
}

/** Such as `2025-03-01`. */
export function dateInRabat(instant: Date): string {
  return read(instant).date;
}

/** `1er novembre 2026`. */
export function dayInRabat(instant: string, language: Language = DEFAULT_LANGUAGE): string {
  const day = formatsIn(language).day.format(new Date(instant));
  return language === DEFAULT_LANGUAGE ? day.replace(/^1(?= )/, '1er') : day;
}

/** `21 novembre 2026 à 14:47`. */
export function momentInRabat(instant: string, language: Language = DEFAULT_LANGUAGE): string {
  return formatsIn(language).moment.format(new Date(instant));
}

export function endOfDayInRabat(instant: string, daysLater: number): Date {
  return endOfDate(dateLater(dateInRabat(new Date(instant)), daysLater));
}

/**
 * The last days, today included: their dates, and the instants at which each begins and the last one
 * ends.
 */
export function daysInRabat(
  now: Date,
  count: number,
): { readonly dates: readonly string[]; readonly instants: readonly string[] } {
  const today = dateInRabat(now);
  const dates = Array.from({ length: count }, (_, n) => dateLater(today, n + 1 - count));
  return { dates, instants: [...dates, dateLater(today, 1)].map(startOfDateInRabat) };
}

/** In UTC: the instant at which a date begins. */
export function startOfDateInRabat(date: string): string {
  return new Date(endOfDate(dateLater(date, -1)).getTime() + 1000).toISOString();
}

/** The instants at which a month such as `2026-11` begins and the next one does. */
export function monthInRabat(month: string): { readonly from: string; readonly before: string } {
  const first = `${month}-01`;
  const next = new Date(first);
  next.setUTCMonth(next.getUTCMonth() + 1);
  const before = startOfDateInRabat(next.toISOString().slice(0, 10));
  return { from: startOfDateInRabat(first), before };
}

/** Negative for days before. */
export function dateLater(date: string, days: number): string {
  const day = new Date(date);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

function endOfDate(date: string): Date {
  // Clocks change at night: the offset at noon is valid until the end of the day.
  const { offset } = read(new Date(`${date}T12:00:00Z`));
  return new Date(`${date}T23:59:59${offset}`);
}

function read(instant: Date): { date: string; time: string; offset: string } {
  const values: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of parts.formatToParts(instant)) values[type] = value;
  const { year, month, day, hour, minute, second, timeZoneName = 'GMT' } = values;
  return {
    date: `${year}-${month}-${day}`,
    time: `${hour}:${minute}:${second}`,
    offset: timeZoneName.replace('GMT', '') || '+00:00',
  };
}
