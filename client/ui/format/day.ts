import { clockTime } from './date.ts';

const shortDay = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

const shortTime = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});

/** Turns `2026-11-22` into `22 nov.` */
export function formatDay(date: string) {
  return shortDay.format(new Date(date));
}

/** Day and time in Morocco, for lists: `22 nov., 14:05`. */
export function formatShortTime(instant: string) {
  return shortTime.format(clockTime(instant));
}
