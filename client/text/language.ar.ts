import type { Language } from '#shared/language.ts';

/** Language of this build of the pages. */
export const language: Language = 'AR';

/** Locale of Intl: Moroccan names of months, Western digits. */
export const locale = 'ar-MA-u-nu-latn';
