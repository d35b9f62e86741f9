import type { Translated } from '#shared/language.ts';
import type * as fr from './wishlist.fr.ts';

export const wishlistTexts: Translated<typeof fr.wishlistTexts> = {
  title: 'Wishlist',
  remove: 'Remove from wishlist',
  empty: 'Your wishlist is empty.',
  browse: 'Browse the shop',
  added: 'Added to wishlist!',
  removed: 'Removed from wishlist!',
  logInFirst: 'Please log in to continue',
};
