import type { Language } from '#shared/language.ts';

/** Language of this build of the pages. */
export const language: Language = 'FR';

/** Locale of Intl. */
export const locale = 'fr-FR';

/** Texts of the page around the client, without its script. */
export const pageTexts = {
  noScript:
    'Sans JavaScript, vous pouvez parcourir la boutique ; le panier, les souhaits et le compte en ont besoin.',
} as const;

export const months =
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre';

/** Writes the day in a date that names it, such as `1er décembre`. */
export const dayOfMonth = (day: string) => (day === '1' ? '1er' : day);

/** Says less than a minute ago. */
export const justNow = 'à l’instant';

export const decimalPoint = ',';

/** Writes thousands, such as `2,3` of them. */
export const thousands = (number: string) => `${number}\u00a0k`;
