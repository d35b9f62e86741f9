import type { PromisedDays } from '#shared/promised-days.ts';

/** Whether an order of now has arrived before the day of `date`, at the latest. */
export function arrivesBefore(date: string, promised: PromisedDays | null) {
  return promised !== null && promised.latest < date;
}

/** Null where none was given. */
export type ReadDay =
  | { date: string; problem?: undefined }
  | { problem: 'PAST' | 'UNREADABLE'; date?: undefined }
  | null;

/** A day that a shopper gave: itself, or what is wrong with it. */
export function readDay(text: string | null, today: string): ReadDay {
  if (text === null || text.trim() === '') return null;
  const date = text.trim();
  const isDay = /^\d{4}-\d\d-\d\d$/.test(date) && isOfCalendar(date);
  if (!isDay) return { problem: 'UNREADABLE' };
  return date < today ? { problem: 'PAST' } : { date };
}

/** Refuses the 30th of February, which would be taken for a day of March. */
function isOfCalendar(date: string) {
  const day = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
}
