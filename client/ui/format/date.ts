import { dayOfMonth, locale } from './date.fr.ts';

/* Instants have Rabat's own offset, so their clock time is used as written: browsers and servers
   have different versions of the zone's rules, and page and e-mail must not differ. */
const longDate = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
const dateAndTime = new Intl.DateTimeFormat(locale, {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

const dayAndMonth = new Intl.DateTimeFormat(locale, {
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** Its clock time in Rabat, as an instant in UTC. */
export const clockTime = (instant: string) => new Date(instant.replace(/[+-]\d{2}:\d{2}$/, 'Z'));

/** The day in Rabat: `21 novembre 2026`. */
export function formatDate(instant: string) {
  return longDate.format(clockTime(instant));
}

/** From `2026-11-24` and `2026-11-26`: `24` and `26 novembre`, which a line does not break. */
export function formatSpan(first: string, last: string) {
  const [from, to] = [partsOf(first), partsOf(last)];
  return {
    from: from.month === to.month ? from.day : `${from.day}\u00a0${from.month}`,
    to: `${to.day}\u00a0${to.month}`,
  };
}

/** From `2026-12-12`: `12 décembre`. */
export function formatDay(date: string) {
  return formatSpan(date, date).to;
}

function partsOf(date: string) {
  const [day = '', month = ''] = dayAndMonth.format(new Date(date)).split(' ');
  return { day: dayOfMonth(day), month };
}

/** Day and time in Rabat: `21 novembre 2026 à 14:05`. */
export function formatDateTime(instant: string) {
  return dateAndTime.format(clockTime(instant));
}
