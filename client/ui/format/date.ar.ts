import type { Translated } from '../../../server/shared/language.ts';
import type * as fr from './date.fr.ts';

/** Moroccan names of months, Western digits. */
export const locale: Translated<typeof fr.locale> = 'ar-MA-u-nu-latn';

export const dayOfMonth: typeof fr.dayOfMonth = (day) => day;

export const justNow: Translated<typeof fr.justNow> = 'الآن';
