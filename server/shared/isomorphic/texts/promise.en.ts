import { writePromisedDays, type DayWords } from '#shared/promised-days.ts';

import type * as fr from '#shared/texts/promise.fr.ts';

const words: DayWords = {
  weekdays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
  months:
    'January February March April May June July August September October November December'.split(
      ' ',
    ),
  today: 'today',
  tomorrow: 'tomorrow',
  date: (weekday, day, month) => [weekday, String(day), month].filter(Boolean).join('\u00a0'),
  alone: (day, isNear) => (isNear ? day : `on ${day}`),
  either: (one, other, isNear) => (isNear ? `${one} or ${other}` : `on ${one} or ${other}`),
  between: (from, to) => `between ${from} and ${to}`,
};

export const promisedDays: typeof fr.promisedDays = (promised, today = null) =>
  writePromisedDays(words, promised, today);
