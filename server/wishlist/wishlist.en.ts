import { type Translated } from '#shared/language.ts';

import type * as fr from './wishlist.fr.ts';

export const wishlistProblems: Translated<typeof fr.wishlistProblems> = {
  UNKNOWN_PRODUCT: {
    WISHLIST: () => 'This product is not in the wishlist.',
  },
  LIMIT_REACHED: {
    WISHLIST: () => 'The wishlist cannot hold more than 200 products.',
  },
};
