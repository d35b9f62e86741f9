// Shipped within one or two working days, then one or two on the road.
const firstAfter = 2;
const lastAfter = 4;

/**
 * Holidays of fixed date, as `MM-DD`. Those of the lunar calendar are known a day or two before
 * only.
 */
const holidays = new Set([
  '01-01',
  '01-11',
  '01-14',
  '05-01',
  '07-30',
  '08-14',
  '08-20',
  '08-21',
  '10-31',
  '11-06',
  '11-18',
]);

/** First and last day of delivery of an order placed `today`; days are `YYYY-MM-DD` in Rabat. */
export function deliveryDates(today: string) {
  return { first: addWorkingDays(today, firstAfter), last: addWorkingDays(today, lastAfter) };
}

/** Whether an order placed `today` has arrived before the day of `date`, at the latest. */
export function arrivesBefore(date: string, today: string) {
  return deliveryDates(today).last < date;
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

function addWorkingDays(from: string, count: number) {
  const day = new Date(`${from}T00:00:00Z`);
  for (let left = count; left > 0;) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (isWorkingDay(day)) left -= 1;
  }
  return day.toISOString().slice(0, 10);
}

function isWorkingDay(day: Date) {
  const isWeekend = day.getUTCDay() === 0 || day.getUTCDay() === 6;
  return !isWeekend && !holidays.has(day.toISOString().slice(5, 10));
}
