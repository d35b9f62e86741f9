import { plural, type Translated } from '#shared/language.ts';
import type * as fr from './card.fr.ts';

export const cardTexts: Translated<typeof fr.cardTexts> = {
  addToWishlist: 'أضف إلى المفضلة',
  removeFromWishlist: 'أزل من المفضلة',
  viewWishlist: 'عرض المفضلة',
  addToCart: 'أضف إلى السلة',
  addToCartThough: 'أضف إلى السلة،',
  viewCart: 'عرض السلة',
  outOfStock: 'نفد من المخزون',
  soldOut: 'نفد',
  soldOutValue: (value) => `${value}، نفد`,
  colours: (names) => `الألوان: ${names.join('، ')}`,
  // A minus would stand on the wrong side of its number.
  discount: (percent) => `تخفيض ${percent}%`,
  discountUpTo: (percent) => `تخفيض يصل إلى ${percent}%`,
  reviews: (count, written) =>
    plural('AR', count, {
      zero: 'لا آراء بعد',
      one: 'رأي واحد',
      two: 'رأيان',
      few: `${written} آراء`,
      many: `${written} رأياً`,
      other: `${written} رأي`,
    }),
};
