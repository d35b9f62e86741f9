import type { Language } from '../../server/shared/isomorphic/language.ts';

/** Of this build of the pages. */
export const language: Language = 'EN';

/** For Intl. */
export const locale = 'en-GB';
