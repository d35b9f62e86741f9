import type { Translated } from '#shared/language.ts';
import type * as fr from './card.fr.ts';

export const cardTexts: Translated<typeof fr.cardTexts> = {
  addToWishlist: 'Add to wishlist',
  removeFromWishlist: 'Remove from wishlist',
  viewWishlist: 'View wishlist',
  addToCart: 'Add to cart',
  addToCartThough: 'Add to cart,',
  viewCart: 'View cart',
  outOfStock: 'Out of stock',
  soldOut: 'Sold out',
  soldOutValue: (value) => `${value}, sold out`,
  colours: (names) => `Colours: ${names.join(', ')}`,
  discount: (percent) => `−${percent}%`,
  discountUpTo: (percent) => `Up to −${percent}%`,
  reviews: (count, written) => (count === 1 ? '1 review' : `${written} reviews`),
};
