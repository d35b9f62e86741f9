import { writePromisedDays, type DayWords } from '#shared/promised-days.ts';

import type * as fr from '#shared/texts/promise.fr.ts';

const words: DayWords = {
  weekdays: 'الأحد الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت'.split(' '),
  months: 'يناير فبراير مارس أبريل ماي يونيو يوليوز غشت شتنبر أكتوبر نونبر دجنبر'.split(' '),
  today: 'اليوم',
  tomorrow: 'غداً',
  date: (weekday, day, month) => [weekday, String(day), month].filter(Boolean).join('\u00a0'),
  alone: (day, isNear) => (isNear ? day : `يوم ${day}`),
  either: (one, other, isNear) => (isNear ? `${one} أو ${other}` : `يوم ${one} أو ${other}`),
  between: (from, to) => `بين ${from} و${to}`,
};

export const promisedDays: typeof fr.promisedDays = (promised, today = null) =>
  writePromisedDays(words, promised, today);
