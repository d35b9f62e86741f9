import { formatDay } from '../ui/format/date.ts';
import { appointmentTexts as texts } from './appointment.fr.ts';

/** Turns `2026-12-01` into `mardi 1er décembre`, with its year where it is not that of `today`. */
export function dayInWords(date: string, today: string) {
  const weekday = texts.weekdays[new Date(date).getUTCDay()] ?? '';
  return texts.day(weekday, formatDay(date, today));
}

/** `10:00`, of a time such as `2026-12-01T10:00`. */
export const timeOf = (localTime: string) => localTime.slice(11);

/** `mardi 1er décembre à 10:00`. */
export function momentInWords(localTime: string, today: string) {
  return texts.at(dayInWords(localTime.slice(0, 10), today), timeOf(localTime));
}
