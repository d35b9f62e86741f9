import type { Translated } from '#shared/language.ts';
import type * as fr from './date.fr.ts';

export const months: Translated<typeof fr.months> =
  'January February March April May June July August September October November December';

export const dayOfMonth: typeof fr.dayOfMonth = (day) => day;

export const justNow: Translated<typeof fr.justNow> = 'just now';
