import type { Translated } from '../../../server/shared/isomorphic/language.ts';
import type * as fr from './date.fr.ts';

/** Moroccan names of months, Western digits. */
export const locale: Translated<typeof fr.locale> = 'ar-MA-u-nu-latn';

export const months: Translated<typeof fr.months> =
  'يناير فبراير مارس أبريل ماي يونيو يوليوز غشت شتنبر أكتوبر نونبر دجنبر';

export const dayOfMonth: typeof fr.dayOfMonth = (day) => day;

export const justNow: Translated<typeof fr.justNow> = 'الآن';
