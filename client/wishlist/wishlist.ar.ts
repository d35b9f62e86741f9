import type { Translated } from '#shared/language.ts';
import type * as fr from './wishlist.fr.ts';

export const wishlistTexts: Translated<typeof fr.wishlistTexts> = {
  title: 'المفضلة',
  remove: 'أزل من المفضلة',
  empty: 'قائمة المفضلة فارغة.',
  browse: 'تصفح المتجر',
  added: 'أُضيف إلى المفضلة!',
  removed: 'أُزيل المنتج من المفضلة!',
  logInFirst: 'يرجى الدخول إلى حسابك للمتابعة',
};
