import { writePromisedDays, type DayWords, type PromisedDays } from '#shared/promised-days.ts';

const words: DayWords = {
  weekdays: 'dimanche lundi mardi mercredi jeudi vendredi samedi'.split(' '),
  months:
    'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(
      ' ',
    ),
  today: 'aujourd’hui',
  tomorrow: 'demain',
  date: (weekday, day, month) =>
    ['le', weekday, day === 1 ? '1er' : String(day), month].filter(Boolean).join('\u00a0'),
  alone: (day) => day,
  either: (one, other) => `${one} ou ${other}`,
  between: (from, to) => `entre ${from} et ${to}`,
};

/** Writes « demain ou lundi », or the dates without `today`, which a mail does not know. */
export const promisedDays = (promised: PromisedDays, today: string | null = null) =>
  writePromisedDays(words, promised, today);
