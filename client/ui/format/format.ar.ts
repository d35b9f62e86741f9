import type { Translated } from '../../../server/shared/language.ts';
import type * as fr from './format.fr.ts';

/** Moroccan names of months, Western digits. */
export const locale: Translated<typeof fr.locale> = 'ar-MA-u-nu-latn';

export const dayOfMonth: typeof fr.dayOfMonth = (day) => day;

export const justNow: Translated<typeof fr.justNow> = 'الآن';

export const decimalPoint: Translated<typeof fr.decimalPoint> = ',';

export const thousands: typeof fr.thousands = (number) => `${number}\u00a0ألف`;
