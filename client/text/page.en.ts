import type { Translated } from '#shared/language.ts';
import type * as fr from './page.fr.ts';

export const pageTexts: Translated<typeof fr.pageTexts> = {
  noScript:
    'Without JavaScript you can browse the shop; the cart, the wishlist and the account need it.',
};
