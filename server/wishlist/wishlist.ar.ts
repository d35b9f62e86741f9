import { type Translated } from '#shared/language.ts';

import type * as fr from './wishlist.fr.ts';

export const wishlistProblems: Translated<typeof fr.wishlistProblems> = {
  UNKNOWN_PRODUCT: {
    WISHLIST: () => 'هذا المنتج ليس في قائمة المفضلة.',
  },
  LIMIT_REACHED: {
    WISHLIST: () => 'لا يمكن أن تضم قائمة المفضلة أكثر من 200 منتج.',
  },
};
