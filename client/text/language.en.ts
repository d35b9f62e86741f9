import type * as fr from './language.fr.ts';
import type { Language, Translated } from '#shared/language.ts';

/** Language of this build of the pages. */
export const language: Language = 'EN';

/** Locale of Intl. */
export const locale = 'en-GB';

export const pageTexts: Translated<typeof fr.pageTexts> = {
  noScript:
    'Without JavaScript you can browse the shop; the cart, the wishlist and the account need it.',
};

export const months: Translated<typeof fr.months> =
  'January February March April May June July August September October November December';

export const dayOfMonth: typeof fr.dayOfMonth = (day) => day;

export const justNow: Translated<typeof fr.justNow> = 'just now';

export const decimalPoint: Translated<typeof fr.decimalPoint> = '.';

export const thousands: typeof fr.thousands = (number) => `${number}k`;
