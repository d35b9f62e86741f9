/** For Intl. */
export const locale = 'fr-FR';

/** In a date without its year. */
export const dayOfMonth = (day: string) => (day === '1' ? '1er' : day);

/** Below a minute ago. */
export const justNow = 'à l’instant';
