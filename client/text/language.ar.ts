import type * as fr from './language.fr.ts';
import type { Language, Translated } from '#shared/language.ts';

/** Language of this build of the pages. */
export const language: Language = 'AR';

/** Locale of Intl: Moroccan names of months, Western digits. */
export const locale = 'ar-MA-u-nu-latn';

export const pageTexts: Translated<typeof fr.pageTexts> = {
  noScript: 'بدون JavaScript يمكنك تصفّح المتجر؛ أما السلة والمفضلة والحساب فتحتاج إليه.',
};

export const months: Translated<typeof fr.months> =
  'يناير فبراير مارس أبريل ماي يونيو يوليوز غشت شتنبر أكتوبر نونبر دجنبر';

export const dayOfMonth: typeof fr.dayOfMonth = (day) => day;

export const justNow: Translated<typeof fr.justNow> = 'الآن';

export const decimalPoint: Translated<typeof fr.decimalPoint> = ',';

export const thousands: typeof fr.thousands = (number) => `${number}\u00a0ألف`;
