import type { Language } from '#shared/language.ts';

/** Of this build of the pages. */
export const language: Language = 'EN';

/** For Intl. */
export const locale = 'en-GB';
