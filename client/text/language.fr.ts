import type { Language } from '#shared/language.ts';

/** Language of this build of the pages. */
export const language: Language = 'FR';

/** Locale of Intl. */
export const locale = 'fr-FR';
