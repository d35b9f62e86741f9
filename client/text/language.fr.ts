import type { Language } from '../../server/shared/language.ts';

/** Of this build of the pages. */
export const language: Language = 'FR';
