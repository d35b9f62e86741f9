import type { Translated } from '#shared/language.ts';
import type * as fr from './date.fr.ts';

export const months: Translated<typeof fr.months> =
  'يناير فبراير مارس أبريل ماي يونيو يوليوز غشت شتنبر أكتوبر نونبر دجنبر';

export const dayOfMonth: typeof fr.dayOfMonth = (day) => day;

export const justNow: Translated<typeof fr.justNow> = 'الآن';
