import { DEFAULT_LANGUAGE, type Language } from '#shared/language.ts';
import { BadInput } from './problems.ts';
import { clockText } from './zone/zone.rules.ts';
import { shopZone } from './zone/zone.ts';

/** Moroccan names of months and Western digits in Arabic. */
const locales: Readonly<Record<Language, string>> = {
  FR: 'fr',
  AR: 'ar-MA-u-nu-latn',
  EN: 'en-GB',
};
/** Formats by language once needed: each takes milliseconds to make. */
const formats: Partial<Record<Language, ReturnType<typeof newFormats>>> = {};

function newFormats(locale: string) {
  return {
    appointment: new Intl.DateTimeFormat(locale, {
      timeZone: 'UTC',
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    }),
    day: new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle: 'long' }),
    dayOfMonth: new Intl.DateTimeFormat(locale, { timeZone: 'UTC', day: 'numeric', month: 'long' }),
    moment: new Intl.DateTimeFormat(locale, {
      timeZone: 'UTC',
      dateStyle: 'long',
      timeStyle: 'short',
    }),
  };
}

function formatsIn(language: Language) {
  return (formats[language] ??= newFormats(locales[language]));
}

/**
 * Returns such as `2025-03-01T10:20:30+01:00`. The tz database has the offset, which decrees
 * change: never add hours by hand, nor use the zone of Node's `Intl`, whose copy may be older.
 */
export function inMorocco(instant: string): string {
  const instantMs = Date.parse(instant);
  return clockText(instantMs, shopZone.offsetAt(instantMs));
}

/** Returns such as `2025-03-01`. */
export function dateInMorocco(instant: Date): string {
  return inMorocco(instant.toISOString()).replace(/T.*/, '');
}

/** Returns its time on the clocks of Morocco, as if that were UTC. */
const clockIn = (instant: string) => new Date(inMorocco(instant).replace(/.{6}$/, 'Z'));

/** `1er novembre 2026`. */
export function dayInMorocco(instant: string, language: Language = DEFAULT_LANGUAGE): string {
  const day = formatsIn(language).day.format(clockIn(instant));
  return language === DEFAULT_LANGUAGE ? day.replace(/^1(?= )/, '1er') : day;
}

/** Returns such as `1er novembre`, from a date such as `2026-11-01`. */
export function dateInWords(date: string, language: Language, hasYear = false): string {
  const { day, dayOfMonth } = formatsIn(language);
  const words = (hasYear ? day : dayOfMonth).format(new Date(date));
  return language === DEFAULT_LANGUAGE ? words.replace(/^1(?= )/, '1er') : words;
}

/** Returns date and time on the clocks of Morocco: `2026-11-21` and `14:47`. */
export function clockInMorocco(instant: string): { readonly date: string; readonly time: string } {
  const clock = inMorocco(instant);
  return { date: clock.slice(0, 10), time: clock.slice(11, 16) };
}

/** `21 novembre 2026 à 14:47`. */
export function momentInMorocco(instant: string, language: Language = DEFAULT_LANGUAGE): string {
  return formatsIn(language).moment.format(clockIn(instant));
}

/** `mardi 1er décembre 2026 à 10:00`, from a time on the clocks such as `2026-12-01T10:00`. */
export function clockInWords(localTime: string, language: Language): string {
  const words = formatsIn(language).appointment.format(new Date(`${localTime}:00Z`));
  return language === DEFAULT_LANGUAGE ? words.replace(/(?<=\p{L} )1(?= \p{L})/u, '1er') : words;
}

export function endOfDayInMorocco(instant: string, daysLater: number): Date {
  return endOfDateInMorocco(dateLater(dateInMorocco(new Date(instant)), daysLater));
}

/**
 * The last days, today included: their dates, and the instants at which each begins and the last one
 * ends.
 */
export function daysInMorocco(
  now: Date,
  count: number,
): { readonly dates: readonly string[]; readonly instants: readonly string[] } {
  const today = dateInMorocco(now);
  const dates = Array.from({ length: count }, (_, n) => dateLater(today, n + 1 - count));
  return { dates, instants: [...dates, dateLater(today, 1)].map(startOfDateInMorocco) };
}

/** Returns the instant at which a date begins, in UTC. */
export function startOfDateInMorocco(date: string): string {
  return new Date(endOfDateInMorocco(dateLater(date, -1)).getTime() + 1000).toISOString();
}

/** The instants at which a month such as `2026-11` begins and the next one does. */
export function monthInMorocco(month: string): { readonly from: string; readonly before: string } {
  const first = `${month}-01`;
  const next = new Date(first);
  next.setUTCMonth(next.getUTCMonth() + 1);
  const before = startOfDateInMorocco(next.toISOString().slice(0, 10));
  return { from: startOfDateInMorocco(first), before };
}

const FIRST_DATE = '2000-01-01';
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** A date such as `2026-11-30`, or null for none. `name` is the argument's. Throws BadInput. */
export function readDate(text: string | null | undefined, name: string): string | null {
  if (text == null || text === '') return null;
  if (isDate(text)) return text;
  throw new BadInput({ code: 'BAD_USER_INPUT', reason: 'DATE', name });
}

/** Whether a text is a date such as `2026-11-30`, since 2000. */
export function isDate(text: string): boolean {
  const isWritten = DATE.test(text) && text >= FIRST_DATE && !Number.isNaN(Date.parse(text));
  // `2026-02-30` is read as a day of March.
  return isWritten && dateLater(text, 0) === text;
}

/** Negative for days before. */
export function dateLater(date: string, days: number): string {
  const day = new Date(date);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** Returns the last second of a date. */
export function endOfDateInMorocco(date: string): Date {
  // Clocks change at night: the offset at noon is valid until the end of the day.
  return new Date(inMorocco(`${date}T12:00:00Z`).replace(/^.*T[\d:]{8}/, `${date}T23:59:59`));
}
