import { locale, dayOfMonth, months } from '../../text/language.fr.ts';

/* Instants have Morocco's own offset, so their clock time is used as written: browsers and servers
   have different versions of the zone's rules, and page and e-mail must not differ. */
const longDate = formatOf({ dateStyle: 'long' });
const dateAndTime = formatOf({ dateStyle: 'long', timeStyle: 'short' });

/** Made at its first use: three of them took 30 ms of a page's start. */
function formatOf(options: Intl.DateTimeFormatOptions) {
  let made: Intl.DateTimeFormat | undefined;
  return (date: Date) =>
    (made ??= new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })).format(date);
}

/** Its clock time in Morocco, as an instant in UTC. */
export const clockTime = (instant: string) => new Date(instant.replace(/[+-]\d{2}:\d{2}$/, 'Z'));

/** The day in Morocco: `21 novembre 2026`. */
export function formatDate(instant: string) {
  return longDate(clockTime(instant));
}

/** Turns `2026-11-24` and `2026-11-26` into `24` and `26 novembre`, which a line does not break. */
export function formatSpan(first: string, last: string) {
  const [from, to] = [partsOf(first), partsOf(last)];
  return {
    from: from.month === to.month ? from.day : `${from.day}\u00a0${from.month}`,
    to: `${to.day}\u00a0${to.month}`,
  };
}

/** Turns `2026-12-12` into `12 décembre`, with its year where it is not that of `today`. */
export function formatDay(date: string, today: string) {
  const { to } = formatSpan(date, date);
  const year = date.slice(0, 4);
  return today.startsWith(year) ? to : `${to}\u00a0${year}`;
}

/** Splits the date without Intl: making a format took a slow phone 60 ms on a product's page. */
function partsOf(date: string) {
  const [, month, day] = date.split('-').map(Number);
  return { day: dayOfMonth(String(day)), month: months.split(' ')[Number(month) - 1] };
}

/** Day and time in Morocco: `21 novembre 2026 à 14:05`. */
export function formatDateTime(instant: string) {
  return dateAndTime(clockTime(instant));
}
