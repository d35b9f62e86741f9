import type { Translated } from '#shared/language.ts';
import type * as fr from './cart.fr.ts';

export const cartTexts: Translated<typeof fr.cartTexts> = {
  added: 'Added to cart!',
  viewLine: (variant) => `View: ${variant}`,
  full: 'The cart can hold 100 different items at most.',
  quantityFull: 'You can order 99 of one item at most.',
  merged: 'The items of your cart are now in your account.',
  logInFirst: 'Please log in to continue!',
};
